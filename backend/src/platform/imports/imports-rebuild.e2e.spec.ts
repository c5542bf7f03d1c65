import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { csv, importFile } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { PROJECTIONS, REBUILT_STREAMS } from '../../app.module.js';
import { withPool } from '../database/pools.js';
import { rebuild } from '../event-log/rebuild.js';

const TABLES = [
  'imports.imports',
  'identity.users',
  'hours.volunteer_hours',
  'opportunities.opportunities',
  'hours.per_day',
  'reporting.user_totals',
];

describe('rebuilding what was imported', () => {
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

  const contents = async (): Promise<Record<string, string[]>> => {
    const read = async (table: string): Promise<[string, string[]]> => {
      const rows = await asAdmin<{ row: string }>(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`);
      return [table, rows.map(({ row }) => row)];
    };
    return Object.fromEntries(await Promise.all(TABLES.map(read)));
  };

  it('makes it again, equal row for row: taken in, worked on, and taken back', async () => {
    const { admin: person, student } = await makeStaffedSchool(app);
    const admin = await app.signIn(person.username);
    const users = csv(
      'firstName,lastName,email,role',
      'Ana,Ríos,ana@rebuilt.example,student',
      'Ben,Wu,b.wu@rebuilt.example,parent',
    );
    const statuses = ['approved', 'pending', 'rejected', 'verified', ''];
    const hours = csv(
      'email,organization,hours,date,description,status,approved by,approver comments',
      ...Array.from(
        { length: 40 },
        (_, n) =>
          `${n % 2 ? student.email : 'ana@rebuilt.example'},Food Bank ${n},2,2026-0${(n % 9) + 1}-10,x,${statuses[n % 5]},${n % 3 ? 'Ms. Ortega' : ''},Fine`,
      ),
    );
    const events = csv(
      'title,description,date,startTime,endTime,location,cancelled,cancel reason',
      'Read,Aloud,2026-12-01,9:00,11:00,Here,,',
      'Sing,Along,2026-12-02,9:00,11:00,Here,2026-11-01,Rain',
    );
    const take = async (kind: 'users' | 'hours' | 'opportunities', file: string): Promise<number> => {
      const { importId, errors } = await importFile(admin, kind, file, { fileName: `${kind}.csv` });
      if (importId === null) throw new Error(JSON.stringify(errors));
      return importId;
    };
    const undo = async (id: number): Promise<void> => {
      const { status, body } = await admin.post(`/api/admin/imports/${id}/undo`, { reason: 'Twice' });
      if (status !== 200) throw new Error(JSON.stringify(body));
    };
    await undo(await take('users', users));
    await take('users', users);
    await undo(await take('hours', hours));
    await take('hours', hours);
    await undo(await take('opportunities', events));
    await take('opportunities', events);
    const entries = (await admin.get('/api/volunteer-hours?status=rejected,approved')).body as { id: number }[];
    for (const { id } of entries.slice(0, 6)) await admin.put(`/api/admin/hours/${id}`, { status: 'pending' });
    const before = await contents();
    expect(before['hours.volunteer_hours']).toHaveLength(80);
    expect(before['imports.imports']).toHaveLength(6);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS));
    expect(await contents()).toEqual(before);
  });
});
