import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { tooFast } from '../../platform/web/errors/refusal.js';
import { networkOf } from './network.js';

const MINUTE = 60_000;

/** How often one address may do what visitors do; a whole school may share one. Windows in milliseconds. */
const LIMITED = {
  'sign-up': { times: 60, window: 60 * MINUTE },
  'google-sign-in': { times: 120, window: 10 * MINUTE },
  invitation: { times: 300, window: 60 * MINUTE },
} as const;
export type Limited = keyof typeof LIMITED;

/** Counts what visitors do by their address, in the database, where every process and the next start see it. */
@Injectable()
export class AddressLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts once more; throws 429 past the limit. */
  async count(kind: Limited, address: string): Promise<void> {
    const { times, window } = LIMITED[kind];
    const now = this.clock.now();
    const [count] = await this.database.system<{ failures: number; ends: Date }>({
      name: 'count-at-address',
      text: `INSERT INTO identity.log_in_attempts AS a (subject, failures, window_ends_at) VALUES ($1, 1, $3)
             ON CONFLICT (subject) DO UPDATE SET
               failures = CASE WHEN a.window_ends_at <= $2 THEN 1 ELSE least(a.failures, $4) + 1 END,
               window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN $3 ELSE a.window_ends_at END
             RETURNING failures, window_ends_at AS ends`,
      values: [subjectOf(kind, address), now, new Date(now.getTime() + window), times],
    });
    if (!count || count.failures <= times) return;
    const wait = Math.ceil((count.ends.getTime() - now.getTime()) / 1_000);
    throw tooFast('identity.too-many-attempts', 'Too many attempts came from your address. Try again later.', wait);
  }
}

const subjectOf = (kind: Limited, address: string): Buffer =>
  createHash('sha256')
    .update(`${kind}\n\n${networkOf(address)}`)
    .digest();
