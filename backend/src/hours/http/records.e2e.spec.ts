import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RECORD_CHECK,
  type IssuedRecord,
  type LogKey,
  type NotificationView,
  type RecordRow,
  type RecordView,
  type SignedRecord,
} from '@hourtrail/contracts';
import { startApp, TEST_SIGNER, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/guides/check-evidence.md'), 'utf8');
const [, NODE_CHECK = ''] = /```js\n(.*?)```/s.exec(GUIDE) ?? [];
const [, OPENSSL_CHECK = ''] = /With openssl 3 alone:\n\n```sh\n(.*?)```/s.exec(GUIDE) ?? [];

describe('an official record', () => {
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let teacher: Client;
  let admin: Client;
  let verifier: Client;
  let reader: Client;
  let days = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    ({ student, teacher, admin, verifier } = await clientsOf(app, school));
    reader = app.client();
    await approved('Food Bank');
    await approved('Elm Street Library');
    await logged('Waits still');
    await app.sealAll();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const done = <Body>({ status, body }: Answer): Body => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body as Body;
  };
  const logged = async (organizationName: string): Promise<number> => {
    days += 1;
    const date = `2026-11-${String(days).padStart(2, '0')}`;
    const times = { date, startTime: '09:00', endTime: '12:00', hours: 3 };
    const entry = { organizationName, ...times, description: 'Kept to ourselves', verifierId: school.verifier.id };
    return done<{ id: number }>(await student.post('/api/volunteer-hours', entry)).id;
  };
  const approved = async (organizationName: string): Promise<number> => {
    const id = await logged(organizationName);
    done(await verifier.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    done(await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    return id;
  };
  const issue = async (show?: readonly string[], by = student): Promise<IssuedRecord> => {
    // the next one comes later
    clock.advance(60_000);
    return done(await by.post(`/api/users/${school.student.id}/records`, show && { show }));
  };
  const view = async (code: string): Promise<RecordView> => done(await reader.get(`/api/records/${code}`));
  const json = async (code: string): Promise<string> => {
    const { status, bytes } = await reader.getFile(`/api/records/${code}.json`);
    expect(status).toBe(200);
    return bytes.toString();
  };
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
  const listed = async (by = student): Promise<readonly RecordRow[]> =>
    done(await by.get(`/api/users/${school.student.id}/records`));

  it('shows approved hours to whoever has its code, without a cookie and out of search engines', async () => {
    const year = { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' };
    done(await (await app.as(school.admin)).post('/api/academic-years', year));
    const { code, url } = await issue();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    expect(url).toBe(`http://hourtrail.test/verify/${code}`);
    const answer = await reader.get(`/api/records/${code.toLowerCase().replaceAll('-', '')}`);
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const by = { name: nameOf(school.verifier), level: 'account' };
    expect(answer.body).toEqual({
      code,
      status: 'valid',
      since: null,
      issuedAt: clock.now().toISOString(),
      timeZone: 'America/New_York',
      name: nameOf(school.student),
      school: expect.stringMatching(/^School /) as string,
      totals: { hours: 6, entries: 2 },
      goal: { hours: 50, met: false },
      years: [{ ...year, hours: 6 }],
      entries: [
        { date: '2026-11-01', hours: '3.00', organization: 'Food Bank', verifier: by },
        { date: '2026-11-02', hours: '3.00', organization: 'Elm Street Library', verifier: by },
      ],
    });
    expect(JSON.stringify(answer.body)).not.toContain('Kept to ourselves');
  });

  it('is superseded by a newer one, revoked by its holder, and keeps its bytes', async () => {
    const first = await issue();
    const bytes = await json(first.code);
    expect((await view(first.code)).status).toBe('valid');
    const second = await issue(['name', 'goal'], teacher);
    const superseded = { status: 'superseded', since: clock.now().toISOString() };
    expect(await view(first.code)).toMatchObject(superseded);

    clock.advance(60_000);
    expect((await student.delete(`/api/records/${second.code}`)).status).toBe(204);
    const revoked = { status: 'revoked', since: clock.now().toISOString() };
    clock.advance(60_000);
    expect((await admin.delete(`/api/records/${second.code.toLowerCase()}`)).status).toBe(204);
    expect(await view(second.code)).toMatchObject({ ...revoked, goal: { hours: 50, met: false } });
    expect(await view(first.code)).toMatchObject(superseded);
    expect((await listed()).slice(0, 2)).toEqual([
      {
        ...{ ...second, ...revoked, issuedAt: expect.any(String) as string, show: ['name', 'goal'] },
        issuedBy: { id: school.teacher.id, name: nameOf(school.teacher), role: 'teacher' },
        countersigned: null,
      },
      {
        ...{ ...first, ...superseded, issuedAt: expect.any(String) as string, show: expect.any(Array) as string[] },
        issuedBy: { id: school.student.id, name: nameOf(school.student), role: 'student' },
        countersigned: null,
      },
    ]);
    expect(await listed(teacher)).toEqual(await listed());

    await approved('After that');
    done(await admin.patch(`/api/users/${school.student.id}`, { lastName: 'Renamed' }));
    expect(await json(first.code)).toBe(bytes);
    expect((await view(first.code)).totals).toEqual({ hours: 6, entries: 2 });
    const [row] = await asAdmin<{ stream: string }>(
      database,
      `SELECT 'record/' || id AS stream FROM hours.official_records WHERE code = '${second.code.replaceAll('-', '')}'`,
    );
    expect((await eventsOf(database, row?.stream ?? '')).map(({ type }) => type)).toEqual([
      'record.issued',
      'record.revoked',
    ]);
  });

  it('says how much of it is no longer approved, and keeps its bytes', async () => {
    const [kept, lowered, revoked] = [await approved('Kept'), await approved('Lowered'), await approved('Revoked')];
    const { code } = await issue(['goal']);
    const bytes = await json(code);
    const { totals } = await view(code);
    expect(await view(code)).not.toHaveProperty('takenBack');
    expect((await listed())[0]).not.toHaveProperty('takenBack');

    clock.advance(60_000);
    const decide = async (id: number, change: object): Promise<void> => {
      const { version } = done<{ version: number }>(await admin.get(`/api/volunteer-hours/${id}`));
      done(await admin.put(`/api/admin/hours/${id}`, { version, reason: 'It was paid', ...change }));
    };
    await decide(revoked, { status: 'rejected' });
    await decide(lowered, { status: 'pending' });
    await decide(kept, { description: 'Another word' });
    const answer = await view(code);
    expect(answer).toMatchObject({
      ...{ status: 'valid', since: null, totals },
      takenBack: { entries: 2, hours: 6, of: totals?.hours },
    });
    expect((await listed())[0]).toMatchObject({ code, status: 'valid', takenBack: answer.takenBack });
    expect(await json(code)).toBe(bytes);

    const fewer = { status: 'approved', hours: 2, approverComments: 'Left an hour early' };
    done(await teacher.patch(`/api/volunteer-hours/${lowered}`, fewer));
    expect((await view(code)).takenBack).toMatchObject({ entries: 2, hours: 4 });
    const newer = await issue(['goal']);
    expect(await view(code)).not.toHaveProperty('takenBack');
    expect(await view(newer.code)).not.toHaveProperty('takenBack');
    await decide(kept, { status: 'rejected' });
    await decide(lowered, { status: 'rejected' });
  });

  it('is told to its holder if someone else issues or revokes it, and says by whom after they follow them no longer', async () => {
    const parent = await app.signIn(school.parent.username);
    const family = { parentId: school.parent.id, studentId: school.student.id };
    const link = done<{ id: number }>(await teacher.post('/api/family-links', family));
    const ofRecords = async (by: Client) =>
      done<readonly NotificationView[]>(await by.get('/api/notifications'))
        .filter(({ kind }) => kind.startsWith('record.'))
        .map(({ kind, actor }) => [kind, actor.id]);
    const own = await issue(['name']);
    const { code } = await issue(['name', 'goal'], parent);
    expect((await admin.delete(`/api/records/${own.code}`)).status).toBe(204);
    const told = await seen(
      () => ofRecords(student),
      ([newest]) => newest?.[0] === 'record.revoked' && newest[1] === school.admin.id,
    );
    expect(told.slice(0, 2)).toEqual([
      ['record.revoked', school.admin.id],
      ['record.issued', school.parent.id],
    ]);
    for (const other of [parent, teacher, admin]) expect(await ofRecords(other)).toEqual([]);

    expect((await teacher.delete(`/api/family-links/${link.id}`)).status).toBe(204);
    expect((await parent.delete(`/api/records/${code}`)).status).toBe(404);
    expect((await listed())[0]).toMatchObject({
      ...{ code, status: 'valid' },
      issuedBy: { id: school.parent.id, name: nameOf(school.parent), role: 'parent' },
    });
  });

  it('holds nothing that its holder did not choose, in any form', async () => {
    const { code } = await issue(['goal']);
    const answers = await Promise.all(
      ['', '.json', '.pdf'].map((form) => reader.getFile(`/api/records/${code}${form}`)),
    );
    for (const { status, bytes, headers } of answers) {
      expect(status).toBe(200);
      const all = `${bytes.toString()} ${JSON.stringify(headers)}`;
      for (const hidden of [
        'New_York',
        'Student',
        'Renamed',
        'School ',
        'Food Bank',
        'Library',
        'Verifier',
        '2026-11-01',
      ]) {
        expect(all).not.toContain(hidden);
      }
    }
  });

  it('is refused with a sentence where the list of parts is none', async () => {
    for (const show of ['name', ['name', 'name'], ['shoe size'], [null], {}, 7]) {
      const { status, body } = await student.post(`/api/users/${school.student.id}/records`, { show });
      expect([show, status, body.code]).toEqual([show, 400, 'invalid-input']);
    }
  });

  describe('can be checked without us', () => {
    let folder: string;
    let bytes: string;
    const inFolder = (name: string): string => join(folder, name);

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'record-'));
      bytes = await json((await issue()).code);
      await writeFile(inFolder('check-record.mjs'), NODE_CHECK);
    });
    afterAll(() => rm(folder, { recursive: true }));

    const nodeSays = async (text: string): Promise<number | null> => {
      await writeFile(inFolder('record.json'), text);
      return spawnSync(process.execPath, [inFolder('check-record.mjs'), inFolder('record.json')]).status;
    };
    /** Where the machine has no openssl, Node's own copy checks the same bytes. */
    const opensslSays = async (text: string): Promise<number | null> => {
      await writeFile(inFolder('record.json'), text);
      const { status } = spawnSync('sh', ['-e', '-c', OPENSSL_CHECK], { cwd: folder });
      if (status !== 127) return status;
      const [, record = '', signature = ''] = /"record":(.*),"signature":"([^"]*)"}$/.exec(text) ?? [];
      const der = createPublicKey(TEST_SIGNER.privateKey);
      return verify(null, Buffer.from(record), der, Buffer.from(signature, 'base64')) ? 0 : 1;
    };

    it('by the guide’s few lines of Node and of openssl, which a changed byte fails', async () => {
      expect(NODE_CHECK).toContain('verify(');
      // as the page says it
      expect(OPENSSL_CHECK).toBe(RECORD_CHECK);
      expect([await nodeSays(bytes), await opensslSays(bytes)]).toEqual([0, 0]);
      const changed = [
        bytes.replace('"hours":"3.00"', '"hours":"8.00"'),
        bytes.replace('Food Bank', 'Food Bonk'),
        bytes.replace(/"signature":"./, (start) =>
          start.endsWith('A') ? `${start.slice(0, -1)}B` : `${start.slice(0, -1)}A`,
        ),
      ];
      for (const text of changed) {
        expect(text).not.toBe(bytes);
        expect(await nodeSays(text)).not.toBe(0);
        expect(await opensslSays(text)).not.toBe(0);
      }
    });

    it('with its countersignature, which fits no other record', async () => {
      const { code } = await issue();
      const before = await json(code);
      clock.advance(60_000);
      done(await teacher.post(`/api/records/${code}/countersign`));
      const after = await json(code);
      const { countersignature, ...rest } = JSON.parse(after) as SignedRecord;
      expect(after).toContain(before.slice(before.indexOf('"key":')));
      expect(rest).toEqual(JSON.parse(before));
      expect(countersignature?.statement).toEqual({
        ...{ code, recordSignature: rest.signature },
        ...{ name: nameOf(school.teacher), role: 'teacher', at: clock.now().toISOString() },
      });
      expect([await nodeSays(after), await opensslSays(after)]).toEqual([0, 0]);
      expect(await nodeSays(after.replace('"role":"teacher"', '"role":"admin"'))).toBe(1);
      const other = JSON.parse(await json((await issue()).code)) as SignedRecord;
      expect(await nodeSays(JSON.stringify({ ...other, countersignature }))).toBe(1);
    });

    it('against a key that the server lists, and a checkpoint of its log', async () => {
      const { record, key, checkpoint } = JSON.parse(bytes) as SignedRecord;
      const keys = done<readonly LogKey[]>(await reader.get('/api/audit/keys'));
      expect(keys.map(({ verifierKey }) => verifierKey)).toContain(key);
      const newest = await admin.get(`/api/audit/checkpoint`);
      expect(checkpoint).toBe(newest.body);
      const { origin, size, root } = record.checkpoint as NonNullable<typeof record.checkpoint>;
      expect((newest.body as string).startsWith(`${origin}\n${size}\n${root}\n`)).toBe(true);
    });
  });

  it('is countersigned once by staff, not by its holder nor their parent, while it is valid', async () => {
    const { code } = await issue();
    const sign = (by: Client, which = code) => by.post(`/api/records/${which}/countersign`);
    const parent = await app.signIn(school.parent.username);
    expect((await Promise.all([student, parent, verifier].map((by) => sign(by)))).map(({ status }) => status)).toEqual([
      403, 403, 403,
    ]);
    expect((await sign(teacher)).status).toBe(204);
    const at = clock.now().toISOString();
    const countersigned = { name: nameOf(school.teacher), role: 'teacher', at };
    expect(await view(code)).toMatchObject({ status: 'valid', countersigned });
    expect((await listed())[0]).toMatchObject({ code, countersigned });
    const again = await sign(admin);
    expect([again.status, again.body.code]).toEqual([409, 'records.countersigned']);
    const [notified] = await seen(
      async () => done<readonly NotificationView[]>(await student.get('/api/notifications')),
      ([newest]) => newest?.kind === 'record.countersigned',
    );
    expect(notified).toMatchObject({ actor: { name: nameOf(school.teacher) }, isRead: false });

    const second = await issue(['name']);
    expect((await view(code)).countersigned).toEqual(countersigned);
    done(await admin.delete(`/api/records/${second.code}`));
    for (const old of [code, second.code]) {
      const { status, body } = await sign(admin, old);
      expect([status, body.code]).toEqual([409, 'records.not-valid']);
    }
    expect((await sign(admin, 'K7QM-2XPR-9DHT')).status).toBe(404);
  });

  it('is gone once who countersigned it is erased', async () => {
    const leaver = await makePerson(app, school.id, 'teacher', { firstName: 'Ulrich', lastName: 'Leaver' });
    const { code } = await issue();
    done(await (await app.as(leaver)).post(`/api/records/${code}/countersign`));
    expect(await json(code)).toContain('Ulrich Leaver');
    done(await admin.post(`/api/users/${leaver.id}/erase`, { username: leaver.username }));
    const gone = await seen(
      () => view(code),
      ({ status }) => status === 'revoked',
    );
    expect(JSON.stringify(gone)).not.toContain('Leaver');
    expect((await reader.get(`/api/records/${code}.json`)).status).toBe(410);
  });

  it('is gone once a person whom it names is erased, and says so without a name', async () => {
    const helper = await makePerson(app, school.id, 'verifier', { firstName: 'Quentin', lastName: 'Oddfellow' });
    const id = await logged('Garden');
    done(await student.patch(`/api/volunteer-hours/${id}`, { verifierId: helper.id }));
    done(await (await app.as(helper)).patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    done(await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    const [named, silent] = [await issue(), await issue(['name', 'entries'])];
    expect((await json(named.code)).includes('Oddfellow')).toBe(true);
    done(await admin.post(`/api/users/${helper.id}/erase`, { username: helper.username }));
    const gone = await seen(
      () => view(named.code),
      ({ status }) => status === 'revoked',
    );
    expect(Object.keys(gone).sort()).toEqual(['code', 'issuedAt', 'since', 'status', 'timeZone']);
    const answer = await reader.get(`/api/records/${named.code}.json`);
    expect([answer.status, answer.body.code]).toEqual([410, 'records.erased']);
    expect((await view(silent.code)).status).toBe('valid');

    done(await admin.post(`/api/users/${school.student.id}/erase`, { username: school.student.username }));
    await seen(
      () => view(silent.code),
      ({ status }) => status === 'revoked',
    );
    expect((await admin.get(`/api/users/${school.student.id}/records`)).status).toBe(404);
  });

  it('cannot be found by guessing', async () => {
    // one network's limit of an hour begins anew
    clock.advance(3_600_000);
    const guesses = Array.from({ length: 1_000 }, (_, nth) => {
      const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
      return Array.from({ length: 12 }, (_, place) => letters[(nth * 7 + place * 11) % 32]).join('');
    });
    const counts = new Map<number, number>();
    const bodies = new Set<string>();
    for (const guess of guesses) {
      const { status, body } = await reader.get(`/api/records/${guess}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      bodies.add(JSON.stringify([status, body.code, body.message]));
    }
    expect([...counts]).toEqual([
      [404, 300],
      [429, 700],
    ]);
    expect(bodies.size).toBe(2);
    expect([...bodies].join()).toContain('No record has this code');
  });
});
