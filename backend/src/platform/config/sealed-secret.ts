import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from './keyed-hash.js';

const NONCE = 12;
const TAG = 16;

/** What a secret is for, and the record it belongs to: it opens for no other. */
export interface SecretOf {
  readonly purpose: string;
  readonly record: string;
}

/** Encrypts a secret that we need in the clear ourselves (AES-256-GCM): the database alone cannot open it. */
export function sealSecret(hash: KeyedHash, { purpose, record }: SecretOf, secret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', hash.of(purpose, 'key'), nonce).setAAD(Buffer.from(record));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined if it was sealed with another key or for another record, or was changed. */
export function openSecret(hash: KeyedHash, { purpose, record }: SecretOf, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', hash.of(purpose, 'key'), sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(record))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
