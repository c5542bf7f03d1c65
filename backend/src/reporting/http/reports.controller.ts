import { ReportOverview as View, ReportQuery, UserReportQuery, UserReportRow } from '@hourtrail/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../persistence/about-person.js';
import { ListReport } from '../queries/list-report.js';
import { ReportOverview } from '../queries/report-overview.js';

@Controller('admin/reports')
@Needs('reports.read')
@ApiTags('Reports')
export class ReportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('users')
  @ReadsFromReplica()
  @ListAnswer()
  @Answers(200, [UserReportRow], 'Students by grade and hours, then parents by hours, one page of them.')
  users(@CurrentActor() by: Reader, @Query() filter: UserReportQuery): Promise<Page<UserReportRow>> {
    return this.queries.execute(new ListReport(by, filter));
  }

  @Get('overview')
  @ReadsFromReplica()
  @Answers(200, View, 'The charts of one school, and its students at risk.')
  overview(@CurrentActor() by: Reader, @Query() filter: ReportQuery): Promise<View> {
    return this.queries.execute(new ReportOverview(by, filter));
  }
}
