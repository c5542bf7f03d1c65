import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpportunityView } from '@hourtrail/contracts';
import pg from 'pg';
import type { User } from '../src/identity/index.js';
import { ORIGIN, startApp, TestClock, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { publish } from './opportunities.js';
import { makeStaffedSchool } from './people.js';

interface Student {
  readonly id: number;
  readonly cookie: string;
}

interface SignupRow {
  readonly status: 'signed-up' | 'waitlisted';
  readonly id: number;
  readonly user_id: number;
}

/** What there is of an opportunity at one moment, by its counters and by its rows. */
interface SignupCounts {
  readonly id: number;
  readonly max_slots: number;
  readonly current_signups: number;
  readonly waitlisted: number;
  readonly taken: number;
  readonly waiting: number;
}

/** A school full of students who all want to go to the same place at once, over real sockets to two servers. */
export class SignupRush {
  readonly faults: string[] = [];
  looks = 0;
  private watching = true;
  private sent = 0;
  private readonly watch: Promise<void>;

  private constructor(
    private readonly database: TestDatabase,
    private readonly apps: readonly TestApp[],
    private readonly admin: pg.Pool,
    private readonly ports: readonly number[],
    private readonly teacher: User,
    private readonly students: readonly Student[],
    private readonly teacherCookie: string,
  ) {
    this.watch = this.look();
  }

  static async of(students: number): Promise<SignupRush> {
    const database = await cloneDatabase();
    const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
    const apps = await Promise.all([startApp({ database, clock }), startApp({ database, clock })]);
    const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
    const { id, teacher } = await makeStaffedSchool(apps[0]);
    const { rows } = await admin.query<{ id: number }>(
      `INSERT INTO identity.users
         (organization_id, version, username, email, first_name, last_name, role, created_at)
       SELECT $1, 1, 's' || n, 's' || n || '@example.org', 'Student', 'No. ' || n, 'student', now()
       FROM generate_series(1, $2) n RETURNING id`,
      [id, students],
    );
    const cookies = await signedIn(admin, id, [teacher.id, ...rows.map((row) => row.id)]);
    const ports = await Promise.all(apps.map(listening));
    const people = rows.map((row, index) => ({ id: row.id, cookie: cookies[index + 1] as string }));
    return new SignupRush(database, apps, admin, ports, teacher, people, cookies[0] as string);
  }

  async end(): Promise<void> {
    this.watching = false;
    await this.watch;
    await this.admin.end();
    for (const app of this.apps) await app.close();
    await this.database.drop();
  }

  /** One round: everybody at once, then cancels, changes of capacity and latecomers at once. */
  async round(day: string): Promise<void> {
    const { id } = await publish(this.apps[0] as TestApp, this.teacher, { date: day, maxSlots: 10 });
    await this.everybodySignsUp(id);
    await this.capacityChanges(id);
  }

  private async everybodySignsUp(id: number): Promise<void> {
    const patient = (index: number): boolean => index % 2 === 0;
    const answers = await Promise.all(this.students.map((student, index) => this.signUp(student, id, patient(index))));
    const places = answers.filter(({ body }) => body.status === 'signed-up').length;
    this.expect('places given', places, 10);
    answers.forEach(({ status, body }, index) => {
      const fine = status === 201 || (status === 409 && body.code === 'opportunities.full' && !patient(index));
      if (!fine) this.faults.push(`${status} ${JSON.stringify(body)}`);
    });
    const inLine = answers.filter(({ body }) => body.status === 'waitlisted');
    const line = await this.signupsOf(id);
    this.expect('places taken', line.filter(({ status }) => status === 'signed-up').length, 10);
    this.expect('in line', line.length - 10, inLine.length);
    this.inOrder(line);
  }

  private async capacityChanges(id: number): Promise<void> {
    const before = await this.signupsOf(id);
    const leaving = before.filter((_one, index) => index % 3 === 0).map(({ user_id }) => user_id);
    const known = new Set(before.map(({ user_id }) => user_id));
    const late = this.students.filter((student) => !known.has(student.id)).slice(0, 50);
    const capacities = [25, 12, 30, 8, 18, 40, 20];
    const answers = await Promise.all([
      ...this.students
        .filter((student) => leaving.includes(student.id))
        .map(({ cookie }) => this.send('DELETE', `/api/opportunity-signups/${id}`, cookie)),
      ...late.map((student) => this.signUp(student, id, true)),
      ...capacities.map((maxSlots) =>
        this.send('PATCH', `/api/volunteer-opportunities/${id}`, this.teacherCookie, { maxSlots }),
      ),
    ]);
    for (const { status, body } of answers) {
      const fine = status < 300 || (status === 409 && body.code === 'opportunities.below-signups');
      if (!fine) this.faults.push(`${status} ${JSON.stringify(body)}`);
    }
    const after = await this.signupsOf(id);
    this.expect('left or came', after.length, before.length - leaving.length + late.length);
    const [counts] = await this.countsOf(id);
    this.expect('places taken', counts?.taken, Math.min(counts?.max_slots ?? 0, after.length));
    this.inOrder(after);
  }

  /** No one on the waitlist signed up before a person who has a place. */
  private inOrder(line: readonly SignupRow[]): void {
    const waits = line.findIndex(({ status }) => status === 'waitlisted');
    if (waits === -1) return;
    this.expect('places behind the line', line.slice(waits).filter(({ status }) => status === 'signed-up').length, 0);
  }

  private signUp({ cookie }: Student, opportunityId: number, waitlist: boolean) {
    return this.send('POST', '/api/opportunity-signups', cookie, { opportunityId, waitlist });
  }

  private async send(
    method: string,
    path: string,
    cookie: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: { readonly status?: string; readonly code?: string } }> {
    const headers = { origin: ORIGIN, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const port = this.ports[(this.sent += 1) % this.ports.length];
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Partial<OpportunityView> as never };
  }

  private async signupsOf(id: number): Promise<readonly SignupRow[]> {
    const { rows } = await this.admin.query<SignupRow>(
      `SELECT id, user_id, status FROM opportunities.signups
       WHERE opportunity_id = $1 AND status <> 'cancelled' ORDER BY id`,
      [id],
    );
    return rows;
  }

  private async countsOf(id: number | null): Promise<readonly SignupCounts[]> {
    const { rows } = await this.admin.query<SignupCounts>(
      `SELECT o.id, o.max_slots, o.current_signups, o.waitlisted,
         count(*) FILTER (WHERE s.status = 'signed-up')::integer AS taken,
         count(*) FILTER (WHERE s.status = 'waitlisted')::integer AS waiting
       FROM opportunities.opportunities o LEFT JOIN opportunities.signups s ON s.opportunity_id = o.id
       WHERE $1::integer IS NULL OR o.id = $1 GROUP BY o.organization_id, o.id`,
      [id],
    );
    return rows;
  }

  /** Looks all the time, each time at one snapshot: what a commit left. */
  private async look(): Promise<void> {
    while (this.watching) {
      for (const { id, max_slots, ...now } of await this.countsOf(null)) {
        const equal = now.current_signups === now.taken && now.waitlisted === now.waiting;
        if (!equal || now.taken > max_slots) this.faults.push(`opportunity ${id}: ${JSON.stringify(now)}`);
      }
      this.looks += 1;
      await pause(2);
    }
  }

  private expect(what: string, is: unknown, should: unknown): void {
    if (is !== should) this.faults.push(`${what}: ${String(is)}, not ${String(should)}`);
  }
}

async function listening({ app }: TestApp): Promise<number> {
  await app.listen(0, '127.0.0.1');
  return (app.getHttpServer().address() as AddressInfo).port;
}

async function signedIn(admin: pg.Pool, school: number, people: readonly number[]): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'));
  await admin.query(
    `INSERT INTO web.sessions (token_hash, user_id, role, organization_id)
     SELECT t.hash, u.id, u.role, $3 FROM unnest($1::bytea[], $2::integer[]) AS t (hash, person)
     JOIN identity.users u ON (u.organization_id, u.id) = ($3, t.person)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), people, school],
  );
  return tokens.map((token) => `hourtrail_session=${token}`);
}
