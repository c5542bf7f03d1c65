import { hash } from 'node:crypto';

/** A SHA-256 digest: 32 bytes. */
export type Digest = Buffer;

export const DIGEST_BYTES = 32;

// a digest as `binary` text costs a third of a digest as a Buffer
const sha256 = (bytes: Buffer): Digest => Buffer.from(hash('sha256', bytes, 'binary'), 'binary');

const LEAF = Buffer.from([0]);

/** The hash of a leaf, RFC 6962 §2.1: SHA-256 over 0x00 and its bytes. */
export const leafHash = (leaf: Uint8Array): Digest => sha256(Buffer.concat([LEAF, leaf]));

const pair = Buffer.alloc(1 + 2 * DIGEST_BYTES);
pair[0] = 1;

/** The hash of an inner node, RFC 6962 §2.1: SHA-256 over 0x01 and its two children. */
export function nodeHash(left: Digest, right: Digest): Digest {
  left.copy(pair, 1);
  right.copy(pair, 1 + DIGEST_BYTES);
  return sha256(pair);
}

/** The root of a tree without leaves: SHA-256 over nothing. */
export const emptyRoot = (): Digest => sha256(Buffer.alloc(0));

export function isPowerOfTwo(count: number): boolean {
  let power = 1;
  while (power < count) power *= 2;
  return power === count;
}
