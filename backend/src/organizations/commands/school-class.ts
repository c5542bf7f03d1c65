import type { ClassDetails } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Why } from '../domain/organization.js';
import { add, change, remove, type ClassInput, type NewClass } from '../domain/school-class.js';
import { Classes } from '../persistence/classes.js';

export class AddClass extends Command<ClassDetails> {
  constructor(
    readonly by: Actor,
    readonly input: NewClass & Why,
    readonly organizationId: number,
  ) {
    super();
  }
}

@CommandHandler(AddClass)
export class AddClassHandler implements ICommandHandler<AddClass> {
  constructor(private readonly classes: Classes) {}

  execute({ by, input, organizationId }: AddClass): Promise<ClassDetails> {
    const named = [...(input.teacherIds ?? []), ...(input.studentIds ?? [])];
    return this.classes.begin({ by, organizationId, named }, (school) => add(school, by, input));
  }
}

export class ChangeClass extends Command<ClassDetails> {
  constructor(
    readonly record: OnRecord,
    readonly input: ClassInput & Why,
  ) {
    super();
  }
}

@CommandHandler(ChangeClass)
export class ChangeClassHandler implements ICommandHandler<ChangeClass> {
  constructor(private readonly classes: Classes) {}

  async execute({ record, input }: ChangeClass): Promise<ClassDetails> {
    const named = [...(input.teacherIds ?? []), ...(input.addStudentIds ?? [])];
    const organizationId = await this.classes.decide(record, named, (before, school) =>
      change(before, school, record.by, input),
    );
    return this.classes.details(organizationId, record.id);
  }
}

export class DeleteClass extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DeleteClass)
export class DeleteClassHandler implements ICommandHandler<DeleteClass> {
  constructor(private readonly classes: Classes) {}

  async execute({ record, reason }: DeleteClass): Promise<void> {
    await this.classes.decide(record, [], (before) => remove(before, record.by, { reason }));
  }
}
