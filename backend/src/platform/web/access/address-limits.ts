import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database.js';
import { Clock } from '../../kernel/clock.js';
import { tooFast } from '../errors/refusal.js';
import { Sweeper } from '../sweeper.js';
import { networkOf } from './network.js';

const MINUTE = 60_000;

/** How often one address may do what visitors do; a whole school may share one. Windows in milliseconds. */
const LIMITED = {
  'sign-up': { times: 60, window: 60 * MINUTE },
  'google-sign-in': { times: 120, window: 10 * MINUTE },
  invitation: { times: 300, window: 60 * MINUTE },
  // a whole school's phones, or a calendar service that reads for all of them
  calendar: { times: 3_000, window: 10 * MINUTE },
  contact: { times: 10, window: 10 * MINUTE },
  newsletter: { times: 20, window: 10 * MINUTE },
  'newsletter-link': { times: 300, window: 60 * MINUTE },
} as const;
export type Limited = keyof typeof LIMITED;

/** Counts what visitors do by their address, in the database, where every process and the next start see it. */
@Injectable()
export class AddressLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM web.address_counts WHERE window_ends_at < $1', values: [now] }));
  }

  /** Counts once more; throws 429 past the limit. */
  async count(kind: Limited, address: string): Promise<void> {
    const { times, window } = LIMITED[kind];
    const now = this.clock.now();
    const [count] = await this.database.system<{ times: number; ends: Date }>({
      name: 'count-at-address',
      text: `INSERT INTO web.address_counts AS a (subject, times, window_ends_at) VALUES ($1, 1, $3)
             ON CONFLICT (subject) DO UPDATE SET
               times = CASE WHEN a.window_ends_at <= $2 THEN 1 ELSE least(a.times, $4) + 1 END,
               window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN $3 ELSE a.window_ends_at END
             RETURNING times, window_ends_at AS ends`,
      values: [subjectOf(kind, address), now, new Date(now.getTime() + window), times],
    });
    if (!count || count.times <= times) return;
    const wait = Math.ceil((count.ends.getTime() - now.getTime()) / 1_000);
    throw tooFast('identity.too-many-attempts', 'Too many attempts came from your address. Try again later.', wait);
  }
}

const subjectOf = (kind: Limited, address: string): Buffer =>
  createHash('sha256')
    .update(`${kind}\n\n${networkOf(address)}`)
    .digest();
