import { createHash } from 'node:crypto';
import {
  EXPORT_COLUMNS,
  EXPORT_FORMATS,
  LIMITS,
  SCHOOL_EXPORT_KINDS,
  t,
  unguardCell,
  type ExportKind,
  type HoursView,
  type SchoolExportKind,
} from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { download, type Download } from '../../../test/exports.js';
import { publish } from '../../../test/opportunities.js';
import { allOf, readPdf } from '../../../test/pdf.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { withPool } from '../database/pools.js';
import { rebuild } from '../event-log/rebuild.js';
import { exportStream } from './export.stream.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;
type Row = Readonly<Record<string, string>>;

let database: TestDatabase;
let app: TestApp;
let lincoln: School;
let roosevelt: School;
let admin: Client;
let superAdmin: Client;
const clock = new TestClock(new Date('2026-08-01T12:00:00Z'));
const HOSTILE = '=HYPERLINK("http://evil.example"), "quoted"\nשלום 👩‍👧 \'tis <b>&</b>';

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  const { username } = await makePerson(app, roosevelt.id, 'super-admin');
  await makePerson(app, lincoln.id, 'student', { firstName: 'Zoë', lastName: 'Łukasiewicz', gradeLevel: '9' });
  await makePerson(app, lincoln.id, 'student', { firstName: '-Dash', lastName: "O'Neil", isActive: false });
  clock.set('2026-11-21T23:00:00Z');
  admin = await app.signIn(lincoln.admin.username);
  superAdmin = await app.signIn(username);
  await admin.post('/api/classes', { name: 'Band', studentIds: [lincoln.student.id] });
  for (const school of [lincoln, roosevelt]) {
    await log(school, { date: '2026-11-01', hours: 3, description: HOSTILE });
    await log(school, {
      date: '2026-11-02',
      hours: 2.5,
      organizationName: '+1 Food Bank',
      verifierId: school.verifier.id,
    });
    const [approved] = await log(school, { date: '2026-11-03', hours: 4 });
    const teacher = await app.as(school.teacher);
    await teacher.patch(`/api/volunteer-hours/${approved}`, { status: 'approved', approverComments: '@all thanks' });
    await publish(app, school.teacher, { title: 'Sort cans', coordinatorId: school.verifier.id });
    await publish(app, school.teacher, {
      title: HOSTILE.split('\n')[0] as string,
      targetAudience: 'parents',
      date: '2026-12-24',
    });
  }
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const DAY = { organizationName: 'Library', startTime: '06:00', endTime: '22:00' } as const;

async function log(school: School, fields: Readonly<Record<string, unknown>>): Promise<[number]> {
  const student = await app.as(school.student);
  const entry = { ...DAY, ...fields };
  const { status, body } = await student.post('/api/volunteer-hours', entry);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return [body.id as number];
}

const take = (kind: ExportKind, query: string, client = admin): Promise<Download> =>
  download(app, client, `/api/admin/export/${kind}?${query}`);

const rowsOf = ({ bytes }: Download): Row[] => parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' });

const LISTS: Readonly<Record<SchoolExportKind, string>> = {
  users: '/api/users',
  hours: '/api/volunteer-hours',
  'student-reports': '/api/admin/reports/users?role=student',
  'parent-reports': '/api/admin/reports/users?role=parent',
  opportunities: '/api/volunteer-opportunities',
};

describe('an export', () => {
  it.each(SCHOOL_EXPORT_KINDS)('of %s holds the rows of the list, in its order, in every format', async (kind) => {
    const { body: listed } = await admin.get(LISTS[kind]);
    expect(listed.length).toBeGreaterThan(0);
    const file = await take(kind, 'format=csv');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.headers).toMatchObject({
      'x-total-count': String(listed.length),
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(`^attachment; filename="school-\\d+-${kind}-2026-11-21\\.csv"$`),
    });
    const rows = rowsOf(file);
    expect(Object.keys(rows[0] as Row)).toEqual(EXPORT_COLUMNS[kind].map(({ name }) => name));
    const key = kind.endsWith('reports') ? 'email' : 'id';
    expect(rows.map((row) => row[key])).toEqual(listed.map((row: Record<string, unknown>) => String(row[key])));

    const workbook = await take(kind, 'format=xlsx');
    const [heading, ...cells] = await readSheet(workbook.bytes, { trim: false });
    expect(heading).toEqual(EXPORT_COLUMNS[kind].map(({ label }) => t(label)));
    expect(cells.map((row) => row.map(asInCsv))).toEqual(rows.map((row) => Object.values(row).map(withoutZone)));

    const printed = await take(kind, 'format=pdf');
    expect(printed.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-total-count': String(listed.length),
    });
    expect([printed.bytes.subarray(0, 8).toString(), printed.bytes.subarray(-6).toString()]).toEqual([
      '%PDF-1.7',
      '%%EOF\n',
    ]);
    const { problems, tree } = await readPdf(printed.bytes);
    expect(problems).toEqual([]);
    const [, ...printedRows] = allOf(tree, 'TR');
    expect(printedRows).toHaveLength(listed.length);
  });

  it('of hours says who logged, verified and approved them', async () => {
    const rows = rowsOf(await take('hours', 'format=csv'));
    const { student, teacher, verifier } = lincoln;
    const nameOf = ({ firstName, lastName }: typeof student): string => `${firstName} ${lastName}`;
    expect(rows.map((row) => row['date'])).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
    expect(rows[0]).toMatchObject({
      studentEmail: student.email,
      studentName: nameOf(student),
      organizationName: 'Library',
      hours: '4.00',
      status: 'approved',
      approverName: nameOf(teacher),
      approverComments: "'@all thanks",
      approvedAt: '2026-11-21 18:00:00-05',
      singleActor: 'true',
      verifierName: '',
      deletedAt: '',
    });
    expect(rows[1]).toMatchObject({
      organizationName: "'+1 Food Bank",
      status: 'pending',
      verifierEmail: verifier.email,
      verifierName: nameOf(verifier),
    });
    expect(unguardCell(rows[2]?.['description'] as string)).toBe(HOSTILE);
  });

  it.each([
    ['users', 'q=zo%C3%AB', 1],
    ['users', 'role=student&status=active', 2],
    ['users', 'gradeLevel=9&sort=-createdAt', 1],
    ['users', 'classId=1', 1],
    ['hours', 'classId=1', 3],
    ['hours', 'classId=2', 0],
    ['student-reports', 'classId=1', 1],
    ['hours', 'status=approved', 1],
    ['hours', 'from=2026-11-02&to=2026-11-03&sort=date', 2],
    ['hours', 'q=food', 1],
    ['hours', 'deleted=true', 0],
    ['student-reports', 'gradeLevel=none', 1],
    ['student-reports', 'q=luk', 0],
    ['student-reports', 'progress=behind', 2],
    ['student-reports', 'progress=goal', 0],
    ['parent-reports', 'q=parent', 1],
    ['opportunities', 'audience=parents', 1],
    ['opportunities', 'when=week&sort=-date', 0],
    ['opportunities', 'q=cans', 1],
  ] as const)('of %s with %s holds what the list does', async (kind, filter, expected) => {
    const path = LISTS[kind];
    const { body: listed } = await admin.get(`${path}${path.includes('?') ? '&' : '?'}${filter}`);
    const key = kind.endsWith('reports') ? 'email' : 'id';
    const file = await take(kind, `format=csv&${filter}`);
    expect(rowsOf(file).map((row) => row[key])).toEqual(listed.map((row: Record<string, unknown>) => String(row[key])));
    expect([file.headers['x-total-count'], listed.length]).toEqual([String(expected), expected]);
  });

  it('names the class that it is narrowed to', async () => {
    const { bytes } = await take('users', 'format=pdf&classId=1');
    expect(JSON.stringify(await readPdf(bytes))).toContain('Class: Band');
  });

  it('of an earlier day is what the report of that day lists', async () => {
    clock.advance(7 * 3_600_000);
    await log(lincoln, { date: '2026-11-22', hours: 1 });
    const asOf = 'asOf=2026-11-21';
    const { body: then } = await admin.get(`${LISTS['student-reports']}&${asOf}`);
    const file = await take('student-reports', `format=csv&${asOf}`);
    expect(file.headers['content-disposition']).toMatch(/-student-reports-as-of-2026-11-21\.csv"$/);
    const rows = rowsOf(file);
    expect(rows.map((row) => Number(row['totalHours']))).toEqual(
      then.map((row: { totalHours: number }) => row.totalHours),
    );
    expect(Number(rows.find(({ email }) => email === lincoln.student.email)?.['totalHours'])).toBe(9.5);
    const now = rowsOf(await take('student-reports', 'format=csv'));
    const { body: listed } = await admin.get(LISTS['student-reports']);
    const isMine = ({ email }: { email?: string }) => email === lincoln.student.email;
    const { goal, missingHours } = listed.find(isMine);
    expect(now.find(isMine)).toMatchObject({
      totalHours: '10.50',
      lastActivity: '2026-11-22',
      goal: String(goal),
      missingHours: missingHours.toFixed(2),
      goalReached: 'false',
    });
  });
});

describe('what is taken out', () => {
  it('is told in the log, with what was asked for, how many rows and the hash of the file', async () => {
    const file = await take('hours', 'format=csv&status=pending,approved&q=library');
    const [last] = await exports();
    expect(last).toMatchObject({ kind: 'hours', format: 'csv', state: 'made', made_by: lincoln.admin.id });
    const fileHash = createHash('sha256').update(file.bytes).digest('hex');
    expect(last).toMatchObject({ rows: 3, bytes: String(file.bytes.length), file_hash: fileHash });
    expect(await eventsOf(database, `export/${last?.id}`)).toEqual([
      {
        type: 'export.made',
        data: {
          kind: 'hours',
          format: 'csv',
          filters: { status: 'pending,approved' },
          rows: 3,
          bytes: file.bytes.length,
          fileHash,
        },
        texts: { search: 'library' },
      },
    ]);
  });

  it.each(EXPORT_FORMATS)('as %s has the hash that the log has', async (format) => {
    const { bytes } = await take('users', `format=${format}`);
    const [last] = await exports();
    expect(last).toMatchObject({ format, file_hash: createHash('sha256').update(bytes).digest('hex') });
  });

  it('stands there again when the log is played back', async () => {
    const before = await exports();
    await withPool(database.ownerUrl, (owner) => rebuild(owner, [exportStream], []));
    expect(before.length).toBeGreaterThan(10);
    expect(await exports()).toEqual(before);
  });

  it('begins with a POST, whose answer is an address for whoever asked, once and for two minutes', async () => {
    const start = (body: object, client = admin) => client.post('/api/admin/export/users', body);
    const { body } = await start({ format: 'csv', filters: { q: lincoln.student.email } });
    const stranger = await app.signIn((await makePerson(app, lincoln.id, 'admin')).username);
    expect((await download(app, stranger, body.url)).status).toBe(404);
    expect(rowsOf(await download(app, admin, body.url))).toHaveLength(1);
    expect((await download(app, admin, body.url)).status).toBe(404);
    const late = (await start({ format: 'csv' })).body;
    clock.advance(LIMITS.exportAddressSeconds * 1_000);
    expect((await download(app, admin, late.url)).status).toBe(404);
    for (const wrong of [{}, { format: 'doc' }, { format: 'csv', filters: [] }, { format: 'csv', filters: { x: '1' } }])
      expect((await start(wrong)).status).toBe(400);
    expect((await admin.post('/api/admin/export/everything', { format: 'csv' })).status).toBe(404);
    expect((await take('users', 'format=csv&reason=A%20word')).status).toBe(400);
  });

  it('is of the own school for an admin, and of the one a super-admin names', async () => {
    const emails = (file: Download): string[] => rowsOf(file).map((row) => row['email'] as string);
    const own = emails(await take('users', `format=csv&organizationId=${lincoln.id}`));
    expect(own).toEqual(expect.arrayContaining([lincoln.student.email, lincoln.admin.email]));
    expect(own).not.toContain(roosevelt.student.email);
    const other = await take('users', `format=csv&organizationId=${roosevelt.id}`);
    expect([other.status, other.body.code]).toEqual([403, 'organization.not-yours']);
    const start = { format: 'csv', filters: { organizationId: String(lincoln.id) }, reason: 'Asked by the board' };
    const { status, body } = await superAdmin.post('/api/admin/export/users', start);
    expect(status).toBe(201);
    const named = await download(app, superAdmin, body.url);
    expect(emails(named)).toEqual(own);
    const [last] = await exports();
    expect(await eventsOf(database, `export/${last?.id}`)).toMatchObject([{ texts: { reason: 'Asked by the board' } }]);
    await take('users', `format=csv&organizationId=${lincoln.id}`, superAdmin);
    const [unexplained] = await exports();
    expect(await eventsOf(database, `export/${unexplained?.id}`)).toMatchObject([
      { data: { noReason: true }, texts: null },
    ]);
    expect((await take('users', 'format=csv', superAdmin)).status).toBe(400);
    expect((await take('users', 'format=csv&organizationId=999999', superAdmin)).status).toBe(404);
  });

  it('is for a student their own entries, whatever they ask for, and nothing else', async () => {
    const student = await app.as(lincoln.student);
    const classmate = await makePerson(app, lincoln.id, 'student', { firstName: 'Quentin', lastName: 'Unseen' });
    await (await app.as(classmate)).post('/api/volunteer-hours', { ...DAY, date: '2026-11-04', hours: 1 });
    const { body: listed } = await student.get('/api/volunteer-hours');
    expect(listed.length).toBeGreaterThan(0);
    const idsIn = (file: Download): string[] => rowsOf(file).map((row) => row['id'] as string);
    const own = listed.map(({ id }: { id: number }) => String(id));
    expect(idsIn(await take('hours', 'format=csv', student))).toEqual(own);
    expect(idsIn(await take('hours', `format=csv&studentId=${lincoln.student.id}&q=library`, student))).toEqual(
      listed
        .filter(({ organizationName }: HoursView) => organizationName === 'Library')
        .map(({ id }: HoursView) => String(id)),
    );
    expect(idsIn(await take('hours', `format=csv&studentId=${classmate.id}`, student))).toEqual([]);
    const printed = await take('hours', `format=pdf&studentId=${classmate.id}`, student);
    const { tree, pages } = await readPdf(printed.bytes);
    expect(allOf(tree, 'TR')).toHaveLength(1);
    expect(JSON.stringify([tree, pages])).not.toContain('Unseen');
    const [last] = await exports();
    expect(last).toMatchObject({ kind: 'hours', format: 'pdf', state: 'made', rows: 0, made_by: lincoln.student.id });
    expect((await take('hours', `format=csv&organizationId=${roosevelt.id}`, student)).status).toBe(403);
    expect((await student.post('/api/admin/export/users', { format: 'doc' })).status).toBe(403);
  });

  it('is for a parent also the entries of a child, but no drafts and no longer once the link has ended', async () => {
    const parent = await app.as(lincoln.parent);
    const student = await app.as(lincoln.student);
    await student.post('/api/volunteer-hours', { ...DAY, date: '2026-11-05', hours: 1, status: 'draft' });
    const ofChild = `format=csv&studentId=${lincoln.student.id}`;
    expect(rowsOf(await take('hours', ofChild, parent))).toEqual([]);
    const link = { parentId: lincoln.parent.id, studentId: lincoln.student.id };
    const { body } = await admin.post('/api/family-links', link);
    const { body: listed } = await parent.get(`/api/volunteer-hours?studentId=${lincoln.student.id}`);
    const rows = rowsOf(await take('hours', ofChild, parent));
    expect(rows.map((row) => row['id'])).toEqual(listed.map(({ id }: HoursView) => String(id)));
    expect(rows.map((row) => row['status'])).not.toContain('draft');
    await admin.delete(`/api/family-links/${(body as { id: number }).id}`);
    expect(rowsOf(await take('hours', ofChild, parent))).toEqual([]);
  });

  it('is refused for what cannot be asked for', async () => {
    const statuses = await Promise.all(
      [
        take('users', ''),
        take('users', 'format=doc'),
        take('users', 'format=csv&limit=5'),
        take('users', 'format=csv&cursor=abc'),
        take('users', 'format=csv&status=dead'),
        take('users', 'format=csv&nonsense=1'),
        take('student-reports', 'format=csv&role=parent'),
        take('nothing' as ExportKind, 'format=csv'),
        take('users', 'format=csv', await app.as(lincoln.teacher)),
        take('users', 'format=csv', app.client()),
      ].map(async (answer) => (await answer).status),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 404, 403, 401]);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = await app.app.inject({
      method: 'HEAD',
      url: '/api/admin/export/users?format=csv',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(head.statusCode).toBe(404);
  });

  it('is refused as a PDF for a list that is too long for one, and made of a part of it', async () => {
    const long = await makeStaffedSchool(app);
    await asAdmin(
      database,
      `INSERT INTO hours.volunteer_hours (organization_id, version, student_id, created_by, organization_name, description,
         date, start_time, end_time, hours, status, created_at, status_since, single_actor, past_verifiers, past_approvers)
       SELECT $1, 1, $2, $2, 'Library', 'no. ' || n, date '2026-11-21' - (n % 3000), '09:00', '10:00', 1, 'pending',
         now(), now(), false, '{}', '{}'
       FROM generate_series(1, $3) n`,
      [long.id, long.student.id, LIMITS.exportPdfRowsMax + 1],
    );
    const chief = await app.as(long.admin);
    const refused = await take('hours', 'format=pdf', chief);
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'exports.too-many-rows',
        message:
          'A PDF file holds up to 5,000 rows, and this list has 5,001. Use filters to shorten the list, or export it as CSV.',
      }),
    ]);
    expect((await take('hours', 'format=csv', chief)).headers['x-total-count']).toBe('5001');
    expect((await take('hours', 'format=pdf&from=2026-11-21', chief)).status).toBe(200);
  });

  it('is made of a school that has nothing yet', async () => {
    const empty = await makeSchool(app, { name: 'École Ünïversal «1»' });
    for (const kind of SCHOOL_EXPORT_KINDS) {
      for (const format of EXPORT_FORMATS) {
        const file = await take(kind, `format=${format}&organizationId=${empty}`, superAdmin);
        expect([file.status, file.headers['x-total-count']]).toEqual([200, '0']);
        expect(file.headers['content-disposition']).toBe(
          `attachment; filename="ecole-universal-1-${kind}-2026-11-22.${format}"`,
        );
      }
    }
  });
});

interface ExportRow {
  id: number;
  kind: string;
  format: string;
  state: string;
  rows: number;
  bytes: string;
  file_hash: string | null;
  made_by: number;
}

const exports = (): Promise<ExportRow[]> =>
  asAdmin<ExportRow>(database, 'SELECT * FROM reporting.exports ORDER BY id DESC');

/** A cell of a workbook as the CSV file has it, but for the zone of an instant. */
function asInCsv(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const text = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
  }
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}

/** The same of a cell of a CSV file: numbers without the zeros behind them, no guard, no zone. */
function withoutZone(cell: string): string {
  if (/^\d{4}-\d\d-\d\d \d\d:/.test(cell)) return cell.slice(0, 19);
  return /^\d+\.\d\d$/.test(cell) ? String(Number(cell)) : unguardCell(cell);
}
