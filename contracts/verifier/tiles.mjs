import { isEqual } from './bytes.mjs';
import { HASH_BYTES, nodeHash, perfectRoot } from './hashes.mjs';

// Tiles are those of https://c2sp.org/tlog-tiles: 256 hashes of one level, and above it one hash for each full tile.

export const TILE_WIDTH = 256;

const tileKey = (level, index) => `${level}/${index}`;

/** How many hashes the tile has in a tree of `size` leaves; 0 or less where it has none. */
const widthOf = ({ level, index }, size) =>
  Math.min(TILE_WIDTH, Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH);

/** The path of a tile's file, such as `tile/0/x001/234` or, while it is not full, `tile/0/x001/234.p/7`. */
export function tilePath(level, index, width) {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0');
  const parts = digits.match(/\d{3}/g);
  const path = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join('/');
  return `tile/${level}/${path}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
}

/** Which tile a file is; undefined for any other file. */
export function tileAt(path) {
  const [, level, parts, width = '256'] = /^tile\/(\d)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (parts === undefined) return undefined;
  const tile = { level: Number(level), index: Number(parts.replace(/[x/]/g, '')), width: Number(width) };
  return tilePath(tile.level, tile.index, tile.width) === path ? tile : undefined;
}

/** The numbers of the first and last event under a tile. */
const eventsUnder = ({ level, index, width }) => {
  const each = TILE_WIDTH ** level;
  return `events ${index * TILE_WIDTH * each + 1} to ${(index * TILE_WIDTH + width) * each}`;
};

/** The hashes of a tree of which only some tiles are at hand, each believed only once it leads to the signed root. */
export class Tiles {
  trusted = new Map();

  /** @param {number} size @param {readonly { path: string, bytes: Uint8Array }[]} files */
  constructor(size, files) {
    this.size = size;
    this.files = files;
  }

  /** Trusts hashes that lead to the root, and reports all others. */
  async *faults(root) {
    const tiles = [];
    for (const { path, bytes } of this.files) {
      const tile = tileAt(path);
      if (!tile) yield { place: path, words: 'This is the place of no tile.' };
      else if (widthOf(tile, this.size) !== tile.width || bytes.length !== tile.width * HASH_BYTES)
        yield { place: path, words: `A tree of ${this.size} events has no tile of ${bytes.length} bytes here.` };
      else tiles.push({ ...tile, path, bytes });
    }
    const edge = tiles.filter(({ width }) => width < TILE_WIDTH);
    for (const { level, index, bytes } of edge) this.trusted.set(tileKey(level, index), bytes);
    const computed = await this.rootAt(this.size);
    if (!computed || !isEqual(computed, root)) {
      this.trusted.clear();
      const words = computed
        ? 'The hashes at the right edge of the tree do not lead to the signed root.'
        : 'The right edge of the tree is not complete.';
      yield { place: [...edge.map(({ path }) => path), 'checkpoint.txt'].join(', '), words };
      return;
    }
    const full = tiles.filter(({ width }) => width === TILE_WIDTH).sort((one, other) => other.level - one.level);
    for (const tile of full) {
      const above = this.trusted.get(tileKey(tile.level + 1, Math.floor(tile.index / TILE_WIDTH)));
      const stated = above && hashAt(above, tile.index % TILE_WIDTH);
      if (stated && isEqual(await perfectRoot(hashesIn(tile.bytes, 0, TILE_WIDTH)), stated))
        this.trusted.set(tileKey(tile.level, tile.index), tile.bytes);
      else yield { place: tile.path, words: `Its hashes do not lead to the signed root (${eventsUnder(tile)}).` };
    }
  }

  /** The hash that the tree has for the event of a number; undefined where the tiles at hand do not show it. */
  leafOf(number) {
    const tile = this.trusted.get(tileKey(0, Math.floor((number - 1) / TILE_WIDTH)));
    return tile && hashAt(tile, (number - 1) % TILE_WIDTH);
  }

  /** The root over the first `size` events (RFC 6962 §2.1); undefined if the tiles do not suffice. */
  async rootAt(size) {
    let root;
    for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE_WIDTH)]) {
      const width = count % TILE_WIDTH;
      if (width === 0) continue;
      const tile = this.trusted.get(tileKey(level, Math.floor(count / TILE_WIDTH)));
      if (!tile || tile.length < width * HASH_BYTES) return undefined;
      // the full subtrees at the right edge, from the smallest to the largest
      for (let [subtree, end] = [1, width]; subtree <= width; subtree *= 2) {
        if ((width & subtree) === 0) continue;
        const hash = await perfectRoot(hashesIn(tile, end - subtree, end));
        root = root ? await nodeHash(hash, root) : hash;
        end -= subtree;
      }
    }
    return root;
  }
}

/** Undefined beyond the end of a tile. */
const hashAt = (tile, at) =>
  (at + 1) * HASH_BYTES <= tile.length ? tile.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES) : undefined;

const hashesIn = (tile, from, to) => Array.from({ length: to - from }, (_, at) => hashAt(tile, from + at));
