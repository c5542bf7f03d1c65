import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { change, moveIn, type UserChanges } from '../domain/user-changes.js';
import * as rules from '../domain/user.rules.js';
import { Accounts } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { JoinRequests } from '../persistence/join-requests.js';
import { KnownSchools } from '../persistence/known-schools.js';
import { People, type OnPerson } from '../persistence/people.js';

export class ChangeUser extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly changes: UserChanges,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
    private readonly schools: KnownSchools,
    private readonly claims: EmailClaims,
    private readonly requests: JoinRequests,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ record, changes, reason }: ChangeUser): Promise<UserView> {
    const { by } = record;
    const { organizationId, email } = changes;
    if (changes.role !== undefined) rules.rolesAreGivenByThoseWhoMay(by, changes.role);
    const school = organizationId === undefined ? undefined : await this.schools.find(organizationId);
    rules.onlySuperAdminsNameAnotherSchool(by, organizationId, school);
    if (organizationId !== undefined && !school) throw rules.noSuchSchool();
    const waiting = organizationId === undefined ? undefined : await this.requests.waitingOf(record.id);
    const hasPassword = changes.role !== undefined && (await this.accounts.hasPassword(record.id));
    if (email !== undefined) {
      await countPerson(this.database, 'known-elsewhere', { userId: by.id, now: this.clock.now() });
    }
    return this.people.decide(record, {
      before: async (user) => {
        if (email === undefined || email.toLowerCase() === user.email.toLowerCase()) return;
        await this.claims.claim({ ...by, organizationId: organizationId ?? user.organizationId }, [email], user.id);
      },
      decide: (before, peers) => {
        rules.districtStaffStayDistrictStaff(before, changes.role ?? before.role, school);
        return change(before, by, { changes, peers, hasPassword, reason });
      },
      arrive: (left, to) => moveIn(left, by, { to, reason }),
      also: async ({ movedFrom }) => {
        if (waiting && movedFrom === waiting.fromSchool) await this.requests.withdraw(by, waiting);
      },
    });
  }
}
