import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { LOCKS } from '../database/locks.js';
import type { Place } from '../event-log/log-reader.js';
import { adviceOn, breakWords } from './continuity.js';
import type { ExternalCheckpoints } from './external-checkpoints.js';
import { Sealing, type SealingSetting } from './sealing.js';

const LOOK_EVERY_MS = 500;
const RESTS = 9;
const LOOK_AGAIN_EVERY_MS = 5_000;

export interface SealerSetting extends SealingSetting {
  readonly database: Database;
  readonly external: ExternalCheckpoints;
  readonly runs: boolean;
}

/** Signs each school's Merkle tree, one process at a time, and only what extends the previous checkpoint. */
export class Sealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sealer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Where this process stopped. If the log is elsewhere, another process continued and may have crashed. */
  private left: Place | undefined;
  private lookedAgain = -Infinity;
  private readonly ending = new AbortController();
  private why: string | undefined;
  private refused: string | undefined;

  private readonly sealing: Sealing;

  constructor(private readonly setting: SealerSetting) {
    this.sealing = new Sealing(setting);
  }

  get trouble(): string | undefined {
    return this.why;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.setting.runs) return;
    await this.begin();
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.running;
  }

  private async begin(): Promise<void> {
    this.setting.continuity.beginUnchecked();
    try {
      await this.check();
    } catch (error) {
      this.reportFailure(error as Error);
    }
    this.sayWhetherWhole();
  }

  /** Waits for a process that seals: both would save the same checkpoints. */
  private check(): Promise<unknown> {
    return this.setting.database.systemTransaction(async (run) => {
      await run({ name: 'wait-for-sealing', text: `SELECT pg_advisory_xact_lock(${LOCKS.sealing})` });
      await this.setting.continuity.check(run);
    });
  }

  private sayWhetherWhole(): void {
    const { continuity, external } = this.setting;
    const { refusal, breaks } = continuity;
    if (refusal?.message === this.refused) return;
    this.refused = refusal?.message;
    if (!refusal) return this.logger.warn('The log is whole: writing and sealing go on.');
    for (const sentence of [refusal.message, ...breaks.map(breakWords)]) this.logger.error(sentence);
    if (breaks.length > 0) this.logger.error(adviceOn(breaks, external));
  }

  private wake(): void {
    this.running ??= this.sealAll()
      .catch((error: unknown) => this.reportFailure(error as Error))
      .finally(() => (this.running = undefined));
  }

  private reportFailure({ message }: Error): void {
    if (message !== this.why) this.logger.error(`Sealing waits, and will be tried again: ${message}`);
    this.why = message;
  }

  async sealAll(): Promise<void> {
    const { continuity } = this.setting;
    if (continuity.refusal) await this.lookAgain();
    if (continuity.refusal) return;
    for (let began = performance.now(); await this.step(); began = performance.now()) {
      if (this.ending.signal.aborted) return;
      if (this.setting.runs) await this.rest(performance.now() - began);
    }
    if (this.why) this.logger.warn('Sealing goes on.');
    this.why = undefined;
  }

  private async rest(worked: number): Promise<void> {
    await pause(RESTS * worked, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  private async lookAgain(): Promise<void> {
    if (performance.now() - this.lookedAgain < LOOK_AGAIN_EVERY_MS) return;
    this.lookedAgain = performance.now();
    try {
      await this.check();
    } finally {
      this.sayWhetherWhole();
    }
  }

  private async step(): Promise<boolean> {
    const { database, external } = this.setting;
    const more = await database.systemAlone(LOCKS.sealing, async (transact) => {
      const sealed = await transact((run) => this.sealing.next(run, this.left));
      this.left = undefined;
      // After the database has committed: an external checkpoint that it lacks would look like data loss.
      for (const { organizationId, note, erasures } of sealed?.seals ?? []) {
        if (erasures.length > 0) await external.saveErasures(erasures);
        await external.save(organizationId, note);
      }
      this.left = sealed?.place;
      return sealed?.more;
    });
    return more ?? false;
  }
}
