import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOCKS } from '../database/locks.js';
import { BEGINNING, eventsAfter, type Place } from './log-reader.js';
import type { Reaction, Run, WriteCore } from './reaction.js';

const BATCH = 500;
const LOOK_EVERY_MS = 1_000;
/** Groups the commands of a busy second into one batch, without a delay that users notice. */
const GATHER_MS = 25;

/** Runs reactions after commit. An advisory lock keeps each in one process at a time. */
export class ReactionRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReactionRunner.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private awake = false;

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
    // Leaves the transaction of the caller.
    this.running ??= this.core.database.apart(() => this.run()).finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.awake && this.timer) {
      await pause(GATHER_MS);
      this.awake = false;
      for (const reaction of this.reactions) await this.catchUp(reaction);
    }
  }

  private async catchUp(reaction: Reaction): Promise<void> {
    try {
      while ((await this.step(reaction)) === BATCH && this.timer);
    } catch (error) {
      this.logger.error(`The reaction ${reaction.name} failed and will be tried again: ${(error as Error).message}`);
    }
  }

  private step(reaction: Reaction): Promise<number> {
    return this.core.database.systemTransaction(async (run) => {
      const [lock] = await run<{ mine: boolean }>({
        text: `SELECT pg_try_advisory_xact_lock(${LOCKS.reaction}, hashtext($1)) AS mine`,
        values: [reaction.name],
      });
      if (!lock?.mine) return 0;
      const { events, read, place } = await eventsAfter(await placeOf(reaction, run), BATCH, run, reaction.streams);
      if (read === 0) return 0;
      if (events.length > 0) await reaction.react(events, run, this.core);
      await run({
        text: `INSERT INTO log.reaction_progress (reaction, epoch, tx, position) VALUES ($1, $2, $3::xid8, $4)
               ON CONFLICT (reaction) DO UPDATE
                 SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
        values: [reaction.name, place.epoch, place.tx, place.position],
      });
      return read;
    });
  }
}

async function placeOf(reaction: Reaction, run: Run): Promise<Place> {
  const [place] = await run<Place>({
    text: 'SELECT epoch, tx::text AS tx, position::text AS position FROM log.reaction_progress WHERE reaction = $1',
    values: [reaction.name],
  });
  return place ?? BEGINNING;
}
