import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { GrowingTree } from '../src/platform/sealing/growing-tree.js';
import { leafHash } from '../src/platform/sealing/node-hash.js';

/** What is as it was once everything is computed anew. */
const MENDED_BY_COMPUTING = ['the hash of', 'the stored tree', 'a checkpoint given'];

/** An attacker with superuser access to the database, but neither its key nor the external checkpoints. */
export class Intruder {
  constructor(
    private readonly database: PoolClient,
    private readonly school: number,
    private readonly any: (below: number) => number,
  ) {}

  /** Tampers with the log at random and returns a description. */
  async tamper(): Promise<string> {
    await this.run('SET LOCAL session_replication_role = replica');
    const [what, act] = this.oneOf(Object.entries(this.acts));
    await act();
    if (this.any(2) === 0 || MENDED_BY_COMPUTING.some((one) => what.startsWith(one))) return what;
    await this.recompute();
    return `${what}, and every hash computed anew`;
  }

  private readonly acts: Readonly<Record<string, () => Promise<void>>> = {
    'the bytes of an event edited': () => this.edit(false),
    'the bytes and the hash of an event edited': () => this.edit(true),
    'the key of an event replaced': () => this.event('mac = $3', randomBytes(32)),
    'the hash of an event replaced': () => this.event('hash = $3', randomBytes(32)),
    'the kind of an event relabelled': () => this.event("type = type || 'x'"),
    'the time of an event relabelled': () => this.event("at = at + interval '1 second'"),
    'the person of an event relabelled': () => this.event('actor_id = coalesce(actor_id, 0) + 1'),
    'an event removed': () => this.remove(false),
    'an event and its number removed': () => this.remove(true),
    'the newest events and all that seals them removed': () => this.truncate(),
    'an event inserted among the others': () => this.insert(true),
    'an event added at the end': () => this.insert(false),
    'two events put in each other’s place': () => this.reorder(),
    'the numbers of two events exchanged': () => this.renumber(),
    'an event given a number beyond all others': () =>
      this.run(
        `UPDATE log.sealed_events SET number = $3 WHERE organization_id = $1
           AND number = (SELECT number FROM log.sealed_events WHERE organization_id = $1 ORDER BY number OFFSET $2 LIMIT 1)`,
        this.school,
        this.any(10),
        Number.MAX_SAFE_INTEGER,
      ),
    'a text swapped': () =>
      this.run(
        `UPDATE log.texts SET body = body || ' and more' WHERE ctid = (SELECT ctid FROM log.texts
           WHERE organization_id = $1 ORDER BY stream, version, field OFFSET $2 LIMIT 1)`,
        this.school,
        this.any(5),
      ),
    'a text removed': () =>
      this.run(
        `DELETE FROM log.texts WHERE ctid = (SELECT ctid FROM log.texts
           WHERE organization_id = $1 ORDER BY stream, version, field OFFSET $2 LIMIT 1)`,
        this.school,
        this.any(5),
      ),
    'a text removed, with an event that says it was erased': async () => {
      const { stream, version } = await this.someEvent();
      await this.run(
        'DELETE FROM log.texts WHERE (organization_id, stream, version) = ($1, $2, $3)',
        this.school,
        stream,
        version,
      );
      await this.forgeErasure(stream);
    },
    'a text added': async () => {
      const { stream, version } = await this.someEvent();
      await this.run(
        `INSERT INTO log.texts (organization_id, stream, version, field, salt, body) VALUES ($1, $2, $3, 'remark', $4, 'So it was')`,
        this.school,
        stream,
        version,
        randomBytes(16),
      );
    },
    'the stored tree changed': () =>
      this.run(
        `UPDATE log.tiles SET hashes = set_byte(hashes, $2 % octet_length(hashes), 255 - get_byte(hashes, $2 % octet_length(hashes)))
         WHERE organization_id = $1 AND level = 0`,
        this.school,
        this.any(4_000),
      ),
    'a checkpoint removed': async () =>
      this.run(
        `DELETE FROM log.checkpoints WHERE organization_id = $1 AND size = $2`,
        this.school,
        await this.someSize(),
      ),
    'a checkpoint given another root': async () =>
      this.run(
        'UPDATE log.checkpoints SET root = $3 WHERE organization_id = $1 AND size = $2',
        this.school,
        await this.someSize(),
        randomBytes(32),
      ),
    'a checkpoint replaced by another': async () =>
      this.run(
        `UPDATE log.checkpoints SET note = replace(note, E'\\n' || size || E'\\n', E'\\n' || size + 1 || E'\\n')
         WHERE organization_id = $1 AND size = $2`,
        this.school,
        await this.someSize(),
      ),
  };

  private async edit(withHash: boolean): Promise<void> {
    const { stream, version, canonical } = await this.someEvent();
    const at = this.any(canonical.length);
    const edited = `${canonical.slice(0, at)}${canonical[at] === '7' ? '8' : '7'}${canonical.slice(at + 1)}`;
    const set = withHash ? ", hash = sha256(convert_to($4, 'UTF8'))" : '';
    await this.run(
      `UPDATE log.events SET canonical = $4${set} WHERE (organization_id, stream, version) = ($1, $2, $3)`,
      this.school,
      stream,
      version,
      edited,
    );
  }

  private async event(set: string, value?: Buffer): Promise<void> {
    const [{ position }] = [await this.someEvent()];
    await this.run(
      `UPDATE log.events SET ${set} WHERE organization_id = $1 AND position = $2`,
      this.school,
      position,
      ...(value ? [value] : []),
    );
  }

  private async remove(withNumber: boolean): Promise<void> {
    const { stream, version } = await this.someEvent();
    const which = 'WHERE (organization_id, stream, version) = ($1, $2, $3)';
    await this.run(`DELETE FROM log.events ${which}`, this.school, stream, version);
    if (withNumber) await this.run(`DELETE FROM log.sealed_events ${which}`, this.school, stream, version);
  }

  private async truncate(): Promise<void> {
    const size = await this.someSize();
    await this.run(
      `DELETE FROM log.events e USING log.sealed_events s WHERE (s.organization_id, s.stream, s.version) = (e.organization_id, e.stream, e.version)
         AND s.organization_id = $1 AND s.number >= $2`,
      this.school,
      size,
    );
    await this.run('DELETE FROM log.sealed_events WHERE organization_id = $1 AND number >= $2', this.school, size);
    await this.run('DELETE FROM log.checkpoints WHERE organization_id = $1 AND size >= $2', this.school, size);
    await this.recompute();
  }

  private async insert(among: boolean): Promise<void> {
    const { canonical, tx } = await this.someEvent();
    const stream = `hours/${900_000 + this.any(1_000)}`;
    const event = JSON.parse(canonical) as Record<string, unknown>;
    const forged = JSON.stringify({ ...event, stream, texts: {}, version: 1 });
    await this.run(
      `INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac, tx)
       SELECT $1, $2, 1, type, at, actor_id, $3, sha256(convert_to($3, 'UTF8')), $4,
         CASE WHEN $5::text IS NULL THEN pg_current_xact_id() ELSE $5::xid8 END
       FROM log.events WHERE organization_id = $1 LIMIT 1`,
      this.school,
      stream,
      forged,
      randomBytes(32),
      among ? tx : null,
    );
  }

  private async forgeErasure(stream: string): Promise<void> {
    await this.run(
      `INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
       SELECT organization_id, stream, version + 1, 'hours.erased', at, actor_id, forged, sha256(convert_to(forged, 'UTF8')), $3
       FROM log.events, LATERAL (SELECT replace(replace(canonical, '"type":"' || type || '"', '"type":"hours.erased"'),
         '"version":' || version || '}', '"version":' || version + 1 || '}') AS forged) t
       WHERE organization_id = $1 AND stream = $2 ORDER BY version DESC LIMIT 1`,
      this.school,
      stream,
      randomBytes(32),
    );
  }

  private async reorder(): Promise<void> {
    // the earlier one goes behind the later one
    const [one, other] = [...(await this.twoNumbers())].sort((a, b) => a - b);
    await this.run(
      `UPDATE log.events e SET (epoch, tx) = (SELECT o.epoch, o.tx FROM log.events o WHERE o.ctid = w.other), position = DEFAULT
       FROM (SELECT a.ctid AS one, b.ctid AS other FROM log.sealed_events n JOIN log.events a USING (organization_id, stream, version),
               log.sealed_events m JOIN log.events b USING (organization_id, stream, version)
             WHERE n.organization_id = $1 AND n.number = $2 AND m.organization_id = $1 AND m.number = $3) w
       WHERE e.ctid = w.one`,
      this.school,
      one,
      other,
    );
  }

  private async renumber(): Promise<void> {
    const [one, other] = await this.twoNumbers();
    const swap = 'UPDATE log.sealed_events SET number = $3 WHERE organization_id = $1 AND number = $2';
    await this.run(swap, this.school, one, 1_000_000);
    await this.run(swap, this.school, other, one);
    await this.run(swap, this.school, 1_000_000, other);
  }

  /** Makes hashes, tree and roots agree with what the events say now. */
  private async recompute(): Promise<void> {
    await this.run(
      "UPDATE log.events SET hash = sha256(convert_to(canonical, 'UTF8')) WHERE organization_id = $1",
      this.school,
    );
    const rows = await this.rows<{ number: string; canonical: string | null }>(
      `SELECT s.number, e.canonical FROM log.sealed_events s LEFT JOIN log.events e USING (organization_id, stream, version)
       WHERE s.organization_id = $1 ORDER BY s.number`,
      this.school,
    );
    const tree = new GrowingTree();
    for (const { canonical } of rows) if (canonical !== null) tree.add(leafHash(Buffer.from(canonical)));
    await this.run('DELETE FROM log.tiles WHERE organization_id = $1', this.school);
    for (const { level, index, hashes } of tree.allTiles())
      await this.run('INSERT INTO log.tiles VALUES ($1, $2, $3, $4)', this.school, level, index, hashes);
    const seals = await this.rows<{ size: string }>(
      'SELECT size FROM log.checkpoints WHERE organization_id = $1',
      this.school,
    );
    for (const size of seals.map((seal) => Number(seal.size)).filter((count) => count <= tree.size))
      await this.run(
        'UPDATE log.checkpoints SET root = $3 WHERE organization_id = $1 AND size = $2',
        this.school,
        size,
        tree.rootAt(size),
      );
  }

  private async someEvent(): Promise<{
    stream: string;
    version: number;
    canonical: string;
    position: string;
    tx: string;
  }> {
    const events = await this.rows<{
      stream: string;
      version: number;
      canonical: string;
      position: string;
      tx: string;
    }>(
      `SELECT e.stream, e.version, e.canonical, e.position, e.tx::text AS tx
       FROM log.events e JOIN log.sealed_events s USING (organization_id, stream, version)
       WHERE organization_id = $1 ORDER BY s.number`,
      this.school,
    );
    return this.oneOf(events);
  }

  private async someSize(): Promise<number> {
    const seals = await this.rows<{ size: string }>(
      'SELECT size FROM log.checkpoints WHERE organization_id = $1 ORDER BY size',
      this.school,
    );
    return Number(this.oneOf(seals).size);
  }

  private async twoNumbers(): Promise<readonly [number, number]> {
    const [{ count } = { count: 2 }] = await this.rows<{ count: number }>(
      'SELECT count(*)::integer AS count FROM log.sealed_events WHERE organization_id = $1',
      this.school,
    );
    const one = 1 + this.any(count);
    return [one, ((one + this.any(count - 1)) % count) + 1];
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.any(list.length)] as T;
  }

  private run(text: string, ...values: unknown[]): Promise<void> {
    return this.database.query(text, values).then(() => undefined);
  }

  private async rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.database.query<Row>(text, values)).rows;
  }
}

/** Numbers below a bound, the same ones for the same seed. */
export function anyFrom(seed: string): (below: number) => number {
  let drawn = 0;
  return (below) =>
    createHash('sha256')
      .update(`${seed} ${(drawn += 1)}`)
      .digest()
      .readUInt32BE() % below;
}
