import { t } from '@hourtrail/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { networkOf } from '../../platform/web/access/address-limits.js';
import { tooFast } from '../../platform/web/errors/refusal.js';
import { Sweeper } from '../../platform/web/sweeper.js';
import {
  ATTEMPT_KINDS,
  secondsToWait,
  withAttempt,
  withoutAttempt,
  withSuccess,
  type Count,
  type AttemptKind,
} from '../domain/log-in-throttle.rules.js';

export interface Attempt {
  readonly username: string;
  /** The client's IP address. */
  readonly address: string;
  /** The browser has signed in to this account before. */
  readonly isKnownDevice?: boolean;
}

interface CountRow {
  subject: Buffer;
  failures: number;
  window_ends_at: Date;
  blocked_until: Date | null;
  known_until: Date | null;
}

type Run = <Row>(statement: Statement) => Promise<Row[]>;
type Counts = ReadonlyMap<AttemptKind, Count>;

/** Counts in the database, so that all processes share the counts and restarts keep them. */
@Injectable()
export class LogInThrottle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({
      text: 'DELETE FROM identity.log_in_attempts WHERE window_ends_at < $1 AND (known_until IS NULL OR known_until < $1)',
      values: [now],
    }));
  }

  /** Throws 429 if the attempt comes too early; that attempt isn't counted. */
  async begin(attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    await this.change(attempt, (counts) => {
      const wait = secondsToWait(counts, now, attempt.isKnownDevice);
      if (wait > 0) throw tooFast('identity.too-many-attempts', sentence(wait), wait);
      return new Map(ATTEMPT_KINDS.map((kind) => [kind, withAttempt(kind, counts.get(kind), now)]));
    });
  }

  async succeed(attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    await this.change(
      attempt,
      (counts) => new Map([...counts].map(([kind, count]) => [kind, withSuccess(kind, count, now)])),
    );
  }

  /** The password was right, and a second factor is to follow. */
  async uncount(attempt: Attempt): Promise<void> {
    await this.change(
      attempt,
      (counts) => new Map([...counts].map(([kind, count]) => [kind, withoutAttempt(kind, count)])),
    );
  }

  private change(attempt: Attempt, changed: (counts: Counts) => Counts): Promise<void> {
    return this.database.systemTransaction(async (run) => {
      // folded by the database, whose rules for letter case also find the account
      const [folded] = await run<{ username: string }>({
        name: 'fold-username',
        text: 'SELECT lower($1) AS username',
        values: [attempt.username],
      });
      const folds = { ...attempt, username: folded?.username ?? '' };
      const subjects = new Map(ATTEMPT_KINDS.map((kind) => [subjectOf(kind, folds), kind]));
      const rows = await lockCounts(run, [...subjects.keys()].sort(), this.clock.now());
      const counts = new Map(
        rows.map((row) => [subjects.get(row.subject.toString('hex')) as AttemptKind, countOf(row)]),
      );
      const after = changed(counts);
      await saveCounts(
        run,
        [...subjects].map(([subject, kind]) => ({ subject, ...(after.get(kind) as Count) })),
      );
    });
  }
}

/** Locks rows in a fixed order to prevent deadlocks. */
const lockCounts = (run: Run, subjects: readonly string[], now: Date): Promise<CountRow[]> =>
  run<CountRow>({
    name: 'lock-log-in-attempts',
    text: `INSERT INTO identity.log_in_attempts (subject, failures, window_ends_at)
           SELECT decode(subject, 'hex'), 0, $2 FROM unnest($1::text[]) WITH ORDINALITY AS s(subject, nth) ORDER BY nth
           ON CONFLICT (subject) DO UPDATE SET failures = log_in_attempts.failures RETURNING *`,
    values: [subjects, now],
  });

const saveCounts = (run: Run, counts: readonly (Count & { readonly subject: string })[]): Promise<unknown[]> =>
  run({
    name: 'save-log-in-attempts',
    text: `UPDATE identity.log_in_attempts a
           SET failures = s.failures, window_ends_at = s.window_ends_at, blocked_until = s.blocked_until,
             known_until = s.known_until
           FROM unnest($1::text[], $2::integer[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[])
             AS s(subject, failures, window_ends_at, blocked_until, known_until)
           WHERE a.subject = decode(s.subject, 'hex')`,
    values: [
      counts.map(({ subject }) => subject),
      counts.map(({ failures }) => failures),
      counts.map(({ windowEndsAt }) => windowEndsAt),
      counts.map(({ blockedUntil }) => blockedUntil),
      counts.map(({ knownUntil }) => knownUntil),
    ],
  });

const countOf = (row: CountRow): Count => ({
  failures: row.failures,
  windowEndsAt: row.window_ends_at,
  blockedUntil: row.blocked_until,
  knownUntil: row.known_until,
});

function subjectOf(kind: AttemptKind, { username, address }: Attempt): string {
  const account = kind === 'address' ? '' : username;
  const network = kind === 'account' ? '' : networkOf(address);
  return createHash('sha256').update(`${kind}\n${account}\n${network}`).digest('hex');
}

const sentence = (seconds: number): string =>
  seconds < 60
    ? t('apiPeople.failedLogInsWaitSeconds', { seconds })
    : t('apiPeople.failedLogInsWaitMinutes', { minutes: Math.ceil(seconds / 60) });
