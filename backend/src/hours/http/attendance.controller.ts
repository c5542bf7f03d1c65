import {
  AttendanceAnswer,
  AttendanceRow,
  CheckIn,
  ExportAddress,
  ExportRoster,
  HoursView,
  PageQuery,
  TakeAttendance,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { ExportDownloads } from '../../platform/exports/export-downloads.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { CheckIn as Enter } from '../commands/check-in.js';
import { RecordAttendance } from '../commands/record-attendance.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { FindAttended, ListAttendance } from '../queries/list-attendance.js';
import { hundredthsOf } from './review-command.js';

@Controller('volunteer-opportunities')
@About('opportunity')
@ApiTags('Attendance')
export class AttendanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly downloads: ExportDownloads,
  ) {}

  @Get(':id/attendance')
  @ReadsFromReplica()
  @Needs('attendance.take')
  @ListAnswer()
  @Answers(200, [AttendanceRow], 'Who has a place, by name, and what they have logged; one page of them.')
  list(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Query() page: PageQuery,
  ): Promise<Page<AttendanceRow>> {
    return this.queries.execute(new ListAttendance(by, id, page));
  }

  @Post(':id/attendance')
  @Needs('attendance.take')
  @HttpCode(200)
  @Answers(200, AttendanceAnswer, 'What became of each person.')
  take(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { userIds, verified, hours, present, reason }: TakeAttendance,
  ): Promise<AttendanceAnswer> {
    const hundredths = hundredthsOf(hours) ?? undefined;
    const request = { by, verified: verified ?? false, hundredths, absent: present === false, reason };
    return this.commands.execute(new RecordAttendance(request, id, userIds));
  }

  @Post(':id/roster')
  @Needs('attendance.take')
  @Answers(201, ExportAddress, 'Where the file of who signed up and who was there can be fetched, once.')
  async roster(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Body() { format, reason }: ExportRoster,
  ): Promise<ExportAddress> {
    const { organizationId } = await this.queries.execute(new FindAttended(by, id));
    const query = {
      format,
      opportunityId: String(id),
      organizationId: String(organizationId),
      ...(reason && { reason }),
    };
    return this.downloads.make(by, { kind: 'roster', query });
  }

  @Post(':id/check-in')
  @Needs('hours.log')
  @HttpCode(200)
  @Answers(200, HoursView, 'The entry, also where it was there already.')
  checkIn(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { code }: CheckIn,
  ): Promise<HoursView> {
    return this.commands.execute(new Enter(by, id, code));
  }
}
