import { ChangeSettings, SystemSettings } from '@hourtrail/contracts';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ChangeSettings as Change } from '../commands/change-settings.js';
import { FindSettings } from '../queries/find-settings.js';

@Controller('settings')
@Needs('settings.manage')
@ApiTags('Schools')
export class SettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(200, SystemSettings, 'What holds for the whole system.')
  find(): Promise<SystemSettings> {
    return this.queries.execute(new FindSettings());
  }

  @Patch()
  @Answers(200, SystemSettings, 'The settings as they stand now.')
  change(
    @CurrentActor() by: Actor,
    @Body() { version: seen, ...input }: ChangeSettings,
    @ExpectedVersion() version = seen,
  ): Promise<SystemSettings> {
    return this.commands.execute(new Change(by, input, version));
  }
}
