import { errorStatus, fieldErrors } from '../../../api/errorMessage.js';

/** A day that the server refused, and why. */
export interface RefusedDay {
  readonly date: string;
  readonly message: string;
}

export interface DaysOutcome {
  readonly done: number;
  readonly refused: readonly RefusedDay[];
  /** What ended the sending before the last day, such as a lost connection. */
  readonly stopped?: unknown;
}

/** The sentence of a refusal that speaks of one day alone, such as that its 24 hours are full. */
function wordsOfTheDay(error: unknown): string | undefined {
  const errors = errorStatus(error) === 400 ? fieldErrors(error) : [];
  return errors.every(({ field }) => field === 'date' || field === 'hours') ? errors[0]?.message : undefined;
}

/**
 * Sends something for each of several days, one after the other. What is refused for a day is remembered and the next
 * one sent; anything else would befall them all, and ends it. `onLeft` is told after each that is done which are left.
 */
export async function sendEach(
  days: readonly string[],
  send: (date: string) => Promise<unknown>,
  onLeft: (left: readonly string[]) => void,
): Promise<DaysOutcome> {
  const refused: RefusedDay[] = [];
  let left = days;
  for (const date of days) {
    try {
      await send(date);
      left = left.filter((one) => one !== date);
      onLeft(left);
    } catch (error) {
      const message = wordsOfTheDay(error);
      if (message === undefined) return { done: days.length - left.length, refused, stopped: error };
      refused.push({ date, message });
    }
  }
  return { done: days.length - left.length, refused };
}
