import { hash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../database.js';
import { BEGINNING, SETTLED, type Place } from '../event-log/log-reader.js';
import type { Run } from '../event-log/reaction.js';
import { macOf } from '../event-log/recording.js';
import type { Clock } from '../kernel/clock.js';
import { LOCKS } from '../locks.js';
import { signCheckpoint } from './checkpoint.js';
import type { OutsideCheckpoints } from './outside.js';
import { addLeaves, computed, newestSeal } from './sealed-tree.js';
import { rootOf } from './merkle-tree.js';
import type { NoteSigner } from './signed-note.js';
import { leafHash } from './tree-hash.js';

const BATCH = 5_000;
const LOOK_EVERY_MS = 500;
const READER = 'sealer';

interface Unsealed {
  readonly organization_id: number;
  readonly stream: string;
  readonly version: number;
  readonly epoch: number;
  readonly tx: string;
  readonly position: string;
  readonly canonical: string;
  readonly hash: Buffer;
  readonly mac: Buffer;
}

interface Seal {
  readonly organizationId: number;
  readonly note: string;
}

export interface SealerSetting {
  readonly database: Database;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly signer: NoteSigner;
  readonly outside: OutsideCheckpoints;
}

/** What names the log of a school in its checkpoints. */
export const originOf = (signer: Pick<NoteSigner, 'name'>, organizationId: number): string =>
  `${signer.name}/${organizationId}`;

/**
 * Numbers the events of each school 1, 2, 3 … in the log's order, puts them into its tree and signs how far it has
 * come: one process at a time, within a second of the commit, and never anything that does not extend what it signed
 * before.
 */
export class Sealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sealer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly setting: SealerSetting) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.sealAll()
      .catch((error: unknown) =>
        this.logger.error(`Sealing failed and will be tried again: ${(error as Error).message}`),
      )
      .finally(() => (this.running = undefined));
  }

  /** Seals all that is settled. */
  async sealAll(): Promise<void> {
    while ((await this.step()) === BATCH) await pause(0);
  }

  private async step(): Promise<number> {
    const { database, outside } = this.setting;
    const { read, seals } = await database.systemTransaction((run) => this.sealBatch(run));
    // what is signed stands in the database first: a checkpoint outside that it lacks would tell of a loss
    for (const { organizationId, note } of seals) await outside.keep(organizationId, note);
    return read;
  }

  private async sealBatch(run: Run): Promise<{ readonly read: number; readonly seals: readonly Seal[] }> {
    const [lock] = await run<{ mine: boolean }>({ text: `SELECT pg_try_advisory_xact_lock(${LOCKS.sealing}) AS mine` });
    const rows = lock?.mine ? await unsealedAfter(await sealedPlace(run), run) : [];
    const last = rows.at(-1);
    if (!last) return { read: 0, seals: [] };
    const halted = await haltedSchools(run);
    const seals: Seal[] = [];
    for (const [organizationId, events] of bySchool(rows)) {
      if (halted.has(organizationId)) continue;
      const seal = await this.sealSchool(organizationId, events, run);
      if (seal) seals.push(seal);
    }
    await run({
      text: `INSERT INTO log.checkpoints (reaction, epoch, tx, position) VALUES ($1, $2, $3::xid8, $4)
             ON CONFLICT (reaction) DO UPDATE
               SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
      values: [READER, last.epoch, last.tx, last.position],
    });
    return { read: rows.length, seals };
  }

  private async sealSchool(organizationId: number, events: readonly Unsealed[], run: Run): Promise<Seal | undefined> {
    const before = await newestSeal(organizationId, run);
    if (before.root) {
      const root = await computed(organizationId, (subtree) => rootOf(before.size, subtree), run);
      if (!root.equals(before.root))
        return this.halt(organizationId, events[0] as Unsealed, 'the tree was changed', run);
    }
    const forged = events.findIndex((event) => !this.isAsWritten(event));
    const sound = forged === -1 ? events : events.slice(0, forged);
    if (forged !== -1) await this.halt(organizationId, events[forged] as Unsealed, 'it is not as it was written', run);
    if (sound.length === 0) return undefined;
    await run({
      name: 'number-events',
      text: `INSERT INTO log.sealed (organization_id, number, stream, version)
             SELECT $1, $2::bigint + n, stream, version
             FROM unnest($3::text[], $4::integer[]) WITH ORDINALITY AS e (stream, version, n)`,
      values: [organizationId, before.size, sound.map(({ stream }) => stream), sound.map(({ version }) => version)],
    });
    const leaves = sound.map(({ canonical }) => leafHash(Buffer.from(canonical)));
    const root = await addLeaves(organizationId, before.size, leaves, run);
    const { signer, clock } = this.setting;
    const [size, at] = [before.size + sound.length, clock.now()];
    const note = signCheckpoint({ origin: originOf(signer, organizationId), size, root, at }, signer);
    await run({
      name: 'keep-seal',
      text: 'INSERT INTO log.seals (organization_id, size, root, note, sealed_at) VALUES ($1, $2, $3, $4, $5)',
      values: [organizationId, size, root, note, at],
    });
    return { organizationId, note };
  }

  /** Whether an event's bytes are those that were recorded, by a key that is not in the database. */
  private isAsWritten(event: Unsealed): boolean {
    const digest = hash('sha256', event.canonical, 'hex');
    const told = JSON.parse(event.canonical) as { organization: number; stream: string; version: number };
    return (
      digest === event.hash.toString('hex') &&
      timingSafeEqual(Buffer.from(macOf(this.setting.macKey, digest), 'hex'), event.mac) &&
      told.organization === event.organization_id &&
      told.stream === event.stream &&
      told.version === event.version
    );
  }

  private async halt(
    organizationId: number,
    { stream, version }: Unsealed,
    fault: string,
    run: Run,
  ): Promise<undefined> {
    this.logger.error(`Sealing of school ${organizationId} has stopped at ${stream}, version ${version}: ${fault}.`);
    await run({
      text: `INSERT INTO log.halts (organization_id, stream, version, fault) VALUES ($1, $2, $3, $4)`,
      values: [organizationId, stream, version, fault],
    });
    return undefined;
  }
}

async function sealedPlace(run: Run): Promise<Place> {
  const [place] = await run<Place>({
    text: 'SELECT epoch, tx::text AS tx, position::text AS position FROM log.checkpoints WHERE reaction = $1',
    values: [READER],
  });
  return place ?? BEGINNING;
}

const unsealedAfter = (place: Place, run: Run): Promise<Unsealed[]> =>
  run({
    name: 'unsealed-after',
    text: `SELECT e.organization_id, e.stream, e.version, e.epoch, e.tx::text AS tx, e.position::text AS position,
             e.canonical, e.hash, e.mac
           FROM log.events e
           WHERE (e.epoch, e.tx, e.position) > ($1, $2::xid8, $3::bigint) AND ${SETTLED}
           ORDER BY e.epoch, e.tx, e.position LIMIT ${BATCH}`,
    values: [place.epoch, place.tx, place.position],
  });

async function haltedSchools(run: Run): Promise<ReadonlySet<number>> {
  const rows = await run<{ organization_id: number }>({ text: 'SELECT organization_id FROM log.halts' });
  return new Set(rows.map((row) => row.organization_id));
}

function bySchool(rows: readonly Unsealed[]): ReadonlyMap<number, readonly Unsealed[]> {
  const schools = new Map<number, Unsealed[]>();
  for (const row of rows) {
    const events = schools.get(row.organization_id);
    if (events) events.push(row);
    else schools.set(row.organization_id, [row]);
  }
  return schools;
}
