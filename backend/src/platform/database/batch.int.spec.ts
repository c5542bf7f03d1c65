import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { systemAt } from '../event-log/erasure-handler.js';
import { Database, UNWATCHED, type Statement } from './database.js';
import { openPool } from './pools.js';

let own: TestDatabase;
let pool: ReturnType<typeof openPool>;
let database: Database;

beforeAll(async () => {
  own = await cloneDatabase();
  pool = openPool(own.adminUrl, 1);
  database = new Database(pool, pool);
  await pool.query('CREATE TABLE public.widened (first integer); INSERT INTO public.widened DEFAULT VALUES');
});
afterAll(async () => {
  await pool.end();
  await own.drop();
});

const ALL: Statement = { name: 'all-of-widened', text: 'SELECT * FROM public.widened' };
const BY = systemAt(2);

test.each<[where: string, read: () => Promise<unknown[]>]>([
  ['alone', () => database.system(ALL)],
  ['where a transaction begins', () => database.transaction(BY, () => database.read(2, ALL), [ALL])],
  ['in a transaction', () => database.transaction(BY, () => database.read(2, ALL))],
])('a statement that a migration gave another column is prepared anew: %s', async (_where, read) => {
  const [before] = (await read()) as [object];
  await pool.query(`ALTER TABLE public.widened ADD COLUMN c${Object.keys(before).length} integer`);
  const [after] = (await read()) as [object];
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 1);
});

test('a connection on which a transaction could not be ended is used no more', async () => {
  const deaf = new Database(pool, pool, undefined, {
    ...UNWATCHED,
    send: (client, statements) =>
      statements[0]?.text === 'ROLLBACK' ? Promise.reject(new Error('not sent')) : UNWATCHED.send(client, statements),
  });
  await expect(deaf.systemTransaction((run) => run({ text: 'SELECT 1 / 0' }))).rejects.toThrow('division by zero');
  expect(await database.system({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
});
