import { Logger } from '@nestjs/common';
import { BEGINNING, type Place } from '../event-log/log-reader.js';
import type { Run } from '../event-log/reaction.js';
import type { Clock } from '../kernel/clock.js';
import { signCheckpoint, ofSchool, originOf } from './checkpoint.js';
import type { Continuity, Known } from './continuity.js';
import type { SealKeys } from './seal-keys.js';
import { addLeaves, newestSeal } from './sealed-tree.js';
import { erasuresSealed } from './sealed-erasures.js';
import type { SealedErasure } from './external-checkpoints.js';
import { isErasure } from '../kernel/event.js';
import {
  allSealingStops,
  updateSealingStop,
  NOT_AS_WRITTEN,
  openSealingStop,
  recordSealingStop,
  type SealingStop,
} from './sealing-stops.js';
import type { NoteSigner } from './signed-note.js';
import { leafHashOfText } from './node-hash.js';
import { bySchool, isAsWritten, unsealedAfter, unsealedBetween, type Unsealed } from './unsealed.js';

const BATCH = 5_000;

export interface Seal {
  readonly organizationId: number;
  readonly note: string;
  readonly erasures: readonly SealedErasure[];
}

export interface Sealed {
  readonly more: boolean;
  readonly place: Place;
  readonly seals: readonly Seal[];
}

interface Batch {
  readonly run: Run;
  readonly signer: NoteSigner;
  readonly stops: readonly SealingStop[];
  readonly known: Known;
  readonly place: Place;
}

export interface SealingSetting {
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly keys: SealKeys;
  readonly continuity: Continuity;
}

export class Sealing {
  private readonly logger = new Logger('Sealer');

  constructor(private readonly setting: SealingSetting) {}

  /** Returns undefined if sealing is blocked. Checks continuity if another process sealed since `left`. */
  async next(run: Run, left: Place | undefined): Promise<Sealed | undefined> {
    const { keys, continuity } = this.setting;
    const place = await sealedPlace(run);
    if (!isSame(place, left) && (await continuity.check(run)).length > 0) return undefined;
    const stops = await allSealingStops(run);
    const inArrears = stops.find(({ resumedAt, caughtUp }) => resumedAt && !caughtUp);
    const rows = inArrears ? [] : await unsealedAfter(place, BATCH, run);
    if (rows.length === 0 && !inArrears) return { more: false, place, seals: [] };
    const signer = await keys.signing(run);
    const batch: Batch = { run, signer, stops, known: await continuity.known(run), place };
    // Seals each school once per transaction, because its external checkpoint is saved only afterwards.
    if (inArrears) return { more: true, place, seals: await this.catchUp(inArrears, batch) };
    const seals: Seal[] = [];
    for (const [organizationId, events] of bySchool(rows)) {
      if (openSealingStop(stops, organizationId)) continue;
      const { seal } = await this.sealSchool(organizationId, events, batch);
      if (seal) seals.push(seal);
    }
    const last = rows.at(-1) ?? place;
    await moveTo(last, run);
    return { more: rows.length === BATCH, place: last, seals };
  }

  private async catchUp(stop: SealingStop, batch: Batch): Promise<readonly Seal[]> {
    const { run, place: until } = batch;
    const events = await unsealedBetween(stop.organizationId, { after: stop, until, limit: BATCH }, run);
    if (events.length === 0) {
      await updateSealingStop(stop, { place: until, caughtUp: true }, run);
      return [];
    }
    const { seal, isStopped } = await this.sealSchool(stop.organizationId, events, { ...batch, place: stop });
    const caughtUp = isStopped || events.length < BATCH;
    await updateSealingStop(stop, { place: events.at(-1) as Unsealed, caughtUp }, run);
    return seal ? [seal] : [];
  }

  private async sealSchool(
    organizationId: number,
    events: readonly Unsealed[],
    { run, signer, stops, known, place }: Batch,
  ): Promise<{ readonly seal?: Seal; readonly isStopped: boolean }> {
    const before = await newestSeal(organizationId, run);
    const { problem, at: signedAt } = await this.setting.continuity.lastSigned(organizationId, before, known);
    if (problem) {
      await this.stop({ organizationId, stream: null, version: null, problem }, place, run);
      return { isStopped: true };
    }
    const { sound, faulty } = this.sortOut(events, stops);
    if (faulty) {
      const { stream, version } = faulty;
      const last = sound.at(-1) ?? place;
      await this.stop({ organizationId, stream, version, problem: NOT_AS_WRITTEN }, last, run);
    }
    const isStopped = faulty !== undefined;
    if (sound.length === 0) return { isStopped };
    await number(organizationId, before.size, sound, run);
    const leaves = sound.map(({ canonical }) => leafHashOfText(canonical));
    const root = await addLeaves(organizationId, before.size, leaves, run);
    const size = before.size + sound.length;
    const origin = originOf(signer, organizationId, known.generationOf(organizationId));
    const at = laterOf(this.setting.clock.now(), signedAt);
    const note = signCheckpoint({ origin, size, root, at }, signer);
    await run({
      name: 'keep-seal',
      text: 'INSERT INTO log.checkpoints (organization_id, size, root, note, sealed_at) VALUES ($1, $2, $3, $4, $5)',
      values: [organizationId, size, root, note, at],
    });
    const erasures = sound.some(isErasure) ? await erasuresSealed(organizationId, before.size, run) : [];
    return { seal: { organizationId, note, erasures }, isStopped };
  }

  /** Returns the intact events before the first changed one. Skips those for which an operator resumed sealing. */
  private sortOut(
    events: readonly Unsealed[],
    stops: readonly SealingStop[],
  ): { readonly sound: readonly Unsealed[]; readonly faulty: Unsealed | undefined } {
    const sound: Unsealed[] = [];
    for (const event of events) {
      if (isAsWritten(event, this.setting.macKey)) sound.push(event);
      else if (!stops.some((stop) => stop.resumedAt && isOf(stop, event))) return { sound, faulty: event };
    }
    return { sound, faulty: undefined };
  }

  private async stop(stop: Parameters<typeof recordSealingStop>[0], last: Place, run: Run): Promise<void> {
    const { organizationId, stream, version, problem } = stop;
    const where = stream ? ` at ${stream}, version ${version}` : '';
    this.logger.error(
      `Sealing ${ofSchool(organizationId)} has stopped${where}: ${problem}. npx --no -- hourtrail audit fsck tells more, and npx --no -- hourtrail audit resume goes on.`,
    );
    await recordSealingStop(stop, last, run);
  }
}

const isOf = (stop: SealingStop, event: Unsealed): boolean =>
  stop.organizationId === event.organization_id && stop.stream === event.stream && stop.version === event.version;

/** Keeps checkpoint times monotonic if the clock is set back. */
const laterOf = (now: Date, before: Date | undefined): Date => (before && before > now ? before : now);

async function number(organizationId: number, before: number, events: readonly Unsealed[], run: Run): Promise<void> {
  await run({
    name: 'number-events',
    text: `INSERT INTO log.sealed_events (organization_id, number, stream, version)
           SELECT $1, $2::bigint + n, stream, version
           FROM unnest($3::text[], $4::integer[]) WITH ORDINALITY AS e (stream, version, n)`,
    values: [organizationId, before, events.map(({ stream }) => stream), events.map(({ version }) => version)],
  });
}

const READER = 'sealer';

export async function sealedPlace(run: Run): Promise<Place> {
  const [place] = await run<Place>({
    name: 'sealed-place',
    text: 'SELECT epoch, tx::text AS tx, position::text AS position FROM log.reaction_progress WHERE reaction = $1',
    values: [READER],
  });
  return place ?? BEGINNING;
}

export async function moveTo({ epoch, tx, position }: Place, run: Run): Promise<void> {
  await run({
    name: 'sealed-until',
    text: `INSERT INTO log.reaction_progress (reaction, epoch, tx, position) VALUES ($1, $2, $3::xid8, $4)
           ON CONFLICT (reaction) DO UPDATE
             SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
    values: [READER, epoch, tx, position],
  });
}

export const isSame = (one: Place, other: Place | undefined): boolean =>
  one.epoch === other?.epoch && one.tx === other.tx && one.position === other.position;
