import type { ReportScheduleView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { ReportSchedules } from '../persistence/report-schedules.js';

export class ListReportSchedules extends Query<readonly ReportScheduleView[]> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
  ) {
    super();
  }
}

@QueryHandler(ListReportSchedules)
export class ListReportSchedulesHandler implements IQueryHandler<ListReportSchedules> {
  constructor(private readonly schedules: ReportSchedules) {}

  execute({ by, organizationId }: ListReportSchedules): Promise<readonly ReportScheduleView[]> {
    return this.schedules.list(by, organizationId);
  }
}
