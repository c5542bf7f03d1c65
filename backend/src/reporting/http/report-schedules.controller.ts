import {
  ChangeReportSchedule,
  CreateReportSchedule,
  Reason,
  ReportSchedulesQuery,
  ReportScheduleView,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import {
  AddReportSchedule,
  ChangeReportSchedule as Change,
  DeleteReportSchedule,
} from '../commands/report-schedule.js';
import { ListReportSchedules } from '../queries/list-report-schedules.js';

@Controller('report-schedules')
@Needs('exports.make')
@About('report-schedule')
@ApiTags('Reports')
export class ReportSchedulesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(200, [ReportScheduleView], 'When the report of a school is emailed to whom, oldest first.')
  list(
    @CurrentActor() by: Actor,
    @Query() { organizationId }: ReportSchedulesQuery,
  ): Promise<readonly ReportScheduleView[]> {
    return this.queries.execute(new ListReportSchedules(by, Number(organizationId || by.organizationId)));
  }

  @Post()
  @Answers(201, ReportScheduleView, 'The new schedule. The report is sent from seven in the morning at the school.')
  add(
    @CurrentActor() by: Actor,
    @Body() { organizationId, ...input }: CreateReportSchedule,
  ): Promise<ReportScheduleView> {
    return this.commands.execute(new AddReportSchedule(by, input, organizationId ?? by.organizationId));
  }

  @Patch(':id')
  @Answers(200, ReportScheduleView, 'The schedule as it stands now.')
  change(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version: seen, ...input }: ChangeReportSchedule,
    @ExpectedVersion() version = seen,
  ): Promise<ReportScheduleView> {
    return this.commands.execute(new Change({ by, id, version }, input));
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'Nothing more is sent by it.')
  async delete(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteReportSchedule({ by, id, version }, reason));
  }
}
