import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { t, CODE_ALPHABET, LIMITS } from '@hourtrail/contracts';
import { Database, type Statement } from '../../database/database.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { tooFast } from '../errors/refusal.js';

export const newCode = (length: number = LIMITS.codeLength): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

const HOUR_MS = 3_600_000;
const MOST_WRONG_CODES = 10;

export interface WrongCodes {
  readonly failures: number;
  readonly windowEndsAt: Date;
}

/** So far apart may the clocks of two servers be. */
const CLOCKS_DIFFER_BY_MS = 60_000;

/** A window that ends later is of a clock that was set back since. */
const isOpen = (windowEndsAt: Date, now: Date): boolean =>
  windowEndsAt > now && windowEndsAt.getTime() <= now.getTime() + HOUR_MS + CLOCKS_DIFFER_BY_MS;

/** Whole seconds until the next attempt is allowed; 0 if it is. */
export const secondsToWait = ({ failures, windowEndsAt }: WrongCodes, now: Date): number =>
  failures < MOST_WRONG_CODES || !isOpen(windowEndsAt, now)
    ? 0
    : Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000);

export const withWrongCode = ({ failures, windowEndsAt }: WrongCodes, now: Date): WrongCodes =>
  isOpen(windowEndsAt, now)
    ? { failures: failures + 1, windowEndsAt }
    : { failures: 1, windowEndsAt: new Date(now.getTime() + HOUR_MS) };

export type CodeKind = 'family' | 'join' | 'check-in';

@Injectable()
export class CodeGuesses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the row of a code. Counts a wrong code, and throws 429 after ten within an hour. */
  async find<Row>(by: Actor, kind: CodeKind, lookUp: Statement): Promise<Row | undefined> {
    const now = this.clock.now();
    return this.database.systemTransaction(async (run) => {
      const subject = createHash('sha256').update(`${kind}-code\n${by.id}`).digest();
      // Locks the row, so that parallel guesses run one by one.
      const [count] = await run<WrongCodes>({
        name: 'lock-wrong-codes',
        text: `INSERT INTO web.rate_limits AS a (subject, times, window_ends_at) VALUES ($1, 0, $2)
               ON CONFLICT (subject) DO UPDATE SET times = a.times
               RETURNING times AS failures, window_ends_at AS "windowEndsAt"`,
        values: [subject, now],
      });
      const wait = secondsToWait(count as WrongCodes, now);
      if (wait > 0) throw tooFast(`${kind}.too-many-codes`, sentence(kind, wait), wait);
      const [found] = await run<Row>(lookUp);
      if (found) return found;
      const { failures, windowEndsAt } = withWrongCode(count as WrongCodes, now);
      await run({
        name: 'save-wrong-codes',
        text: 'UPDATE web.rate_limits SET times = $2, window_ends_at = $3 WHERE subject = $1',
        values: [subject, failures, windowEndsAt],
      });
      return undefined;
    });
  }
}

const sentence = (kind: CodeKind, seconds: number): string =>
  seconds < 60
    ? t('api.wrongCodesWaitSeconds', { kind, seconds })
    : t('api.wrongCodesWaitMinutes', { kind, minutes: Math.ceil(seconds / 60) });
