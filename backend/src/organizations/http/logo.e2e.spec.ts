import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { IssuedRecord, OrganizationView, RecordView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import { aLogo, aPhoto, FORM, formWith, metadataOf } from '../../../test/attachments.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';
import { problemsIn } from '../../../test/tampered-logs.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { FolderStore } from '../../platform/files/file-store.js';

describe('the logo and the color of a school', () => {
  let database: TestDatabase;
  let folder: string;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let teacher: Client;
  let admin: Client;
  let path: string;

  beforeAll(async () => {
    [database, folder] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'logos-'))]);
    app = await startApp({ database, macKey: MAC_KEY, files: new FolderStore(folder) });
    school = await makeStaffedSchool(app);
    ({ student, teacher, admin } = await clientsOf(app, school));
    path = `/api/organizations/${school.id}`;
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), rm(folder, { recursive: true })]);
  });

  const put = async (picture: Buffer | string, by = admin, at = `${path}/logo`) => {
    const { status, payload } = await by.sendBytes('PUT', at, formWith(picture, 'logo.png'), FORM);
    return { status, body: JSON.parse(payload) as OrganizationView & { code?: string; message?: string } };
  };
  const shown = async (): Promise<OrganizationView> => (await admin.get(path)).body as OrganizationView;
  const files = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ name }) => name);

  it('is kept anew as a small PNG on white, under the hash that its event names', async () => {
    const { status, body } = await put(await aPhoto('#336699', 1600));
    expect([status, body.logo]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const { bytes, headers } = await student.getFile(`${path}/logo`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.logo);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(await metadataOf(bytes)).toMatchObject({ format: 'png', width: 512, height: 384, hasAlpha: false });
    expect(bytes.includes('Acme')).toBe(false);
    const [event] = (await eventsOf(database, `organization/${school.id}`)).slice(-1);
    expect(event).toMatchObject({
      type: 'organization.logo-changed',
      data: { logo: { sha256: body.logo, bytes: bytes.length } },
    });

    const half = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const next = (await put(half)).body;
    expect(
      (
        await sharp((await teacher.getFile(`${path}/logo`)).bytes)
          .raw()
          .toBuffer()
      )[0],
    ).toBe(255);
    expect(await files()).toHaveLength(1);
    expect((await put(half)).body.version).toBe(next.version);
    expect(await files()).toHaveLength(1);
  });

  it.each([
    [
      'a drawing with a script, called .png',
      'organizations.logo-type',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
    ],
    ['an animated GIF', 'organizations.logo-type', () => animated('gif')],
    ['an animated WebP', 'organizations.logo-type', () => animated('webp')],
    ['an animated PNG', 'organizations.logo-type', async () => animatedPng(await aLogo())],
    ['half a PNG', 'organizations.logo-unreadable', async () => (await noise('png')).subarray(0, 20_000)],
    ['half a JPEG', 'organizations.logo-unreadable', async () => (await noise('jpeg')).subarray(0, 9_000)],
    ['a small file that unpacks to a huge picture', 'organizations.logo-unreadable', bomb],
    ['nothing', 'attachments.no-file', () => ''],
  ])('%s is refused with a sentence, and changes nothing', async (_what, code, picture) => {
    const before = [await shown(), await files()];
    const { status, body } = await put(await picture());
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(/^[A-Z].*\.$/);
    expect([await shown(), await files()]).toEqual(before);
  });

  it('is refused when it is larger than 1 MB', async () => {
    const { status, body } = await put(Buffer.alloc(1024 * 1024 + 1));
    expect([status, body.message]).toEqual([413, 'A logo can be up to 1 MB. Save it smaller.']);
  });

  it('is on the page of an official record that shows the school, and on no other; the signed file stays the same', async () => {
    const issue = async (show: readonly string[]): Promise<string> =>
      ((await student.post(`/api/users/${school.student.id}/records`, { show })).body as IssuedRecord).code;
    const [open, silent] = [await issue(['school', 'name']), await issue(['name'])];
    const file = async (code: string, form: string) =>
      (await app.client().getFile(`/api/records/${code}.${form}`)).bytes;
    const view = async (code: string) => (await app.client().get(`/api/records/${code}`)).body as RecordView;
    const signed = await file(open, 'json');
    await put(await aLogo());
    await admin.patch(path, { color: '#7A1F2B' });
    expect(await view(open)).toMatchObject({
      color: '#7a1f2b',
      logo: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    });
    const hidden = await view(silent);
    expect('color' in hidden || 'logo' in hidden).toBe(false);
    expect((await file(open, 'json')).equals(signed)).toBe(true);
    const [withLogo, without] = [await file(open, 'pdf'), await file(silent, 'pdf')].map((pdf) =>
      pdf.includes('/Subtype /Image'),
    );
    expect([withLogo, without]).toEqual([true, false]);
  });

  it('is on the report to hand out', async () => {
    const { status, bytes } = await admin.getFile('/api/admin/export/hours-report?format=pdf');
    expect([status, bytes.includes('/Subtype /Image')]).toEqual([200, true]);
  });

  it('a color on which white text is hard to read is refused, with one that is not', async () => {
    for (const color of ['#ffd700', 'red', '#12', 7]) {
      const { status, body } = await admin.patch(path, { color });
      expect([color, status]).toEqual([color, 400]);
      expect(JSON.stringify(body)).toMatch(/such as #[0-9a-f]{6}/);
    }
    expect((await shown()).color).toBe('#7a1f2b');
  });

  it('a super-admin of another school gives a reason, or the trail says that none was given', async () => {
    const boss = await app.as(await makePerson(app, await makeSchool(app), 'super-admin'));
    expect((await put(await aLogo(80, 80), boss, `${path}/logo?reason=They+asked+by+phone`)).status).toBe(200);
    expect((await eventsOf(database, `organization/${school.id}`)).at(-1)).toMatchObject({
      type: 'organization.logo-changed',
      texts: { reason: expect.any(String) as string },
    });
    const other = await app.as(await makePerson(app, await makeSchool(app), 'admin'));
    expect((await put(await aLogo(), other)).status).toBe(404);
    expect((await other.get(`${path}/logo`)).status).toBe(404);
  });

  it('a changed file is a problem that the check of the log finds, and is not shown', async () => {
    const [name = ''] = await files();
    await writeFile(join(folder, String(school.id), name), 'other');
    expect((await student.get(`${path}/logo`)).status).toBe(409);
    const kinds = (await problemsIn(app)).map(({ kind }) => kind);
    expect(kinds).toEqual(['file-changed']);
  });

  it('is taken away, file and all', async () => {
    expect((await admin.delete(`${path}/logo`)).status).toBe(204);
    expect((await admin.delete(`${path}/logo`)).status).toBe(204);
    expect((await shown()).logo).toBeNull();
    expect((await admin.get(`${path}/logo`)).status).toBe(404);
    expect(await files()).toEqual([]);
  });
});

const frames = (): Promise<Buffer>[] =>
  ['#000000', '#ffffff'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  return sharp(await Promise.all(frames()), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** With the chunk that says how many frames there are. */
function animatedPng(png: Buffer): Buffer {
  const afterHeader = 33;
  const chunk = Buffer.from('000000086163544c00000002000000000000', 'hex');
  return Buffer.concat([png.subarray(0, afterHeader), chunk, Buffer.alloc(2), png.subarray(afterHeader)]);
}

const noise = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** A PNG whose header says 60,000 by 60,000 pixels. */
async function bomb(): Promise<Buffer> {
  const png = await aLogo();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
