import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Checkup } from '@hourtrail/contracts';
import type { Database } from '../database.js';
import type { Run } from '../event-log/reaction.js';
import type { Clock } from '../kernel/clock.js';
import { LOCKS } from '../locks.js';
import type { Snapshot, Snapshots } from '../snapshots.js';
import { faultWords } from './fault.js';
import { fsckSchool } from './fsck.js';
import type { OutsideCheckpoints } from './outside.js';
import type { SealKeys } from './seal-keys.js';

const LOOK_EVERY_MS = 60_000;
const DUE_AFTER = '24 hours';
/** Rests so many times as long as it works: the processor is for those who wait for a page. */
const RESTS = 2;
const WORDS_KEPT = 20;

export interface CheckupSetting {
  readonly database: Database;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly keys: SealKeys;
  readonly outside: OutsideCheckpoints;
  /** Whether it looks by itself; else it checks when it is told. */
  readonly runs: boolean;
}

/** Reads every event of every school again once a day, and those of one school when somebody asks. */
export class Checkups implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Checkups.name);
  private readonly ending = new AbortController();
  private readonly asked = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;

  constructor(private readonly setting: CheckupSetting) {}

  onApplicationBootstrap(): void {
    if (this.setting.runs) this.timer = setInterval(() => this.work(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.working;
  }

  /** Has a school checked as soon as no other is; who asks again meanwhile changes nothing. */
  begin(organizationId: number): void {
    this.asked.add(organizationId);
    this.work();
  }

  isUnderWay(organizationId: number): boolean {
    return this.asked.has(organizationId);
  }

  /** What came of the newest one; null where there was none yet. */
  async newestOf(organizationId: number): Promise<Checkup | null> {
    const [row] = await this.setting.database.system<{ at: Date; events: string; faults: string; words: string[] }>({
      name: 'newest-checkup',
      text: 'SELECT at, events, faults, words FROM log.checkups WHERE organization_id = $1',
      values: [organizationId],
    });
    return row
      ? { at: row.at.toISOString(), events: Number(row.events), faults: Number(row.faults), words: row.words }
      : null;
  }

  private work(): void {
    this.working ??= this.checkAll()
      .catch((error: unknown) => {
        this.asked.clear();
        if (!this.ending.signal.aborted) this.logger.error(`The log could not be checked: ${(error as Error).message}`);
      })
      .finally(() => {
        this.working = undefined;
        if (this.asked.size > 0) this.work();
      });
  }

  private async checkAll(): Promise<void> {
    for (let next = await this.next(); next !== undefined; next = await this.next()) {
      this.asked.add(next);
      // another process may be at work on its own: then this one waits for its turn
      const done = await this.setting.database.alone(LOCKS.checkup, next, () => this.check(next));
      this.asked.delete(next);
      if (done === undefined) return;
    }
  }

  private async next(): Promise<number | undefined> {
    const [asked] = this.asked;
    if (asked !== undefined || !this.setting.runs) return asked;
    const [due] = await this.setting.database.system<{ id: number }>({
      name: 'due-checkup',
      text: `SELECT s.id FROM (SELECT organization_id AS id FROM directory.schools UNION ALL SELECT 0) s
             LEFT JOIN log.checkups c ON c.organization_id = s.id
             WHERE c.at IS NULL OR c.at < $1::timestamptz - interval '${DUE_AFTER}'
             ORDER BY c.at NULLS FIRST, s.id LIMIT 1`,
      values: [this.setting.clock.now()],
    });
    return due?.id;
  }

  private async check(organizationId: number): Promise<true> {
    const { database, snapshots, clock, macKey, keys } = this.setting;
    // before the moment that is looked at: what is added outside meanwhile is of later
    const outside = await this.setting.outside.asOfNow();
    const known = await keys.all();
    const at = clock.now();
    const [events, faults, words] = await snapshots.of(organizationId, this.ending.signal, async (snapshot) => {
      const found: string[] = [];
      let count = 0;
      const run = this.restingAfter(snapshot);
      for await (const fault of fsckSchool(organizationId, { run, macKey, keys: known, outside })) {
        count += 1;
        if (found.length < WORDS_KEPT) found.push(faultWords(fault));
      }
      const [log] = await snapshot.read<{ events: string }>({
        text: 'SELECT count(*) AS events FROM log.events WHERE organization_id = $1',
        values: [organizationId],
      });
      return [log?.events, count, found] as const;
    });
    if (faults > 0) this.logger.error(`The log has ${faults} faults. The first: ${words[0]}`);
    await database.system({
      name: 'keep-checkup',
      text: `INSERT INTO log.checkups (organization_id, at, events, faults, words) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (organization_id) DO UPDATE
               SET at = excluded.at, events = excluded.events, faults = excluded.faults, words = excluded.words`,
      values: [organizationId, at, events, faults, words],
    });
    return true;
  }

  private restingAfter(snapshot: Snapshot): Run {
    let left = performance.now();
    return async (statement) => {
      await pause(RESTS * (performance.now() - left), undefined, { signal: this.ending.signal });
      left = performance.now();
      return snapshot.read(statement);
    };
  }
}
