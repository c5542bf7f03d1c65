import type { HoursHistoryStep, HoursView, ImportFilesReport, ImportView } from '@hourtrail/contracts';
import { ZIP_TYPE } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { A_PDF, aPhoto, metadataOf } from '../../../test/attachments.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { csv, importFile } from '../../../test/imports.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { zip } from '../../../test/workbooks.js';

let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let admin: Client;
let importId: number;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  school = await makeStaffedSchool(app);
  admin = await app.signIn(school.admin.username);
  const row = (n: number, status: string): string =>
    `${school.student.email},Food Bank,2,2026-09-0${n},Sorted ${n},${status},A-${n}`;
  const file = csv(
    'Email,Organization,Hours,Date,Description,Status,Number',
    ...[row(1, 'approved'), row(2, 'pending'), row(3, 'verified')],
  );
  importId = (await importFile(admin, 'hours', file)).importId as number;
});

const entries = async (): Promise<HoursView[]> =>
  (await admin.get('/api/volunteer-hours?sort=date')).body as HoursView[];
const send = async (bytes: Buffer, query = '', id = importId) => {
  const { status, payload } = await admin.sendBytes('POST', `/api/admin/imports/${id}/files?${query}`, bytes, ZIP_TYPE);
  return { status, body: JSON.parse(payload) as ImportFilesReport & { code?: string; message?: string } };
};
const sent = async (
  parts: Readonly<Record<string, string | Buffer>> | Buffer,
  query = '',
): Promise<ImportFilesReport> => {
  const { status, body } = await send(Buffer.isBuffer(parts) ? parts : await zip(parts), query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const pdf = (words: string): string => `${A_PDF}% ${words}\n`;
const states = ({ listed }: ImportFilesReport) => listed.map(({ name, state }) => `${name}: ${state}`);

it('attaches each file to the entry whose number its name begins with, in whatever status the entry is', async () => {
  const parts = await zip({
    'A-1.jpg': await aPhoto(),
    'A-1 letter.pdf': pdf('letter'),
    'A-3_form.pdf': pdf('form'),
    'A-9.pdf': pdf('of nobody'),
    'A-2.txt': 'just words',
    'A-2.pdf': Buffer.concat([Buffer.from(A_PDF), Buffer.alloc(10 * 1024 * 1024)]),
  });
  const preview = await sent(parts, 'dryRun=true');
  expect(preview).toMatchObject({ files: 6, matched: 3, attached: 0, duplicates: 0, problems: 3 });
  expect(states(preview)).toEqual([
    'A-9.pdf: unmatched',
    'A-2.txt: wrong-type',
    'A-2.pdf: too-large',
    'A-1.jpg: matched',
    'A-1 letter.pdf: matched',
    'A-3_form.pdf: matched',
  ]);
  expect(preview.listed[3]?.entry).toMatch(/, 2026-09-01, Food Bank$/);
  expect((await entries()).every(({ attachments }) => attachments.length === 0)).toBe(true);
  const report = await sent(parts, `expect=${preview.fileHash}`);
  expect(report).toMatchObject({ files: 6, matched: 0, attached: 3, problems: 3 });
  const [first, second, third] = await entries();
  expect([first, second, third].map((entry) => entry?.attachments.map(({ name }) => name))).toEqual([
    ['A-1.jpg', 'A-1 letter.pdf'],
    [],
    ['A-3_form.pdf'],
  ]);
  expect([first?.status, third?.status]).toEqual(['approved', 'verified']);
  const photo = await admin.getFile(`/api/attachments/${first?.attachments[0]?.id}`);
  expect((await metadataOf(photo.bytes)).exif).toBeUndefined();
  const trail = (await admin.get(`/api/volunteer-hours/${third?.id}/history`)).body as HoursHistoryStep[];
  expect(trail.map(({ type }) => type)).toEqual(['hours.imported', 'hours.attached']);
});

it('says at once everything that is wrong with a file, and that no entry has a number', async () => {
  const noNumbers = csv('Email,Organization,Hours,Date', `${school.student.email},Library,2,2026-10-01`);
  const other = (await importFile(admin, 'hours', noNumbers)).importId as number;
  const parts = await zip({ 'A-9.txt': 'just words' });
  const messages = async (id: number) =>
    (await send(parts, 'dryRun=true', id)).body.listed.map(({ message }) => message);
  expect(await messages(importId)).toEqual([
    'No entry from this import has this number. Attach a photo (JPEG, PNG or WebP) or a PDF. This file is something else.',
  ]);
  expect(await messages(other)).toEqual([
    expect.stringMatching(/^No entry from this import has a number, because no column .* Attach a photo/),
  ]);
});

it('attaches only what is still missing when the ZIP is sent again, and twice the same file once', async () => {
  const parts = { 'A-1.jpg': await aPhoto(), 'A-1-copy.jpg': await aPhoto(), 'A-2.pdf': pdf('one') };
  expect(await sent(parts)).toMatchObject({ attached: 2, duplicates: 1 });
  expect(await sent({ ...parts, 'A-3.pdf': pdf('new') })).toMatchObject({ attached: 1, duplicates: 3, problems: 0 });
  expect((await entries()).map(({ attachments }) => attachments.length)).toEqual([1, 1, 1]);
});

it('goes by the manifest where there is one', async () => {
  const manifest = csv('Number,File name', 'A-2,letter.pdf', `${(await entries())[2]?.id},photo.pdf`, 'A-7,other.pdf');
  const report = await sent({
    ...{ 'manifest.csv': manifest, 'letter.pdf': pdf('letter'), 'photo.pdf': pdf('photo') },
    ...{ 'other.pdf': pdf('other'), 'A-1.pdf': pdf('not in the manifest') },
  });
  expect(report).toMatchObject({ files: 4, attached: 2, problems: 2 });
  expect((await entries()).map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
    [],
    ['letter.pdf'],
    ['photo.pdf'],
  ]);
});

it('leaves out what would be one file too many for an entry', async () => {
  const parts = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`A-1-${n}.pdf`, pdf(`page ${n}`)]));
  expect(await sent(parts, 'dryRun=true')).toMatchObject({ matched: 5, problems: 1 });
  expect(await sent(parts)).toMatchObject({
    attached: 5,
    listed: expect.arrayContaining([
      {
        name: 'A-1-6.pdf',
        state: 'too-many',
        entryId: expect.any(Number),
        entry: expect.any(String),
        message: 'An entry can have up to 5 files. Remove one first.',
      },
    ]),
  });
});

it('is undone with its import, and not once somebody changed the files', async () => {
  await sent({ 'A-1.pdf': pdf('one'), 'A-2.pdf': pdf('two') });
  const undo = async () => (await admin.post(`/api/admin/imports/${importId}/undo`, {})).body as ImportView;
  const [first] = await entries();
  await admin.delete(`/api/attachments/${first?.attachments[0]?.id}`);
  expect(await undo()).toMatchObject({
    message: '1 entry from this import has been changed or decided on since then.',
  });
  const other = (
    await importFile(
      admin,
      'hours',
      csv('Email,Organization,Hours,Date,Number', `${school.student.email},Library,2,2026-10-01,B-1`),
    )
  ).importId as number;
  await send(await zip({ 'B-1.pdf': pdf('of the other') }), '', other);
  const entry = (await entries()).at(-1);
  expect((await admin.post(`/api/admin/imports/${other}/undo`, {})).body).toMatchObject({ state: 'undone' });
  expect((await eventsOf(database, `hours/${entry?.id}`)).map(({ type }) => type)).toEqual([
    'hours.imported',
    'hours.attached',
    'hours.attachment-removed',
    'hours.deleted',
  ]);
  const kept = await asAdmin(
    database,
    `SELECT id FROM hours.attachments WHERE entry_id = ${entry?.id} AND state = 'kept'`,
  );
  expect(kept).toEqual([]);
  const again = await send(await zip({ 'B-1.pdf': pdf('again') }), '', other);
  expect(again).toMatchObject({ status: 409, body: { code: 'import.no-entries' } });
});

it('refuses what is no such ZIP, another file than the one that was checked, and an import of people', async () => {
  const refusals = [
    await send(Buffer.from('no zip at all')),
    await send(Buffer.alloc(0)),
    await send(await zip({ 'folder/A-1.pdf': A_PDF })),
    await send(await zip({})),
    await send(await zip({ 'manifest.csv': csv('file', 'A-1.pdf'), 'A-1.pdf': A_PDF })),
  ];
  expect(refusals.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    refusals.map(() => '400 import.files-unreadable'),
  );
  const other = await send(await zip({ 'A-1.pdf': A_PDF }), `expect=${'0'.repeat(64)}`);
  expect(other).toMatchObject({ status: 409, body: { code: 'import.other-file' } });
  const people = csv('firstName,lastName,email,role', `New,Comer,new@f${school.id}.example,student`);
  const users = (await importFile(admin, 'users', people)).importId as number;
  expect((await send(await zip({ 'A-1.pdf': A_PDF }), '', users)).status).toBe(409);
  expect((await send(await zip({ 'A-1.pdf': A_PDF }), '', 999_999_999)).status).toBe(404);
});
