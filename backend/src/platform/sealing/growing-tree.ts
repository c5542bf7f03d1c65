import { rootOf, type SubtreeHash } from './merkle-tree.js';
import { edgeOf, grow, subtreesIn, tileKey, type Tile } from './tiles.js';
import { DIGEST_BYTES, type Digest } from './node-hash.js';

const BATCH = 4_096;

/** A tree in memory, for checks: leaves are added, and roots compared with those that were sealed. */
export class GrowingTree {
  private readonly tiles = new Map<string, Tile>();
  private readonly waiting = Buffer.alloc(BATCH * DIGEST_BYTES);
  private waitingCount = 0;
  private grown = 0;
  private subtree: SubtreeHash | undefined;

  get size(): number {
    return this.grown + this.waitingCount;
  }

  add(leaf: Digest): void {
    this.waiting.set(leaf, this.waitingCount * DIGEST_BYTES);
    this.waitingCount += 1;
    if (this.waitingCount === BATCH) this.settle();
  }

  rootAt(size: number): Digest {
    this.settle();
    this.subtree ??= subtreesIn([...this.tiles.values()]);
    return rootOf(size, this.subtree);
  }

  allTiles(): readonly Tile[] {
    this.settle();
    return [...this.tiles.values()];
  }

  private settle(): void {
    if (this.waitingCount === 0) return;
    const edge = edgeOf(this.grown).map((place) => this.tiles.get(tileKey(place)) as Tile);
    const added = this.waiting.subarray(0, this.waitingCount * DIGEST_BYTES);
    for (const tile of grow(this.grown, edge, added)) this.tiles.set(tileKey(tile), tile);
    this.grown += this.waitingCount;
    this.waitingCount = 0;
    this.subtree = undefined;
  }
}
