import { Query } from '@nestjs/cqrs';
import type { GraduateFigures } from '../domain/user.events.js';

/** What counts of the hours of students who graduate, for each of them. Whoever counts hours answers it. */
export class GraduationFigures extends Query<ReadonlyMap<number, GraduateFigures>> {
  constructor(
    readonly organizationId: number,
    readonly studentIds: readonly number[],
    /** The last day of the school year that ends. */
    readonly endsOn: string,
  ) {
    super();
  }
}
