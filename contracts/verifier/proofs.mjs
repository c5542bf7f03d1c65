import { isEqual } from './bytes.mjs';
import { HASH_BYTES, nodeHash } from './hashes.mjs';

const isHash = (bytes) => bytes?.length === HASH_BYTES;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
// numbers beyond 2^32 are no business of JavaScript's bit operators
const isOdd = (value) => value % 2 === 1;
const half = (value) => Math.floor(value / 2);
const isPowerOfTwo = (value) => 2 ** Math.round(Math.log2(value)) === value;

/** Whether `hashes` show that a leaf, counted from 0, is in the tree of that size and root (RFC 9162 §2.1.3.2). */
export async function provesInclusion({ leaf, index, size, root, hashes }) {
  if (!isCount(index) || !isCount(size) || index >= size || ![leaf, root, ...hashes].every(isHash)) return false;
  let [at, last, computed] = [index, size - 1, leaf];
  for (const step of hashes) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      computed = await nodeHash(step, computed);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      computed = await nodeHash(computed, step);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && isEqual(computed, root);
}

/** Whether `hashes` show that the newer tree begins with all of the older one (RFC 9162 §2.1.4.2). */
export async function provesConsistency({ from, to, fromRoot, toRoot, hashes }) {
  if (!isCount(from) || !isCount(to) || from === 0 || from > to) return false;
  if (![fromRoot, toRoot, ...hashes].every(isHash)) return false;
  if (from === to) return hashes.length === 0 && isEqual(fromRoot, toRoot);
  const steps = isPowerOfTwo(from) ? [fromRoot, ...hashes] : [...hashes];
  const first = steps.shift();
  if (!first) return false;
  let [at, last, old, young] = [from - 1, to - 1, first, first];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  for (const step of steps) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      [old, young] = [await nodeHash(step, old), await nodeHash(step, young)];
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      young = await nodeHash(young, step);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && isEqual(old, fromRoot) && isEqual(young, toRoot);
}
