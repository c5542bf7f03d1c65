import type { AcademicYearView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { AcademicYears } from '../persistence/academic-years.js';

export class ListAcademicYears extends Query<readonly AcademicYearView[]> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
  ) {
    super();
  }
}

@QueryHandler(ListAcademicYears)
export class ListAcademicYearsHandler implements IQueryHandler<ListAcademicYears> {
  constructor(private readonly years: AcademicYears) {}

  async execute({ by, organizationId }: ListAcademicYears): Promise<readonly AcademicYearView[]> {
    const school = await this.years.ofSchool(by, organizationId);
    return school.years.map((year) => this.years.viewOf(year, school));
  }
}
