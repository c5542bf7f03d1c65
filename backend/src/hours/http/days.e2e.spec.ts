import { addDays, type HoursHistoryStep, type HoursOfUser, type HoursView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

// the days on which clocks go forward and back there, the last twelve months; hours from UTC at their beginnings
const SCHOOLS = [
  { timeZone: 'America/New_York', changes: ['2026-03-08', '2026-11-01'], begins: ['T05:00:00Z', 'T04:00:00Z'] },
  {
    timeZone: 'Pacific/Auckland',
    changes: ['2026-04-05', '2026-09-27'],
    begins: ['T00:00:00+13:00', 'T00:00:00+12:00'],
  },
  { timeZone: 'Asia/Beirut', changes: ['2026-03-29', '2026-10-25'], begins: ['T01:00:00+03:00', 'T00:00:00+02:00'] },
  {
    timeZone: 'Pacific/Kiritimati',
    changes: ['2026-01-01', '2026-07-01'],
    begins: ['T00:00:00+14:00', 'T00:00:00+14:00'],
  },
  { timeZone: 'Pacific/Pago_Pago', changes: ['2026-01-01', '2026-07-01'], begins: ['T11:00:00Z', 'T11:00:00Z'] },
] as const;

describe('the day that was entered', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it.each(SCHOOLS)('is the day of every answer in $timeZone, also when clocks change', async (school) => {
    const { timeZone, changes, begins } = school;
    const id = await makeSchool(app, { timeZone });
    const [volunteer, administrator] = [await makePerson(app, id, 'student'), await makePerson(app, id, 'admin')];
    const student = await app.signIn(volunteer.username);
    const admin = await app.signIn(administrator.username);
    const entry = { organizationName: 'Library', startTime: '23:00', endTime: '02:00', hours: 2 };
    for (const [n, change] of changes.entries()) {
      const sent = [
        [addDays(change, -1), addDays(change, -1)],
        [change, change],
        [`${change}${begins[n]}`, change],
        [`${change}T23:59`, change],
        [addDays(change, 1), addDays(change, 1)],
      ] as const;
      for (const [date, day] of sent) {
        const made = await student.post('/api/volunteer-hours', { ...entry, date });
        expect([date, made.status, made.body.date]).toEqual([date, 201, day]);
        const path = `/api/volunteer-hours/${made.body.id}`;
        const listed = async (query: string) =>
          ((await student.get(`/api/volunteer-hours?${query}`)).body as HoursView[]).map((row) => row.id);
        const ofUser = (await admin.get(`/api/admin/users/${volunteer.id}/hours`)).body as HoursOfUser;
        expect(((await student.get(path)).body as HoursView).date).toBe(day);
        expect(((await admin.get(path)).body as HoursView).date).toBe(day);
        expect(ofUser.hours.find((row) => row.id === made.body.id)?.date).toBe(day);
        expect(await listed(`from=${day}&to=${day}`)).toContain(made.body.id);
        expect(await listed(`from=${addDays(day, 1)}`)).not.toContain(made.body.id);
        expect(await listed(`to=${addDays(day, -1)}`)).not.toContain(made.body.id);
        const approved = await admin.patch(path, { status: 'approved' });
        expect([approved.status, approved.body.date]).toEqual([200, day]);
        const moved = await admin.patch(path, { date: addDays(day, -1), reason: 'A day earlier' });
        expect(moved.body.date).toBe(addDays(day, -1));
        const trail = (await student.get(`${path}/history`)).body as HoursHistoryStep[];
        expect(trail.at(-1)?.changes).toEqual([{ field: 'date', from: day, to: addDays(day, -1) }]);
        const rows = await asAdmin<{ date: string }>(
          database,
          `SELECT date::text FROM hours.per_day WHERE organization_id = $1 AND student_id = $2 AND hundredths > 0`,
          [id, volunteer.id],
        );
        expect(rows).toEqual([{ date: addDays(day, -1) }]);
        expect((await admin.delete(path)).status).toBe(204);
      }
    }
  });
});
