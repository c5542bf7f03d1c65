import { startApp } from '../../../../test/app.js';
import { cloneDatabase } from '../../../../test/database.js';
import { asAdmin } from '../../../../test/sql.js';

test('the server is ready once the database has its schema, alive all the while', async () => {
  const database = await cloneDatabase();
  const app = await startApp({ database });
  const get = async (path: string): Promise<number> => (await app.client().get(path)).status;
  expect([await get('/api/health/live'), await get('/api/health/ready')]).toEqual([200, 200]);
  const [newest] = await asAdmin<{ id: number }>(database, 'SELECT max(id) AS id FROM migrations.migrations');
  await asAdmin(database, `UPDATE migrations.migrations SET name = name || '-later' WHERE id = ${newest?.id}`);
  const { status, body, headers } = await app.client().get('/api/health/ready');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'not-ready', '5']);
  await database.drop();
  expect([await get('/api/health/live'), await get('/api/health/ready')]).toEqual([200, 503]);
  expect((await app.client().get('/api/version')).body).toEqual({ name: 'HourTrail', version: '0.0.0-test' });
  await app.close();
});
