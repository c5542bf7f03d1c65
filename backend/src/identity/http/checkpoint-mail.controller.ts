import { CheckpointMail } from '@hourtrail/contracts';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { EndCheckpointMail } from '../commands/end-checkpoint-mail.js';
import { StartCheckpointMail } from '../commands/start-checkpoint-mail.js';
import type { PeopleActor } from '../persistence/people.js';
import { FindCheckpointMail } from '../queries/find-checkpoint-mail.js';

@Controller('profile/checkpoint-mail')
@Needs('audit.read')
@ApiTags('Audit')
export class CheckpointMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(200, CheckpointMail, "Whether the newest checkpoint comes to one's own address, and what became of it.")
  find(@CurrentActor() by: PeopleActor): Promise<CheckpointMail> {
    return this.queries.execute(new FindCheckpointMail(by));
  }

  @Post()
  @HttpCode(200)
  @Answers(200, CheckpointMail, 'From now on it comes once a day, where the log has grown since the last one.')
  async start(@CurrentActor() by: PeopleActor): Promise<CheckpointMail> {
    await this.commands.execute(new StartCheckpointMail(by));
    return this.queries.execute(new FindCheckpointMail(by));
  }

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'No checkpoint comes by mail from now on.')
  async end(@CurrentActor() by: PeopleActor): Promise<void> {
    await this.commands.execute(new EndCheckpointMail(by));
  }
}
