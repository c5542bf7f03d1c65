import type { ClassDetails, ClassView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { Classes } from '../persistence/classes.js';

export class ListClasses extends Query<readonly ClassView[]> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
  ) {
    super();
  }
}

@QueryHandler(ListClasses)
export class ListClassesHandler implements IQueryHandler<ListClasses> {
  constructor(private readonly classes: Classes) {}

  execute({ by, organizationId }: ListClasses): Promise<readonly ClassView[]> {
    return this.classes.list(by, organizationId);
  }
}

export class FindClass extends Query<ClassDetails> {
  constructor(
    readonly by: Actor,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(FindClass)
export class FindClassHandler implements IQueryHandler<FindClass> {
  constructor(private readonly classes: Classes) {}

  execute({ by, id }: FindClass): Promise<ClassDetails> {
    return this.classes.find(by, id);
  }
}
