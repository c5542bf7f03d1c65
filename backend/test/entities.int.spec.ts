import { DataSource } from 'typeorm';
import { REBUILT_STREAMS } from '../src/app.module.js';
import { cloneDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  const entities = REBUILT_STREAMS.map(({ entity }) => entity);
  source = await new DataSource({ type: 'postgres', url: database.adminUrl, entities }).initialize();
  // where TypeORM looks up what generated columns are made of
  await source.query(`CREATE TABLE typeorm_metadata
    (type text, database text, schema text, "table" text, name text, value text)`);
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

test('the columns that a record describes are those of its table: types, nullability, defaults and keys', async () => {
  // TypeORM asks several things of one connection at once
  process.noDeprecation = true;
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const generated = await source.query<{ name: string }[]>(
    "SELECT column_name AS name FROM information_schema.columns WHERE is_generated = 'ALWAYS'",
  );
  const known = [
    /^DROP INDEX/,
    // checks, and uniqueness beside the primary key
    /DROP CONSTRAINT "\w+(?<!_pkey)"$/,
    new RegExp(`^ALTER TABLE \\S+ DROP COLUMN "(${generated.map(({ name }) => name).join('|')})"$`),
    // a word here, which TypeORM takes for a time
    /ALTER COLUMN "\w*email_notifications" SET DEFAULT 'now'$/,
    /^DELETE FROM "typeorm_metadata"/,
  ];
  const differences = upQueries.map(({ query }) => query).filter((query) => !known.some((one) => one.test(query)));
  expect(differences).toEqual([]);
});

test('no function that runs with the rights of its owner is open to everybody', async () => {
  const open = await source.query<{ name: string }[]>(
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p
     WHERE p.prosecdef AND p.pronamespace <> 'pg_catalog'::regnamespace
       AND has_function_privilege('public', p.oid, 'EXECUTE')`,
  );
  expect(open).toEqual([]);
});
