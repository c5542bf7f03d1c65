import type { Statement } from '../database/database.js';
import type { Run } from '../event-log/reaction.js';
import { rootOf, type SubtreeHash } from './merkle-tree.js';
import type { Digest } from './node-hash.js';
import { edgeOf, grow, subtreesIn, tilesFor, type Tile, type TilePlace } from './tiles.js';

/** The tree in the database, which is stored as tiles. */
export interface Sealed {
  readonly size: number;
  readonly root: Digest | null;
}

export async function newestSeal(organizationId: number, run: Run): Promise<Sealed> {
  const [seal] = await run<{ size: string; root: Digest }>({
    name: 'newest-seal',
    text: 'SELECT size, root FROM log.checkpoints WHERE organization_id = $1 ORDER BY size DESC LIMIT 1',
    values: [organizationId],
  });
  return seal ? { ...seal, size: Number(seal.size) } : { size: 0, root: null };
}

export async function newestSeals(run: Run): Promise<ReadonlyMap<number, Sealed>> {
  const rows = await run<{ organization_id: number; size: string; root: Digest }>({
    text: `SELECT t.organization_id, s.size, s.root FROM log.tiles t
           CROSS JOIN LATERAL (SELECT size, root FROM log.checkpoints s WHERE s.organization_id = t.organization_id
             ORDER BY size DESC LIMIT 1) s
           WHERE t.level = 0 AND t.index = 0`,
  });
  return new Map(rows.map(({ organization_id: school, ...seal }) => [school, { ...seal, size: Number(seal.size) }]));
}

/** The newest checkpoint as it was signed. */
export const newestNote = (organizationId: number): Statement => ({
  name: 'newest-note',
  text: 'SELECT note FROM log.checkpoints WHERE organization_id = $1 ORDER BY size DESC LIMIT 1',
  values: [organizationId],
});

export async function tilesAt(
  organizationId: number,
  places: readonly TilePlace[],
  run: Run,
): Promise<readonly Tile[]> {
  if (places.length === 0) return [];
  const rows = await run<{ level: number; index: string; hashes: Buffer }>({
    name: 'tiles-at',
    text: `SELECT t.level, t.index, coalesce(t.hashes, '') AS hashes FROM unnest($2::smallint[], $3::bigint[]) AS p (level, index)
           JOIN log.tiles t ON (t.organization_id, t.level, t.index) = ($1, p.level, p.index)`,
    values: [organizationId, places.map(({ level }) => level), places.map(({ index }) => index)],
  });
  return rows.map(({ level, index, hashes }) => ({ level, index: Number(index), hashes }));
}

/** Runs `compute` twice: to find the tiles it needs, then with them loaded. */
export async function computed<T>(organizationId: number, compute: (subtree: SubtreeHash) => T, run: Run): Promise<T> {
  return compute(subtreesIn(await tilesAt(organizationId, tilesFor(compute), run)));
}

export function noTree(error: unknown): undefined {
  if (error instanceof RangeError) return undefined;
  throw error;
}

export async function addLeaves(
  organizationId: number,
  size: number,
  leaves: readonly Digest[],
  run: Run,
): Promise<Digest> {
  const edge = await tilesAt(organizationId, edgeOf(size), run);
  const changed = grow(size, edge, Buffer.concat(leaves));
  await run({
    name: 'keep-tiles',
    text: `INSERT INTO log.tiles (organization_id, level, index, hashes)
           SELECT $1, level, index, hashes FROM unnest($2::smallint[], $3::bigint[], $4::bytea[]) AS t (level, index, hashes)
           ON CONFLICT (organization_id, level, index) DO UPDATE SET hashes = excluded.hashes`,
    values: [
      organizationId,
      changed.map(({ level }) => level),
      changed.map(({ index }) => index),
      changed.map(({ hashes }) => hashes),
    ],
  });
  const grown = new Map([...edge, ...changed].map((tile) => [`${tile.level}/${tile.index}`, tile]));
  return rootOf(size + leaves.length, subtreesIn([...grown.values()]));
}
