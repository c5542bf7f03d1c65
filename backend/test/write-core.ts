import type { Outbox } from '../src/platform/mail/outbox.js';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@hourtrail/contracts';
import type { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { hoursPerDay } from '../src/hours/persistence/hours-per-day.projection.js';
import { HoursStore, type HoursActor } from '../src/hours/persistence/hours-store.js';
import { openPool } from '../src/platform/database/pools.js';
import { Database } from '../src/platform/database/database.js';
import { ReactionRunner } from '../src/platform/event-log/reaction-runner.js';
import type { Reaction } from '../src/platform/event-log/reaction.js';
import { UnitOfWork } from '../src/platform/event-log/unit-of-work.js';
import { Clock } from '../src/platform/kernel/clock.js';
import { auditedEvents } from '../src/audit/audited.projection.js';
import type { RecountHours } from '../src/hours/commands/recount-hours.js';
import { recountHours } from '../src/reporting/counted-totals.js';
import { monthTotals } from '../src/reporting/month-totals.projection.js';
import { userTotals, reportedPeople } from '../src/reporting/user-totals.projection.js';
import { cloneDatabase, type TestDatabase } from './database.js';

export const MAC_KEY = Buffer.alloc(32, 7);
export const FOLLOWING = [monthTotals, auditedEvents];
export const PROJECTIONS = [hoursPerDay, userTotals, reportedPeople];

/** A Saturday in November 2026, whatever day the tests run. */
class Autumn extends Clock {
  now(): Date {
    return new Date('2026-11-21T15:00:00Z');
  }
}

/** The write core on a database of its own, without the web: two schools with a student, verifier, teacher, admin each. */
export class WriteCore {
  readonly app: pg.Pool;
  readonly every: pg.Pool;
  readonly owner: pg.Pool;
  readonly admin: pg.Pool;
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly hoursStore: HoursStore;

  private constructor(
    private readonly test: TestDatabase,
    clock: Clock,
  ) {
    this.app = openPool(test.appUrl, 10);
    this.every = openPool(test.systemUrl, 4);
    this.owner = openPool(test.ownerUrl, 2);
    this.admin = new pg.Pool({ connectionString: test.adminUrl, max: 2 });
    this.admin.on('error', () => {});
    this.database = new Database(this.app, this.every);
    this.work = new UnitOfWork(this.database, clock, MAC_KEY, PROJECTIONS);
    this.hoursStore = new HoursStore(
      this.database,
      this.work,
      clock,
      { isOpen: false } as Outbox,
      {
        execute: ({ organizationId, studentIds }: RecountHours) =>
          recountHours(this.database, organizationId, studentIds),
      } as unknown as CommandBus,
    );
  }

  static async open(database?: TestDatabase, clock: Clock = new Autumn()): Promise<WriteCore> {
    const core = new WriteCore(database ?? (await cloneDatabase()), clock);
    await core.admin.query(`
      INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
      SELECT id, 1, name, 'America/New_York', 'standard', 50, 365, now() FROM (VALUES (2, 'Lincoln'), (3, 'Roosevelt')) s (id, name);
      INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
      SELECT school, school * 10 + n, 1, role || school, role || school || '@example.org', initcap(role), 'Of ' || school, role, now()
      FROM generate_series(2, 3) school,
           unnest(ARRAY['student', 'verifier', 'teacher', 'admin']) WITH ORDINALITY AS r(role, n)`);
    return core;
  }

  async close(): Promise<void> {
    await Promise.all([this.app.end(), this.every.end(), this.owner.end(), this.admin.end()]);
    await this.test.drop();
  }
}

const PLACES: Readonly<Record<string, number>> = { student: 1, verifier: 2, teacher: 3, admin: 4 };

/** A person of school 2 or 3, acting without a session as demo data does. */
export const person = (role: Role, school: 2 | 3): HoursActor => ({
  id: school * 10 + (PLACES[role] as number),
  role,
  organizationId: school,
});

export const THREE_HOURS = {
  organizationName: 'Riverside Food Bank',
  description: 'Sorted donations',
  date: '2026-09-01',
  startTime: '09:00',
  endTime: '12:00',
  hundredths: 300,
};

const BEHIND = `
  SELECT EXISTS (SELECT FROM log.events e WHERE NOT EXISTS (
    SELECT FROM log.reaction_progress c WHERE c.reaction = $1
      AND (c.epoch, c.tx, c.position) >= (e.epoch, e.tx, e.position))) AS behind`;

/** Lets a reaction read on to the end of the log. */
export async function follow(core: WriteCore, reaction: Reaction): Promise<void> {
  const runner = new ReactionRunner(core, [reaction]);
  runner.onApplicationBootstrap();
  try {
    for (;;) {
      runner.wake();
      await pause(30);
      const { rows } = await core.admin.query<{ behind: boolean }>(BEHIND, [reaction.name]);
      if (!rows[0]?.behind) return;
    }
  } finally {
    await runner.onApplicationShutdown();
  }
}
