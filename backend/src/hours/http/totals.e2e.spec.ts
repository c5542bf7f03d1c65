import type { HoursView, ReviewSummary, Statistics, UserStats } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { BusySchools, someCommands } from '../../../test/hours-over-http.js';
import { makePerson } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from '../../platform/event-log/recorded-events.js';
import { evolve } from '../domain/evolve.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

const COMMANDS = 1_000;
const SEED = 20_261_121;
const AT_ONCE = 8;

const COUNTS_AS: Readonly<Partial<Record<string, 'approved' | 'pending'>>> = {
  approved: 'approved',
  verified: 'pending',
  pending: 'pending',
};

interface Totals {
  approved: number;
  pending: number;
}

/** In hundredths, of whoever the entries are. */
function sumOf(entries: readonly VolunteerHours[]): Totals {
  const totals = { approved: 0, pending: 0 };
  for (const { status, deletedAt, hundredths } of entries) {
    const counts = COUNTS_AS[status];
    if (counts && deletedAt === null) totals[counts] += hundredths ?? 0;
  }
  return totals;
}

const inHours = ({ approved, pending }: Totals) => ({
  totalHours: (approved + pending) / 100,
  approvedHours: approved / 100,
  pendingHours: pending / 100,
});

describe(`after ${COMMANDS} random commands over HTTP`, () => {
  let database: TestDatabase;
  let app: TestApp;
  let busy: BusySchools;
  let superAdmin: Client;
  const answered = new Map<number, number>();
  /** What the log says, entry by entry. */
  const replayed = new Map<string, VolunteerHours>();

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    busy = await BusySchools.open(app, '2026-11-21');
    const above = await makePerson(app, busy.schools[0] as number, 'super-admin');
    superAdmin = await app.signIn(above.username);
    const commands = someCommands(COMMANDS, SEED);
    expect(commands).toHaveLength(COMMANDS);
    for (let n = 0; n < commands.length; n += AT_ONCE) {
      const answers = await Promise.all(commands.slice(n, n + AT_ONCE).map((command) => busy.send(command)));
      for (const status of answers.map((answer) => answer?.status ?? 0)) {
        answered.set(status, (answered.get(status) ?? 0) + 1);
      }
    }
    const rows = await asAdmin<RecordedRow>(
      database,
      `${RECORDED_EVENTS} WHERE e.stream LIKE 'hours/%' ORDER BY e.organization_id, e.stream, e.version`,
    );
    for (const row of rows) replayed.set(row.stream, evolve(replayed.get(row.stream), recordedEvent(row)));
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const entriesOf = (suits: (entry: VolunteerHours) => boolean): readonly VolunteerHours[] =>
    [...replayed.values()].filter(suits);
  const read = async <T>(client: Client, path: string): Promise<T> => {
    const { status, body } = await client.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body as T;
  };
  const listed = async (client: Client): Promise<readonly HoursView[]> => {
    const rows: HoursView[] = [];
    for (let path: string | undefined = '/api/volunteer-hours?limit=50'; path;) {
      const { body, headers } = await client.get(path);
      rows.push(...(body as HoursView[]));
      path = /<([^>]+)>/.exec(String(headers['link']))?.[1];
    }
    return rows;
  };
  const sumOfList = (rows: readonly HoursView[]): Totals =>
    rows.reduce<Totals>(
      (sum, { status, hours }) => {
        const counts = COUNTS_AS[status];
        return counts ? { ...sum, [counts]: sum[counts] + Math.round(Number(hours) * 100) } : sum;
      },
      { approved: 0, pending: 0 },
    );

  it('there is something to sum: hundreds were done, hundreds refused, and nothing broke', () => {
    const [done, refused, broken] = [200, 400, 500].map((from) =>
      [...answered].reduce((all, [status, count]) => all + (status >= from && status < from + 100 ? count : 0), 0),
    );
    expect(broken).toBe(0);
    expect(done).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(100);
    const found = new Set([...replayed.values()].map(({ status }) => status));
    expect([...found].sort()).toEqual(['approved', 'draft', 'pending', 'rejected', 'verified']);
  });

  it("each volunteer's figures, list and row are those of the log", async () => {
    const volunteers = busy.members.filter(({ role }) => role === 'student' || role === 'parent');
    for (const { id, organizationId, client } of volunteers) {
      const totals = sumOf(entriesOf((entry) => entry.studentId === id));
      const teacher = busy.of(organizationId, 'teacher')[0];
      for (const reader of [client, teacher?.client as Client]) {
        expect(await read<UserStats>(reader, `/api/users/${id}/stats`)).toMatchObject(inHours(totals));
      }
      expect(sumOfList(await listed(client))).toEqual(totals);
      const [row] = await asAdmin(
        database,
        'SELECT approved, pending FROM reporting.user_totals WHERE organization_id = $1 AND user_id = $2',
        [organizationId, id],
      );
      expect(row ?? { approved: 0, pending: 0 }).toEqual(totals);
    }
  });

  it("each school's list, summary and statistics are those of the log", async () => {
    for (const school of busy.schools) {
      const entries = entriesOf(({ organizationId }) => organizationId === school);
      const totals = sumOf(entries);
      const [admin, teacher] = [busy.of(school, 'admin')[0], busy.of(school, 'teacher')[0]];
      expect(sumOfList(await listed(teacher?.client as Client))).toEqual(totals);
      const approvedEntries = entries.filter((entry) => entry.status === 'approved' && entry.deletedAt === null).length;
      const statistics = await read<Statistics>(admin?.client as Client, '/api/admin/stats');
      expect(statistics).toMatchObject({ ...inHours(totals), approvedEntries });
      const summary = await read<ReviewSummary>(teacher?.client as Client, '/api/volunteer-hours/summary');
      const { totalHours, pendingHours } = inHours(totals);
      const counting = entries.filter(({ status, deletedAt }) => COUNTS_AS[status] && deletedAt === null);
      const students = busy.of(school, 'student').filter(({ id }) => counting.some((entry) => entry.studentId === id));
      expect(students.length).toBeLessThan(new Set(counting.map(({ studentId }) => studentId)).size);
      expect(summary).toMatchObject({ totalHours, waitingHours: pendingHours, students: students.length });
    }
    const all = inHours(sumOf([...replayed.values()]));
    expect(await read<Statistics>(superAdmin, '/api/admin/stats')).toMatchObject(all);
    expect(await read<ReviewSummary>(superAdmin, '/api/volunteer-hours/summary')).toMatchObject({
      totalHours: all.totalHours,
      waitingHours: all.pendingHours,
    });
  });

  it("each verifier's summary and list are of what names them", async () => {
    for (const { id, client } of busy.members.filter(({ role }) => role === 'verifier')) {
      const theirs = entriesOf((entry) => entry.verifierId === id);
      const totals = sumOf(theirs);
      const { approved, pending } = totals;
      const waiting = sumOf(theirs.filter(({ status }) => status === 'pending')).pending;
      expect(sumOfList(await listed(client))).toEqual(totals);
      expect(await read<ReviewSummary>(client, '/api/volunteer-hours/summary')).toMatchObject({
        totalHours: (approved + pending) / 100,
        waitingHours: waiting / 100,
      });
    }
  });

  it("each person's days hold what the log says", async () => {
    const days = new Map<string, number>();
    for (const { organizationId, studentId, date, status, deletedAt, hundredths } of replayed.values()) {
      if (!COUNTS_AS[status] || deletedAt !== null) continue;
      const key = `${organizationId}/${studentId}/${date}`;
      days.set(key, (days.get(key) ?? 0) + (hundredths ?? 0));
    }
    const rows = await asAdmin<{ day: string; hundredths: number }>(
      database,
      `SELECT organization_id || '/' || student_id || '/' || date AS day, hundredths FROM hours.per_day
       WHERE hundredths <> 0`,
    );
    expect(Object.fromEntries(rows.map(({ day, hundredths }) => [day, hundredths]))).toEqual(Object.fromEntries(days));
  });
});
