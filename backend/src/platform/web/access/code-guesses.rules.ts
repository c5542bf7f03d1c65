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
