import type { ExportKind, ImportKind } from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { csv, importFile } from '../../../test/imports.js';
import { makePerson, makeSchool } from '../../../test/people.js';

/** The columns of an export that an import takes, by their headings. */
const TAKEN: Readonly<Record<ImportKind, readonly string[]>> = {
  users: ['firstName', 'lastName', 'email', 'role', 'gradeLevel', 'username', 'isActive'],
  hours: [
    'studentEmail',
    'organizationName',
    'hours',
    'date',
    'description',
    'startTime',
    'endTime',
    'status',
    'verifierEmail',
    'approverComments',
    'verifierComments',
  ],
  opportunities: [
    'title',
    'description',
    'date',
    'startTime',
    'endTime',
    'location',
    'organizationName',
    'maxSlots',
    'targetAudience',
    'coordinatorEmail',
    'isActive',
    'cancelReason',
  ],
};

interface Place {
  readonly database: TestDatabase;
  readonly app: TestApp;
  readonly school: number;
  /** A person of another school. */
  readonly boss: Client;
}

describe('what was exported from one system and imported into another', () => {
  let here: Place;
  let there: Place;

  const aPlace = async (): Promise<Place> => {
    const database = await cloneDatabase();
    const app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    const username = `boss.${Math.random().toString(36).slice(2)}`;
    await makePerson(app, await makeSchool(app), 'super-admin', { username, email: `${username}@elsewhere.example` });
    const school = await makeSchool(app, { name: 'Lincoln High School' });
    return { database, app, school, boss: await app.signIn(username) };
  };
  beforeAll(async () => {
    [here, there] = [await aPlace(), await aPlace()];
    await fill(here);
  });
  afterAll(async () => {
    for (const { app, database } of [here, there]) {
      await app.close();
      await database.drop();
    }
  });

  const exported = async ({ boss, school }: Place, kind: ExportKind): Promise<string> => {
    const { status, body } = await boss.get(`/api/admin/export/${kind}?format=csv&organizationId=${school}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as string;
  };
  const cells = (file: string, kind: ImportKind): readonly string[] =>
    parse<Record<string, string>>(file, { bom: true, columns: true })
      .map((row) => JSON.stringify(TAKEN[kind].map((name) => row[name] ?? null)))
      .sort();

  it.each(['users', 'hours', 'opportunities'] as const)('is the same as before: %s', async (kind) => {
    const file = await exported(here, kind);
    const report = await importFile(there.boss, kind, file, { organizationId: there.school });
    expect(report.errors).toEqual([]);
    expect(report.applied).toBe(true);
    const again = cells(await exported(there, kind), kind);
    expect(again.length).toBeGreaterThan(4);
    expect(again).toEqual(cells(file, kind));
  });

  // who has what follows from the people and the hours that were imported above
  it.each(['student-reports', 'parent-reports'] as const)('is the same as before: %s', async (kind) => {
    const reported = (file: string): readonly string[] =>
      parse<Record<string, string>>(file, { bom: true, columns: true })
        .map(({ lastActivity: _whenItWasImported, ...row }) => JSON.stringify(row))
        .sort();
    const before = reported(await exported(here, kind));
    expect(before.length).toBeGreaterThan(1);
    expect(reported(await exported(there, kind))).toEqual(before);
  });
});

/** A school year with everything in it that files find hard: accents, quotes, line breaks, formulas, empty cells. */
async function fill({ app, school, boss }: Place): Promise<void> {
  const admin = await makePerson(app, school, 'admin', { firstName: '=1+1', lastName: "O'Hara, Jr." });
  const student = await makePerson(app, school, 'student', { firstName: 'Łucja "Lu"', gradeLevel: '9' });
  const verifier = await makePerson(app, school, 'verifier', { lastName: "'=x" });
  await makePerson(app, school, 'student', { firstName: 'No', lastName: 'Grade' });
  await makePerson(app, school, 'parent', { firstName: '-Ben', isActive: false });
  const parents = [1, 2].map(() => makePerson(app, school, 'parent', { lastName: '@home' }));
  const [parent] = await Promise.all(parents);
  await makePerson(app, school, 'teacher');
  const [office, young] = [await app.signIn(admin.username), await app.signIn(student.username)];
  const texts = [
    '=SUM(A1)',
    "'=SUM(A1)",
    'two\nlines',
    '"quoted", and more',
    '@home',
    "''-x",
    'naïve café 🙂',
    ' plain',
  ];
  for (const [n, description] of texts.entries()) {
    const times = { startTime: '09:00', endTime: '12:00', verifierId: verifier.id };
    const fields = { organizationName: `+Place ${n}`, description, date: `2026-10-0${n + 1}`, hours: 2.5, ...times };
    const { body } = await young.post('/api/volunteer-hours', { ...fields, status: 'pending' });
    const decide = { approverComments: 'Well, "done"' };
    if (n % 3 === 1) await office.put(`/api/admin/hours/${body.id}`, { status: 'approved', ...decide });
    if (n % 3 === 2) await office.put(`/api/admin/hours/${body.id}`, { status: 'rejected', ...decide });
  }
  for (const n of [1, 2]) {
    const fields = {
      organizationName: 'Shelter',
      date: `2026-10-1${n}`,
      hours: n,
      startTime: '09:00',
      endTime: '12:00',
    };
    const { body } = await office.post(`/api/admin/users/${parent?.id}/hours`, fields);
    if (n === 1) await office.put(`/api/admin/hours/${body.id}`, { status: 'approved' });
  }
  const mistake = csv('firstName,lastName,email,role', 'Ina,Error,ina@mistake.example,student');
  const { importId } = await importFile(office, 'users', mistake);
  await office.post(`/api/admin/imports/${importId}/undo`, { reason: 'By mistake' });
  const past = csv('title,description,date,startTime,endTime,location', 'Long ago,Over,2019-05-05,9:00,10:00,There');
  await importFile(boss, 'opportunities', past, { organizationId: school });
  for (const [n, title] of ['=Read', "'Twas", 'Tür & Tor', 'Cancelled'].entries()) {
    const when = { date: `2026-12-0${n + 1}`, startTime: '22:00', endTime: '01:00' };
    const more = { maxSlots: n + 1, targetAudience: 'parents', coordinatorId: n % 2 ? verifier.id : null };
    const where = { organizationName: 'Library', location: '-1 floor', description: '@all\n"welcome"' };
    const { body } = await office.post('/api/volunteer-opportunities', { title, ...when, ...more, ...where });
    if (title === 'Cancelled') await office.post(`/api/volunteer-opportunities/${body.id}/cancel`, { reason: '+Rain' });
  }
}
