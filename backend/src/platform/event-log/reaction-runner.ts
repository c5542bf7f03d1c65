import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Statement } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import type { RecordedEvent } from '../kernel/event.js';
import { announcement } from './changes.js';
import { BEGINNING, eventsAfter, type Place } from './log-reader.js';
import type { Reaction, Run, WriteCore } from './reaction.js';

const BATCH = 500;
const LOOK_EVERY_MS = 1_000;
/** Groups the commands of a busy second into one batch, without a delay that users notice. */
const GATHER_MS = 25;
/** What a reaction had nothing to do with may be read again, so its progress is not saved after each commit. */
const SAVE_IDLE_EVERY_MS = 1_000;

interface Idle {
  /** Its saved progress. */
  readonly saved: Place;
  /** No event from there to here concerns it. */
  readonly until: Place;
}

/** Runs reactions after commit. An advisory lock keeps them in one process at a time. */
export class ReactionRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReactionRunner.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private awake = false;
  private readonly idle = new Map<string, Idle>();
  private idleSavedAt = -Infinity;
  /** Leaves the request and the transaction of the caller. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly core: WriteCore,
    private readonly reactions: readonly Reaction[],
  ) {
    core.work.onCommit(() => this.wake());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  wake(): void {
    this.awake = true;
    this.running ??= this.outside(() => this.run()).finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.awake && this.timer) {
      await pause(GATHER_MS);
      this.awake = false;
      await this.catchUp().catch((error: unknown) => this.reportFailure('Reading the log', error));
    }
  }

  /** Reads every event once for all reactions that are at the same place, usually all of them. */
  private async catchUp(): Promise<void> {
    await this.core.database.systemAlone(LOCKS.reactions, async (transact, run) => {
      let behind = this.reactions;
      while (behind.length > 0 && this.timer) {
        const steps: Reaction[] = [];
        for (const { place, reactions } of this.byPlace(behind, await savedPlaces(behind, run)))
          steps.push(...(await this.step(reactions, place, { transact, run })));
        await this.saveIdle(run);
        behind = steps;
      }
    });
  }

  /** Another process, a rebuild or an operator may have changed the saved progress meanwhile. */
  private byPlace(
    reactions: readonly Reaction[],
    saved: ReadonlyMap<string, Place>,
  ): readonly { readonly place: Place; readonly reactions: readonly Reaction[] }[] {
    const steps = new Map<string, { readonly place: Place; readonly reactions: Reaction[] }>();
    for (const reaction of reactions) {
      let place = saved.get(reaction.name) ?? BEGINNING;
      const idle = this.idle.get(reaction.name);
      if (idle && keyOf(idle.saved) === keyOf(place)) place = idle.until;
      else this.idle.delete(reaction.name);
      const step = steps.get(keyOf(place)) ?? { place, reactions: [] };
      step.reactions.push(reaction);
      steps.set(keyOf(place), step);
    }
    return [...steps.values()];
  }

  private async saveIdle(run: Run): Promise<void> {
    if (this.idle.size === 0 || performance.now() < this.idleSavedAt + SAVE_IDLE_EVERY_MS) return;
    await run(progress([...this.idle].map(([name, { until }]) => [name, until])));
    this.idle.clear();
    this.idleSavedAt = performance.now();
  }

  /** Returns the reactions that may have more to read. */
  private async step(
    reactions: readonly Reaction[],
    place: Place,
    { transact, run }: { readonly transact: Transact; readonly run: Run },
  ): Promise<readonly Reaction[]> {
    const batch = await eventsAfter(place, BATCH, run);
    if (batch.events.length === 0) return [];
    const advanced: Reaction[] = [];
    for (const reaction of reactions) {
      const events = batch.events.filter((event) => handles(reaction, event));
      if (events.length === 0) {
        const saved = this.idle.get(reaction.name)?.saved ?? place;
        this.idle.set(reaction.name, { saved, until: batch.place });
      } else {
        // or an older place would be saved over the one that it now comes to
        this.idle.delete(reaction.name);
        if (!(await this.react(reaction, events, { transact, until: batch.place }))) continue;
      }
      advanced.push(reaction);
    }
    await run(announcement(batch.events));
    return batch.events.length === BATCH ? advanced : [];
  }

  private async react(
    reaction: Reaction,
    events: readonly RecordedEvent[],
    { transact, until }: { readonly transact: Transact; readonly until: Place },
  ): Promise<boolean> {
    try {
      await transact(async (run) => {
        await reaction.react(events, run, this.core);
        await run(progress([[reaction.name, until]]));
      });
      return true;
    } catch (error) {
      this.reportFailure(`The reaction ${reaction.name}`, error);
      return false;
    }
  }

  private reportFailure(what: string, error: unknown): void {
    this.logger.error(`${what} failed and will be tried again: ${(error as Error).message}`);
  }
}

type Transact = <R>(work: (run: Run) => Promise<R>) => Promise<R>;

const handles = ({ streams, only }: Reaction, event: RecordedEvent): boolean =>
  streams.includes(event.stream.slice(0, event.stream.indexOf('/'))) && (only?.(event) ?? true);

const keyOf = ({ epoch, tx, position }: Place): string => `${epoch}/${tx}/${position}`;

async function savedPlaces(reactions: readonly Reaction[], run: Run): Promise<ReadonlyMap<string, Place>> {
  const rows = await run<Place & { readonly reaction: string }>({
    name: 'places-of-reactions',
    text: `SELECT reaction, epoch, tx::text AS tx, position::text AS position
           FROM log.reaction_progress WHERE reaction = ANY ($1)`,
    values: [reactions.map(({ name }) => name)],
  });
  return new Map(rows.map(({ reaction, ...place }) => [reaction, place]));
}

const progress = (places: readonly (readonly [name: string, place: Place])[]): Statement => ({
  name: 'progress-of-reactions',
  text: `INSERT INTO log.reaction_progress (reaction, epoch, tx, position)
         SELECT * FROM unnest($1::text[], $2::integer[], $3::xid8[], $4::bigint[])
         ON CONFLICT (reaction) DO UPDATE SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
  values: [
    places.map(([name]) => name),
    ...(['epoch', 'tx', 'position'] as const).map((field) => places.map(([, place]) => place[field])),
  ],
});
