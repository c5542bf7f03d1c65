import {
  isVolunteer,
  mayAssign,
  ROLES,
  type Role,
  type SecondFactorKind,
  type SecondFactors as View,
  type UserView,
  type WithoutSecondFactor,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { hashOfCode } from './recovery-codes.js';

export interface SecondFactor {
  readonly id: number;
  readonly kind: SecondFactorKind;
  readonly name: string;
  readonly keyId: Buffer;
  readonly publicKey: Buffer | null;
  readonly counter: number;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export type NewFactor = Pick<SecondFactor, 'kind' | 'name' | 'keyId' | 'publicKey' | 'counter'> & {
  readonly transports?: readonly string[] | undefined;
};

/** They are beside the log, like passwords: it says only that and when they changed. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(userId: number): Promise<readonly SecondFactor[]> {
    return this.database.system<SecondFactor>({
      name: 'second-factors',
      text: `SELECT id, kind, name, key_id AS "keyId", public_key AS "publicKey", counter::float8 AS counter,
               added_at AS "addedAt", last_used_at AS "lastUsedAt"
             FROM identity.second_factors WHERE user_id = $1 ORDER BY id`,
      values: [userId],
    });
  }

  async view(userId: number): Promise<View> {
    const [factors, [left]] = await Promise.all([
      this.of(userId),
      this.database.system<{ codes: number }>({
        name: 'recovery-codes-left',
        text: 'SELECT count(*)::integer AS codes FROM identity.recovery_codes WHERE user_id = $1',
        values: [userId],
      }),
    ]);
    return {
      factors: factors.map(({ id, kind, name, addedAt, lastUsedAt }) => ({
        ...{ id, kind, name, addedAt: addedAt.toISOString() },
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: left?.codes ?? 0,
    };
  }

  /** Adds whether they have one to the people whose factor the actor may reset. */
  async ofPeople(by: { readonly role: Role }, people: readonly UserView[]): Promise<readonly UserView[]> {
    const mayReset = ({ role }: UserView): boolean => !isVolunteer(role) && mayAssign(by.role, role);
    const ids = people.filter(mayReset).map(({ id }) => id);
    if (ids.length === 0) return people;
    const rows = await this.database.system<{ id: number }>({
      name: 'who-has-a-second-factor',
      text: 'SELECT DISTINCT user_id AS id FROM identity.second_factors WHERE user_id = ANY ($1)',
      values: [ids],
    });
    const have = new Set(rows.map(({ id }) => id));
    return people.map((person) => (mayReset(person) ? { ...person, hasSecondFactor: have.has(person.id) } : person));
  }

  /** Undefined if there is no such organization. */
  async missing(organizationId: number): Promise<WithoutSecondFactor | undefined> {
    const lacks = `u.role = ANY ($2) AND u.is_active AND u.moved_to IS NULL AND ${LACKS_SECOND_FACTOR}`;
    const [figures] = await this.database.system<WithoutSecondFactor>({
      name: 'without-second-factor',
      text: `SELECT
               (SELECT count(*) FROM identity.users u
                WHERE u.organization_id = d.organization_id AND ${lacks})::integer AS people,
               (SELECT count(*) FROM directory.districts s JOIN identity.users u USING (organization_id)
                WHERE s.parent_id = d.organization_id AND ${lacks})::integer AS "atItsSchools"
             FROM directory.districts d WHERE d.organization_id = $1`,
      values: [organizationId, ROLES.filter((role) => !isVolunteer(role))],
    });
    return figures;
  }

  /** False if the factor is gone, or another use of it was first: a counter never comes twice. */
  async use({ id, kind }: SecondFactor, counter: number): Promise<boolean> {
    // authenticators without a counter always say 0
    const used = await this.database.system({
      name: 'use-second-factor',
      text: `UPDATE identity.second_factors SET counter = $2, last_used_at = $3
             WHERE id = $1 AND (counter < $2 OR ($4 AND counter = 0 AND $2 = 0)) RETURNING id`,
      values: [id, counter, this.clock.now(), kind === 'passkey'],
    });
    return used.length > 0;
  }

  async hasRecoveryCode(userId: number, code: string): Promise<boolean> {
    const found = await this.database.system({
      name: 'has-recovery-code',
      text: 'SELECT FROM identity.recovery_codes WHERE user_id = $1 AND code_hash = $2',
      values: [userId, hashOfCode(code)],
    });
    return found.length > 0;
  }

  /** Whether the person's school requires one today. */
  async isRequired(userId: number): Promise<boolean> {
    const found = await this.database.system({
      name: 'second-factor-is-required',
      text: `SELECT FROM identity.users u JOIN directory.sign_in_rules r ON r.organization_id = u.organization_id
             WHERE u.id = $1 AND u.moved_to IS NULL AND ${NEEDS_ONE} AND r.second_factor_from <> ''
               AND r.second_factor_from <= to_char($2::timestamptz AT TIME ZONE r.time_zone, 'YYYY-MM-DD')`,
      values: [userId, this.clock.now()],
    });
    return found.length > 0;
  }
}

/** False for people whose school requires its own provider; a row `u` of identity.users. */
export const MAY_USE_PASSWORD = `NOT EXISTS (SELECT FROM directory.sign_in_providers p
  WHERE p.organization_id = u.organization_id AND p.required AND u.role = ANY (p.roles))`;

/** Of a row `u` of identity.users: staff and verifiers who may sign in with a password. */
const NEEDS_ONE = `(u.role NOT IN ('student', 'parent') AND ${MAY_USE_PASSWORD}
  AND EXISTS (SELECT FROM identity.credentials k WHERE k.user_id = u.id))`;

export const HAS_SECOND_FACTOR = 'EXISTS (SELECT FROM identity.second_factors f WHERE f.user_id = u.id)';

export const LACKS_SECOND_FACTOR = `(${NEEDS_ONE} AND NOT ${HAS_SECOND_FACTOR})`;

/** Run these in the transaction of their event. */
export const saveFactor = (
  userId: number,
  { kind, name, keyId, publicKey, transports = [], counter }: NewFactor,
  at: Date,
): Statement => ({
  name: 'save-second-factor',
  text: 'SELECT identity.save_second_factor($1, $2, $3, $4, $5, $6, $7, $8)',
  values: [userId, kind, name, keyId, publicKey, transports, counter, at],
});

/** Null deletes all of them. */
export const deleteFactors = (userId: number, onlyThis: number | null): Statement => ({
  name: 'delete-second-factors',
  text: 'SELECT identity.delete_second_factors($1, $2)',
  values: [userId, onlyThis],
});

export const saveRecoveryCodes = (userId: number, codes: readonly string[]): Statement => ({
  name: 'save-recovery-codes',
  text: 'SELECT identity.save_recovery_codes($1, $2)',
  values: [userId, codes.map(hashOfCode)],
});

export const deleteRecoveryCode = (userId: number, code: string): Statement => ({
  name: 'delete-recovery-code',
  text: 'SELECT identity.delete_recovery_code($1, $2)',
  values: [userId, hashOfCode(code)],
});
