import type { SubtreeHash } from './merkle-tree.js';
import { DIGEST_BYTES, levelAbove, rootOf256 } from './node-hash.js';

/** A tile holds up to 256 hashes of one level; the seven above are computed (https://c2sp.org/tlog-tiles). */
export const TILE_LEVELS = 8;
export const TILE_WIDTH = 2 ** TILE_LEVELS;
const TILE_BYTES = TILE_WIDTH * DIGEST_BYTES;

/** Level 0 holds leaf hashes, level 1 the roots of full tiles of level 0, and so on. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
}

export interface Tile extends TilePlace {
  readonly hashes: Buffer;
}

export const tileKey = ({ level, index }: TilePlace): string => `${level}/${index}`;

/** The partial tiles at the right edge of a tree, which are needed to add leaves. */
export function edgeOf(size: number): readonly TilePlace[] {
  const places: TilePlace[] = [];
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE_WIDTH)]) {
    if (count % TILE_WIDTH !== 0) places.push({ level, index: Math.floor(count / TILE_WIDTH) });
  }
  return places;
}

/** Adds concatenated leaf hashes and returns the changed tiles. Throws if `edge` is incomplete. */
export function grow(size: number, edge: readonly Tile[], leaves: Buffer): readonly Tile[] {
  const changed: Tile[] = [];
  let [level, count, added] = [0, size, leaves];
  while (added.length > 0) {
    const index = Math.floor(count / TILE_WIDTH);
    const before = edge.find((tile) => tile.level === level && tile.index === index)?.hashes ?? Buffer.alloc(0);
    if (before.length !== (count % TILE_WIDTH) * DIGEST_BYTES) throw new Error(`Tile ${level}/${index} is incomplete.`);
    const hashes = Buffer.concat([before, added]);
    const full = Buffer.alloc(Math.floor(hashes.length / TILE_BYTES) * DIGEST_BYTES);
    for (let at = 0; at * TILE_BYTES < hashes.length; at += 1) {
      const part = hashes.subarray(at * TILE_BYTES, (at + 1) * TILE_BYTES);
      changed.push({ level, index: index + at, hashes: part });
      if (part.length === TILE_BYTES) full.set(rootOf256(part), at * DIGEST_BYTES);
    }
    [level, count, added] = [level + 1, index, full];
  }
  return changed;
}

function placeOf(
  level: number,
  index: number,
): { readonly tile: TilePlace; readonly above: number; readonly at: number } {
  const above = level % TILE_LEVELS;
  const width = TILE_WIDTH / 2 ** above;
  return {
    tile: { level: Math.floor(level / TILE_LEVELS), index: Math.floor(index / width) },
    above,
    at: index % width,
  };
}

export function subtreesIn(tiles: readonly Tile[]): SubtreeHash {
  const levels = new Map(tiles.map((tile) => [tileKey(tile), [tile.hashes]]));
  return (level, index) => {
    const { tile, above, at } = placeOf(level, index);
    const ofTile = levels.get(tileKey(tile)) ?? [];
    while (ofTile.length > 0 && ofTile.length <= above) ofTile.push(levelAbove(ofTile.at(-1) as Buffer));
    const hash = ofTile[above]?.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
    if (hash?.length !== DIGEST_BYTES) {
      throw new RangeError(`The tiles have no full subtree ${index} at level ${level}.`);
    }
    return hash;
  };
}

export function tilesFor(compute: (subtree: SubtreeHash) => unknown): readonly TilePlace[] {
  const needed = new Map<string, TilePlace>();
  const none = Buffer.alloc(DIGEST_BYTES);
  compute((level, index) => {
    const { tile } = placeOf(level, index);
    needed.set(tileKey(tile), tile);
    return none;
  });
  return [...needed.values()];
}
