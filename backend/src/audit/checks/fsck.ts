import type { Run } from '../../platform/event-log/reaction.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { GrowingTree } from '../../platform/sealing/growing-tree.js';
import { restoreIn, type Restored } from '../../platform/sealing/intervention.events.js';
import { tilesAt } from '../../platform/sealing/sealed-tree.js';
import { TILE_WIDTH, tileKey, type Tile, type TilePlace } from '../../platform/sealing/tiles.js';
import { DIGEST_BYTES, leafHashOfText, type Digest } from '../../platform/sealing/node-hash.js';
import { problemsOfCheckpoints, mostEverSealed, type CheckpointCheckOptions } from './checkpoint-problems.js';
import { erasuresAt } from './erasures.js';
import { problemsOfFiles } from './file-problems.js';
import { EVENT_AND_TEXTS, problemsOfEvent, type StoredEvent } from './event-problems.js';
import type { Problem, ProblemKind } from './problem.js';

const BATCH = 2_000;
const TILES_AT_ONCE = 200;
const NAME_SHOWN = 80;
/** PostgreSQL's smallest integer: without constraints a table can hold any version. */
const LEAST_VERSION = -(2 ** 31);

/** `run` reads every school in one snapshot; `external` must not be newer than that snapshot. */
export interface FsckOptions extends CheckpointCheckOptions {
  readonly macKey: Buffer;
  /** Where attachments are; without it they aren't looked at. */
  readonly files?: Pick<FileStore, 'get'> | undefined;
  /** Takes the number of events checked so far. */
  readonly progress?: (organizationId: number, events: number) => void;
  /** Called for every restore that an operator accepted, since it explains missing events. */
  readonly accepted?: (restore: Restored & { readonly organizationId: number; readonly reason: string | null }) => void;
}

interface Row extends StoredEvent {
  readonly number: string | null;
  readonly place: readonly [epoch: number, tx: string, position: string] | null;
}

/**
 * Recomputes the log from its events and yields every problem of events, tree and checkpoints; `problem.ts` lists them.
 * The command in `operations/check-log.ts` adds unknown keys and checkpoints that are kept nowhere else.
 */
export async function* fsck(setting: FsckOptions): AsyncGenerator<Problem> {
  for (const organizationId of await schoolsOf(setting)) yield* fsckSchool(organizationId, setting);
}

async function schoolsOf({ run, external }: FsckOptions): Promise<readonly number[]> {
  const rows = await run<{ id: number }>({
    text: `SELECT organization_id AS id FROM log.events UNION SELECT organization_id FROM log.sealed_events
           UNION SELECT organization_id FROM log.checkpoints`,
  });
  return [...new Set([...rows.map(({ id }) => id), ...(await external.schools())])].sort((a, b) => a - b);
}

export async function* fsckSchool(organizationId: number, setting: FsckOptions): AsyncGenerator<Problem> {
  const tree = new GrowingTree();
  const problemOf = (kind: ProblemKind, number: number | null, event: string | null = null): Problem => ({
    organizationId,
    kind,
    number,
    event,
  });
  const erasures = await erasuresAt(organizationId, setting);
  const restores: Restored[] = [];
  const problemsOf = (row: Row): readonly ProblemKind[] => {
    const problems = problemsOfEvent(organizationId, row, { ...setting, erasures });
    const restored = problems.length === 0 ? restoreIn(row) : undefined;
    if (restored) {
      restores.push(restored);
      setting.accepted?.({ ...restored, organizationId, reason: row.texts?.['reason']?.[1] ?? null });
    }
    return problems;
  };
  const most = await mostEverSealed(organizationId, setting);
  let before: Row['place'] = null;
  for await (const row of sealedRows(organizationId, setting.run)) {
    const number = Number(row.number);
    const event = eventName(row);
    if (number > most || number < 1) {
      yield problemOf('misnumbered', number, event);
      for (const kind of row.place ? problemsOf(row) : []) yield problemOf(kind, number, event);
      continue;
    }
    while (tree.size + 1 < number) {
      const missing = tree.size + 1;
      yield problemOf('removed', missing);
      tree.add(await storedLeaf(organizationId, missing, setting.run));
    }
    if (row.place === null) {
      // uses the stored leaf, so that later events can still be checked
      yield problemOf('removed', number, event);
      tree.add(await storedLeaf(organizationId, number, setting.run));
      continue;
    }
    for (const kind of problemsOf(row)) yield problemOf(kind, number, event);
    if (before && !isAfter(row.place, before)) yield problemOf('reordered', number, event);
    before = row.place;
    tree.add(leafHashOfText(row.canonical));
    if (tree.size % BATCH === 0) setting.progress?.(organizationId, tree.size);
  }
  const horizon = before;
  for await (const row of unsealedRows(organizationId, setting.run)) {
    const event = eventName(row);
    for (const kind of row.place ? problemsOf(row) : (['mislabelled'] as const)) yield problemOf(kind, null, event);
    if (horizon && row.place && isAfter(horizon, row.place)) yield problemOf('inserted', null, event);
  }
  if (setting.files) {
    for await (const { kind, version, stream, number } of problemsOfFiles(organizationId, setting.run, setting.files))
      yield problemOf(kind, number, eventName({ stream, version }));
  }
  for (const event of await orphansOf(organizationId, setting.run)) yield problemOf('missing-before', null, event);
  for (const number of await wrongTiles(organizationId, tree, setting.run)) yield problemOf('tile-changed', number);
  yield* problemsOfCheckpoints({ organizationId, tree, restores }, setting);
}

function isAfter(one: NonNullable<Row['place']>, other: NonNullable<Row['place']>): boolean {
  if (one[0] !== other[0]) return one[0] > other[0];
  const [tx, otherTx] = [BigInt(one[1]), BigInt(other[1])];
  return tx === otherTx ? BigInt(one[2]) > BigInt(other[2]) : tx > otherTx;
}

const COLUMNS = `${EVENT_AND_TEXTS},
  CASE WHEN num_nulls(e.epoch, e.tx, e.position, e.canonical) = 0 THEN jsonb_build_array(e.epoch, e.tx::text, e.position::text) END AS place`;

/** In order of their numbers; a deleted event has no `place`. */
async function* sealedRows(organizationId: number, run: Run): AsyncGenerator<Row> {
  for (let last: string | null = null; ;) {
    const rows: Row[] = await run<Row>({
      text: `SELECT s.number, s.stream, s.version, ${COLUMNS}
             FROM log.sealed_events s LEFT JOIN log.events e USING (organization_id, stream, version)
             WHERE s.organization_id = $1 AND ($2::bigint IS NULL OR s.number > $2) ORDER BY s.number LIMIT ${BATCH}`,
      values: [organizationId, last],
    });
    for (const row of rows) {
      yield row;
      last = row.number;
    }
    if (rows.length < BATCH) return;
  }
}

async function* unsealedRows(organizationId: number, run: Run): AsyncGenerator<Row> {
  let [stream, version] = ['', LEAST_VERSION];
  for (;;) {
    const rows = await run<Row>({
      text: `SELECT NULL AS number, e.stream, e.version, ${COLUMNS}
             FROM log.events e LEFT JOIN log.sealed_events s USING (organization_id, stream, version)
             WHERE e.organization_id = $1 AND s.number IS NULL AND (e.stream, e.version) > ($2 COLLATE "C", $3)
             ORDER BY e.stream, e.version LIMIT ${BATCH}`,
      values: [organizationId, stream, version],
    });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    [stream, version] = [end.stream, end.version];
  }
}

async function orphansOf(organizationId: number, run: Run): Promise<readonly string[]> {
  const rows = await run<Pick<Row, 'stream' | 'version'>>({
    text: `SELECT e.stream, e.version FROM log.events e
           WHERE e.organization_id = $1 AND e.version > 1 AND NOT EXISTS (SELECT FROM log.events b
             WHERE (b.organization_id, b.stream, b.version) = ($1, e.stream, e.version - 1))
           ORDER BY e.stream, e.version`,
    values: [organizationId],
  });
  return rows.map(eventName);
}

// a forged stream name must not add lines to the report
const eventName = ({ stream, version }: { readonly stream: string | null; readonly version: number }): string =>
  `${(stream ?? 'null').replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '?').slice(0, NAME_SHOWN)} version ${version}`;

/** All zeros if the tree has none. */
async function storedLeaf(organizationId: number, number: number, run: Run): Promise<Digest> {
  const [tile] = await tilesAt(organizationId, [{ level: 0, index: Math.floor((number - 1) / TILE_WIDTH) }], run);
  const start = ((number - 1) % TILE_WIDTH) * DIGEST_BYTES;
  const leaf = tile?.hashes.subarray(start, start + DIGEST_BYTES);
  return leaf?.length === DIGEST_BYTES ? leaf : Buffer.alloc(DIGEST_BYTES);
}

/** The first event number of every stored tile that is wrong, missing or surplus. */
async function wrongTiles(organizationId: number, tree: GrowingTree, run: Run): Promise<readonly number[]> {
  const computed = new Map(tree.allTiles().map((tile) => [tileKey(tile), tile]));
  const wrong: number[] = [];
  for await (const tile of storedTiles(organizationId, run)) {
    if (!computed.get(tileKey(tile))?.hashes.equals(tile.hashes)) wrong.push(firstNumberOf(tile));
    computed.delete(tileKey(tile));
  }
  return [...wrong, ...[...computed.values()].map(firstNumberOf)].sort((a, b) => a - b);
}

async function* storedTiles(organizationId: number, run: Run): AsyncGenerator<Tile> {
  for (let [level, index] = [-1, '0']; ;) {
    const rows: { level: number; index: string; hashes: Buffer }[] = await run({
      text: `SELECT level, index, coalesce(hashes, '') AS hashes FROM log.tiles
             WHERE organization_id = $1 AND (level, index) > ($2, $3::bigint) ORDER BY level, index LIMIT ${TILES_AT_ONCE}`,
      values: [organizationId, level, index],
    });
    for (const row of rows) yield { ...row, index: Number(row.index) };
    const last = rows.at(-1);
    if (!last || rows.length < TILES_AT_ONCE) return;
    [level, index] = [last.level, last.index];
  }
}

const firstNumberOf = ({ level, index }: TilePlace): number => index * TILE_WIDTH ** (level + 1) + 1;
