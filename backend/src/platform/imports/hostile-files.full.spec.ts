import { Readable } from 'node:stream';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { hostileFiles } from '../../../test/hostile-files.js';
import { csv, importFile, sendBytes } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { stateOf } from '../../../test/permissions/unchanged.js';
import { asAdmin } from '../../../test/sql.js';
import { partsOf, sheetXml, zip } from '../../../test/workbooks.js';

const FILES = hostileFiles({ email: 'ana.hostile@example.org' });

describe(`${FILES.length} files that nobody should be able to import`, () => {
  let database: TestDatabase;
  let app: TestApp;
  let admin: Client;
  let owner: pg.Pool;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    const school = await makeStaffedSchool(app);
    admin = await app.signIn(school.admin.username);
    owner = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    const people = csv('firstName,lastName,email,role', 'Ana,Hostile,ana.hostile@example.org,student');
    expect((await importFile(admin, 'users', people)).applied).toBe(true);
  });
  afterAll(async () => {
    await owner.end();
    await app.close();
    await database.drop();
  });

  const left = async (): Promise<unknown> =>
    (
      await asAdmin(
        database,
        `SELECT (SELECT count(*) FROM log.staged_rows) AS rows, (SELECT count(*) FROM log.staged_events) AS events,
           (SELECT count(*) FROM log.texts) AS texts, (SELECT count(*) FROM hours.per_day) AS days`,
      )
    )[0];

  it('are more than two hundred, each of them another', () => {
    expect(new Set(FILES.map(({ name, bytes }) => `${name} ${bytes.length}`)).size).toBeGreaterThan(200);
  });

  it('are each told what is wrong, in a clear list, and change nothing', async () => {
    const [before, rest] = [await stateOf(owner), await left()];
    const faults: unknown[] = [];
    for (const { name, bytes, says } of FILES) {
      const report = await importFile(admin, 'hours', bytes, { fileName: `${name.slice(0, 200)}.csv` });
      const { applied, importId, problems, errors, rows, valid } = report;
      const isReported = errors.some(({ message }) => says.test(message));
      const isClear = errors.every(({ row, column, value, message }) => {
        const isPlain = !/\0|undefined|null|\[object|NaN/.test(message + column.slice(0, 100));
        return isPlain && Number.isInteger(row) && row >= 0 && value.length <= 400 && /[.?]$|required$/.test(message);
      });
      const isWhole = problems >= errors.length && errors.length === Math.min(problems, 1_000) && valid <= rows;
      if (applied || importId !== null || problems === 0 || !isReported || !isClear || !isWhole) {
        faults.push({ name, applied, problems, isReported, isClear, isWhole, errors: errors.slice(0, 3) });
      }
    }
    expect(faults).toEqual([]);
    expect(await stateOf(owner)).toBe(before);
    expect(await left()).toEqual(rest);
  });

  it.each(['users', 'opportunities'] as const)('change nothing as %s either', async (kind) => {
    const before = await stateOf(owner);
    for (const { name, bytes } of FILES.slice(0, 80)) {
      const { applied, problems } = await importFile(admin, kind, bytes);
      expect({ name, applied, isReported: problems > 0 }).toEqual({ name, applied: false, isReported: true });
    }
    expect(await stateOf(owner)).toBe(before);
  });

  it('are refused with 413 when they are too large, however they are sent', async () => {
    const before = await stateOf(owner);
    const large = Buffer.alloc(33 * 1024 * 1024, 'x');
    const { status, body } = await sendBytes(admin, 'hours', large);
    expect([status, body.code, body.message]).toEqual([
      413,
      'too-large',
      'An import file can be up to 32 MB. Split it into several files.',
    ]);
    const hundred = Readable.from(
      (function* () {
        for (let n = 0; n < 100; n += 1) yield large.subarray(0, 1024 * 1024);
      })(),
    );
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/import/hours',
      headers: { origin: 'http://hourtrail.test', 'content-type': 'text/csv', cookie },
      payload: hundred,
    });
    expect(answer.statusCode).toBe(413);
    expect(await stateOf(owner)).toBe(before);
  });

  it('are given up on where a workbook holds up its reader', async () => {
    const before = await stateOf(owner);
    // the address is ZZZZZZZ1, which no look at the text finds
    const parts = partsOf(sheetXml('<row r="1"><c r="&#90;ZZZZZZ1"><v>1</v></c></row>'));
    const { applied, errors } = await importFile(admin, 'hours', await zip(parts));
    expect([applied, errors[0]?.message]).toEqual([
      false,
      expect.stringMatching(/^This workbook is too large to read/),
    ]);
    expect((await admin.get('/api/admin/imports')).status).toBe(200);
    expect(await stateOf(owner)).toBe(before);
  });

  it('hold nothing that keeps a good file out: formulas that were guarded come back as they were', async () => {
    const file = csv(
      'studentEmail,organizationName,hours,date,description',
      `ana.hostile@example.org,"'=SUM(A1)",2,2026-09-01,"'''@x"`,
      `ana.hostile@example.org,'Twas,2,2026-09-02,"'-1"`,
    );
    expect(await importFile(admin, 'hours', file)).toMatchObject({ applied: true });
    const { body } = await admin.get('/api/volunteer-hours?sort=date');
    expect(body).toMatchObject([
      { organizationName: '=SUM(A1)', description: "''@x" },
      { organizationName: "'Twas", description: '-1' },
    ]);
  });
});
