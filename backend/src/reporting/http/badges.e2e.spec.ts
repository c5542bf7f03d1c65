import { hash } from 'node:crypto';
import { addDays, todayInZone, type BadgeRow, type SharedBadge } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { IndependentVerifier } from '../../../test/open-badges.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

interface Credential {
  readonly id: string;
  readonly validFrom: string;
  readonly issuer: { readonly id: string; readonly name: string };
  readonly credentialSubject: {
    readonly identifier: readonly { readonly identityType: string; readonly identityHash: string; salt?: string }[];
    readonly achievement: { readonly name: string; readonly criteria: { readonly narrative: string } };
  };
}

describe('a badge', () => {
  const clock = new TestClock();
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let parent: Client;
  let teacher: Client;
  let admin: Client;
  let verifier: Client;
  let reader: Client;
  let independent: IndependentVerifier;
  let path: string;
  let last = 0;
  let days = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    ({ student, parent, teacher, admin, verifier } = await clientsOf(app, school));
    reader = app.client();
    independent = new IndependentVerifier(reader);
    path = `/api/users/${school.student.id}/badges`;
    for (let nth = 0; nth < 3; nth += 1) last = await approved();
    await seen(listed, (rows) => rows.length === 1);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const done = <Body>({ status, body }: Answer): Body => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body as Body;
  };
  /** Nine hours on a day of its own. */
  const approved = async (): Promise<number> => {
    days += 1;
    const date = addDays(todayInZone('America/New_York'), -days);
    const times = { date, startTime: '09:00', endTime: '18:00', hours: 9 };
    const entry = { organizationName: 'Food Bank', ...times, description: 'Sorted', verifierId: school.verifier.id };
    const { id } = done<{ id: number }>(await student.post('/api/volunteer-hours', entry));
    done(await verifier.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    done(await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    return id;
  };
  const listed = async (by = student): Promise<readonly BadgeRow[]> => done(await by.get(path));
  const helper = async (by = student): Promise<BadgeRow> => (await listed(by))[0] as BadgeRow;
  const share = async (more: object = {}, by = student): Promise<SharedBadge> => {
    const { achievementId } = await helper();
    return done(await by.post(path, { achievementId, ...more }));
  };
  const file = async (code: string, extension: 'json' | 'png'): Promise<Buffer> => {
    const { status, bytes } = await reader.getFile(`/api/badges/${code}.${extension}`);
    expect(status).toBe(200);
    return bytes;
  };
  const credentialOf = async (code: string): Promise<Credential> =>
    JSON.parse((await file(code, 'json')).toString()) as Credential;
  const unshare = async ({ code }: SharedBadge, by = student): Promise<void> => {
    expect((await by.delete(`/api/badges/${code}`)).status).toBe(204);
  };

  it('is private until its holder shares it, once at a time', async () => {
    const { achievementId, ...row } = await helper();
    expect(row).toEqual({
      name: 'Community Helper',
      school: expect.stringMatching(/^School /) as string,
      earnedAt: clock.now().toISOString(),
      shared: null,
    });
    const shared = await share();
    expect(shared.url).toBe(`http://hourtrail.test/badges/${shared.code}`);
    expect((await helper()).shared).toEqual(shared);
    const again = await student.post(path, { achievementId });
    expect([again.status, again.body.code]).toEqual([409, 'badges.shared-already']);
    const { headers, body } = await reader.get(`/api/badges/${shared.code.toLowerCase()}`);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toEqual({
      code: shared.code,
      status: 'valid',
      name: 'Community Helper',
      school: row.school,
      criteria: `At least 25 volunteer hours approved by ${row.school}.`,
      holder: null,
      earnedAt: row.earnedAt,
      sharedAt: clock.now().toISOString(),
      timeZone: 'America/New_York',
    });
    await unshare(shared);
  });

  it('is accepted by an independent verifier, and with one byte changed it is not', async () => {
    const { code } = await share();
    const bytes = (await file(code, 'json')).toString();
    const { headers } = await reader.getFile(`/api/badges/${code}.json`);
    expect(headers).toMatchObject({ 'content-type': 'application/vc', 'access-control-allow-origin': '*' });
    await independent.requireTermsOf(JSON.parse(bytes));
    expect(await independent.says(JSON.parse(bytes))).toBe('accepted');
    const changed = [
      bytes.replace('25 volunteer', '26 volunteer'),
      bytes.replace('Community Helper', 'Community Helpes'),
      bytes.replace('"statusListIndex":"', '"statusListIndex":"9'),
      bytes.replace(
        /("proofValue":"z.{9})(.)/,
        (_all, start: string, one: string) => start + (one === '2' ? '3' : '2'),
      ),
    ];
    for (const text of changed) {
      expect(text).not.toBe(bytes);
      expect(await independent.says(JSON.parse(text))).toBe('refused');
    }
    await unshare({ code, url: '' });
  });

  it('names its holder by a salted hash of their email address, and by name only if they choose so', async () => {
    const hidden = await share();
    const text = (await file(hidden.code, 'json')).toString();
    for (const secret of [school.student.email, school.student.firstName, school.student.lastName]) {
      expect(text).not.toContain(secret);
    }
    const [email] = (JSON.parse(text) as Credential).credentialSubject.identifier;
    expect(email?.identityHash).toBe(`sha256$${hash('sha256', `${school.student.email}${email?.salt}`, 'hex')}`);
    await unshare(hidden);
    const named = await share({ showName: true });
    const name = `${school.student.firstName} ${school.student.lastName}`;
    expect((await credentialOf(named.code)).credentialSubject.identifier).toMatchObject([
      { identityType: 'emailAddress' },
      { identityType: 'name', identityHash: name },
    ]);
    expect((await reader.get(`/api/badges/${named.code}`)).body.holder).toBe(name);
    expect(await independent.says(await credentialOf(named.code))).toBe('accepted');
    await unshare(named);
  });

  it('is a picture with the same credential baked in', async () => {
    const { code, url } = await share();
    const png = await file(code, 'png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const start = png.indexOf('iTXtopenbadgecredential');
    const text = png.subarray(start + 'iTXtopenbadgecredential'.length + 5, start + 4 + png.readUInt32BE(start - 4));
    expect(text.toString()).toBe((await file(code, 'json')).toString());
    expect(await independent.says(JSON.parse(text.toString()))).toBe('accepted');
    await unshare({ code, url });
  });

  it('is gone and revoked once it is no longer shared; shared again it is another', async () => {
    const shared = await share();
    const before = await credentialOf(shared.code);
    await unshare(shared);
    await unshare(shared);
    for (const form of ['', '.json', '.png']) {
      const { status, body } = await reader.get(`/api/badges/${shared.code}${form}`);
      expect([status, body.code, body.message]).toEqual([
        410,
        'badges.unshared',
        'Its holder doesn’t share this badge anymore. Ask them for another link.',
      ]);
    }
    expect(await independent.says(before)).toBe('revoked');
    const other = await share();
    expect(other.code).not.toBe(shared.code);
    expect(await independent.says(await credentialOf(other.code))).toBe('accepted');
    expect(await independent.says(before)).toBe('revoked');
    await unshare(other);
    const [row] = await asAdmin<{ stream: string }>(
      database,
      `SELECT 'badge/' || id AS stream FROM reporting.badges WHERE code = '${shared.code.replaceAll('-', '')}'`,
    );
    expect((await eventsOf(database, row?.stream ?? '')).map(({ type }) => type)).toEqual([
      'badge.shared',
      'badge.unshared',
    ]);
  });

  it('is shared by a linked parent, and by no one else', async () => {
    const { achievementId } = await helper();
    expect((await parent.post(path, { achievementId })).status).toBe(404);
    const link = { parentId: school.parent.id, studentId: school.student.id };
    done(await admin.post('/api/family-links', link));
    const shared = await share({}, parent);
    expect((await helper(parent)).shared).toEqual(shared);
    expect((await teacher.delete(`/api/badges/${shared.code}`)).status).toBe(403);
    const stranger = await app.as(await makePerson(app, school.id, 'student'));
    expect((await stranger.delete(`/api/badges/${shared.code}`)).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
    await unshare(shared, parent);
  });

  it('is refused with a sentence where it names no recorded achievement', async () => {
    for (const body of [undefined, {}, { achievementId: 'one' }, { achievementId: 1, showName: 'yes' }, []]) {
      const { status, body: refused } = await student.post(path, body);
      expect([body, status, refused.code]).toEqual([body, 400, 'invalid-input']);
    }
    expect((await student.post(path, { achievementId: 999_999 })).status).toBe(404);
    expect((await reader.get('/api/badges/issuers/999999')).status).toBe(404);
    expect((await reader.get(`/api/badges/issuers/${school.id}/status/0`)).status).toBe(400);
  });

  it('is revoked when its hours fall away, also after they are earned anew', async () => {
    const shared = await share();
    const credential = await credentialOf(shared.code);
    const status = async (): Promise<string> => (await reader.get(`/api/badges/${shared.code}`)).body.status as string;
    clock.advance(1_000);
    done(await admin.patch(`/api/volunteer-hours/${last}`, { status: 'rejected', approverComments: 'Not so' }));
    await seen(status, (now) => now === 'revoked');
    expect(await independent.says(credential)).toBe('revoked');
    expect(await listed()).toEqual([]);
    clock.advance(1_000);
    await approved();
    const anew = await seen(listed, (rows) => rows.length === 1);
    expect(anew[0]?.shared).toBeNull();
    expect(await status()).toBe('revoked');
    expect(await independent.says(credential)).toBe('revoked');
    expect(await independent.says(await credentialOf((await share()).code))).toBe('accepted');
  });

  it('ends when its holder is erased, and nothing of it is left', async () => {
    const { shared } = await helper();
    const credential = await credentialOf(shared?.code ?? '');
    const { username, id } = school.student;
    done(await admin.post(`/api/users/${id}/erase`, { username }));
    expect((await reader.get(`/api/badges/${shared?.code}`)).status).toBe(410);
    expect(await independent.says(credential)).toBe('revoked');
    const left = await asAdmin(
      database,
      `SELECT stream FROM log.texts WHERE stream LIKE 'badge/%'
       UNION ALL SELECT code FROM reporting.badges WHERE document IS NOT NULL`,
    );
    expect(left).toEqual([]);
  });

  it('cannot be found by guessing', async () => {
    // one network's limit of an hour begins anew
    clock.advance(3_600_000);
    const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    const counts = new Map<number, number>();
    for (let nth = 0; nth < 1_000; nth += 1) {
      const guess = Array.from({ length: 12 }, (_, place) => letters[(nth * 7 + place * 11) % 32]).join('');
      const { status } = await reader.get(`/api/badges/${guess}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect([...counts]).toEqual([
      [404, 300],
      [429, 700],
    ]);
  });
});
