import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import type { SignedIn, Visit } from '../commands/sign-in.js';
import { linkSignIn } from '../domain/credentials.js';
import type { User } from '../domain/user.js';
import { refused } from '../log-in/provider-refusal.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts, CAN_SIGN_IN, endOneTimePassword, SESSION_COLUMNS } from '../persistence/accounts.js';
import { userStream } from '../persistence/user.stream.js';
import { PendingLinks } from './pending-links.js';
import { SchoolProvider, type SchoolIdentity, type SchoolSignIn } from './school-provider.js';

type Subject = Pick<SchoolIdentity, 'issuer' | 'subject'>;

interface Proofs {
  readonly ownPassword: boolean;
  readonly usesGoogle: boolean;
  readonly otherSubject: boolean;
}

/** Whom a school's provider knows. Nothing here makes an account, or reads one of another school. */
@Injectable()
export class SchoolIdentities {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  async linkedTo({ organizationId }: SchoolSignIn, { issuer, subject }: Subject): Promise<User | undefined> {
    return this.one({
      name: 'known-to-school',
      text: `SELECT u.* FROM identity.school_identities i
             JOIN identity.users u ON (u.organization_id, u.id) = (i.organization_id, i.user_id)
             WHERE (i.organization_id, i.issuer, i.subject) = ($1, $2, $3) AND u.moved_to IS NULL`,
      values: [organizationId, issuer, subject],
    });
  }

  async withEmail({ organizationId }: SchoolSignIn, email: string): Promise<User | undefined> {
    return this.one({
      name: 'at-school-by-email',
      text: `SELECT u.* FROM identity.users u
             WHERE u.organization_id = $1 AND lower(u.email) = lower($2) AND u.moved_to IS NULL`,
      values: [organizationId, email],
    });
  }

  /** Whether the person chose a password or uses Google, and whether the provider knows them as somebody else already. */
  async proofsOf(user: User, { issuer, subject }: Subject): Promise<Proofs> {
    const [proofs] = await this.database.system<Proofs>({
      name: 'proofs-of-person',
      text: `SELECT EXISTS (SELECT FROM identity.credentials WHERE user_id = $2 AND expires_at IS NULL) AS "ownPassword",
               EXISTS (SELECT FROM identity.google_identities WHERE user_id = $2) AS "usesGoogle",
               EXISTS (SELECT FROM identity.school_identities
                       WHERE (organization_id, user_id, issuer) = ($1, $2, $3) AND subject <> $4) AS "otherSubject"`,
      values: [user.organizationId, user.id, issuer, subject],
    });
    return proofs as Proofs;
  }

  /** `endsPassword`: the one-time password that somebody made for the person. `setBy`: as in `linkSignIn`. */
  async link(
    user: User,
    { issuer, subject }: Subject,
    how: { endsPassword: boolean; setBy?: readonly number[]; requestId: string },
  ): Promise<void> {
    const { id, role, organizationId } = user;
    const themselves: Actor = { id, role, organizationId, requestId: how.requestId };
    await this.accounts.change(themselves, user, linkSignIn(user, how), [
      {
        name: 'save-school-identity',
        text: `INSERT INTO identity.school_identities (organization_id, issuer, subject, user_id)
               VALUES ($1, $2, $3, $4)
               ON CONFLICT (organization_id, user_id) DO UPDATE SET issuer = excluded.issuer, subject = excluded.subject`,
        values: [organizationId, issuer, subject, id],
      },
      ...(how.endsPassword ? [endOneTimePassword(id, this.clock.now())] : []),
    ]);
  }

  async start(user: User, identity: Subject, userAgent: string | undefined): Promise<SignedIn> {
    const { id, organizationId } = user;
    const token = await this.sessions.start(id, stillKnownToSchool(user, identity), userAgent);
    if (token === undefined) throw refused('school-account-inactive');
    return { id, organizationId, token };
  }

  private async one(statement: Statement): Promise<User | undefined> {
    const [row] = await this.database.system<object>(statement);
    return row && userStream.stateOf(row);
  }
}

/** Run it while the person's sessions are locked. */
const stillKnownToSchool = ({ id, organizationId }: User, { issuer, subject }: Subject): Statement => ({
  name: 'still-known-to-school',
  text: `SELECT ${SESSION_COLUMNS} FROM identity.users u
         JOIN identity.school_identities i ON (i.organization_id, i.user_id) = (u.organization_id, u.id)
           AND (i.organization_id, i.issuer, i.subject) = ($2, $3, $4)
         JOIN directory.sign_in_providers p ON p.organization_id = u.organization_id AND p.issuer = i.issuer
           AND u.role = ANY (p.roles)
         WHERE u.id = $1 AND ${CAN_SIGN_IN}`,
  values: [id, organizationId, issuer, subject],
});

function requireIsLetIn({ isActive, role }: User, { isOpen, roles }: SchoolSignIn): void {
  if (!isOpen) throw refused('school-closed');
  if (!isActive) throw refused('school-account-inactive');
  if (!roles.includes(role)) throw refused('school-other-role');
}

/** Answers the person who has to confirm with their own password that the account is theirs, if there is one. */
export class SignInAtSchool extends Command<SignedIn | { readonly confirms: User }> {
  constructor(
    readonly school: SchoolSignIn,
    readonly identity: SchoolIdentity,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SignInAtSchool)
export class SignInAtSchoolHandler implements ICommandHandler<SignInAtSchool> {
  constructor(private readonly identities: SchoolIdentities) {}

  async execute(
    { school, identity, visit }: SignInAtSchool,
    again = true,
  ): Promise<SignedIn | { readonly confirms: User }> {
    const linked = await this.identities.linkedTo(school, identity);
    const user = linked ?? (await this.identities.withEmail(school, identity.email));
    if (!user) throw refused('school-no-account');
    requireIsLetIn(user, school);
    const { ownPassword, usesGoogle, otherSubject } = await this.identities.proofsOf(user, identity);
    if (!linked && ownPassword && (!school.required || otherSubject || !user.emailConfirmed)) return { confirms: user };
    if (!linked && usesGoogle && !school.required) throw refused('school-uses-google');
    if (!linked && otherSubject) throw refused('school-other-identity');
    if (!linked && !user.emailConfirmed) throw refused('school-address-unconfirmed');
    const endsPassword = user.mustChangePassword && (!ownPassword || school.required);
    try {
      if (!linked || endsPassword)
        await this.identities.link(user, identity, { endsPassword, setBy: school.setBy, requestId: visit.requestId });
    } catch (error) {
      // the same person came back in another window meanwhile
      if (again && isStale(error)) return this.execute({ school, identity, visit } as SignInAtSchool, false);
      throw error;
    }
    return this.identities.start(user, identity, visit.userAgent);
  }
}

export class LinkAndSignIn extends Command<SignedIn & { readonly next: string | null }> {
  constructor(
    readonly token: string | undefined,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(LinkAndSignIn)
export class LinkAndSignInHandler implements ICommandHandler<LinkAndSignIn> {
  constructor(
    private readonly identities: SchoolIdentities,
    private readonly accounts: Accounts,
    private readonly own: OwnPassword,
    private readonly links: PendingLinks,
    private readonly provider: SchoolProvider,
  ) {}

  async execute({ token, password, visit }: LinkAndSignIn): Promise<SignedIn & { readonly next: string | null }> {
    const link = token === undefined ? undefined : await this.links.find(token);
    if (token === undefined || !link) throw refused('school-expired');
    const school = await this.provider.find(link.organizationId);
    const user = await this.accounts.find(link.organizationId, link.userId);
    if (!school || school.issuer !== link.issuer || !user) throw refused('school-expired');
    requireIsLetIn(user, school);
    await this.own.confirm(password, user, visit.address, 'password');
    if (!(await this.links.take(token))) throw refused('school-expired');
    await this.identities.link(user, link, { endsPassword: false, requestId: visit.requestId });
    return { ...(await this.identities.start(user, link, visit.userAgent)), next: link.next };
  }
}
