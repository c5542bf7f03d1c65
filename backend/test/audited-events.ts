import type { AccessesQuery, AuditEventsQuery } from '@hourtrail/contracts';
import pg from 'pg';
import { accessStatements } from '../src/platform/access-log/list-accesses.js';
import type { Statement } from '../src/platform/database/database.js';
import { eventStatements } from '../src/audit/queries/list-events.js';
import { buffersOf, settle, type Planned } from './buffers.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { asAdmin, sessionIn } from './sql.js';

export const SCHOOL = { id: 2, name: 'Lincoln', timeZone: 'America/New_York' };
const PERSON = 200_000;
const STUDENTS = 500;
/** Who decides. */
const DECIDERS = 5;

export type Touched = Readonly<Record<'first' | 'deep' | 'count', number>>;

/** A database with one school and so many events, sealed and indexed, and as many accesses. */
export class AuditedEvents {
  private constructor(
    private readonly database: TestDatabase,
    readonly app: pg.Client,
    private readonly events: number,
  ) {}

  static async of(events: number): Promise<AuditedEvents> {
    const database = await cloneDatabase();
    await fill(database, events);
    await settle(database, ['reporting.audit_index', 'log.events', 'log.sealed_events', 'log.accesses']);
    const app = await sessionIn(database, SCHOOL.id);
    return new AuditedEvents(database, app, events);
  }

  /** What a page of events touches, from the beginning and from the middle of the list, and its count. */
  eventsTouched(filter: Partial<AuditEventsQuery>, mode: Planned): Promise<Touched> {
    const half = Math.floor(this.events / 2);
    const cursor = cursorOf([momentOf(half), `hours/${Math.floor(half / 3)}`, 3]);
    return this.touched((more) => eventStatements(SCHOOL, { limit: '50', ...filter, ...more }), cursor, mode);
  }

  accessesTouched(filter: Partial<AccessesQuery>, mode: Planned): Promise<Touched> {
    const half = Math.floor(this.events / 2);
    const cursor = cursorOf([momentOf(half), String(half)]);
    return this.touched((more) => accessStatements(SCHOOL, { limit: '50', ...filter, ...more }), cursor, mode);
  }

  private async touched(
    statements: (more: { readonly cursor?: string }) => readonly [Statement, Statement],
    cursor: string,
    mode: Planned,
  ): Promise<Touched> {
    const [[first, count], [deep]] = [statements({}), statements({ cursor })];
    return {
      first: await buffersOf(this.app, first, mode),
      deep: await buffersOf(this.app, deep, mode),
      count: await buffersOf(this.app, count, mode),
    };
  }

  async end(): Promise<void> {
    await this.app.end();
    await this.database.drop();
  }
}

const cursorOf = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** The moment of an event: a minute after the one before. */
const momentOf = (event: number): string => new Date(Date.UTC(2025, 0, 1) + event * 60_000).toISOString();

/** The person of the filter: a student with every tenth entry, and one of the deciders. */
export const A_STUDENT = String(PERSON + DECIDERS + 20);
export const A_DECIDER = String(PERSON + 2);

async function fill(database: TestDatabase, events: number): Promise<void> {
  const rows = eventRows(events);
  await asAdmin(
    database,
    `
    INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
    VALUES (${SCHOOL.id}, 1, 'Lincoln', 'America/New_York', 'standard', 50, 365, now());
    INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
    SELECT ${SCHOOL.id}, ${PERSON} + n, 1, 'u' || n, 'u' || n || '@example.org', 'Person', 'No. ' || n,
      CASE WHEN n <= ${DECIDERS} THEN 'teacher' ELSE 'student' END, now()
    FROM generate_series(1, ${STUDENTS + DECIDERS}) n;
    INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
    SELECT ${SCHOOL.id}, stream, version, type, at, actor, json_build_object('actor', json_build_object('id', actor, 'role',
      CASE version WHEN 1 THEN 'student' ELSE 'teacher' END), 'request', n, 'type', type)::text, sha256(stream::bytea),
      sha256(stream::bytea)
    FROM (${rows}) e;
    INSERT INTO log.sealed_events (organization_id, number, stream, version)
    SELECT ${SCHOOL.id}, n + 1, stream, version FROM (${rows}) e;
    INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, actor_id, person_id, hundredths, alone)
    SELECT ${SCHOOL.id}, stream, version, type, at, actor, person, 100, CASE version WHEN 3 THEN 0 END FROM (${rows}) e;
    INSERT INTO log.accesses (organization_id, at, kind, actor_id, actor_role, person_id, record, route)
    SELECT ${SCHOOL.id}, at, CASE WHEN n % 50 = 0 THEN 'exported' ELSE 'viewed' END, ${PERSON} + n % ${DECIDERS} + 1, 'teacher',
      person, stream, 'GET /api/volunteer-hours/:id'
    FROM (${rows}) e`,
  );
}

/** Entry by entry: handed in, verified, approved. */
const eventRows = (events: number): string => `
  SELECT n, 'hours/' || n / 3 AS stream, n % 3 + 1 AS version,
    (ARRAY['hours.submitted', 'hours.verified', 'hours.approved'])[n % 3 + 1] AS type,
    timestamptz '2025-01-01T00:00:00Z' + n * interval '1 minute' AS at,
    CASE n % 3 WHEN 0 THEN person ELSE ${PERSON} + n % ${DECIDERS} + 1 END AS actor, person
  FROM generate_series(0, ${events - 1}) n
  CROSS JOIN LATERAL (SELECT CASE n / 3 % 10 WHEN 0 THEN ${A_STUDENT} ELSE ${PERSON + DECIDERS + 1} + n / 3 % ${STUDENTS}
    END AS person) p`;
