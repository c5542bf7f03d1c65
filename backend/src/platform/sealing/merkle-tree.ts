import { emptyRoot, isPowerOfTwo, nodeHash, type Digest } from './node-hash.js';

/** Returns the hash of the full subtree over the leaves [index · 2^level, (index + 1) · 2^level). */
export type SubtreeHash = (level: number, index: number) => Digest;

interface Range {
  readonly start: number;
  readonly end: number;
}

function splitOf(n: number): number {
  let half = 1;
  while (half * 2 < n) half *= 2;
  return half;
}

function hashOf({ start, end }: Range, subtree: SubtreeHash): Digest {
  const count = end - start;
  if (isPowerOfTwo(count)) return subtree(Math.log2(count), start / count);
  const middle = start + splitOf(count);
  return nodeHash(hashOf({ start, end: middle }, subtree), hashOf({ start: middle, end }, subtree));
}

/** Root of the tree of the first `size` leaves (RFC 6962 §2.1). */
export function rootOf(size: number, subtree: SubtreeHash): Digest {
  requireSize(size);
  return size === 0 ? emptyRoot() : hashOf({ start: 0, end: size }, subtree);
}

/** Proof from leaf to root; `index` counts from 0 (RFC 6962 §2.1.1). Throws RangeError if there is no such leaf. */
export function inclusionProof(index: number, size: number, subtree: SubtreeHash): readonly Digest[] {
  requireSize(size);
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) {
    throw new RangeError(`A tree of ${size} leaves has no leaf ${index}.`);
  }
  return pathOf(index, { start: 0, end: size }, subtree);
}

function pathOf(index: number, { start, end }: Range, subtree: SubtreeHash): readonly Digest[] {
  if (end - start === 1) return [];
  const middle = start + splitOf(end - start);
  const [left, right] = [
    { start, end: middle },
    { start: middle, end },
  ] as const;
  return index < middle
    ? [...pathOf(index, left, subtree), hashOf(right, subtree)]
    : [...pathOf(index, right, subtree), hashOf(left, subtree)];
}

/** Proof that a tree extends its first `from` leaves (RFC 6962 §2.1.2). Throws RangeError unless 0 < from ≤ to. */
export function consistencyProof(from: number, to: number, subtree: SubtreeHash): readonly Digest[] {
  requireSize(to);
  if (!Number.isSafeInteger(from) || from < 1 || from > to) {
    throw new RangeError(`There is no proof from ${from} to ${to} leaves.`);
  }
  return from === to ? [] : stepsOf(from, { start: 0, end: to }, { subtree, isWhole: true });
}

function stepsOf(
  from: number,
  { start, end }: Range,
  { subtree, isWhole }: { readonly subtree: SubtreeHash; readonly isWhole: boolean },
): readonly Digest[] {
  if (from === end) return isWhole ? [] : [hashOf({ start, end }, subtree)];
  const middle = start + splitOf(end - start);
  return from <= middle
    ? [...stepsOf(from, { start, end: middle }, { subtree, isWhole }), hashOf({ start: middle, end }, subtree)]
    : [...stepsOf(from, { start: middle, end }, { subtree, isWhole: false }), hashOf({ start, end: middle }, subtree)];
}

function requireSize(size: number): void {
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new RangeError(`${size} is no number of leaves.`);
  }
}

/** Computes subtrees from leaf hashes, each once. Throws RangeError if one is not full. */
export function subtreesOf(leaves: readonly Digest[]): SubtreeHash {
  const levels: Digest[][] = [[...leaves]];
  return (level, index) => {
    while (levels.length <= level) {
      const below = levels.at(-1) as Digest[];
      levels.push(
        Array.from({ length: Math.floor(below.length / 2) }, (_, at) =>
          nodeHash(below[2 * at] as Digest, below[2 * at + 1] as Digest),
        ),
      );
    }
    const found = levels[level]?.[index];
    if (!found) throw new RangeError(`The tree has no full subtree ${index} at level ${level}.`);
    return found;
  };
}
