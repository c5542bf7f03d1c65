import {
  consistencyProof,
  inclusionProof,
  rootOf,
  subtreesOf,
  type SubtreeHash,
} from '../src/platform/sealing/merkle-tree.js';
import { provesConsistency, provesInclusion } from '../src/platform/sealing/proofs.js';
import { leafHash, type Digest } from '../src/platform/sealing/node-hash.js';

/** A log that grew event by event, and its tree at every size. */
export class GrownLog {
  readonly subtree: SubtreeHash;
  private readonly leaves: readonly Digest[];

  constructor(readonly size: number) {
    this.leaves = Array.from({ length: size }, (_, n) => leafHash(Buffer.from(`event ${n}`)));
    this.subtree = subtreesOf(this.leaves);
  }

  leaf(index: number): Digest {
    return this.leaves[index] as Digest;
  }

  tree(size: number): { readonly size: number; readonly root: Digest } {
    return { size, root: rootOf(size, this.subtree) };
  }

  inclusion(index: number, size: number) {
    const proof = inclusionProof(index, size, this.subtree);
    return { leaf: this.leaf(index), index, tree: this.tree(size), proof };
  }

  consistency(from: number, to: number) {
    return { older: this.tree(from), newer: this.tree(to), proof: consistencyProof(from, to, this.subtree) };
  }

  /** Which events, of the trees of these sizes, their proofs do not prove. */
  unprovedEvents(sizes: readonly number[]): readonly string[] {
    return sizes.flatMap((size) =>
      countTo(size)
        .map((index) => this.inclusion(index, size))
        .filter(({ leaf, index, tree, proof }) => !provesInclusion(leaf, index, tree, proof))
        .map(({ index }) => `event ${index} of ${size}`),
    );
  }

  /** Which smaller trees their proofs do not prove to be the beginning of those of these sizes. */
  unprovedBeginnings(sizes: readonly number[]): readonly string[] {
    return sizes.flatMap((size) =>
      countTo(size)
        .map((less) => this.consistency(less + 1, size))
        .filter(({ older, newer, proof }) => !provesConsistency(older, newer, proof))
        .map(({ older }) => `the first ${older.size} of ${size}`),
    );
  }
}

/** 0, 1, 2 … below a number. */
export const countTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
