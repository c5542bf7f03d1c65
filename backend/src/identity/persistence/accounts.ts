import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { UserEvent } from '../domain/user.events.js';
import type { User } from '../domain/user.js';
import { HAS_SECOND_FACTOR, LACKS_SECOND_FACTOR, MAY_USE_PASSWORD } from '../second-factor/second-factors.js';
import { userStream } from './user.stream.js';

/** A password's hash (`until` if one-time), or a Google identity. */
export type Proof =
  { readonly hash: string; readonly until?: Date } | { readonly issuer: string; readonly subject: string };

@Injectable()
export class Accounts {
  readonly records: Records<User>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.records = new Records(database, work, userStream);
  }

  /** Without `proof`, no one can sign in to the account. */
  begin(
    by: Actor,
    decide: (userId: number) => readonly UserEvent[],
    proof?: Proof,
    more: (userId: number) => readonly Statement[] = () => [],
  ): Promise<User> {
    return this.records.begin(by, decide, (id) => [
      ...(proof === undefined ? [] : [this.saveProof(id, proof)]),
      ...more(id),
    ]);
  }

  /** Undefined also if the person has moved away. */
  async find(organizationId: number, id: number): Promise<User | undefined> {
    const user = await this.records.find(organizationId, id);
    return user?.movedTo === null ? user : undefined;
  }

  async hasPassword(id: number): Promise<boolean> {
    const own = await this.database.system({
      name: 'has-password',
      text: 'SELECT FROM identity.credentials WHERE user_id = $1',
      values: [id],
    });
    return own.length > 0;
  }

  async lacksSecondFactor(id: number): Promise<boolean> {
    const lacking = await this.database.system({
      name: 'lacks-second-factor',
      text: `SELECT FROM identity.users u WHERE u.id = $1 AND u.moved_to IS NULL AND ${LACKS_SECOND_FACTOR}`,
      values: [id],
    });
    return lacking.length > 0;
  }

  async change(by: Actor, user: User, events: readonly UserEvent[], also: readonly Statement[] = []): Promise<User> {
    const [saved] = await this.work.commit(by, userStream, [{ id: user.id, state: user, events }], { also });
    return saved as User;
  }

  private saveProof(userId: number, proof: Proof): Statement {
    if ('hash' in proof) return saveCredentials(userId, { ...proof, at: this.clock.now() });
    return {
      name: 'keep-google-identity',
      text: 'SELECT identity.save_google_identity($1, $2, $3)',
      values: [userId, proof.issuer, proof.subject],
    };
  }
}

/** Run it in the transaction of its event. `until` ends a one-time password. */
export const saveCredentials = (
  userId: number,
  { hash, at, until = null }: { readonly hash: string; readonly at: Date; readonly until?: Date | null },
): Statement => ({
  name: 'keep-credentials',
  text: 'SELECT identity.save_credentials($1, $2, $3, $4)',
  values: [userId, hash, at, until],
});

export const endOneTimePassword = (userId: number, at: Date): Statement => ({
  name: 'end-one-time-password',
  text: 'SELECT identity.end_one_time_password($1, $2)',
  values: [userId, at],
});

/** The school's provider does not know the person any more: only who knows their password links them again. */
export const unlinkSignIn = ({ organizationId, id }: Pick<User, 'organizationId' | 'id'>): Statement => ({
  name: 'unlink-sign-in',
  text: 'DELETE FROM identity.school_identities WHERE (organization_id, user_id) = ($1, $2)',
  values: [organizationId, id],
});

/** Columns of a session, from a row `u` of identity.users. */
export const SESSION_COLUMNS = `u.id, u.role, u.organization_id AS "organizationId",
  u.must_change_password AS "mustChangePassword",
  ARRAY(SELECT m.organization_id FROM identity.users m WHERE m.id = u.id AND m.moved_to IS NOT NULL ORDER BY 1)
    AS "earlierSchools",
  u.could_enter AS "couldBe", ${LACKS_SECOND_FACTOR} AS "lacksSecondFactor", u.language`;

export const CAN_SIGN_IN = `u.is_active AND u.moved_to IS NULL AND (u.role = 'super-admin' OR EXISTS (
  SELECT FROM directory.schools s WHERE s.organization_id = u.organization_id AND s.is_active))`;

/** Whom the present provider of their school signs in; a row `u` of identity.users. */
export const IS_KNOWN_TO_PROVIDER = `EXISTS (SELECT FROM identity.school_identities i
  JOIN directory.sign_in_providers p USING (organization_id, protocol, issuer)
  WHERE (i.organization_id, i.user_id) = (u.organization_id, u.id) AND u.role = ANY (p.roles))`;

/** Run it while the person's sessions are locked. A password alone is not enough where a second factor is set. */
export const canStillSignIn = (userId: number, passwordHash: string, { withSecondFactor = false } = {}): Statement => ({
  name: withSecondFactor ? 'still-signs-in-with-second-factor' : 'still-signs-in',
  text: `SELECT ${SESSION_COLUMNS}, true AS "byPassword"
         FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
         WHERE u.id = $1 AND c.password_hash = $2 AND ${CAN_SIGN_IN} AND ${MAY_USE_PASSWORD}
           ${withSecondFactor ? '' : `AND NOT ${HAS_SECOND_FACTOR}`}`,
  values: [userId, passwordHash],
});

/** Of a person whose account is as it was at `version`. Run it while the person's sessions are locked. */
export const mayStillSignIn = (userId: number, version: number): Statement => ({
  name: 'may-still-sign-in',
  text: `SELECT ${SESSION_COLUMNS}, ${MAY_USE_PASSWORD} AS "byPassword" FROM identity.users u
         WHERE u.id = $1 AND u.version = $2 AND ${CAN_SIGN_IN} AND (${MAY_USE_PASSWORD} OR ${IS_KNOWN_TO_PROVIDER})`,
  values: [userId, version],
});
