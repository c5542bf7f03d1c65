import { currentLanguage, NEW_SCHOOL, LIMITS } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isEmail } from 'class-validator';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import type { SignedIn } from '../commands/sign-in.js';
import type { UserTexts } from '../domain/user.events.js';
import { signUp } from '../domain/user.js';
import { nameOr, usernameFrom, USERNAMES_TRIED } from '../persistence/username-from.js';
import { Accounts, SESSION_COLUMNS, CAN_SIGN_IN } from '../persistence/accounts.js';
import { refused } from '../log-in/provider-refusal.js';
import { MAY_USE_PASSWORD } from '../second-factor/second-factors.js';
import type { GoogleIdentity } from './google-provider.js';

export class SignInWithGoogle extends Command<SignedIn> {
  constructor(
    readonly identity: GoogleIdentity,
    readonly requestId: string,
    readonly userAgent: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(SignInWithGoogle)
export class SignInWithGoogleHandler implements ICommandHandler<SignInWithGoogle> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  async execute({ identity, requestId, userAgent }: SignInWithGoogle): Promise<SignedIn> {
    const { id, organizationId, mayUseGoogle } = (await this.find(identity)) ?? (await this.begin(identity, requestId));
    if (mayUseGoogle === false) throw refused('google-school-required');
    const token = await this.sessions.start(id, canStillSignIn(id, identity), userAgent);
    if (token === undefined) throw refused('google-account-inactive');
    return { id, organizationId, token };
  }

  private async find({ issuer, subject }: GoogleIdentity): Promise<Account | undefined> {
    const [person] = await this.database.system<Account>({
      name: 'known-to-google',
      text: `SELECT u.id, u.organization_id AS "organizationId", ${MAY_USE_PASSWORD} AS "mayUseGoogle"
             FROM identity.google_identities g JOIN identity.users u ON u.id = g.user_id AND u.moved_to IS NULL
             WHERE (g.issuer, g.subject) = ($1, $2)`,
      values: [issuer, subject],
    });
    return person;
  }

  private async begin(identity: GoogleIdentity, requestId: string): Promise<Account> {
    const texts = newGooglePerson(identity);
    const visitor: Actor = { id: null, role: 'visitor', organizationId: NEW_SCHOOL.id, requestId };
    for (let attempt = 0; attempt < USERNAMES_TRIED; attempt += 1) {
      const isTaken = await this.emailIsTaken(texts.email);
      // the same person may have signed in in another window meanwhile
      const present = await this.find(identity);
      if (present) return present;
      if (isTaken) throw refused('google-email-taken');
      const username = usernameFrom(texts.email, attempt, 'student');
      const person = await this.accounts
        .begin(
          visitor,
          (id) => signUp(id, { ...texts, username }, { through: 'google', language: currentLanguage() }),
          identity,
        )
        .catch(unlessTaken);
      if (person) return person;
    }
    throw refused('google-refused');
  }

  private async emailIsTaken(email: string): Promise<boolean> {
    const rows = await this.database.system({
      name: 'email-is-taken',
      text: 'SELECT FROM identity.users WHERE lower(email) = lower($1) AND moved_to IS NULL AND erased_at IS NULL',
      values: [email],
    });
    return rows.length > 0;
  }
}

/** `mayUseGoogle`: false if their school requires its own provider. */
type Account = Pick<SignedIn, 'id' | 'organizationId'> & { readonly mayUseGoogle?: boolean };

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'identity.taken') throw error;
};

/** Run it while the person's sessions are locked. */
const canStillSignIn = (userId: number, { issuer, subject }: GoogleIdentity): Statement => ({
  name: 'still-known-to-google',
  text: `SELECT ${SESSION_COLUMNS} FROM identity.users u
         JOIN identity.google_identities g ON g.user_id = u.id AND (g.issuer, g.subject) = ($2, $3)
         WHERE u.id = $1 AND ${CAN_SIGN_IN} AND ${MAY_USE_PASSWORD}`,
  values: [userId, issuer, subject],
});

/** Throws if Google hasn't verified the email. */
export function newGooglePerson({
  email,
  emailVerified,
  firstName,
  lastName,
}: GoogleIdentity): Omit<UserTexts, 'username'> {
  if (email === undefined || !isEmail(email) || email.length > LIMITS.emailMax) throw refused('google-refused');
  if (!emailVerified) throw refused('google-email-unverified');
  return { email, firstName: nameOr(firstName, 'New'), lastName: nameOr(lastName, 'Student') };
}
