import { hash, randomBytes } from 'node:crypto';
import { LIMITS } from '@hourtrail/contracts';
import { base32 } from './authenticator.js';

/** Ten of 80 random bits: too many to guess, so that a plain hash is enough. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: LIMITS.recoveryCodes }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));

/** Of a code as people type it. */
export const hashOfCode = (code: string): Buffer => {
  const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return hash('sha256', typed.replaceAll('0', 'O').replaceAll('1', 'I'), 'buffer');
};
