import {
  AddHours,
  ChangeHours,
  HoursOfUser as EntriesOfUser,
  HoursReason,
  HoursView,
  PageQuery,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AddHours as Add } from '../commands/add-hours.js';
import { ChangeHours as Change } from '../commands/change-hours.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { HoursOfUser } from '../queries/hours-of-user.js';
import { commandOf, entryInputOf } from './review-command.js';

/** Admin URLs for actions that the general hours URLs offer too. */
@Controller('admin')
@About('hours')
@ApiTags('Hours')
export class AdminHoursController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('users/:id/hours')
  @About('user')
  @RecordsAccess()
  @Needs('hours.administer')
  @ListAnswer('hours')
  @Answers(200, EntriesOfUser, 'The entries of one person, newest day first, one page of them.')
  list(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Query() page: PageQuery,
  ): Promise<Page<HoursView>> {
    return this.queries.execute(new HoursOfUser(by, id, page));
  }

  @Post('users/:id/hours')
  @About('user')
  @Needs('hours.add')
  @Answers(201, HoursView, 'The entry, added for somebody else.')
  add(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number, @Body() body: AddHours): Promise<HoursView> {
    return this.commands.execute(new Add(by, id, entryInputOf(body), body.reason));
  }

  @Put('hours/:id')
  @Needs('hours.administer')
  @Answers(200, HoursView, 'The entry as it stands now.')
  change(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() body: ChangeHours,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    return this.commands.execute(commandOf({ by, id, version: version ?? body.version }, body));
  }

  @Delete('hours/:id')
  @Needs('hours.administer')
  @HttpCode(204)
  @Answers(204, undefined, 'Deleted; administrators can bring it back.')
  async delete(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: HoursReason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new Change({ by, id, version }, { action: 'delete', review: { comment: reason } }));
  }
}
