import { currentLanguage, GRADE_LEVELS } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import type { SignedIn, Visit } from '../commands/sign-in.js';
import { linkSignIn, someoneElseSetItUp } from '../domain/credentials.js';
import { signUpAtSchool, type User } from '../domain/user.js';
import { gradeIn } from '../imports/user-row.js';
import { refused } from '../log-in/provider-refusal.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts, CAN_SIGN_IN, endOneTimePassword, SESSION_COLUMNS } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { userStream } from '../persistence/user.stream.js';
import { isEmailTaken, isUsernameTaken, nameOr, usernameFrom, USERNAMES_TRIED } from '../persistence/username-from.js';
import { PendingLinks } from './pending-links.js';
import { SchoolProvider } from './school-provider.js';
import { roleOf, valuesOf, type SchoolIdentity, type SchoolSignIn } from './school-sign-in.js';

type Subject = Pick<SchoolIdentity, 'protocol' | 'issuer' | 'subject'>;

interface Proofs {
  readonly ownPassword: boolean;
  readonly usesGoogle: boolean;
  readonly otherSubject: boolean;
}

/** Whom a school's provider knows. Nothing here reads an account of another school. */
@Injectable()
export class SchoolIdentities {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly claims: EmailClaims,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  async linkedTo({ organizationId }: SchoolSignIn, { protocol, issuer, subject }: Subject): Promise<User | undefined> {
    return this.one({
      name: 'known-to-school',
      text: `SELECT u.* FROM identity.school_identities i
             JOIN identity.users u ON (u.organization_id, u.id) = (i.organization_id, i.user_id)
             WHERE (i.organization_id, i.protocol, i.issuer, i.subject) = ($1, $2, $3, $4) AND u.moved_to IS NULL`,
      values: [organizationId, protocol, issuer, subject],
    });
  }

  async withEmail({ organizationId }: Pick<SchoolSignIn, 'organizationId'>, email: string): Promise<User | undefined> {
    return this.one({
      name: 'at-school-by-email',
      text: `SELECT u.* FROM identity.users u
             WHERE u.organization_id = $1 AND lower(u.email) = lower($2) AND u.moved_to IS NULL
               AND u.erased_at IS NULL`,
      values: [organizationId, email],
    });
  }

  /** Whether the person chose a password or uses Google, and whether the provider knows them as somebody else already. */
  async proofsOf(user: User, { protocol, issuer, subject }: Subject): Promise<Proofs> {
    const [proofs] = await this.database.system<Proofs>({
      name: 'proofs-of-person',
      text: `SELECT EXISTS (SELECT FROM identity.credentials WHERE user_id = $2 AND expires_at IS NULL) AS "ownPassword",
               EXISTS (SELECT FROM identity.google_identities WHERE user_id = $2) AS "usesGoogle",
               EXISTS (SELECT FROM identity.school_identities
                       WHERE (organization_id, user_id, protocol, issuer) = ($1, $2, $3, $4) AND subject <> $5) AS "otherSubject"`,
      values: [user.organizationId, user.id, protocol, issuer, subject],
    });
    return proofs as Proofs;
  }

  /** `endsPassword`: the one-time password that somebody made for the person. Otherwise as in `linkSignIn`. */
  async link(
    user: User,
    identity: Subject,
    how: { endsPassword?: boolean; byPassword?: boolean; setBy: readonly number[]; requestId: string },
  ): Promise<void> {
    const { id, role, organizationId } = user;
    const themselves: Actor = { id, role, organizationId, requestId: how.requestId };
    await this.accounts.change(themselves, user, linkSignIn(user, how), [
      saveIdentity(organizationId, id, identity),
      ...(how.endsPassword ? [endOneTimePassword(id, this.clock.now())] : []),
    ]);
  }

  /** An account for someone new. Undefined if the username was taken, or the person came in another window meanwhile. */
  async begin(
    { organizationId, newAccounts, roles, setBy }: SchoolSignIn,
    identity: SchoolIdentity,
    { attempt, requestId }: { readonly attempt: number; readonly requestId: string },
  ): Promise<User | undefined> {
    if (!newAccounts) throw refused('school-no-account');
    const role = roleOf(identity, newAccounts);
    if (!roles.includes(role)) throw refused('school-other-role');
    const { email, firstName, lastName, claims } = identity;
    const [grade = ''] = newAccounts.gradeClaim ? valuesOf(claims, newAccounts.gradeClaim) : [];
    const gradeLevel =
      role === 'student' ? (GRADE_LEVELS.find((level) => level === gradeIn(grade.trim())) ?? null) : null;
    const texts = {
      ...{ username: usernameFrom(email, attempt, role), email },
      ...{ firstName: nameOr(firstName, 'New'), lastName: nameOr(lastName, NEW_NAMES[role]) },
    };
    const visitor: Actor = { id: null, role: 'visitor', organizationId, requestId };
    const more = { setBy, language: currentLanguage() };
    try {
      return await this.database.transaction(visitor, async () => {
        await this.claims.claim(visitor, [email]);
        return this.accounts.begin(
          visitor,
          (userId) => signUpAtSchool(userId, { role, gradeLevel, texts }, more),
          undefined,
          (userId) => [saveIdentity(organizationId, userId, identity)],
        );
      });
    } catch (error) {
      if (isUsernameTaken(error) || isStale(error)) return undefined;
      if (!isEmailTaken(error)) throw error;
      if (!(await this.withEmail({ organizationId }, email))) throw refused('school-email-elsewhere');
      return undefined;
    }
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

const NEW_NAMES = { student: 'Student', teacher: 'Teacher', verifier: 'Verifier' } as const;

const saveIdentity = (organizationId: number, userId: number, { protocol, issuer, subject }: Subject): Statement => ({
  name: 'save-school-identity',
  text: `INSERT INTO identity.school_identities (organization_id, protocol, issuer, subject, user_id)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (organization_id, user_id)
         DO UPDATE SET protocol = excluded.protocol, issuer = excluded.issuer, subject = excluded.subject`,
  values: [organizationId, protocol, issuer, subject, userId],
});

/** Run it while the person's sessions are locked. */
const stillKnownToSchool = ({ id, organizationId }: User, { protocol, issuer, subject }: Subject): Statement => ({
  name: 'still-known-to-school',
  text: `SELECT ${SESSION_COLUMNS} FROM identity.users u
         JOIN identity.school_identities i ON (i.organization_id, i.user_id) = (u.organization_id, u.id)
           AND (i.organization_id, i.protocol, i.issuer, i.subject) = ($2, $3, $4, $5)
         JOIN directory.sign_in_providers p
           ON (p.organization_id, p.protocol, p.issuer) = (u.organization_id, i.protocol, i.issuer) AND u.role = ANY (p.roles)
         WHERE u.id = $1 AND ${CAN_SIGN_IN}`,
  values: [id, organizationId, protocol, issuer, subject],
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
    attempt = 0,
  ): Promise<SignedIn | { readonly confirms: User }> {
    const again = () => this.execute({ school, identity, visit } as SignInAtSchool, attempt + 1);
    const linked = await this.identities.linkedTo(school, identity);
    const user = linked ?? (await this.identities.withEmail(school, identity.email));
    if (!user) {
      const { requestId } = visit;
      const begun = await this.identities.begin(school, identity, { attempt, requestId });
      if (begun) return this.identities.start(begun, identity, visit.userAgent);
      if (attempt === USERNAMES_TRIED) throw refused('school-refused');
      return again();
    }
    requireIsLetIn(user, school);
    const { setBy, required } = school;
    const { ownPassword, usesGoogle, otherSubject } = await this.identities.proofsOf(user, identity);
    if (!linked && ownPassword && (!required || otherSubject || !user.emailConfirmed)) return { confirms: user };
    if (!linked && usesGoogle && !required) throw refused('school-uses-google');
    if (!linked && otherSubject) throw refused('school-other-identity');
    if (!linked && !user.emailConfirmed) throw refused('school-address-unconfirmed');
    const endsPassword = user.mustChangePassword && (!ownPassword || required);
    // a link of before is renewed for whoever changed the provider since
    const how = { endsPassword, byPassword: Boolean(linked), setBy, requestId: visit.requestId };
    try {
      if (!linked || endsPassword || someoneElseSetItUp(user, setBy)) await this.identities.link(user, identity, how);
    } catch (error) {
      // the same person came back in another window meanwhile
      if (attempt === 0 && isStale(error)) return again();
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
    if (school?.issuer !== link.issuer || school.protocol !== link.protocol || !user) throw refused('school-expired');
    requireIsLetIn(user, school);
    await this.own.confirm(password, user, visit.address, 'password');
    if (!(await this.links.take(token))) throw refused('school-expired');
    await this.identities.link(user, link, { byPassword: true, setBy: school.setBy, requestId: visit.requestId });
    return { ...(await this.identities.start(user, link, visit.userAgent)), next: link.next };
  }
}
