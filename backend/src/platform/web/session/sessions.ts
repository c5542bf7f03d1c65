import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type SessionView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.js';
import { LOCKS } from '../../database/locks.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Queue } from '../../kernel/queue.js';
import { Sweeper } from '../sweeper.js';

/** Who a session is for. All this is copied into it; whatever changes it ends the session. */
export interface SessionHolder {
  readonly id: number;
  readonly role: string;
  readonly organizationId: number;
  readonly mustChangePassword: boolean;
  readonly earlierSchools: readonly number[];
  readonly couldBe: readonly number[];
}

/** Its last use is written down at most this often, in milliseconds. */
const TOUCH = 60_000;
const LONGEST_USER_AGENT = 200;
/** Few enough to leave most of a server's connections to those who wait for nobody. */
const BEGINNINGS_AND_ENDS_AT_ONCE = 2;

/** How long sessions last without a request, and in all: by the system settings. */
const LASTING = `(SELECT make_interval(hours => coalesce(max(session_idle_hours), ${LIMITS.sessionIdleHours})) AS idle,
                    make_interval(hours => 24 * coalesce(max(session_days), ${LIMITS.sessionDays})) AS in_all
                  FROM directory.settings) lasting`;
const LIVES = (now: string): string =>
  `s.last_seen_at >= ${now}::timestamptz - lasting.idle AND s.created_at >= ${now}::timestamptz - lasting.in_all`;

/** Sessions of signed-in people. The browser holds a random token, the database its SHA-256. */
@Injectable()
export class Sessions {
  /** They may wait for a writer with a connection in hand, and that writer may need one to finish. */
  private readonly queue = new Queue(BEGINNINGS_AND_ENDS_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({
      text: `DELETE FROM web.sessions s USING ${LASTING} WHERE NOT (${LIVES('$1')})`,
      values: [now],
    }));
  }

  /**
   * Starts a session for whom `confirm` finds and answers its token; undefined when it finds nobody. `userAgent` is
   * what the browser calls itself. A deactivation or password change that ends the person's sessions, and the closing
   * of their school, comes wholly before or wholly after.
   */
  async start(personId: number, confirm: Statement, userAgent?: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    return this.queue.run(() =>
      this.database.systemTransaction(async (run) => {
        const [held] = await run<{ school: number }>({
          name: 'hold-school',
          text: `SELECT organization_id AS school, pg_advisory_xact_lock_shared(${LOCKS.openSchool}, organization_id)
                 FROM directory.people WHERE id = $1 AND moved_to IS NULL`,
          values: [personId],
        });
        await run({
          name: 'hold-sessions',
          text: `SELECT pg_advisory_xact_lock_shared(${LOCKS.sessions}, $1)`,
          values: [personId],
        });
        const [holder] = await run<SessionHolder>(confirm);
        // who moved meanwhile comes in by the next try: nothing holds the school they moved to open
        if (!holder || holder.organizationId !== held?.school) return undefined;
        await run({
          name: 'start-session',
          text: `INSERT INTO web.sessions
                   (token_hash, user_id, role, organization_id, must_change_password, earlier_schools, could_be,
                    user_agent, created_at, last_seen_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
          values: [
            digest(token),
            holder.id,
            holder.role,
            holder.organizationId,
            holder.mustChangePassword,
            holder.earlierSchools,
            holder.couldBe,
            userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
            this.clock.now(),
          ],
        });
        return token;
      }),
    );
  }

  /** The person behind a token, while their session lives. */
  async find(token: string): Promise<Actor | undefined> {
    const now = this.clock.now();
    const sessionHash = digest(token);
    const [row] = await this.database.system<SessionHolder & { untouched: boolean }>({
      name: 'find-session',
      text: `SELECT s.user_id AS id, s.role, s.organization_id AS "organizationId",
               s.must_change_password AS "mustChangePassword", s.earlier_schools AS "earlierSchools",
               s.could_be AS "couldBe", s.last_seen_at < $3 AS untouched
             FROM web.sessions s, ${LASTING} WHERE s.token_hash = $1 AND ${LIVES('$2')}`,
      values: [sessionHash, now, new Date(now.getTime() - TOUCH)],
    });
    if (!row) return undefined;
    const { untouched, ...holder } = row;
    if (untouched) await this.touch(sessionHash, now);
    return { ...holder, sessionHash };
  }

  /** The sessions of the actor, newest first. */
  async list({ id, sessionHash }: Actor): Promise<readonly SessionView[]> {
    const rows = await this.database.system<Omit<SessionView, 'device'> & { userAgent: string | null }>({
      name: 'list-sessions',
      text: `SELECT s.id, s.user_agent AS "userAgent", s.created_at AS "startedAt", s.last_seen_at AS "lastSeenAt",
               s.token_hash = $3 AS "isCurrent"
             FROM web.sessions s, ${LASTING} WHERE s.user_id = $1 AND ${LIVES('$2')}
             ORDER BY s.created_at DESC, s.id DESC LIMIT ${LIMITS.listMax}`,
      values: [id, this.clock.now(), sessionHash],
    });
    return rows.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent ?? '') }));
  }

  /** Ends one session; no write made through it succeeds once this has answered. */
  async end(token: string): Promise<void> {
    await this.endings({
      name: 'end-session',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE token_hash = $1',
      values: [digest(token)],
    });
  }

  /** Ends one session of the actor; false when they have none of this number. */
  async endOwn(sessionId: number, { id }: Actor): Promise<boolean> {
    const ended = await this.endings({
      name: 'end-own-session',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE id = $1 AND user_id = $2',
      values: [sessionId, id],
    });
    return ended.length > 0;
  }

  /** Ends every session of the actor but the one they use now. */
  async endOthers({ id, sessionHash }: Actor): Promise<void> {
    await this.endings({
      name: 'end-other-sessions',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE user_id = $1 AND token_hash <> $2',
      values: [id, sessionHash],
    });
  }

  async endAll(personId: number): Promise<void> {
    await this.endings(endSessionsOf(personId));
  }

  private endings(statement: Statement): Promise<unknown[]> {
    return this.queue.run(() => this.database.system(statement));
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

/** The same for a write of the school that the person is at. */
export const endSessionsAtSchool = (personId: number): Statement => ({
  name: 'end-sessions-at-school',
  text: 'SELECT web.end_sessions_at_bound_school($1)',
  values: [personId],
});

/**
 * For a person who ends their own sessions: to be taken before theirs is entered. Two who had entered both would each
 * wait for the other to leave.
 */
export const holdSessionsAlone = (personId: number): Statement => ({
  name: 'hold-sessions-alone',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.sessions}, $1)`,
  values: [personId],
});

/** Ends every session at the school that is written to, but those of super-admins: for the change that closes it. */
export const endSessionsOfSchool = (): Statement => ({
  name: 'end-sessions-of-school',
  text: 'SELECT web.end_sessions_of_bound_school()',
});

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a user agent says of itself, in words: "Firefox on Windows". Many pretend to be others, so order counts. */
export function deviceOf(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => {
    const match = known.find(([, pattern]) => pattern.test(userAgent));
    return match ? [match[0]] : [];
  });
  return found.join(' on ') || 'Unknown device';
}
