import { openPool } from '../platform/database/pools.js';
import { rebuild } from '../platform/event-log/rebuild.js';
import { startApp } from '../../test/app.js';
import { cloneDatabase } from '../../test/database.js';
import { makePerson, makeSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { academicYearStream, classStream, countingRulesStream, organizationStream, settingsStream } from './index.js';

test('New School is number 1 of every database, founded once however many servers start', async () => {
  const database = await cloneDatabase();
  const apps = await Promise.all([startApp({ database }), startApp({ database }), startApp({ database })]);
  const schools = () =>
    asAdmin<{ id: number; name: string }>(database, 'SELECT id, name FROM organizations.organizations ORDER BY id');
  expect(await schools()).toEqual([{ id: 1, name: 'New School' }]);
  const [first] = apps;
  expect(await makeSchool(first, { name: 'Lincoln High School' })).toBe(2);
  const events = await asAdmin<{ stream: string; type: string }>(
    database,
    'SELECT stream, type FROM log.events ORDER BY position',
  );
  expect(events).toEqual([
    { stream: 'organization/1', type: 'organization.created' },
    { stream: 'organization/2', type: 'organization.created' },
  ]);
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

test('schools, their years, classes, rules of what counts and settings are made again from the log, equal row for row', async () => {
  const database = await cloneDatabase();
  const app = await startApp({ database });
  const school = await makeSchool(app, { name: 'Lincoln High School', description: 'Grades 9 to 12' });
  const browser = await app.signIn((await makePerson(app, school, 'super-admin')).username);
  const other = await makeSchool(app, { name: 'Roosevelt', approvalPolicy: 'strict' });
  await browser.patch(`/api/organizations/${school}`, { name: 'Lincoln', description: null, timeZone: 'Asia/Tokyo' });
  await browser.post(`/api/organizations/${school}/join-code`);
  await browser.post(`/api/organizations/${other}/join-code`);
  await browser.delete(`/api/organizations/${other}/join-code`);
  await browser.patch(`/api/organizations/${other}`, { isActive: false });
  const year = { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' };
  const added = async () => (await browser.post('/api/academic-years', year)).body as { id: number };
  await browser.delete(`/api/academic-years/${(await added()).id}`);
  await browser.patch(`/api/academic-years/${(await added()).id}`, { name: 'This year', endsOn: '2027-06-30' });
  const student = await makePerson(app, school, 'student');
  const added11b = await browser.post('/api/classes', { name: '11B', studentIds: [student.id] });
  await browser.patch(`/api/classes/${(added11b.body as { id: number }).id}`, {
    name: 'Advisory 11B',
    removeStudentIds: [student.id],
  });
  await browser.post('/api/rules', { dailyCap: 4.5, categories: [{ name: 'Direct service', min: 20 }] });
  await browser.post('/api/rules', { categories: [{ id: 1, name: 'Service' }], earliestDate: '2026-08-01' });
  await browser.patch('/api/settings', { passwordMinLength: 12 });
  await browser.patch('/api/settings', { sessionDays: 7, defaultApprovalPolicy: 'strict' });
  const contents = (): Promise<unknown[]> =>
    asAdmin(
      database,
      `SELECT o::text AS row FROM organizations.organizations o UNION ALL SELECT s::text FROM organizations.settings s
       UNION ALL SELECT y::text FROM organizations.academic_years y
       UNION ALL SELECT c::text FROM organizations.classes c
       UNION ALL SELECT r::text FROM organizations.counting_rules r
       ORDER BY 1`,
    );
  const before = await contents();
  expect(before).toHaveLength(8);
  const owner = openPool(database.ownerUrl, 1);
  await owner.query(
    `DELETE FROM organizations.organizations; DELETE FROM organizations.settings;
     DELETE FROM organizations.academic_years; DELETE FROM organizations.classes; DELETE FROM organizations.counting_rules`,
  );
  await rebuild(owner, [organizationStream, academicYearStream, classStream, countingRulesStream, settingsStream], []);
  expect(await contents()).toEqual(before);
  await Promise.all([owner.end(), app.close()]);
  await database.drop();
});
