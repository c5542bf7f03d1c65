import { hash, timingSafeEqual } from 'node:crypto';
import { canonicalJson, commitmentTo, macOf } from '../event-log/recording.js';
import type { Run } from '../event-log/reaction.js';
import type { Json } from '../kernel/event.js';
import { openCheckpoint, type Checkpoint } from './checkpoint.js';
import type { Fault, FaultKind } from './fault.js';
import { GrowingTree } from './growing-tree.js';
import type { OutsideCheckpoints } from './outside.js';
import { tilesAt } from './sealed-tree.js';
import type { NoteKey } from './signed-note.js';
import { TILE_WIDTH, tileKey, type TilePlace } from './tiles.js';
import { DIGEST_BYTES, leafHash, type Digest } from './tree-hash.js';

const BATCH = 2_000;

export interface FsckSetting {
  /** As a role that reads every school. */
  readonly run: Run;
  readonly macKey: Buffer;
  /** Every key that ever signed. */
  readonly keys: readonly NoteKey[];
  readonly outside: OutsideCheckpoints;
}

interface Row {
  readonly number: string | null;
  readonly stream: string;
  readonly version: number;
  readonly place: readonly [epoch: number, tx: string, position: string] | null;
  readonly type: string;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly canonical: string;
  readonly hash: Buffer;
  readonly mac: Buffer;
  readonly texts: Readonly<Record<string, readonly [salt: string, body: string]>> | null;
}

/**
 * Recomputes everything that is known of the log, school by school, from the events themselves, and tells of every
 * fault: events against their bytes, key, place, texts and numbers, then the stored tree, the checkpoints in the
 * database and those kept outside.
 */
export async function* fsck(setting: FsckSetting): AsyncGenerator<Fault> {
  for (const organizationId of await schoolsOf(setting)) yield* fsckSchool(organizationId, setting);
}

async function schoolsOf({ run, outside }: FsckSetting): Promise<readonly number[]> {
  const rows = await run<{ id: number }>({
    text: `SELECT organization_id AS id FROM log.events UNION SELECT organization_id FROM log.sealed
           UNION SELECT organization_id FROM log.seals`,
  });
  return [...new Set([...rows.map(({ id }) => id), ...(await outside.schools())])].sort((a, b) => a - b);
}

async function* fsckSchool(organizationId: number, setting: FsckSetting): AsyncGenerator<Fault> {
  const tree = new GrowingTree();
  const told = (kind: FaultKind, number: number | null, event: string | null = null): Fault => ({
    organizationId,
    kind,
    number,
    event,
  });
  let before: Row['place'] = null;
  for await (const row of sealedRows(organizationId, setting.run)) {
    const number = Number(row.number);
    const event = `${row.stream} version ${row.version}`;
    while (tree.size + 1 < number) {
      yield told('removed', tree.size + 1);
      tree.add(await storedLeaf(organizationId, tree.size, setting.run));
    }
    if (row.place === null) {
      // its leaf is known from the tree alone: the rest can still be checked
      yield told('removed', number, event);
      tree.add(await storedLeaf(organizationId, number, setting.run));
      continue;
    }
    for (const kind of faultsOf(organizationId, row, setting.macKey)) yield told(kind, number, event);
    if (before && !isAfter(row.place, before)) yield told('reordered', number, event);
    before = row.place;
    tree.add(leafHash(Buffer.from(row.canonical)));
  }
  const horizon = before;
  for await (const row of unsealedRows(organizationId, setting.run)) {
    const event = `${row.stream} version ${row.version}`;
    for (const kind of faultsOf(organizationId, row, setting.macKey)) yield told(kind, null, event);
    if (horizon && row.place && isAfter(horizon, row.place)) yield told('inserted', null, event);
  }
  for (const event of await orphansOf(organizationId, setting.run)) yield told('missing-before', null, event);
  for (const number of await wrongTiles(organizationId, tree, setting.run)) yield told('tile-changed', number);
  yield* faultsOfSeals(organizationId, tree, setting);
}

function faultsOf(organizationId: number, row: Row, macKey: Buffer): readonly FaultKind[] {
  const digest = hash('sha256', row.canonical, 'hex');
  const faults: FaultKind[] = [];
  if (digest !== row.hash.toString('hex')) faults.push('edited');
  const mac = Buffer.from(macOf(macKey, digest), 'hex');
  if (row.mac.length !== mac.length || !timingSafeEqual(mac, row.mac)) faults.push('forged');
  const said = jsonIn(row.canonical);
  if (!said || !isLabelled(organizationId, row, said)) return [...faults, 'mislabelled'];
  const commitments = (said['texts'] ?? {}) as Readonly<Record<string, string | null>>;
  for (const [field, [salt, body]] of Object.entries(row.texts ?? {})) {
    if (!commitments[field]) faults.push('text-added');
    else if (commitmentTo(Buffer.from(salt, 'hex'), body) !== commitments[field]) faults.push('text-swapped');
  }
  return faults;
}

function jsonIn(canonical: string): Readonly<Record<string, Json>> | undefined {
  try {
    const value = JSON.parse(canonical) as Json;
    return canonicalJson(value) === canonical ? (value as Readonly<Record<string, Json>>) : undefined;
  } catch {
    return undefined;
  }
}

function isLabelled(organizationId: number, row: Row, said: Readonly<Record<string, Json>>): boolean {
  const actor = said['actor'] as { readonly id: number | null } | undefined;
  return (
    said['organization'] === organizationId &&
    said['stream'] === row.stream &&
    said['version'] === row.version &&
    said['type'] === row.type &&
    said['at'] === row.at.toISOString() &&
    actor?.id === row.actor_id
  );
}

function isAfter(one: NonNullable<Row['place']>, other: NonNullable<Row['place']>): boolean {
  if (one[0] !== other[0]) return one[0] > other[0];
  const [tx, otherTx] = [BigInt(one[1]), BigInt(other[1])];
  return tx === otherTx ? BigInt(one[2]) > BigInt(other[2]) : tx > otherTx;
}

const COLUMNS = `e.type, e.at, e.actor_id, e.canonical, e.hash, e.mac,
  CASE WHEN e.position IS NOT NULL THEN jsonb_build_array(e.epoch, e.tx::text, e.position::text) END AS place,
  (SELECT jsonb_object_agg(x.field, jsonb_build_array(encode(x.salt, 'hex'), x.body)) FROM log.texts x
   WHERE (x.organization_id, x.stream, x.version) = (e.organization_id, e.stream, e.version)) AS texts`;

/** The numbered events of a school in the order of their numbers; one that is gone has no place. */
async function* sealedRows(organizationId: number, run: Run): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await run<Row>({
      text: `SELECT s.number, s.stream, s.version, ${COLUMNS}
             FROM log.sealed s LEFT JOIN log.events e USING (organization_id, stream, version)
             WHERE s.organization_id = $1 AND s.number > $2 ORDER BY s.number LIMIT ${BATCH}`,
      values: [organizationId, last],
    });
    for (const row of rows) {
      yield row;
      last = Number(row.number);
    }
    if (rows.length < BATCH) return;
  }
}

async function* unsealedRows(organizationId: number, run: Run): AsyncGenerator<Row> {
  let [stream, version] = ['', 0];
  for (;;) {
    const rows = await run<Row>({
      text: `SELECT NULL AS number, e.stream, e.version, ${COLUMNS}
             FROM log.events e LEFT JOIN log.sealed s USING (organization_id, stream, version)
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

/** Events whose record has no event of the version before. */
async function orphansOf(organizationId: number, run: Run): Promise<readonly string[]> {
  const rows = await run<{ event: string }>({
    text: `SELECT e.stream || ' version ' || e.version AS event FROM log.events e
           WHERE e.organization_id = $1 AND e.version > 1 AND NOT EXISTS (SELECT FROM log.events b
             WHERE (b.organization_id, b.stream, b.version) = ($1, e.stream, e.version - 1))
           ORDER BY e.stream, e.version`,
    values: [organizationId],
  });
  return rows.map(({ event }) => event);
}

/** The leaf that the stored tree has for a number; of nothing but zeros where it has none. */
async function storedLeaf(organizationId: number, number: number, run: Run): Promise<Digest> {
  const [tile] = await tilesAt(organizationId, [{ level: 0, index: Math.floor((number - 1) / TILE_WIDTH) }], run);
  const start = ((number - 1) % TILE_WIDTH) * DIGEST_BYTES;
  const leaf = tile?.hashes.subarray(start, start + DIGEST_BYTES);
  return leaf?.length === DIGEST_BYTES ? leaf : Buffer.alloc(DIGEST_BYTES);
}

/** The first number of every stored tile that is not as the events have it, or not there, or too many. */
async function wrongTiles(organizationId: number, tree: GrowingTree, run: Run): Promise<readonly number[]> {
  const computed = new Map(tree.allTiles().map((tile) => [tileKey(tile), tile]));
  const stored = await run<{ level: number; index: string; hashes: Buffer }>({
    text: 'SELECT level, index, hashes FROM log.tiles WHERE organization_id = $1',
    values: [organizationId],
  });
  const wrong: number[] = [];
  for (const { level, index, hashes } of stored) {
    const place = { level, index: Number(index) };
    if (!computed.get(tileKey(place))?.hashes.equals(hashes)) wrong.push(firstNumberOf(place));
    computed.delete(tileKey(place));
  }
  return [...wrong, ...[...computed.values()].map(firstNumberOf)].sort((a, b) => a - b);
}

const firstNumberOf = ({ level, index }: TilePlace): number => index * TILE_WIDTH ** (level + 1) + 1;

async function* faultsOfSeals(organizationId: number, tree: GrowingTree, setting: FsckSetting): AsyncGenerator<Fault> {
  const { run, keys, outside } = setting;
  const told = (kind: FaultKind, number: number | null): Fault => ({ organizationId, kind, number, event: null });
  const seals = await run<{ size: string; root: Buffer; note: string }>({
    text: 'SELECT size, root, note FROM log.seals WHERE organization_id = $1 ORDER BY size',
    values: [organizationId],
  });
  const kept = new Map<number, string>();
  for (const { size, root, note } of seals) {
    const number = Number(size);
    kept.set(number, note);
    const checkpoint = openCheckpoint(note, keys);
    if (!checkpoint || !isOf(organizationId, checkpoint.origin)) yield told('seal-broken', number);
    else if (checkpoint.size !== number || !checkpoint.root.equals(root) || !agrees(tree, checkpoint))
      yield told('seal-contradicted', number);
  }
  if (seals.length > 0 && !kept.has(tree.size)) yield told('seal-removed', tree.size);
  for (const note of await outside.of(organizationId)) {
    const checkpoint = openCheckpoint(note, keys);
    if (!checkpoint || !isOf(organizationId, checkpoint.origin)) yield told('seal-broken', null);
    else if (checkpoint.size > tree.size) yield told('truncated', checkpoint.size);
    else if (!agrees(tree, checkpoint)) yield told('seal-contradicted', checkpoint.size);
    else if (kept.get(checkpoint.size) !== note) yield told('seal-removed', checkpoint.size);
  }
}

const agrees = (tree: GrowingTree, { size, root }: Checkpoint): boolean =>
  size <= tree.size && tree.rootAt(size).equals(root);

const isOf = (organizationId: number, origin: string): boolean => origin.endsWith(`/${organizationId}`);
