import { hash, randomBytes } from 'node:crypto';
import type { SecondFactorWay } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sweeper } from '../../platform/web/sweeper.js';

export const PENDING_SECONDS = 600;

export interface PendingSignIn {
  readonly userId: number;
  readonly username: string;
  readonly organizationId: number;
  /** The hash of the password that was right. */
  readonly passwordHash: string;
}

/** The password was right, and a second factor is to follow. */
export interface Halfway {
  /** For the browser's cookie. */
  readonly pending: string;
  readonly ways: readonly SecondFactorWay[];
}

/** Each belongs to the browser that has its cookie and completes once. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.pending_sign_ins WHERE expires_at < $1', values: [now] }));
  }

  /** Undefined if the person has no second factor. */
  async begin(userId: number, passwordHash: string): Promise<Halfway | undefined> {
    const token = randomBytes(32).toString('base64url');
    const [row] = await this.database.system<{ ways: readonly SecondFactorWay[] }>({
      name: 'begin-pending-sign-in',
      text: `WITH open AS (
               SELECT DISTINCT kind AS way FROM identity.second_factors WHERE user_id = $2
               UNION SELECT 'recovery-codes' FROM identity.recovery_codes WHERE user_id = $2),
             begun AS (
               INSERT INTO identity.pending_sign_ins (token_hash, user_id, password_hash, expires_at)
               SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM open) RETURNING user_id)
             SELECT ARRAY(SELECT way FROM open ORDER BY way = 'recovery-codes', way DESC) AS ways FROM begun`,
      values: [hashOf(token), userId, passwordHash, new Date(this.clock.now().getTime() + PENDING_SECONDS * 1000)],
    });
    return row && { pending: token, ways: row.ways };
  }

  async find(token: string): Promise<PendingSignIn | undefined> {
    const [row] = await this.database.system<PendingSignIn>({
      name: 'find-pending-sign-in',
      text: `SELECT p.user_id AS "userId", p.password_hash AS "passwordHash", u.username,
               u.organization_id AS "organizationId"
             FROM identity.pending_sign_ins p JOIN identity.users u ON u.id = p.user_id AND u.moved_to IS NULL
             WHERE p.token_hash = $1 AND p.expires_at > $2`,
      values: [hashOf(token), this.clock.now()],
    });
    return row;
  }

  /** Replaces the challenge of before. */
  async newChallenge(token: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await this.database.system({
      name: 'challenge-passkey',
      text: 'UPDATE identity.pending_sign_ins SET challenge = $2 WHERE token_hash = $1',
      values: [hashOf(token), challenge],
    });
    return challenge;
  }

  /** Works once. */
  async takeChallenge(token: string): Promise<string | undefined> {
    const [row] = await this.database.system<{ challenge: string }>({
      name: 'take-challenge',
      text: `WITH before AS (
               SELECT token_hash, challenge FROM identity.pending_sign_ins WHERE token_hash = $1 FOR UPDATE)
             UPDATE identity.pending_sign_ins p SET challenge = NULL FROM before b
             WHERE p.token_hash = b.token_hash AND b.challenge IS NOT NULL RETURNING b.challenge`,
      values: [hashOf(token)],
    });
    return row?.challenge;
  }

  /** False if it was completed already. */
  async take(token: string): Promise<boolean> {
    const taken = await this.database.system({
      name: 'take-pending-sign-in',
      text: 'DELETE FROM identity.pending_sign_ins WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id',
      values: [hashOf(token), this.clock.now()],
    });
    return taken.length > 0;
  }
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
