import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Checkup } from '@hourtrail/contracts';
import type { Database } from '../database.js';
import type { Run } from '../event-log/reaction.js';
import type { Clock } from '../kernel/clock.js';
import { LOCKS } from '../locks.js';
import type { Snapshot, Snapshots } from '../snapshots.js';
import { faultInLog } from './fault.js';
import { fsckSchool } from './fsck.js';
import { trustedKeys } from './key-change.js';
import type { OutsideCheckpoints } from './outside.js';
import { recordedKeys, type SealKeys } from './seal-keys.js';
import { verifierKeyIn } from './signed-note.js';

const LOOK_EVERY_MS = 60_000;
const DUE_AFTER = '24 hours';
/** Rests so many times as long as it works: the processor is for those who wait for a page. */
const RESTS = 2;
const WORDS_KEPT = 20;
/** How soon it looks again whether another process is done with a school. */
const WAITS_MS = 1_000;
const ASIDE_MS = 3_600_000;

// by index: a plan that reads all of the log for each page would be chosen where statistics are old
const PAGE_BY_PAGE = `SELECT set_config(name, 'off', true)
  FROM unnest(ARRAY['enable_hashjoin', 'enable_mergejoin', 'enable_sort']) AS name`;

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
  private current: number | undefined;
  /** Schools whose check broke off, and when. */
  private readonly aside = new Map<number, number>();

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
    return this.asked.has(organizationId) || this.current === organizationId;
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
    if (this.ending.signal.aborted) return;
    this.working ??= this.checkAll().then(
      () => this.rest(),
      (error: unknown) => {
        this.working = undefined;
        this.tell(error);
      },
    );
  }

  /** Somebody may have asked since it last looked whether anybody had. */
  private rest(): void {
    this.working = undefined;
    if (this.asked.size > 0) this.work();
  }

  private async checkAll(): Promise<void> {
    for (let next = await this.next(); next !== undefined; next = await this.next()) {
      const { school } = next;
      const done = await this.setting.database.alone(LOCKS.checkup, school, () => this.checkOrPutAside(school));
      if (done) this.asked.delete(school);
      // another process is at work on it, and had begun before it was asked for here
      else if (next.isAsked) await pause(WAITS_MS, undefined, { signal: this.ending.signal });
      else return;
    }
  }

  private async next(): Promise<{ readonly school: number; readonly isAsked: boolean } | undefined> {
    const [asked] = this.asked;
    if (asked !== undefined) return { school: asked, isAsked: true };
    if (!this.setting.runs) return undefined;
    const [due] = await this.setting.database.system<{ id: number }>({
      name: 'due-checkup',
      text: `SELECT s.id FROM (SELECT organization_id AS id FROM directory.schools UNION ALL SELECT 0) s
             LEFT JOIN log.checkups c ON c.organization_id = s.id
             WHERE (c.at IS NULL OR c.at < $1::timestamptz - interval '${DUE_AFTER}') AND s.id <> ALL ($2::integer[])
             ORDER BY c.at NULLS FIRST, s.id LIMIT 1`,
      values: [this.setting.clock.now(), this.putAside()],
    });
    return due && { school: due.id, isAsked: false };
  }

  /** A school whose check breaks off keeps no other from its own: it has its turn again later. */
  private async checkOrPutAside(organizationId: number): Promise<true> {
    this.current = organizationId;
    try {
      await this.check(organizationId);
      this.aside.delete(organizationId);
    } catch (error) {
      if (this.ending.signal.aborted) throw error;
      this.aside.set(organizationId, this.setting.clock.now().getTime());
      this.tell(error, ` of school ${organizationId}`);
    } finally {
      this.current = undefined;
    }
    return true;
  }

  private putAside(): readonly number[] {
    const since = this.setting.clock.now().getTime() - ASIDE_MS;
    return [...this.aside].filter(([, at]) => at > since).map(([school]) => school);
  }

  private tell(error: unknown, whose = ''): void {
    if (this.ending.signal.aborted) return;
    this.logger.error(`The log${whose} could not be checked: ${(error as Error).message}`);
  }

  private async check(organizationId: number): Promise<void> {
    const { database, snapshots, clock, macKey, keys } = this.setting;
    // before the moment that is looked at: what is added outside meanwhile is of later
    const outside = await this.setting.outside.asOfNow();
    const beside = (await this.setting.outside.keys()).map(verifierKeyIn);
    const at = clock.now();
    const [events, faults, words] = await snapshots.of(organizationId, this.ending.signal, async (snapshot) => {
      await snapshot.read({ text: PAGE_BY_PAGE });
      const found: string[] = [];
      let count = 0;
      const run = this.restingAfter(snapshot);
      // whoever writes into the table of keys is not believed for that
      const known = trustedKeys([keys.signer, ...beside], await recordedKeys(run));
      for await (const fault of fsckSchool(organizationId, { run, macKey, keys: known, outside })) {
        count += 1;
        if (found.length < WORDS_KEPT) found.push(faultInLog(fault));
      }
      const [log] = await snapshot.read<{ events: string }>({
        text: 'SELECT count(*) AS events FROM log.events WHERE organization_id = $1',
        values: [organizationId],
      });
      return [log?.events, count, found] as const;
    });
    const whose = organizationId === 0 ? 'the system' : `school ${organizationId}`;
    if (faults > 0) this.logger.error(`The log of ${whose} has ${faults} faults. The first: ${words[0]}`);
    await database.system({
      name: 'keep-checkup',
      text: `INSERT INTO log.checkups (organization_id, at, events, faults, words) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (organization_id) DO UPDATE
               SET at = excluded.at, events = excluded.events, faults = excluded.faults, words = excluded.words`,
      values: [organizationId, at, events, faults, words],
    });
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
