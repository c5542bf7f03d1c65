import type { Role, UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { LOCKS } from '../../platform/database/locks.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { confirmNomination, refuseNomination } from '../domain/user-changes.js';
import type { UserTexts } from '../domain/user.events.js';
import { nominate } from '../domain/user.js';
import { isEmailTaken, isUsernameTaken, usernameFrom, USERNAMES_TRIED } from '../persistence/username-from.js';
import * as rules from '../domain/user.rules.js';
import { Accounts } from '../persistence/accounts.js';
import { People, type PeopleActor, type OnPerson } from '../persistence/people.js';
import { UserViews } from '../persistence/user-view.js';

/** A password in the request is ignored. */
export interface Nominee extends Omit<UserTexts, 'username'> {
  /** Made from the email if it is left out. */
  readonly username?: string | undefined;
  readonly role?: Role | undefined;
  readonly organizationId?: number | undefined;
}

export class NominateVerifier extends Command<UserView> {
  constructor(
    readonly by: PeopleActor,
    readonly nominee: Nominee,
  ) {
    super();
  }
}

@CommandHandler(NominateVerifier)
export class NominateVerifierHandler implements ICommandHandler<NominateVerifier> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly views: UserViews,
    private readonly clock: Clock,
  ) {}

  async execute({ by, nominee }: NominateVerifier): Promise<UserView> {
    const { role = rules.roleByDefault(by.role), organizationId } = nominee;
    rules.aNominationAsksForNothingElse(by, { role, organizationId });
    rules.membersOfNewSchoolJoinASchoolFirst(by);
    await countPerson(this.database, 'nomination', { userId: by.id, now: this.clock.now() });
    return withUsername(nominee, (texts) => this.nominate(by, texts));
  }

  private nominate(by: PeopleActor, nominee: UserTexts): Promise<UserView> {
    const work = async (): Promise<UserView> => {
      rules.fewNominationsWaitAtATime(await this.waitingOf(by));
      return this.views.of(await this.accounts.begin(by, (userId) => nominate(userId, nominee)));
    };
    return this.database.transaction(by, work, [
      { name: 'nominate-in-turn', text: `SELECT pg_advisory_xact_lock(${LOCKS.nominations}, $1)`, values: [by.id] },
    ]);
  }

  private async waitingOf({ organizationId, id }: PeopleActor): Promise<number> {
    const [row] = await this.database.read<{ waiting: number }>(organizationId, {
      name: 'waiting-nominations',
      text: `SELECT count(*)::integer AS waiting FROM identity.users
             WHERE organization_id = $1 AND created_by = $2 AND nomination = 'waiting' AND moved_to IS NULL`,
      values: [organizationId, id],
    });
    return row?.waiting ?? 0;
  }
}

/** Tries other usernames while one is taken that the nominee did not choose. */
async function withUsername<Result>(
  nominee: Omit<UserTexts, 'username'> & Pick<Nominee, 'username'>,
  begin: (texts: UserTexts) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const username = nominee.username ?? usernameFrom(nominee.email, attempt, 'verifier');
    try {
      return await begin({ ...nominee, username });
    } catch (error) {
      const isLast = nominee.username !== undefined || attempt === USERNAMES_TRIED;
      if (isLast || !isUsernameTaken(error)) throw error;
    }
  }
}

/** A supervisor asks for an account at an address that is theirs. Does nothing, and doesn't say so, if it has one. */
export class NominateThemselves extends Command<void> {
  constructor(
    readonly by: Actor,
    readonly nominee: Omit<UserTexts, 'username'>,
  ) {
    super();
  }
}

@CommandHandler(NominateThemselves)
export class NominateThemselvesHandler implements ICommandHandler<NominateThemselves> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ by, nominee }: NominateThemselves): Promise<void> {
    try {
      await withUsername(nominee, (texts) => this.accounts.begin(by, (userId) => nominate(userId, texts)));
    } catch (error) {
      if (!isEmailTaken(error)) throw error;
    }
  }
}

const DECISIONS = { confirm: confirmNomination, refuse: refuseNomination };

/** A confirmed verifier is active but has no password yet. */
export class DecideNomination extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly decision: keyof typeof DECISIONS,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DecideNomination)
export class DecideNominationHandler implements ICommandHandler<DecideNomination> {
  constructor(private readonly people: People) {}

  execute({ record, decision, reason }: DecideNomination): Promise<UserView> {
    return this.people.decide(record, { decide: (user) => DECISIONS[decision](user, record.by, reason) });
  }
}
