import { t } from '@hourtrail/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import { Database } from '../../database/database.js';
import { Clock } from '../../kernel/clock.js';
import { tooFast } from '../errors/refusal.js';
import { Sweeper } from '../sweeper.js';

const MINUTE = 60_000;

const LIMITED = {
  'sign-up': { times: 60, window: 60 * MINUTE },
  'google-sign-in': { times: 120, window: 10 * MINUTE },
  // a whole school begins its day from one address
  'school-sign-in': { times: 1_000, window: 10 * MINUTE },
  'schools-with-sign-in': { times: 1_000, window: 10 * MINUTE },
  'sign-in-trial': { times: 60, window: 10 * MINUTE },
  invitation: { times: 300, window: 60 * MINUTE },
  // A calendar service may fetch for a whole school from one address.
  calendar: { times: 3_000, window: 10 * MINUTE },
  contact: { times: 10, window: 10 * MINUTE },
  newsletter: { times: 20, window: 10 * MINUTE },
  'newsletter-link': { times: 300, window: 60 * MINUTE },
  'password-mail': { times: 30, window: 10 * MINUTE },
  confirmation: { times: 300, window: 60 * MINUTE },
  record: { times: 300, window: 60 * MINUTE },
  badge: { times: 300, window: 60 * MINUTE },
  'mailed-link': { times: 300, window: 60 * MINUTE },
} as const;
export type Limited = keyof typeof LIMITED;

const LIMITED_OF_PEOPLE = {
  'email-change': { times: 10, window: 24 * 60 * MINUTE },
  message: { times: 100, window: 24 * 60 * MINUTE },
  announcement: { times: 20, window: 24 * 60 * MINUTE },
  record: { times: 500, window: 24 * 60 * MINUTE },
  badge: { times: 100, window: 24 * 60 * MINUTE },
  nomination: { times: 50, window: 24 * 60 * MINUTE },
  'known-elsewhere': { times: 1_000, window: 24 * 60 * MINUTE },
} as const;
export type LimitedOfPeople = keyof typeof LIMITED_OF_PEOPLE;

/** Counts in the database, so that limits hold across processes and restarts. */
@Injectable()
export class AddressLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM web.rate_limits WHERE window_ends_at < $1', values: [now] }));
  }

  /** Throws 429 if the limit is exceeded. */
  async count(kind: Limited, address: string): Promise<void> {
    const subject = `${kind}\n\n${networkOf(address)}`;
    const wait = await countMore(this.database, { ...LIMITED[kind], subject, now: this.clock.now() });
    if (wait === undefined) return;
    throw tooFast('identity.too-many-attempts', t('api.tooManyAttempts'), wait);
  }
}

/** Counts `times` uses by one person, and what is the same `once` a window. Throws 429 if the limit is exceeded. */
export async function countPerson(
  database: Database,
  kind: LimitedOfPeople,
  {
    userId,
    now,
    times: more = 1,
    once,
  }: { readonly userId: number; readonly now: Date; readonly times?: number; readonly once?: string },
): Promise<void> {
  const subject = `${kind}\n\nuser/${userId}`;
  const same = once === undefined ? undefined : `${subject}\n${once}`;
  if (same !== undefined && (await isCounted(database, same, now))) return;
  const wait = await countMore(database, { ...LIMITED_OF_PEOPLE[kind], subject, now, more });
  if (wait !== undefined) throw tooFast('too-often', t('api.tooOftenToday'), wait);
  if (same !== undefined) await countMore(database, { ...LIMITED_OF_PEOPLE[kind], subject: same, now });
}

async function isCounted(database: Database, subject: string, now: Date): Promise<boolean> {
  const rows = await database.system<object>({
    name: 'is-subject-counted',
    text: 'SELECT FROM web.rate_limits WHERE subject = $1 AND window_ends_at > $2',
    values: [hashOf(subject), now],
  });
  return rows.length > 0;
}

const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/** The conflict clause of an INSERT: $2 is now, $3 when a new window ends, $4 the limit, $5 how many more. No window ends later than a new one, even if the clock was set back. */
export const COUNT_AGAIN = `
  ON CONFLICT (subject) DO UPDATE SET
    times = CASE WHEN a.window_ends_at <= $2 THEN $5 ELSE least(a.times, $4) + $5 END,
    window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN $3 ELSE least(a.window_ends_at, $3) END`;

interface Count {
  readonly subject: string;
  readonly times: number;
  readonly window: number;
  readonly now: Date;
  readonly more?: number;
}

async function countMore(
  database: Database,
  { subject, times, window, now, more = 1 }: Count,
): Promise<number | undefined> {
  const [count] = await database.system<{ times: number; ends: Date }>({
    name: 'count-of-subject',
    text: `INSERT INTO web.rate_limits AS a (subject, times, window_ends_at) VALUES ($1, $5, $3)
           ${COUNT_AGAIN} RETURNING times, window_ends_at AS ends`,
    values: [hashOf(subject), now, new Date(now.getTime() + window), times, more],
  });
  if (!count || count.times <= times) return undefined;
  return Math.ceil((count.ends.getTime() - now.getTime()) / 1_000);
}

/** Returns an IPv4 address, or the /64 prefix of an IPv6 address, because one client usually owns a /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
