import { rootOf, type SubtreeHash } from './merkle-tree.js';
import { edgeOf, grow, subtreesIn, type Tile } from './tiles.js';
import type { Digest } from './tree-hash.js';

const BATCH = 4_096;

/** A tree that is computed leaf by leaf, and keeps its tiles. */
export class GrowingTree {
  private readonly tiles = new Map<string, Tile>();
  private waiting: Digest[] = [];
  private grown = 0;
  private subtree: SubtreeHash | undefined;

  get size(): number {
    return this.grown + this.waiting.length;
  }

  add(leaf: Digest): void {
    this.waiting.push(leaf);
    if (this.waiting.length === BATCH) this.settle();
  }

  /** The root over its first `size` leaves. */
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
    if (this.waiting.length === 0) return;
    const edge = edgeOf(this.grown).map(({ level, index }) => this.tiles.get(`${level}/${index}`) as Tile);
    for (const tile of grow(this.grown, edge, this.waiting)) this.tiles.set(`${tile.level}/${tile.index}`, tile);
    this.grown += this.waiting.length;
    this.waiting = [];
    this.subtree = undefined;
  }
}
