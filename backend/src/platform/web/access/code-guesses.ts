import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_ALPHABET, LIMITS } from '@hourtrail/contracts';
import { Database, type Statement } from '../../database/database.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { tooFast } from '../errors/refusal.js';

/** A code that nobody can foresee and everybody can read out. */
export const newCode = (length: number = LIMITS.codeLength): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

const HOUR_MS = 3_600_000;
const MOST_WRONG_CODES = 10;

/** Wrong codes that a person has entered lately. */
export interface WrongCodes {
  readonly failures: number;
  readonly windowEndsAt: Date;
}

/** Whole seconds for which nobody may guess on; 0 when they may. */
export const secondsToWait = ({ failures, windowEndsAt }: WrongCodes, now: Date): number =>
  failures < MOST_WRONG_CODES ? 0 : Math.max(0, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));

/** One wrong code more; an hour after the first they are forgotten. */
export const withWrongCode = ({ failures, windowEndsAt }: WrongCodes, now: Date): WrongCodes =>
  windowEndsAt > now
    ? { failures: failures + 1, windowEndsAt }
    : { failures: 1, windowEndsAt: new Date(now.getTime() + HOUR_MS) };

export type CodeKind = 'family' | 'join' | 'check-in';

/** Looks up the codes that people enter, ten wrong ones an hour and person. */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The one row that a code finds; a wrong one is counted, under what `kind` of code it is. */
  async find<Row>(by: Actor, kind: CodeKind, lookUp: Statement): Promise<Row | undefined> {
    const now = this.clock.now();
    return this.database.systemTransaction(async (run) => {
      const subject = createHash('sha256').update(`${kind}-code\n${by.id}`).digest();
      // whoever guesses many at once is let in one by one
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
  `Too many wrong ${kind} codes. Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`;
