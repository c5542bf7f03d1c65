import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { newCode } from '../../platform/web/access/code-guesses.js';
import { makeJoinCode, dropJoinCode } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { Schools } from '../persistence/schools.js';

/** Replaces any previous code. */
export class MakeJoinCode extends Command<Organization> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(MakeJoinCode)
export class MakeJoinCodeHandler implements ICommandHandler<MakeJoinCode> {
  constructor(private readonly schools: Schools) {}

  execute({ record, reason }: MakeJoinCode): Promise<Organization> {
    const joinCode = newCode();
    return this.schools.decide(record, (school) => makeJoinCode(school, record.by, { joinCode, reason }));
  }
}

export class DropJoinCode extends Command<Organization> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DropJoinCode)
export class DropJoinCodeHandler implements ICommandHandler<DropJoinCode> {
  constructor(private readonly schools: Schools) {}

  execute({ record, reason }: DropJoinCode): Promise<Organization> {
    return this.schools.decide(record, (school) => dropJoinCode(school, record.by, { reason }));
  }
}
