import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, LIMITS } from '@hourtrail/contracts';

const GROUPS = 3;
const GROUP_LENGTH = 5;
const HOUR = 3_600_000;

/** A password to be read out once, such as `K7QMX-2XPRB-9TVHA`: 75 random bits. */
export const makeOneTimePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  ).join('-');

/** When a one-time password made now can no longer be used. */
export const oneTimeUntil = (now: Date): Date => new Date(now.getTime() + LIMITS.oneTimePasswordHours * HOUR);
