import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Sweeper } from '../sweeper.js';
import { SESSION } from './session-limits.js';

/** Who a session is for. Role and school are copied into it; whatever changes them ends it. */
export interface SessionHolder {
  readonly id: number;
  readonly role: string;
  readonly organizationId: number;
}

interface SessionRow {
  user_id: number;
  role: string;
  organization_id: number;
  untouched: boolean;
}

/** Sessions of signed-in people. The browser holds a random token, the database its SHA-256. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({
      text: 'DELETE FROM web.sessions WHERE last_seen_at < $1 OR created_at < $2',
      values: [before(now, SESSION.idle), before(now, SESSION.absolute)],
    }));
  }

  /**
   * Starts a session for whom `confirm` finds and answers its token; undefined when it finds nobody. A deactivation
   * or password change that ends the person's sessions comes wholly before or wholly after.
   */
  async start(personId: number, confirm: Statement): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    return this.database.systemTransaction(async (run) => {
      await run({
        name: 'hold-sessions',
        text: 'SELECT pg_advisory_xact_lock_shared(7001, $1)',
        values: [personId],
      });
      const [holder] = await run<SessionHolder>(confirm);
      if (!holder) return undefined;
      await run({
        name: 'start-session',
        text: `INSERT INTO web.sessions (token_hash, user_id, role, organization_id, created_at, last_seen_at)
               VALUES ($1, $2, $3, $4, $5, $5)`,
        values: [digest(token), holder.id, holder.role, holder.organizationId, this.clock.now()],
      });
      return token;
    });
  }

  /** The person behind a token, while their session lives. */
  async find(token: string): Promise<Actor | undefined> {
    const now = this.clock.now();
    const sessionHash = digest(token);
    const [row] = await this.database.system<SessionRow>({
      name: 'find-session',
      text: `SELECT user_id, role, organization_id, last_seen_at < $4 AS untouched FROM web.sessions
             WHERE token_hash = $1 AND last_seen_at >= $2 AND created_at >= $3`,
      values: [sessionHash, before(now, SESSION.idle), before(now, SESSION.absolute), before(now, SESSION.touch)],
    });
    if (!row) return undefined;
    if (row.untouched) await this.touch(sessionHash, now);
    return { id: row.user_id, role: row.role, organizationId: row.organization_id, sessionHash };
  }

  /** Ends one session; no write made through it succeeds once this has answered. */
  async end(token: string): Promise<void> {
    await this.database.system({
      name: 'end-session',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE token_hash = $1',
      values: [digest(token)],
    });
  }

  async endAll(personId: number): Promise<void> {
    await this.database.system(endSessionsOf(personId));
  }

  private async touch(sessionHash: Buffer, now: Date): Promise<void> {
    await this.database.system({
      name: 'touch-session',
      text: 'UPDATE web.sessions SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2',
      values: [sessionHash, now],
    });
  }
}

/** Ends every session of a person, inside the transaction of whatever makes that necessary. */
export const endSessionsOf = (personId: number): Statement => ({
  name: 'end-sessions',
  text: 'SELECT web.end_sessions($1, NULL)',
  values: [personId],
});

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
