import type { ReportScheduleView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { add, change, remove, type NewSchedule, type ScheduleInput } from '../domain/report-schedule.js';
import { ReportSchedules } from '../persistence/report-schedules.js';

export class AddReportSchedule extends Command<ReportScheduleView> {
  constructor(
    readonly by: Actor,
    readonly input: NewSchedule,
    readonly organizationId: number,
  ) {
    super();
  }
}

@CommandHandler(AddReportSchedule)
export class AddReportScheduleHandler implements ICommandHandler<AddReportSchedule> {
  constructor(private readonly schedules: ReportSchedules) {}

  execute({ by, input, organizationId }: AddReportSchedule): Promise<ReportScheduleView> {
    return this.schedules.begin(by, organizationId, input.recipientIds, (school) => add(school, by, input));
  }
}

export class ChangeReportSchedule extends Command<ReportScheduleView> {
  constructor(
    readonly record: OnRecord,
    readonly input: ScheduleInput,
  ) {
    super();
  }
}

@CommandHandler(ChangeReportSchedule)
export class ChangeReportScheduleHandler implements ICommandHandler<ChangeReportSchedule> {
  constructor(private readonly schedules: ReportSchedules) {}

  async execute({ record, input }: ChangeReportSchedule): Promise<ReportScheduleView> {
    const organizationId = await this.schedules.decide(record, input.recipientIds ?? [], (before, school) =>
      change(before, school, record.by, input),
    );
    return this.schedules.details(organizationId, record.id);
  }
}

export class DeleteReportSchedule extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteReportSchedule)
export class DeleteReportScheduleHandler implements ICommandHandler<DeleteReportSchedule> {
  constructor(private readonly schedules: ReportSchedules) {}

  async execute({ record, reason }: DeleteReportSchedule): Promise<void> {
    await this.schedules.decide(record, [], (before) => remove(before, record.by, reason));
  }
}
