import { Command } from '@nestjs/cqrs';

/** Makes what counts of these students' approved hours known to whoever reads figures next. */
export class RecountHours extends Command<void> {
  constructor(
    readonly organizationId: number,
    readonly studentIds: readonly number[],
  ) {
    super();
  }
}
