import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, LIMITS } from '@hourtrail/contracts';

/** A code that nobody can foresee and everybody can read out. */
export const newCode = (length: number = LIMITS.codeLength): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
