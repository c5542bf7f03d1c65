import type { ErasureReason, UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { erase } from '../domain/erasure.js';
import { accountsAreChangedByThoseWhoMay } from '../domain/user.rules.js';
import { Erasure } from '../persistence/erasure.js';
import { People, type OnPerson } from '../persistence/people.js';

export class ErasePerson extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly username: string,
    readonly reason?: ErasureReason | null,
  ) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly people: People,
    private readonly erasure: Erasure,
  ) {}

  async execute({ record, username, reason }: ErasePerson): Promise<UserView> {
    const { by } = record;
    const user = await this.people.find(by, record.id);
    // checked first, so that the error is the same whatever else is in progress
    if (user.id !== by.id) accountsAreChangedByThoseWhoMay(by, user);
    const person = await this.erasure.personToErase(user);
    return this.erasure.whileNothingIsImported(user.organizationId, () =>
      this.people.decide(
        { ...record, version: record.version ?? user.version },
        {
          decide: (before, peers) => erase(before, by, { username, reason, peers }),
          also: (erased) => this.erasure.complete(by, erased, person, reason),
        },
      ),
    );
  }
}
