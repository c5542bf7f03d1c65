import { joined } from './bytes.mjs';

export const HASH_BYTES = 32;

/** @param {Uint8Array} bytes */
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The hash of a leaf, RFC 6962 §2.1: SHA-256 over a zero byte and the event's bytes. @param {Uint8Array} event */
export const leafHash = (event) => sha256(joined([Uint8Array.of(0), event]));

/** The hash of a node, RFC 6962 §2.1: SHA-256 over a one byte and its two children. @param {Uint8Array} left @param {Uint8Array} right */
export const nodeHash = (left, right) => sha256(joined([Uint8Array.of(1), left, right]));

/** The root over hashes, of which there are 1, 2, 4, 8 … @param {readonly Uint8Array[]} hashes */
export async function perfectRoot(hashes) {
  let level = hashes;
  while (level.length > 1) {
    const below = level;
    level = await Promise.all(
      Array.from({ length: below.length / 2 }, (_, at) => nodeHash(below[2 * at], below[2 * at + 1])),
    );
  }
  return level[0];
}
