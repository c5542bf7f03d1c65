import { addDays, type DistrictSummary, type ReportOverview } from '@hourtrail/contracts';
import fc from 'fast-check';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { clientsOf, makePerson, makeSchool, makeStaffedSchool } from '../../test/people.js';

const FIRST = '2026-09-01';
const DAYS = 40;
const ZONES = ['America/New_York', 'Pacific/Auckland', 'America/Los_Angeles'];

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let district: number;
let superAdmin: string;
let schools: Awaited<ReturnType<typeof makeStaffedSchool>>[];

const noonOf = (day: string): Date => new Date(`${day}T18:00:00Z`);

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(noonOf(FIRST));
  app = await startApp({ database, clock });
  district = await makeSchool(app, { isDistrict: true });
  schools = [];
  for (const timeZone of ZONES) schools.push(await makeStaffedSchool(app, { timeZone, parentId: district }));
  const { admin } = await clientsOf(app, schools[0] as (typeof schools)[number]);
  expect((await admin.patch(`/api/organizations/${schools[0]?.id}`, { hoursGoal: 5 })).status).toBe(200);
  const goals = [{ gradeLevel: '9', hours: 4 }];
  expect((await admin.post('/api/rules', { goals, proRata: true })).status).toBe(201);
  superAdmin = (await makePerson(app, await makeSchool(app), 'super-admin')).username;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const summary = async (client: Client, asOf?: string): Promise<DistrictSummary> =>
  (await client.get(`/api/districts/${district}/summary${asOf ? `?asOf=${asOf}` : ''}`)).body as DistrictSummary;

/** Random hours of random schools, some of them decided, over some weeks. */
async function live(): Promise<void> {
  const steps = fc.sample(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 6 }), fc.nat(3), fc.nat(3)), {
    seed: 41,
    numRuns: DAYS,
  });
  for (const [index, [which, hours, decision, joins]] of steps.entries()) {
    clock.set(noonOf(addDays(FIRST, index)));
    const school = schools[which] as (typeof schools)[number];
    const { student, teacher } = await clientsOf(app, school);
    if (joins === 0) await makePerson(app, school.id, 'student', { gradeLevel: '9' });
    const { body } = await student.post('/api/volunteer-hours', {
      status: 'pending',
      organizationName: 'Food Bank',
      description: `Day ${index}`,
      date: addDays(FIRST, index - 2),
      startTime: '08:00',
      endTime: '16:00',
      hours,
    });
    const status = ['approved', 'approved', 'rejected'][decision];
    const path = `/api/volunteer-hours/${(body as { id: number }).id}`;
    if (status) expect((await teacher.patch(path, { status, approverComments: 'Decided' })).status).toBe(200);
  }
}

test('the summary is the sum of what the schools report themselves, on any day', async () => {
  await live();
  clock.set(noonOf(addDays(FIRST, DAYS)));
  const boss = await app.signIn(superAdmin);
  const reader = await app.signIn((await makePerson(app, district, 'district-auditor')).username);
  const days = fc.sample(fc.integer({ min: -2, max: DAYS + 2 }), { seed: 42, numRuns: 20 });
  for (const day of days.map((n) => addDays(FIRST, n))) {
    const { totals, schools: rows } = await summary(reader, day);
    const reports: ReportOverview[] = [];
    for (const { id } of rows) {
      const { body } = await boss.get(`/api/admin/reports/overview?organizationId=${id}&asOf=${day}`);
      reports.push(body as ReportOverview);
    }
    const own = reports.map(({ students, progress, totals: { totalHours, pendingHours } }) => ({
      students,
      studentsAtGoal: progress.at(-1)?.students,
      approvedHours: totalHours - pendingHours,
      pendingHours,
    }));
    expect(
      rows.map(({ students, studentsAtGoal, approvedHours, pendingHours }) => ({
        ...{ students, studentsAtGoal, approvedHours, pendingHours },
      })),
    ).toEqual(own);
    const sum = (of: (row: (typeof own)[number]) => number): number => own.reduce((total, row) => total + of(row), 0);
    expect(totals).toEqual({
      students: sum(({ students }) => students),
      approvedHours: sum(({ approvedHours }) => approvedHours),
      pendingHours: sum(({ pendingHours }) => pendingHours),
    });
  }
  const now = await summary(boss);
  expect(now.totals.approvedHours).toBeGreaterThan(20);
  expect(now.schools.some(({ studentsAtGoal }) => studentsAtGoal > 0)).toBe(true);
  expect(
    now.schools.every(
      ({ unverifiedShare, medianDaysToDecision }) => unverifiedShare === 1 && medianDaysToDecision === 0,
    ),
  ).toBe(true);
});

test('the summary is for staff of the district alone, whether it exists or not', async () => {
  const other = await makeSchool(app, { isDistrict: true });
  const reader = await app.signIn((await makePerson(app, other, 'district-admin')).username);
  for (const id of [district, schools[0]?.id, 999_999]) {
    expect((await reader.get(`/api/districts/${id}/summary`)).status).toBe(404);
  }
  expect((await reader.get(`/api/districts/${other}/summary`)).body).toMatchObject({
    totals: { students: 0, approvedHours: 0, pendingHours: 0 },
    schools: [],
  });
  const { admin } = await clientsOf(app, schools[0] as (typeof schools)[number]);
  expect((await admin.get(`/api/districts/${district}/summary`)).status).toBe(403);
  expect((await reader.get(`/api/districts/${other}/summary?asOf=tomorrow`)).status).toBe(400);
});
