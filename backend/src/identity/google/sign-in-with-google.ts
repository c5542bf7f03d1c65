import { NEW_SCHOOL } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import type { SignedIn } from '../commands/sign-in.js';
import { signUp } from '../domain/user.js';
import { Accounts } from '../persistence/accounts.js';
import { HOLDER, MAY_ENTER } from '../persistence/may-enter.js';
import { googleRefused } from './google-problem.js';
import type { GoogleIdentity } from './google-provider.js';
import { newGooglePerson, usernameFrom } from './new-google-person.js';

const NAMES_TRIED = 20;

/** Somebody whom Google vouches for signs in, or becomes a student of New School. */
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
    const { id, organizationId } = (await this.known(identity)) ?? (await this.begin(identity, requestId));
    const token = await this.sessions.start(id, stillKnown(id, identity), userAgent);
    if (token === undefined) throw googleRefused('google-account-inactive');
    return { id, organizationId, token };
  }

  private async known({ issuer, subject }: GoogleIdentity): Promise<Known | undefined> {
    const [person] = await this.database.system<Known>({
      name: 'known-to-google',
      text: `SELECT u.id, u.organization_id AS "organizationId"
             FROM identity.google_identities g JOIN identity.users u ON u.id = g.user_id AND u.moved_to IS NULL
             WHERE (g.issuer, g.subject) = ($1, $2)`,
      values: [issuer, subject],
    });
    return person;
  }

  private async begin(identity: GoogleIdentity, requestId: string): Promise<Known> {
    const texts = newGooglePerson(identity);
    const visitor: Actor = { id: null, role: 'visitor', organizationId: NEW_SCHOOL.id, requestId };
    for (let attempt = 0; attempt < NAMES_TRIED; attempt += 1) {
      const isTaken = await this.emailIsTaken(texts.email);
      // this very person may have come in through another window meanwhile
      const present = await this.known(identity);
      if (present) return present;
      if (isTaken) throw googleRefused('google-email-taken');
      const username = usernameFrom(texts.email, attempt);
      const person = await this.accounts
        .begin(visitor, (id) => signUp(id, { ...texts, username }, 'google'), identity)
        .catch(unlessTaken);
      if (person) return person;
    }
    throw googleRefused('google-refused');
  }

  private async emailIsTaken(email: string): Promise<boolean> {
    const rows = await this.database.system({
      name: 'email-is-taken',
      text: 'SELECT FROM identity.users WHERE lower(email) = lower($1) AND moved_to IS NULL',
      values: [email],
    });
    return rows.length > 0;
  }
}

type Known = Pick<SignedIn, 'id' | 'organizationId'>;

const unlessTaken = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'identity.taken') throw error;
};

/** The person, if this identity is still theirs: to be asked while their sessions are held. */
const stillKnown = (userId: number, { issuer, subject }: GoogleIdentity): Statement => ({
  name: 'still-known-to-google',
  text: `SELECT ${HOLDER} FROM identity.users u
         JOIN identity.google_identities g ON g.user_id = u.id AND (g.issuer, g.subject) = ($2, $3)
         WHERE u.id = $1 AND ${MAY_ENTER}`,
  values: [userId, issuer, subject],
});
