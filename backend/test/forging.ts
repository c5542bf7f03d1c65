import { randomBytes } from 'node:crypto';
import type { Digest } from '../src/platform/sealing/node-hash.js';

interface Tree {
  readonly size: number;
  readonly root: Digest;
}
export interface Inclusion {
  readonly leaf: Digest;
  readonly index: number;
  readonly tree: Tree;
  readonly proof: readonly Digest[];
}
export interface Consistency {
  readonly older: Tree;
  readonly newer: Tree;
  readonly proof: readonly Digest[];
}

type Forgery<Claim> = (honest: Claim, n: number) => Claim;

const flipped = (digest: Digest, n: number): Digest => {
  const forged = Buffer.from(digest);
  const bit = n % (forged.length * 8);
  forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return forged;
};
const without = (proof: readonly Digest[], at: number): readonly Digest[] => proof.filter((_, n) => n !== at);
const withAt = (proof: readonly Digest[], at: number, digest: Digest): readonly Digest[] =>
  proof.toSpliced(at, 0, digest);
const swapped = (proof: readonly Digest[], at: number): readonly Digest[] => {
  const next = (at + 1) % proof.length;
  return proof.with(at, proof[next] as Digest).with(next, proof[at] as Digest);
};

/** The published ways to spoil the path of a proof; each has at least two digests to work on. */
const PATHS: readonly ((path: readonly Digest[], n: number) => readonly Digest[])[] = [
  (path, n) => path.with(n % path.length, flipped(path[n % path.length] as Digest, n)),
  (path, n) => without(path, n % path.length),
  (path) => without(path, path.length - 1),
  (path, n) => withAt(path, n % (path.length + 1), randomBytes(32)),
  (path, n) => withAt(path, n % path.length, path[n % path.length] as Digest),
  (path, n) => swapped(path, n % path.length),
  (path, n) => path.with(n % path.length, (path[n % path.length] as Digest).subarray(0, 31)),
  (path, n) => path.with(n % path.length, Buffer.concat([path[n % path.length] as Digest, Buffer.alloc(1)])),
  (path, n) => path.with(n % path.length, Buffer.alloc(0)),
  (path) => [...path, Buffer.alloc(0)],
  () => [],
  (path) => path.toReversed(),
];

const INCLUSIONS: readonly Forgery<Inclusion>[] = [
  (honest, n) => ({ ...honest, leaf: flipped(honest.leaf, n) }),
  (honest, n) => ({ ...honest, leaf: honest.leaf.subarray(0, 31 - (n % 31)) }),
  (honest, n) => ({ ...honest, tree: { ...honest.tree, root: flipped(honest.tree.root, n) } }),
  (honest) => ({ ...honest, tree: { ...honest.tree, root: randomBytes(32) } }),
  (honest) => ({ ...honest, index: honest.index + 1 }),
  (honest) => ({ ...honest, index: honest.index - 1 }),
  (honest) => ({ ...honest, index: honest.index ^ 2 }),
  (honest) => ({ ...honest, tree: { ...honest.tree, size: honest.tree.size * 2 } }),
  (honest) => ({ ...honest, tree: { ...honest.tree, size: Math.floor(honest.tree.size / 2) } }),
  (honest) => ({ ...honest, tree: { ...honest.tree, size: honest.index } }),
  (honest) => ({ ...honest, proof: [honest.tree.root] }),
  (honest) => ({ ...honest, proof: [...honest.proof, honest.tree.root] }),
  (honest) => ({ ...honest, proof: [honest.leaf, ...honest.proof] }),
  ...PATHS.map((spoil): Forgery<Inclusion> => (honest, n) => ({ ...honest, proof: spoil(honest.proof, n) })),
];

const CONSISTENCIES: readonly Forgery<Consistency>[] = [
  (honest, n) => ({ ...honest, older: { ...honest.older, root: flipped(honest.older.root, n) } }),
  (honest, n) => ({ ...honest, newer: { ...honest.newer, root: flipped(honest.newer.root, n) } }),
  (honest) => ({ ...honest, older: { ...honest.older, root: honest.newer.root } }),
  (honest) => ({ ...honest, older: honest.newer, newer: honest.older }),
  (honest) => ({ ...honest, older: { ...honest.older, size: 0 } }),
  (honest) => ({ ...honest, older: { ...honest.older, size: honest.older.size - 1 } }),
  (honest) => ({ ...honest, older: { ...honest.older, size: honest.older.size + 1 } }),
  (honest) => ({ ...honest, older: { ...honest.older, size: honest.older.size ^ 2 } }),
  (honest) => ({ ...honest, newer: { ...honest.newer, size: honest.newer.size * 2 } }),
  (honest) => ({ ...honest, newer: { ...honest.newer, size: Math.floor(honest.newer.size / 2) } }),
  (honest) => ({ ...honest, proof: [honest.older.root, ...honest.proof] }),
  (honest) => ({ ...honest, proof: [...honest.proof, honest.newer.root] }),
  ...PATHS.map((spoil): Forgery<Consistency> => (honest, n) => ({ ...honest, proof: spoil(honest.proof, n) })),
];

/** A false claim made of a true one, whose proof has at least two steps that are not the same either way. */
export const forgedInclusion = (honest: Inclusion, kind: number, n: number): Inclusion =>
  (INCLUSIONS[kind % INCLUSIONS.length] as Forgery<Inclusion>)(honest, n);
export const forgedConsistency = (honest: Consistency, kind: number, n: number): Consistency =>
  (CONSISTENCIES[kind % CONSISTENCIES.length] as Forgery<Consistency>)(honest, n);
