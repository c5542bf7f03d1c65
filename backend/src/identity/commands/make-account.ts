import type { CreatedUser, Role } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { withReason } from '../domain/with-reason.js';
import type { UserTexts } from '../domain/user.events.js';
import { create, type NewUser, type User } from '../domain/user.js';
import * as rules from '../domain/user.rules.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { KnownSchools } from '../persistence/known-schools.js';
import { visiting, type PeopleActor } from '../persistence/people.js';
import { UserViews } from '../persistence/user-view.js';

export interface NewAccount extends UserTexts {
  readonly role?: Role | undefined;
  readonly gradeLevel?: string | null | undefined;
  readonly isActive?: boolean | undefined;
  readonly organizationId?: number | undefined;
  /** One-time; generated if absent. */
  readonly password?: string | undefined;
  readonly confirmPassword?: string | undefined;
  readonly reason?: string | null | undefined;
}

export class MakeAccount extends Command<CreatedUser> {
  constructor(
    readonly by: PeopleActor,
    readonly account: NewAccount,
  ) {
    super();
  }
}

@CommandHandler(MakeAccount)
export class MakeAccountHandler implements ICommandHandler<MakeAccount> {
  constructor(
    private readonly database: Database,
    private readonly claims: EmailClaims,
    private readonly schools: KnownSchools,
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
    private readonly views: UserViews,
    private readonly clock: Clock,
  ) {}

  async execute({ by, account }: MakeAccount): Promise<CreatedUser> {
    const { role = rules.roleByDefault(by.role), gradeLevel = null, isActive = true, password: typed } = account;
    const { username, email, firstName, lastName, reason } = account;
    const organizationId = account.organizationId ?? by.organizationId;
    rules.rolesAreGivenByThoseWhoMay(by, role);
    rules.whatIsTypedTwiceIsAlike(typed, account.confirmPassword);
    const school = await this.schools.find(organizationId);
    rules.onlySuperAdminsNameAnotherSchool(by, organizationId, school);
    if (!school) throw rules.noSuchSchool();
    rules.districtsHaveTheirOwnStaffOnly(school, role);
    await countPerson(this.database, 'known-elsewhere', { userId: by.id, now: this.clock.now() });
    const person = { username, email, firstName, lastName, role, gradeLevel, isActive, mustChangePassword: true };
    const { password, hash, until } = await this.passwords.first(person, typed);
    const actor = visiting(by, organizationId);
    const user = await this.database.transaction(by, async () => {
      await this.claims.claim(actor, [email]);
      const decide = (userId: number) => withReason(create(userId, person), { by, organizationId, reason });
      return this.accounts.begin(actor, decide, { hash, until });
    });
    const view = await this.views.of(user);
    return typed === undefined ? { ...view, oneTimePassword: password } : view;
  }
}

export class CreateUser extends Command<User> {
  constructor(
    readonly by: Actor,
    readonly person: NewUser,
    readonly password?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
  ) {}

  async execute({ by, person, password }: CreateUser): Promise<User> {
    const proof = password === undefined ? undefined : { hash: await this.passwords.hash(password, person) };
    return this.accounts.begin(by, (userId) => create(userId, person), proof);
  }
}
