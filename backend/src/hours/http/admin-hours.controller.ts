import { AddHours, type HoursView } from '@hourtrail/contracts';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AddHours as Add } from '../commands/add-hours.js';
import type { HoursActor } from '../persistence/hours-book.js';
import { hoursView } from './hours.answers.js';
import { entryInputOf } from './review-command.js';

@Controller('admin/users/:id/hours')
@Needs('hours.add')
@ApiTags('Hours')
export class AdminHoursController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers(201, hoursView, 'The entry, added for somebody else.')
  add(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number, @Body() body: AddHours): Promise<HoursView> {
    return this.commands.execute(new Add(by, id, entryInputOf(body), body.reason));
  }
}
