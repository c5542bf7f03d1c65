import type { ErasureReason, UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { systemAt } from '../../platform/event-log/erasure-handler.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { erase, eraseExpired, eraseLeftBehind } from '../domain/erasure.js';
import { accountsAreChangedByThoseWhoMay } from '../domain/user.rules.js';
import { Accounts } from '../persistence/accounts.js';
import { Erasure } from '../persistence/erasure.js';
import { People, type OnPerson, type PeopleActor } from '../persistence/people.js';

export class ErasePerson extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly username: string,
    readonly reason?: ErasureReason | null,
    /** Runs first in the transaction of the erasure. */
    readonly first?: () => Promise<unknown>,
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

  async execute({ record, username, reason, first }: ErasePerson): Promise<UserView> {
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
          schools: person.wasAt,
          before: async () => {
            await this.erasure.requireNotHeld(person);
            await first?.();
          },
          also: (erased) => this.erasure.complete(by, erased, person, reason),
        },
      ),
    );
  }
}

/** By the school's schedule of retention. */
export class EraseExpiredPerson extends Command<void> {
  constructor(
    readonly organizationId: number,
    readonly id: number,
    /** Runs first in the transaction of the erasure. Throws if the schedule keeps them by now. */
    readonly requireExpired: () => Promise<void>,
  ) {
    super();
  }
}

@CommandHandler(EraseExpiredPerson)
export class EraseExpiredPersonHandler implements ICommandHandler<EraseExpiredPerson> {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: People,
    private readonly erasure: Erasure,
  ) {}

  async execute({ organizationId, id, requireExpired }: EraseExpiredPerson): Promise<void> {
    const system = systemAt(organizationId);
    const user = await this.accounts.find(organizationId, id);
    if (!user) throw notFound();
    const person = await this.erasure.personToErase(user);
    await this.erasure.whileNothingIsImported(organizationId, () =>
      this.people.settle(system, user, {
        decide: eraseExpired,
        schools: person.wasAt,
        before: async () => {
          await this.erasure.requireNotHeld(person);
          await requireExpired();
        },
        also: (erased) => this.erasure.complete(system, erased, person, 'kept-long-enough'),
      }),
    );
  }
}

/**
 * Of someone whose erasure a restored backup lacks. Does nothing if they are erased, or left the school: their erasure
 * where they are now covers it.
 */
export class ErasePersonAgain extends Command<void> {
  constructor(
    readonly organizationId: number,
    readonly id: number,
    readonly reason: ErasureReason | null,
  ) {
    super();
  }
}

@CommandHandler(ErasePersonAgain)
export class ErasePersonAgainHandler implements ICommandHandler<ErasePersonAgain> {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: People,
    private readonly erasure: Erasure,
  ) {}

  async execute({ organizationId, id, reason }: ErasePersonAgain): Promise<void> {
    // the system is no editor, and decided nothing here: the erasure was decided before
    const by = systemAt(organizationId) as PeopleActor;
    const user = await this.accounts.find(organizationId, id);
    if (!user) return;
    const person = await this.erasure.personToErase(user);
    await this.people.settle(by, user, {
      decide: (before) => eraseLeftBehind(before, by, reason),
      also: (erased) => this.erasure.complete(by, erased, person, reason),
    });
  }
}
