import type { SubtreeHash } from './merkle-tree.js';
import { DIGEST_BYTES, nodeHash, type Digest } from './tree-hash.js';

/** A tile holds eight levels of the tree by the lowest of them: up to 256 hashes (https://c2sp.org/tlog-tiles). */
export const TILE_LEVELS = 8;
export const TILE_WIDTH = 2 ** TILE_LEVELS;

/** Which tile: level 0 holds the hashes of leaves, level 1 the roots of full tiles of level 0, and so on. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
}

export interface Tile extends TilePlace {
  /** One hash after the other; a tile at the tree's right edge may not be full. */
  readonly hashes: Buffer;
}

export const tileKey = ({ level, index }: TilePlace): string => `${level}/${index}`;

/** The tiles at the right edge of a tree of `size` leaves, which are not full: what is needed to go on. */
export function edgeOf(size: number): readonly TilePlace[] {
  const places: TilePlace[] = [];
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE_WIDTH)]) {
    if (count % TILE_WIDTH !== 0) places.push({ level, index: Math.floor(count / TILE_WIDTH) });
  }
  return places;
}

/** The tiles that change when leaves are added to a tree of `size` leaves, whose edge is at hand. */
export function grow(size: number, edge: readonly Tile[], leaves: readonly Digest[]): readonly Tile[] {
  const changed: Tile[] = [];
  let [level, count, added] = [0, size, leaves];
  while (added.length > 0) {
    const index = Math.floor(count / TILE_WIDTH);
    const before = edge.find((tile) => tile.level === level && tile.index === index)?.hashes ?? Buffer.alloc(0);
    if (before.length !== (count % TILE_WIDTH) * DIGEST_BYTES) throw new Error(`Tile ${level}/${index} is incomplete.`);
    const hashes = Buffer.concat([before, ...added]);
    const full: Digest[] = [];
    for (let at = 0; at * TILE_WIDTH * DIGEST_BYTES < hashes.length; at += 1) {
      const part = hashes.subarray(at * TILE_WIDTH * DIGEST_BYTES, (at + 1) * TILE_WIDTH * DIGEST_BYTES);
      changed.push({ level, index: index + at, hashes: part });
      if (part.length === TILE_WIDTH * DIGEST_BYTES) full.push(rootIn(part, 0, TILE_WIDTH));
    }
    [level, count, added] = [level + 1, index, full];
  }
  return changed;
}

/** The root over `count` hashes of a tile, a power of two, from the one at `start` on. */
function rootIn(hashes: Buffer, start: number, count: number): Digest {
  if (count === 1) return hashes.subarray(start * DIGEST_BYTES, (start + 1) * DIGEST_BYTES);
  const half = count / 2;
  return nodeHash(rootIn(hashes, start, half), rootIn(hashes, start + half, half));
}

/** Which tile holds what a subtree is computed from, and where in it. */
function placeOf(level: number, index: number): TilePlace & { readonly start: number; readonly count: number } {
  const count = 2 ** (level % TILE_LEVELS);
  const first = index * count;
  return {
    level: Math.floor(level / TILE_LEVELS),
    index: Math.floor(first / TILE_WIDTH),
    start: first % TILE_WIDTH,
    count,
  };
}

/** The subtrees that can be computed from these tiles; RangeError for any other. */
export function subtreesIn(tiles: readonly Tile[]): SubtreeHash {
  const byPlace = new Map(tiles.map((tile) => [tileKey(tile), tile.hashes]));
  return (level, index) => {
    const { start, count, ...place } = placeOf(level, index);
    const hashes = byPlace.get(tileKey(place));
    if (!hashes || hashes.length < (start + count) * DIGEST_BYTES) {
      throw new RangeError(`The tiles have no full subtree ${index} at level ${level}.`);
    }
    return rootIn(hashes, start, count);
  };
}

/** Which tiles a root or a proof is computed from. */
export function tilesFor(compute: (subtree: SubtreeHash) => unknown): readonly TilePlace[] {
  const wanted = new Map<string, TilePlace>();
  const none = Buffer.alloc(DIGEST_BYTES);
  compute((level, index) => {
    const { start: _start, count: _count, ...place } = placeOf(level, index);
    wanted.set(tileKey(place), place);
    return none;
  });
  return [...wanted.values()];
}
