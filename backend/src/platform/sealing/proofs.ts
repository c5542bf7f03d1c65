import { DIGEST_BYTES, isPowerOfTwo, nodeText, textOf, type Digest } from './node-hash.js';

const isDigest = (bytes: Digest): boolean => bytes.length === DIGEST_BYTES;
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
// Bit operators truncate to 32 bits.
const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);

/** Verifies an inclusion proof (RFC 9162 §2.1.3.2). `index` counts from 0. */
export function provesInclusion(
  leaf: Digest,
  index: number,
  tree: { readonly size: number; readonly root: Digest },
  proof: readonly Digest[],
): boolean {
  if (!isCount(index) || !isCount(tree.size) || index >= tree.size) return false;
  if (![leaf, tree.root, ...proof].every(isDigest)) return false;
  let [at, last, computed] = [index, tree.size - 1, textOf(leaf)];
  for (const step of proof) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      computed = nodeText(step, computed);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      computed = nodeText(computed, step);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && computed === textOf(tree.root);
}

interface Tree {
  readonly size: number;
  readonly root: Digest;
}

/** Verifies a consistency proof (RFC 9162 §2.1.4.2). False if the older tree is empty. */
export function provesConsistency(older: Tree, newer: Tree, proof: readonly Digest[]): boolean {
  if (!isCount(older.size) || !isCount(newer.size) || older.size === 0 || older.size > newer.size) return false;
  if (![older.root, newer.root, ...proof].every(isDigest)) return false;
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  const steps = isPowerOfTwo(older.size) ? [older.root, ...proof] : [...proof];
  const first = steps.shift();
  if (!first) return false;
  let [at, last] = [older.size - 1, newer.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let [old, young] = [textOf(first), textOf(first)];
  for (const step of steps) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      const joined = nodeText(step, old);
      [old, young] = [joined, old === young ? joined : nodeText(step, young)];
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      young = nodeText(young, step);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && old === textOf(older.root) && young === textOf(newer.root);
}
