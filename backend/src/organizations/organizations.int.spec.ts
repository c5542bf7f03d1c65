import { startApp } from '../../test/app.js';
import { cloneDatabase } from '../../test/database.js';
import { makeSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';

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
