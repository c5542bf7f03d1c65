import { calendarDateOf, type AcademicYearView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { add, change, remove, type AcademicYearInput, type NewAcademicYear } from '../domain/academic-year.js';
import type { Why } from '../domain/organization.js';
import { AcademicYears } from '../persistence/academic-years.js';

export class AddAcademicYear extends Command<AcademicYearView> {
  constructor(
    readonly by: Actor,
    readonly input: NewAcademicYear & Why,
    readonly organizationId: number,
  ) {
    super();
  }
}

@CommandHandler(AddAcademicYear)
export class AddAcademicYearHandler implements ICommandHandler<AddAcademicYear> {
  constructor(private readonly years: AcademicYears) {}

  execute({ by, input, organizationId }: AddAcademicYear): Promise<AcademicYearView> {
    return this.years.begin(by, organizationId, (school) => {
      const startsOn = calendarDateOf(input.startsOn, school.timeZone);
      const endsOn = calendarDateOf(input.endsOn, school.timeZone);
      return add(school, by, { ...input, startsOn, endsOn });
    });
  }
}

export class ChangeAcademicYear extends Command<AcademicYearView> {
  constructor(
    readonly record: OnRecord,
    readonly input: AcademicYearInput & Why,
  ) {
    super();
  }
}

@CommandHandler(ChangeAcademicYear)
export class ChangeAcademicYearHandler implements ICommandHandler<ChangeAcademicYear> {
  constructor(private readonly years: AcademicYears) {}

  execute({ record, input }: ChangeAcademicYear): Promise<AcademicYearView> {
    return this.years.decide(record, (year, school) => {
      const startsOn = input.startsOn && calendarDateOf(input.startsOn, school.timeZone);
      const endsOn = input.endsOn && calendarDateOf(input.endsOn, school.timeZone);
      return change(year, school, record.by, { ...input, startsOn, endsOn });
    });
  }
}

export class DeleteAcademicYear extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteAcademicYear)
export class DeleteAcademicYearHandler implements ICommandHandler<DeleteAcademicYear> {
  constructor(private readonly years: AcademicYears) {}

  async execute({ record, reason }: DeleteAcademicYear): Promise<void> {
    await this.years.decide(record, (year, school) => remove(year, school, record.by, { reason }));
  }
}
