import type { ErasureReason, UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { erase } from '../domain/erasure.js';
import { accountsAreChangedByThoseWhoMay } from '../domain/user.rules.js';
import { Erasure } from '../persistence/erasure.js';
import { People, type OnPerson } from '../persistence/people.js';

/** An administrator takes a person's name and every text of theirs away, for good. */
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
    // whoever may not, hears so whatever else is under way
    if (user.id !== by.id) accountsAreChangedByThoseWhoMay(by, user);
    const person = await this.erasure.known(user);
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
