import fc from 'fast-check';
import { countTo, GrownLog } from '../../../test/merkle.js';
import { inclusionProof, rootOf } from './merkle-tree.js';
import { edgeOf, grow, subtreesIn, tilesFor, TILE_WIDTH, type Tile, type TilePlace } from './tiles.js';
import type { Digest } from './node-hash.js';

const log = new GrownLog(70_000);
const leaves = (from: number, to: number): readonly Digest[] => countTo(to - from).map((n) => log.leaf(from + n));

/** Tiles as a database stores them. */
class StoredTiles {
  private readonly tiles = new Map<string, Tile>();
  size = 0;

  add(count: number): this {
    const changed = grow(this.size, this.at(edgeOf(this.size)), Buffer.concat(leaves(this.size, this.size + count)));
    for (const tile of changed) this.tiles.set(`${tile.level}/${tile.index}`, tile);
    this.size += count;
    return this;
  }

  at(places: readonly TilePlace[]): readonly Tile[] {
    return places.map(({ level, index }) => this.tiles.get(`${level}/${index}`) as Tile);
  }

  all(): readonly Tile[] {
    return [...this.tiles.values()];
  }
}

describe('the tiles of a tree', () => {
  it('come to the same root, however the events arrived', () => {
    const batches = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(batches, (counts) => {
        const stored = new StoredTiles();
        for (const count of counts) {
          stored.add(count);
          expect(rootOf(stored.size, subtreesIn(stored.all()))).toEqual(log.tree(stored.size).root);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('hold two levels of tiles and more', () => {
    const stored = new StoredTiles().add(log.size);
    expect(rootOf(log.size, subtreesIn(stored.all()))).toEqual(log.tree(log.size).root);
    expect(Math.max(...stored.all().map(({ level }) => level))).toBe(2);
  });

  it.each([
    [0, []],
    [1, [[0, 0]]],
    [TILE_WIDTH - 1, [[0, 0]]],
    [TILE_WIDTH, [[1, 0]]],
    [
      TILE_WIDTH + 1,
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [TILE_WIDTH ** 2, [[2, 0]]],
  ])('of %d events go on from their right edge', (size, places) => {
    expect(edgeOf(size).map(({ level, index }) => [level, index])).toEqual(places);
  });

  it('prove an event with few of them', () => {
    const stored = new StoredTiles().add(log.size);
    for (const index of [0, 255, 256, 65_535, 65_536, 69_999]) {
      const needed = tilesFor((subtree) => inclusionProof(index, log.size, subtree));
      expect(needed.length).toBeLessThanOrEqual(6);
      const proof = inclusionProof(index, log.size, subtreesIn(stored.at(needed)));
      expect(proof).toEqual(log.inclusion(index, log.size).proof);
    }
  });

  it('do not grow from an edge that lacks something', () => {
    const stored = new StoredTiles().add(300);
    const edge = stored.at(edgeOf(300)).map((tile) => ({ ...tile, hashes: tile.hashes.subarray(32) }));
    expect(() => grow(300, edge, Buffer.concat(leaves(300, 301)))).toThrow('is incomplete');
  });
});
