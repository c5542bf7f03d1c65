import { hash, randomBytes } from 'node:crypto';
import { t, LIMITS, type Language, type SessionView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.js';
import { LOCKS } from '../../database/locks.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Queue } from '../../kernel/queue.js';
import { Sweeper } from '../sweeper.js';

/** Copied into the session; changing any of it ends the session. */
export interface SessionHolder {
  readonly id: number;
  readonly role: string;
  readonly organizationId: number;
  readonly mustChangePassword: boolean;
  readonly earlierSchools: readonly number[];
  readonly couldBe: readonly number[];
  /** They sign in with a password alone, and their school may require a second factor. */
  readonly lacksSecondFactor: boolean;
  /** Whether they signed in with a password, not by a provider. */
  readonly byPassword?: boolean;
}

/** `language` is the one the person chose. */
type Spoken = { readonly language: Language | null };
export type Holder = Actor & Spoken & { readonly sessionHash: Buffer };

/** Minimum milliseconds between updates of `last_seen_at`. A process knows a session as long without a look-up. */
const TOUCH = 60_000;
const KNOWN_AT_ONCE = 10_000;
const LONGEST_USER_AGENT = 200;
const BEGINNINGS_AND_ENDS_AT_ONCE = 2;

const LASTING = `(SELECT make_interval(hours => coalesce(max(session_idle_hours), ${LIMITS.sessionIdleHours})) AS idle,
                    make_interval(hours => 24 * coalesce(max(session_days), ${LIMITS.sessionDays})) AS in_all
                  FROM directory.settings) lasting`;
/** What began further ahead than it may last is of a clock that was set back since. */
const LIVES = (now: string): string =>
  `s.last_seen_at >= ${now}::timestamptz - lasting.idle
   AND s.created_at BETWEEN ${now}::timestamptz - lasting.in_all AND ${now}::timestamptz + lasting.in_all`;

/** A day that comes while a session runs counts from its next look-up on. */
export const MUST_ADD_SECOND_FACTOR = (row: string, now: string): string =>
  `(${row}.lacks_second_factor AND EXISTS (
     SELECT FROM directory.sign_in_rules r
     WHERE r.organization_id = ${row}.organization_id AND r.second_factor_from <> ''
       AND r.second_factor_from <= to_char(${now}::timestamptz AT TIME ZONE r.time_zone, 'YYYY-MM-DD')))`;

/** The browser has a random token, the database only its SHA-256. */
@Injectable()
export class Sessions {
  /** Starts and ends may wait for a lock with a connection in hand, which the writer that holds it may need. */
  private readonly queue = new Queue(BEGINNINGS_AND_ENDS_AT_ONCE);
  /** By the hash of the token, in the order of their look-ups. */
  private readonly looked = new Map<string, { readonly holder: Holder; readonly until: Date }>();

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

  /** Returns a session's token, or undefined if `confirm` finds no one. Locks prevent races with ending sessions. */
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
        const [holder] = await run<SessionHolder & Spoken>(confirm);
        if (!holder || holder.organizationId !== held?.school) return undefined;
        await run({
          name: 'start-session',
          text: `INSERT INTO web.sessions
                   (token_hash, user_id, role, organization_id, must_change_password, earlier_schools, could_be,
                    lacks_second_factor, by_password, user_agent, language, created_at, last_seen_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
          values: [
            hashOf(token),
            holder.id,
            holder.role,
            holder.organizationId,
            holder.mustChangePassword,
            holder.earlierSchools,
            holder.couldBe,
            holder.lacksSecondFactor,
            holder.byPassword ?? false,
            userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
            holder.language,
            this.clock.now(),
          ],
        });
        return token;
      }),
    );
  }

  /**
   * Who holds the session, as looked up within the last minute; undefined if this process has not. The session may have
   * ended since, in another process too: let the database confirm it (`KnownSession`).
   */
  known(token: string): Holder | undefined {
    const looked = this.looked.get(digest(token));
    const left = looked ? looked.until.getTime() - this.clock.now().getTime() : -1;
    // more is left only if the clock was set back
    return left >= 0 && left <= TOUCH ? looked?.holder : undefined;
  }

  async find(token: string): Promise<Holder | undefined> {
    const now = this.clock.now();
    const tokenHash = digest(token);
    const sessionHash = Buffer.from(tokenHash, 'hex');
    const [row] = await this.database.system<Actor & { id: number } & Spoken & { lastSeenAt: Date; endsAt: Date }>({
      name: 'find-session',
      text: `SELECT s.user_id AS id, s.role, s.organization_id AS "organizationId",
               s.must_change_password AS "mustChangePassword", s.earlier_schools AS "earlierSchools",
               s.could_be AS "couldBe", ${MUST_ADD_SECOND_FACTOR('s', '$2')} AS "mustAddSecondFactor", s.language, s.last_seen_at AS "lastSeenAt",
               least(s.last_seen_at + lasting.idle, s.created_at + lasting.in_all) AS "endsAt"
             FROM web.sessions s, ${LASTING} WHERE s.token_hash = $1 AND ${LIVES('$2')}`,
      values: [sessionHash, now],
    });
    this.looked.delete(tokenHash);
    if (!row) return undefined;
    const { lastSeenAt, endsAt, ...person } = row;
    // in the future if the clock was set back
    const isTouched = Math.abs(now.getTime() - lastSeenAt.getTime()) <= TOUCH;
    if (!isTouched) await this.touch(sessionHash, now);
    const holder = { ...person, sessionHash };
    const nextLook = new Date((isTouched ? lastSeenAt : now).getTime() + TOUCH);
    this.looked.set(tokenHash, { holder, until: endsAt < nextLook ? endsAt : nextLook });
    const [oldest] = this.looked.keys();
    if (oldest && this.looked.size > KNOWN_AT_ONCE) this.looked.delete(oldest);
    return holder;
  }

  async setLanguage(personId: number, language: Language): Promise<void> {
    await this.database.system({
      name: 'set-session-language',
      text: 'UPDATE web.sessions SET language = $2 WHERE user_id = $1',
      values: [personId, language],
    });
    for (const [tokenHash, { holder }] of this.looked) if (holder.id === personId) this.looked.delete(tokenHash);
  }

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

  /** Once this resolves, no write of the session can succeed. */
  async end(token: string): Promise<void> {
    await this.endings({
      name: 'end-session',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE token_hash = $1',
      values: [hashOf(token)],
    });
  }

  async endOwn(sessionId: number, { id }: Actor): Promise<boolean> {
    const ended = await this.endings({
      name: 'end-own-session',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE id = $1 AND user_id = $2',
      values: [sessionId, id],
    });
    return ended.length > 0;
  }

  async endOthers({ id, sessionHash }: Actor): Promise<void> {
    await this.endings({
      name: 'end-other-sessions',
      text: 'SELECT web.end_sessions(user_id, token_hash) FROM web.sessions WHERE user_id = $1 AND token_hash <> $2',
      values: [id, sessionHash],
    });
  }

  /** False also if the session has ended. */
  async hasBegunSince({ sessionHash }: Actor, since: Date): Promise<boolean> {
    const begun = await this.database.system({
      name: 'session-begun-since',
      text: 'SELECT FROM web.sessions WHERE token_hash = $1 AND created_at >= $2',
      values: [sessionHash, since],
    });
    return begun.length > 0;
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
      text: `UPDATE web.sessions SET last_seen_at = $2, created_at = least(created_at, $2)
             WHERE token_hash = $1 AND last_seen_at NOT BETWEEN $2 AND $2::timestamptz + interval '1 minute'`,
      values: [sessionHash, now],
    });
  }
}

export const endSessionsOf = (personId: number): Statement => ({
  name: 'end-sessions',
  text: 'SELECT web.end_sessions($1, NULL)',
  values: [personId],
});

export const endSessionsAtSchool = (personId: number): Statement => ({
  name: 'end-sessions-at-school',
  text: 'SELECT web.end_sessions_at_bound_school($1)',
  values: [personId],
});

/** Run it in `first`, for users who end their own sessions: two such requests would deadlock. */
export const holdSessionsAlone = (personId: number): Statement => ({
  name: 'hold-sessions-alone',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.sessions}, $1)`,
  values: [personId],
});

export const END_EVERY_SESSION: Statement = { text: 'DELETE FROM web.sessions' };

/** Ends all sessions and keys at the bound school, except sessions of super-admins. */
export const endSessionsOfSchool = (): Statement => ({
  name: 'end-sessions-of-school',
  text: 'SELECT web.end_sessions_of_bound_school()',
});

/** Ends all sessions at the bound school, except those of super-admins. Its keys go on. */
export const signOutSchool = (): Statement => ({
  name: 'sign-out-school',
  text: 'SELECT web.sign_out_bound_school()',
});

/** Waits for the writes of its district's staff, and keeps new ones waiting until the transaction ends. */
export const holdSchoolAlone = (organizationId: number): Statement => ({
  name: 'hold-school-alone',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.openSchool}, $1)`,
  values: [organizationId],
});

/** For a school that comes into a district: throws `stale` if the district has changed since it was read. */
export const requireRulesOfDistrict = (district: { readonly id: number; readonly version: number }): Statement => ({
  name: 'require-rules-of-district',
  text: 'SELECT web.require_rules_of_district($1, $2)',
  values: [district.id, district.version],
});

const digest = (token: string): string => hash('sha256', token, 'hex');

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

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

/** Order matters, because many user agents contain the names of others. */
export function deviceOf(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0],
  );
  return browser && system ? t('api.device', { browser, system }) : (browser ?? system ?? t('api.unknownDevice'));
}
