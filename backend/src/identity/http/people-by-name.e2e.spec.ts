import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { csv, importFile } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

/** Without an index, each sign-in of a district would read all its people. */
describe('among twenty thousand people', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('usernames and emails are looked up by their index', async () => {
    const school = await makeStaffedSchool(app);
    await asAdmin(
      database,
      `INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
       SELECT $1::integer, 10000 + n, 1, 'one' || n, 'one' || n || '@many.example', 'One', 'Of Many', 'student', now()
       FROM generate_series(1, 20000) n`,
      [school.id],
    );
    await asAdmin(database, 'ANALYZE identity.users');
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    const sent = new Set<string>();
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
      const [{ statements, text }] = given as unknown as [{ statements?: { text: string }[]; text?: string }];
      for (const one of statements ?? [{ text }])
        if (/lower\((u\.)?(username|email)\) = /.test(one.text ?? '')) sent.add(one.text ?? '');
      return query.apply(this, given);
    });
    const admin = await app.signIn(school.admin.username);
    await importFile(admin, 'users', csv('First Name,Last Name,Email,Role', 'Ana,Ríos,ana@new.example,student'));
    spy.mockRestore();
    expect(sent.size).toBeGreaterThan(1);
    for (const text of sent) {
      const plan = await asAdmin<{ 'QUERY PLAN': string }>(database, `EXPLAIN (GENERIC_PLAN) ${text}`);
      const lines = plan.map((row) => row['QUERY PLAN']);
      expect(lines.filter((line) => /Filter: .*lower\((\w+\.)?(username|email)\) = /.test(line))).toEqual([]);
    }
  });
});
