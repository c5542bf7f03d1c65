import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Attachment, HoursHistoryStep, HoursView } from '@hourtrail/contracts';
import { A_PDF, aPhoto, attached, FORM, formWith, metadataOf, sendFile } from '../../../test/attachments.js';
import { ORIGIN, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { problemsIn } from '../../../test/tampered-logs.js';
import { seen } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { fileKeyOf, FolderStore } from '../../platform/files/file-store.js';
import { AttachmentFiles } from '../persistence/attachments.js';

const MB = 1024 * 1024;

describe('files attached to an entry', () => {
  let database: TestDatabase;
  let folder: string;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let parent: Client;
  let verifier: Client;
  let teacher: Client;
  let admin: Client;
  let photo: Buffer;
  let days = 0;

  beforeAll(async () => {
    [database, folder] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'files-'))]);
    const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
    app = await startApp({ database, clock, macKey: MAC_KEY, files: new FolderStore(folder) });
    school = await makeStaffedSchool(app);
    ({ student, parent, verifier, teacher, admin } = await clientsOf(app, school));
    await admin.post('/api/family-links', { parentId: school.parent.id, studentId: school.student.id });
    photo = await aPhoto();
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), rm(folder, { recursive: true })]);
  });

  const log = async (status: 'draft' | 'pending' = 'pending', client = student): Promise<HoursView> => {
    days += 1;
    const date = new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
    const entry = { organizationName: 'Elm Street Library', date, startTime: '09:00', endTime: '12:00', hours: 3 };
    const body = { ...entry, status, verifierId: school.verifier.id };
    return (await client.post('/api/volunteer-hours', body)).body as HoursView;
  };
  const shown = async (id: number, client = student): Promise<HoursView> =>
    (await client.get(`/api/volunteer-hours/${id}`)).body as HoursView;
  const files = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ name }) => name);
  const pathOf = (file: Attachment): string => join(folder, fileKeyOf(school.id, file));
  const swept = async (file: Attachment): Promise<void> => {
    const name = basename(pathOf(file));
    expect(await seen(files, (names) => !names.includes(name))).not.toContain(name);
  };

  it('a photo is kept without its place and camera, under the hash that its event names', async () => {
    expect((await metadataOf(photo)).exif).toBeDefined();
    const { id } = await log();

    const file = await attached(student, id, formWith(photo, '../../Shelves at noon.JPG'));

    expect(file).toEqual({
      id: file.id,
      name: 'Shelves at noon.JPG',
      type: 'image/jpeg',
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { status, headers, bytes } = await teacher.getFile(`/api/attachments/${file.id}`);
    expect([status, bytes.length]).toEqual([200, file.bytes]);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(await metadataOf(bytes)).toMatchObject({ format: 'jpeg', width: 800 });
    expect(await metadataOf(bytes)).not.toHaveProperty('exif');
    expect(bytes.includes('Acme')).toBe(false);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "attachment; filename*=UTF-8''Shelves%20at%20noon.JPG",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const small = await teacher.getFile(`/api/attachments/${file.id}?size=thumbnail`);
    expect(await metadataOf(small.bytes)).toMatchObject({ format: 'webp', width: 320 });

    expect((await shown(id)).attachments).toEqual([file]);
    const [event] = await asAdmin<{ data: object; texts: string[] }>(
      database,
      `SELECT canonical::jsonb -> 'data' AS data, (SELECT array_agg(t.body) FROM log.texts t
         WHERE (t.organization_id, t.stream, t.version) = (e.organization_id, e.stream, e.version)) AS texts
       FROM log.events e WHERE type = 'hours.attached' AND stream = $1`,
      [`hours/${id}`],
    );
    const { name: _name, ...attachment } = file;
    expect(event).toMatchObject({ data: { attachment, from: 'pending', to: 'pending' }, texts: [file.name] });
  });

  it('a PDF is kept as it is, and a trail says what was attached and removed', async () => {
    const { id } = await log();
    const file = await attached(student, id, formWith(A_PDF, 'letter.doc'));
    expect(file).toMatchObject({ name: 'letter.pdf', type: 'application/pdf', bytes: A_PDF.length });

    expect((await student.delete(`/api/attachments/${file.id}`)).status).toBe(204);

    expect((await shown(id)).attachments).toEqual([]);
    const trail = (await student.get(`/api/volunteer-hours/${id}/history`)).body as HoursHistoryStep[];
    expect(trail.slice(-2).map(({ type, attachment }) => [type, attachment])).toEqual([
      ['hours.attached', 'letter.pdf'],
      ['hours.attachment-removed', 'letter.pdf'],
    ]);
    await swept(file);
    expect((await student.get(`/api/attachments/${file.id}`)).status).toBe(404);
    expect((await student.delete(`/api/attachments/${file.id}`)).status).toBe(404);
  });

  it.each([
    ['a program named .jpg', 'attachments.type', `MZ\u0090\0${'\0'.repeat(200)}`],
    [
      'a drawing with a script',
      'attachments.type',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
    ],
    ['a web page', 'attachments.type', '<!doctype html><script>x()</script>'],
    ['a photo of a phone that no browser shows', 'attachments.type', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['nothing', 'attachments.no-file', ''],
  ])('%s is refused with a sentence, and changes nothing', async (_what, code, content) => {
    const { id, version } = await log();
    const before = await files();
    const { status, body } = await sendFile(student, id, formWith(Buffer.from(content, 'latin1'), 'photo.jpg'));
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(/^[A-Z].*\.$/);
    expect(await files()).toEqual(before);
    expect((await shown(id)).version).toBe(version);
  });

  it('half a photo, a picture that unpacks to gigabytes, other fields and other bodies are refused', async () => {
    const { id } = await log();
    const bomb = Buffer.from(await aPhoto('#000', 64));
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(0xffff, frame + 5);
    bomb.writeUInt16BE(0xffff, frame + 7);
    const answers = [
      await sendFile(student, id, formWith(photo.subarray(0, 300))),
      await sendFile(student, id, formWith(bomb)),
      await sendFile(student, id, formWith(photo, 'photo.jpg', 'photo')),
      await sendFile(student, id, formWith(photo).subarray(0, 400)),
      await student.post(`/api/volunteer-hours/${id}/attachments`, { file: 'x' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code as string])).toEqual([
      [400, 'attachments.unreadable'],
      [400, 'attachments.unreadable'],
      [400, 'attachments.no-file'],
      [400, 'attachments.no-file'],
      [400, 'attachments.no-file'],
    ]);
    const elsewhere = await student.sendBytes('POST', '/api/volunteer-hours', formWith(photo), FORM);
    expect([elsewhere.status, (JSON.parse(elsewhere.payload) as { code: string }).code]).toEqual([400, 'json-only']);
  });

  it('more than ten megabytes are refused; three hundred are cut off early', async () => {
    const { id } = await log();
    const before = await files();
    const { status, body } = await sendFile(student, id, formWith(Buffer.alloc(10 * MB + 1)));
    expect([status, body.code]).toEqual([413, 'too-large']);
    expect(body.message).toContain('10 MB');

    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as { port: number };
    const memory = process.memoryUsage().rss;
    const { answer, sent } = await sendEndlessly(port, id, [...student.cookies].map((one) => one.join('=')).join('; '));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(60 * MB);
    expect(await files()).toEqual(before);
    expect(process.memoryUsage().rss - memory).toBeLessThan(120 * MB);
  });

  it('an entry has five, also when they come at once', async () => {
    const { id } = await log();
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => sendFile(student, id, formWith(A_PDF, `page ${n}.pdf`))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('attachments.too-many');
    expect((await shown(id)).attachments).toHaveLength(5);
  });

  it('who reads the entry reads them; its volunteer adds while it is theirs, then administrators', async () => {
    const stranger = await app.signIn((await makePerson(app, school.id, 'student')).username);
    const elsewhere = await app.signIn((await makePerson(app, await makeSchool(app), 'admin')).username);
    const draft = await log('draft');
    const own = await attached(student, draft.id, formWith(A_PDF, 'own.pdf'));
    const statusOf = async (client: Client, file: Attachment): Promise<number> =>
      (await client.getFile(`/api/attachments/${file.id}`)).status;
    const readers = [student, parent, verifier, teacher, admin, stranger, elsewhere, app.client()];
    expect(await Promise.all(readers.map((one) => statusOf(one, own)))).toEqual([
      200, 404, 404, 404, 404, 404, 404, 401,
    ]);
    await student.patch(`/api/volunteer-hours/${draft.id}`, { status: 'pending' });
    expect(await Promise.all(readers.map((one) => statusOf(one, own)))).toEqual([
      200, 200, 200, 200, 200, 404, 404, 401,
    ]);

    await verifier.patch(`/api/volunteer-hours/${draft.id}`, { status: 'verified' });
    const adding = await Promise.all(
      [student, parent, verifier, teacher, admin, stranger].map((one) => sendFile(one, draft.id, formWith(A_PDF))),
    );
    expect(adding.map(({ status }) => status)).toEqual([403, 403, 403, 403, 201, 404]);
    const removing = await Promise.all(
      [stranger, student, parent, verifier, teacher].map((one) => one.delete(`/api/attachments/${own.id}`)),
    );
    expect(removing.map(({ status }) => status)).toEqual([404, 403, 403, 403, 403]);
    const looked = await asAdmin(
      database,
      "SELECT FROM log.accesses WHERE route = 'GET /api/attachments/:id' AND record = $1",
      [`hours/${draft.id}`],
    );
    expect(looked).toHaveLength(3);
  });

  it('what no event names is swept: after a refusal at once, after a crash an hour later', async () => {
    const { id } = await log();
    const store = app.app.get(AttachmentFiles);
    const isKept = async (sha256: string): Promise<boolean> =>
      (await files()).some((name) => name.endsWith(sha256.slice(0, 16)));
    const by = { id: school.student.id, role: 'student', organizationId: school.id };
    const bytes = Buffer.from(A_PDF);
    const [crashed, withdrawn] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const orphan = await store.add(by, id, { sha256: crashed, bytes });
    await store.sweep();
    expect(await isKept(crashed)).toBe(true);
    await asAdmin(database, "UPDATE hours.attachments SET since = now() - interval '2 hours' WHERE id = $1", [orphan]);
    await store.sweep();
    expect(await isKept(crashed)).toBe(false);
    const refused = await store.add(by, id, { sha256: withdrawn, bytes });
    expect(await isKept(withdrawn)).toBe(true);
    await store.discard(by, refused);
    await seen(
      () => isKept(withdrawn),
      (kept) => !kept,
    );
  });

  it('what is removed while a legal hold is in force is kept until the hold is lifted', async () => {
    const { id } = await log('draft');
    const file = await attached(student, id, formWith(A_PDF));
    const store = app.app.get(AttachmentFiles);
    const { id: hold } = (await admin.post('/api/retention/holds', { userId: school.student.id, reason: 'A lawsuit' }))
      .body as { id: number };
    expect((await student.delete(`/api/attachments/${file.id}`)).status).toBeLessThan(300);
    await store.sweep();
    expect(await files()).toContain(basename(pathOf(file)));
    expect((await admin.delete(`/api/retention/holds/${hold}`)).status).toBe(204);
    await store.sweep();
    await swept(file);
  });

  it('a file that was changed or is gone is not handed out, and the check of the log names it', async () => {
    const { id } = await log();
    const [changed, gone] = [
      await attached(student, id, formWith(A_PDF)),
      await attached(student, id, formWith(photo)),
    ];
    const known = await problemsIn(app);
    expect(known.filter(({ kind }) => kind.startsWith('file-'))).toEqual([]);
    await writeFile(pathOf(changed), A_PDF.replace('Catalog', 'Cataloq'));
    await rm(pathOf(gone));

    for (const file of [changed, gone]) {
      const { status, body } = await student.get(`/api/attachments/${file.id}`);
      expect([status, body.code]).toEqual([409, 'attachments.damaged']);
    }
    expect(await problemsIn(app)).toEqual([
      ...known,
      expect.objectContaining({ kind: 'file-changed', event: `hours/${id} version 2`, organizationId: school.id }),
      expect.objectContaining({ kind: 'file-missing', event: `hours/${id} version 3`, organizationId: school.id }),
    ]);
    await student.delete(`/api/attachments/${changed.id}`);
    await student.delete(`/api/attachments/${gone.id}`);
    expect(await problemsIn(app)).toEqual(known);
  });

  it('they go with a deleted draft, and with the person', async () => {
    const person = await makePerson(app, school.id, 'student');
    const client = await app.signIn(person.username);
    const [draft, pending] = [await log('draft', client), await log('pending', client)];
    const [first, second] = [
      await attached(client, draft.id, formWith(photo)),
      await attached(client, pending.id, formWith(photo, 'Zephyrine at work.jpg')),
    ];
    await client.delete(`/api/volunteer-hours/${draft.id}`);
    await swept(first);
    await admin.post(`/api/users/${person.id}/erase`, { username: person.username });
    await swept(second);
    const left = await asAdmin(database, 'SELECT FROM hours.attachments WHERE entry_id = ANY ($1)', [
      [draft.id, pending.id],
    ]);
    expect(left).toEqual([]);
    const entries = await asAdmin(database, 'SELECT attachments FROM hours.volunteer_hours WHERE id = $1', [
      pending.id,
    ]);
    expect(entries).toEqual([{ attachments: '[]' }]);
    expect((await problemsIn(app)).filter(({ kind }) => kind.startsWith('file-'))).toEqual([]);
  });
});

/** Sends 300 MB, as fast as they are taken; the length is not said. */
function sendEndlessly(port: number, id: number, cookie: string): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunk = Buffer.alloc(MB, 1);
    let [answer, sent] = ['', 0];
    const head = formWith('').toString('latin1').split('\r\n\r\n')[0] as string;
    const send = (): void => {
      while (sent < 300 * MB && !socket.destroyed) {
        sent += chunk.length;
        if (!socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])))
          return;
      }
    };
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('drain', send);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ answer, sent }));
    socket.write(
      `POST /api/volunteer-hours/${id}/attachments HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const begin = Buffer.from(`${head}\r\n\r\n`);
    socket.write(`${begin.length.toString(16)}\r\n${begin.toString('latin1')}\r\n`);
    send();
  });
}
