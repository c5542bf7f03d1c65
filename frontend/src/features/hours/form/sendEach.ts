import { errorStatus, fieldErrors } from '../../../api/errorMessage.js';

export interface RefusedDay {
  readonly date: string;
  readonly message: string;
}

export interface DaysOutcome {
  readonly done: number;
  readonly refused: readonly RefusedDay[];
  /** The error that stopped sending before the last day, such as a lost connection. */
  readonly stopped?: unknown;
}

/** The message of an error that concerns one day only, such as more than 24 hours. */
function wordsOfTheDay(error: unknown): string | undefined {
  const errors = errorStatus(error) === 400 ? fieldErrors(error) : [];
  return errors.every(({ field }) => field === 'date' || field === 'hours') ? errors[0]?.message : undefined;
}

/** Sends the days in order. An error about one day skips it; any other error stops. `onLeft` gets the unsent days. */
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
