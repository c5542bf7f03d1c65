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

/** Runs reactions after commit. An advisory lock keeps them in one process at a time. */
export class ReactionRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReactionRunner.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private awake = false;
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
        for (const { place, reactions } of await placesOf(behind, run))
          steps.push(...(await this.step(reactions, place, { transact, run })));
        behind = steps;
      }
    });
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
    const idle: Reaction[] = [];
    for (const reaction of reactions) {
      const events = batch.events.filter((event) => handles(reaction, event));
      if (events.length === 0) idle.push(reaction);
      else if (await this.react(reaction, events, { transact, until: batch.place })) advanced.push(reaction);
    }
    if (idle.length > 0) await run(progress(idle, batch.place));
    await run(announcement(batch.events));
    return batch.events.length === BATCH ? [...advanced, ...idle] : [];
  }

  private async react(
    reaction: Reaction,
    events: readonly RecordedEvent[],
    { transact, until }: { readonly transact: Transact; readonly until: Place },
  ): Promise<boolean> {
    try {
      await transact(async (run) => {
        await reaction.react(events, run, this.core);
        await run(progress([reaction], until));
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

async function placesOf(
  reactions: readonly Reaction[],
  run: Run,
): Promise<readonly { readonly place: Place; readonly reactions: readonly Reaction[] }[]> {
  const rows = await run<Place & { readonly names: readonly string[] }>({
    name: 'places-of-reactions',
    text: `SELECT epoch, tx::text AS tx, position::text AS position, array_agg(reaction) AS names
           FROM log.reaction_progress WHERE reaction = ANY ($1) GROUP BY 1, 2, 3`,
    values: [reactions.map(({ name }) => name)],
  });
  const started = new Set(rows.flatMap(({ names }) => names));
  const fresh = reactions.filter(({ name }) => !started.has(name));
  return [
    ...rows.map(({ names, ...place }) => ({ place, reactions: reactions.filter(({ name }) => names.includes(name)) })),
    ...(fresh.length > 0 ? [{ place: BEGINNING, reactions: fresh }] : []),
  ];
}

const progress = (reactions: readonly Reaction[], { epoch, tx, position }: Place): Statement => ({
  name: 'progress-of-reactions',
  text: `INSERT INTO log.reaction_progress (reaction, epoch, tx, position) SELECT name, $2, $3::xid8, $4 FROM unnest($1::text[]) name
         ON CONFLICT (reaction) DO UPDATE SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
  values: [reactions.map(({ name }) => name), epoch, tx, position],
});
