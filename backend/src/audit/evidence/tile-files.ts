import { tilePath } from '@hourtrail/contracts/verifier';
import type { Snapshot } from '../../platform/database/snapshots.js';
import { batchesOf } from '../../platform/kernel/batches.js';
import { edgeOf, TILE_WIDTH, tileKey, type TilePlace } from '../../platform/sealing/tiles.js';
import { DIGEST_BYTES } from '../../platform/sealing/node-hash.js';

const AT_ONCE = 200;

export interface TileFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The tiles that prove these event numbers (from 1), and the tree of size `held`, to the root of size `size`. */
export function tilesOf(numbers: Iterable<number>, size: number, held: number | undefined): readonly TilePlace[] {
  const needed = new Map<string, TilePlace>();
  const climb = ({ level, index }: TilePlace): void => {
    const place = { level, index };
    if (widthIn(place, size) < 1 || needed.has(tileKey(place))) return;
    needed.set(tileKey(place), place);
    climb({ level: level + 1, index: Math.floor(index / TILE_WIDTH) });
  };
  for (const number of numbers) climb({ level: 0, index: Math.floor((number - 1) / TILE_WIDTH) });
  for (const place of [...edgeOf(size), ...edgeOf(held ?? 0)]) climb(place);
  return [...needed.values()].sort((one, other) => one.level - other.level || one.index - other.index);
}

const widthIn = ({ level, index }: TilePlace, size: number): number =>
  Math.min(TILE_WIDTH, Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH);

/** Files as in https://c2sp.org/tlog-tiles, each as wide as in a tree of that size. */
export async function* tileFiles(
  snapshot: Snapshot,
  { organizationId, places, size }: { organizationId: number; places: readonly TilePlace[]; size: number },
): AsyncGenerator<TileFile> {
  for (const some of batchesOf(places, AT_ONCE)) {
    const rows = await snapshot.read<{ level: number; index: string; hashes: Buffer }>({
      text: `SELECT t.level, t.index, t.hashes FROM unnest($2::smallint[], $3::bigint[]) AS p (level, index)
             JOIN log.tiles t ON (t.organization_id, t.level, t.index) = ($1, p.level, p.index)
             ORDER BY t.level, t.index`,
      values: [organizationId, some.map(({ level }) => level), some.map(({ index }) => index)],
    });
    for (const { level, index, hashes } of rows) {
      const width = widthIn({ level, index: Number(index) }, size);
      yield { path: tilePath(level, Number(index), width), content: hashes.subarray(0, width * DIGEST_BYTES) };
    }
  }
}
