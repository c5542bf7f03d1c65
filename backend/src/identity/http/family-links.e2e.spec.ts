import { NEW_SCHOOL, type FamilyLinkView, type Role } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { withPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { familyLinkStream, type User } from '../index.js';

describe('family links over HTTP', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let superAdmin: User;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    superAdmin = await makePerson(app, roosevelt.id, 'super-admin');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const as = (person: User): Promise<Client> => app.as(person);
  const aLincoln = (role: Role): Promise<User> => makePerson(app, lincoln.id, role);
  const codeOf = async (student: User): Promise<string> => {
    const response = await (await as(student)).post('/api/profile/family-code');
    expect(response).toMatchObject({ status: 201, body: { familyCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) } });
    return (response.body as { familyCode: string }).familyCode;
  };
  const requested = async (parent: User, student: User): Promise<FamilyLinkView> => {
    const response = await (await as(parent)).post('/api/family-links', { code: await codeOf(student) });
    expect(response).toMatchObject({ status: 201 });
    return response.body as FamilyLinkView;
  };
  const eventsOf = async (link: FamilyLinkView): Promise<string[]> => {
    const stream = `family-link/${link.id}`;
    const text = 'SELECT type FROM log.events WHERE stream = $1 ORDER BY version';
    return (await asAdmin<{ type: string }>(database, text, [stream])).map(({ type }) => type);
  };

  describe('by a family code', () => {
    it('is asked for by a parent, whatever way the code is typed, and waits for staff', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const code = await codeOf(student);
      const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
      const response = await (await as(parent)).post('/api/family-links', { code: typed });
      expect(response).toMatchObject({
        status: 201,
        body: {
          version: 1,
          organizationId: lincoln.id,
          parent: { id: parent.id, lastName: parent.lastName },
          student: { id: student.id, gradeLevel: null },
          status: 'requested',
          requestedAt: '2026-11-21T15:00:00.000Z',
          decidedAt: null,
        },
      });
      const confirmed = await (await as(lincoln.teacher)).post(`/api/family-links/${response.body.id}/confirm`, {});
      expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed', version: 2 } });
      expect(await eventsOf(response.body as FamilyLinkView)).toEqual([
        'family-link.requested',
        'family-link.confirmed',
      ]);
    });

    it('answers the same link when asked again, in the same moment too, and writes one event', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const code = await codeOf(student);
      const browser = await as(parent);
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => browser.post('/api/family-links', { code })),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await eventsOf(responses[0]?.body as FamilyLinkView)).toEqual(['family-link.requested']);
    });

    it('says one sentence for a code that nobody has, that was dropped, replaced, or is of another school', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const replaced = await codeOf(student);
      const dropped = await codeOf(student);
      expect(await (await as(student)).delete('/api/profile/family-code')).toMatchObject({ status: 204 });
      expect(await (await as(student)).delete('/api/profile/family-code')).toMatchObject({ status: 204 });
      const foreign = await codeOf(roosevelt.student);
      for (const code of ['22222222', replaced, dropped, foreign]) {
        expect(await (await as(parent)).post('/api/family-links', { code })).toMatchObject({
          status: 400,
          body: { errors: [{ field: 'code', message: 'No student at your school has this code.' }] },
        });
      }
    });

    it('lets nobody guess on after ten wrong codes, for an hour, not even many at once', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const browser = await as(parent);
      const guesses = Array.from({ length: 30 }, () => browser.post('/api/family-links', { code: '22222222' }));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      const code = await codeOf(student);
      const stopped = await browser.post('/api/family-links', { code });
      expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
      expect((await (await as(await aLincoln('parent'))).post('/api/family-links', { code })).status).toBe(201);
      clock.advance(3_600_000);
      expect((await browser.post('/api/family-links', { code })).status).toBe(201);
    });

    it('is for those who are at a school: New School has no codes', async () => {
      const newcomer = await makePerson(app, NEW_SCHOOL.id, 'student');
      expect(await (await as(newcomer)).post('/api/profile/family-code')).toMatchObject({
        status: 409,
        body: { message: 'Join a school first. Family codes are for parents at your school.' },
      });
      const parent = await makePerson(app, NEW_SCHOOL.id, 'parent');
      expect((await (await as(parent)).post('/api/family-links', { code: '22222222' })).status).toBe(409);
      for (const role of ['parent', 'teacher', 'verifier', 'admin'] as const) {
        expect((await (await as(lincoln[role])).post('/api/profile/family-code')).status).toBe(403);
      }
    });
  });

  describe('by staff', () => {
    it('joins a parent and a student at once', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const family = { parentId: parent.id, studentId: student.id };
      const made = await (await as(lincoln.admin)).post('/api/family-links', family);
      expect(made).toMatchObject({ status: 201, body: { status: 'confirmed', version: 1 } });
      const again = await (await as(lincoln.teacher)).post('/api/family-links', family);
      expect(again.body).toEqual(made.body);
      expect(await eventsOf(made.body as FamilyLinkView)).toEqual(['family-link.made']);
    });

    it('confirms what the parent had asked for', async () => {
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const link = await requested(parent, student);
      const family = { parentId: parent.id, studentId: student.id };
      const made = await (await as(lincoln.teacher)).post('/api/family-links', family);
      expect(made.body).toMatchObject({ id: link.id, status: 'confirmed', version: 2 });
    });

    it('names people of the school with these roles who are active, and learns of no others', async () => {
      const admin = await as(lincoln.admin);
      const { parent, student } = lincoln;
      const inactive = await makePerson(app, lincoln.id, 'student', { isActive: false });
      const problems = async (parentId: number, studentId: number): Promise<unknown> => {
        const { status, body } = await admin.post('/api/family-links', { parentId, studentId });
        expect(status).toBe(400);
        return body.errors;
      };
      const ofParent = { field: 'parentId', message: 'Choose an active parent at the school.' };
      const ofStudent = { field: 'studentId', message: 'Choose an active student at the school.' };
      for (const id of [roosevelt.parent.id, 999_999, student.id, lincoln.teacher.id]) {
        expect(await problems(id, student.id)).toEqual([ofParent]);
      }
      for (const id of [roosevelt.student.id, 999_999, parent.id, inactive.id]) {
        expect(await problems(parent.id, id)).toEqual([ofStudent]);
      }
      expect(await problems(999_998, 999_999)).toEqual([ofParent, ofStudent]);
    });

    it('lets a super-admin join two people of any one school, and asks for a reason', async () => {
      const browser = await as(superAdmin);
      const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
      const across = { parentId: parent.id, studentId: roosevelt.student.id };
      expect((await browser.post('/api/family-links', across)).status).toBe(400);
      const made = await browser.post('/api/family-links', { parentId: parent.id, studentId: student.id });
      expect(made).toMatchObject({ status: 201, body: { organizationId: lincoln.id, status: 'confirmed' } });
      const path = `/api/family-links/${made.body.id}`;
      expect((await browser.delete(`${path}?reason=Asked%20by%20phone`)).status).toBe(204);
      const reasons = await asAdmin<{ reasoned: string | null; reason: string | null }>(
        database,
        `SELECT e.canonical::jsonb #>> '{data,noReason}' AS reasoned, x.body AS reason
         FROM log.events e LEFT JOIN log.texts x USING (organization_id, stream, version)
         WHERE e.stream = $1 AND e.organization_id = $2 ORDER BY version`,
        [`family-link/${made.body.id}`, lincoln.id],
      );
      expect(reasons).toEqual([
        { reasoned: 'true', reason: null },
        { reasoned: null, reason: 'Asked by phone' },
      ]);
    });
  });

  it('refuses ids from a parent and a code from staff, and half a pair', async () => {
    const parent = await as(lincoln.parent);
    const admin = await as(lincoln.admin);
    const fields = async (browser: Client, body: object): Promise<string[]> => {
      const response = await browser.post('/api/family-links', body);
      expect(response.status).toBe(400);
      return (response.body.errors as { field: string }[]).map(({ field }) => field);
    };
    const [parentId, studentId] = [lincoln.parent.id, lincoln.student.id];
    expect(await fields(parent, { parentId, studentId })).toEqual(['code', 'parentId', 'studentId']);
    expect(await fields(parent, { code: '22222222', studentId })).toEqual(['studentId']);
    expect(await fields(parent, { code: '2222' })).toEqual(['code']);
    expect(await fields(parent, {})).toEqual(['code']);
    expect(await fields(admin, { code: '22222222' })).toEqual(['code', 'parentId', 'studentId']);
    expect(await fields(admin, { parentId })).toEqual(['studentId']);
    expect(await fields(admin, { parentId: '4', studentId })).toEqual(['parentId']);
    expect(await fields(admin, { parentId, studentId, status: 'confirmed' })).toEqual(['status']);
    for (const role of ['student', 'verifier'] as const) {
      const response = await (await as(lincoln[role])).post('/api/family-links', { code: '22222222' });
      expect(response.status).toBe(403);
    }
  });

  it('is answered once: of fifty confirmations one is written', async () => {
    const link = await requested(await aLincoln('parent'), await aLincoln('student'));
    const teacher = await as(lincoln.teacher);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => teacher.post(`/api/family-links/${link.id}/confirm`, {})),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await eventsOf(link)).toEqual(['family-link.requested', 'family-link.confirmed']);
    const late = await teacher.post(`/api/family-links/${link.id}/refuse`, {});
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'This family request was already answered.', current: 'confirmed' },
    });
  });

  it('is for nobody who looked at an older version', async () => {
    const link = await requested(await aLincoln('parent'), await aLincoln('student'));
    const path = `/api/family-links/${link.id}`;
    const teacher = await as(lincoln.teacher);
    expect(await teacher.post(`${path}/refuse`, { reason: 'Another family' })).toMatchObject({
      status: 200,
      body: { status: 'refused' },
      headers: { etag: '"2"' },
    });
    const stale = await teacher.post(`${path}/confirm`, {}, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { status: 'refused', version: 2 } } });
    expect((await teacher.delete(path)).body).toMatchObject({ code: 'family-link.ended' });
  });

  it('can be asked for anew after it was refused or ended', async () => {
    const [parent, student] = [await aLincoln('parent'), await aLincoln('student')];
    const first = await requested(parent, student);
    await (await as(lincoln.admin)).post(`/api/family-links/${first.id}/refuse`, {});
    const second = await requested(parent, student);
    expect(second.id).not.toBe(first.id);
    expect((await (await as(parent)).delete(`/api/family-links/${second.id}`)).status).toBe(204);
    expect((await requested(parent, student)).id).not.toBe(second.id);
  });

  it('is there for its parent, its student and the staff of the school, and for nobody else', async () => {
    const [parent, student, stranger] = [await aLincoln('parent'), await aLincoln('student'), await aLincoln('parent')];
    const link = await requested(parent, student);
    const seenBy = async (person: User, query = ''): Promise<number[]> => {
      const { status, body } = await (await as(person)).get(`/api/family-links${query}`);
      expect(status).toBe(200);
      return (body as FamilyLinkView[]).map(({ id }) => id);
    };
    expect(await seenBy(parent)).toEqual([link.id]);
    expect(await seenBy(student)).toEqual([link.id]);
    expect(await seenBy(stranger)).toEqual([]);
    expect(await seenBy(roosevelt.admin)).not.toContain(link.id);
    for (const person of [lincoln.teacher, lincoln.admin, superAdmin]) expect(await seenBy(person)).toContain(link.id);
    expect(await seenBy(superAdmin, `?organizationId=${roosevelt.id}`)).not.toContain(link.id);
    expect(await seenBy(lincoln.admin, `?status=requested&parentId=${parent.id}&studentId=${student.id}`)).toEqual([
      link.id,
    ]);
    expect(await seenBy(lincoln.admin, `?status=confirmed,revoked&parentId=${parent.id}`)).toEqual([]);
    expect((await (await as(lincoln.verifier)).get('/api/family-links')).status).toBe(403);

    const path = `/api/family-links/${link.id}`;
    const absent = (await (await as(roosevelt.admin)).post('/api/family-links/999999/confirm', {})).body;
    for (const person of [roosevelt.admin, roosevelt.teacher]) {
      const { status, body } = await (await as(person)).post(`${path}/confirm`, {});
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 404,
        code: absent.code,
        message: absent.message,
      });
      expect((await (await as(person)).delete(path)).status).toBe(404);
    }
    expect((await (await as(stranger)).delete(path)).status).toBe(404);
    expect((await (await as(student)).delete(path)).status).toBe(403);
    for (const person of [parent, student]) {
      expect((await (await as(person)).post(`${path}/confirm`, {})).status).toBe(403);
    }
    expect((await (await as(lincoln.admin)).post('/api/family-links/x/confirm', {})).status).toBe(400);
  });

  it('ends when one of the two moves away or is no parent or student any more, and stays ended', async () => {
    const statusOf = async ({ id }: FamilyLinkView): Promise<string | undefined> => {
      const text = 'SELECT status FROM identity.family_links WHERE id = $1';
      return (await asAdmin<{ status: string }>(database, text, [id]))[0]?.status;
    };
    const comesTo = async (link: FamilyLinkView, status: string): Promise<void> => {
      expect(
        await seen(
          () => statusOf(link),
          (found) => found === status,
        ),
      ).toBe(status);
    };
    const head = await as(superAdmin);
    const change = async ({ id }: User, changes: object): Promise<void> => {
      expect(await head.patch(`/api/users/${id}`, changes)).toMatchObject({ status: 200 });
    };
    const confirmed = async (parent: User, student: User): Promise<FamilyLinkView> => {
      const family = { parentId: parent.id, studentId: student.id };
      return (await (await as(lincoln.admin)).post('/api/family-links', family)).body as FamilyLinkView;
    };
    const [mother, father] = [await aLincoln('parent'), await aLincoln('parent')];
    const [student, brother] = [await aLincoln('student'), await aLincoln('student')];
    const stays = await confirmed(mother, student);
    const [moves, pending] = [await confirmed(father, student), await requested(father, brother)];
    const graduates = await confirmed(mother, brother);

    await change(father, { organizationId: roosevelt.id });
    await comesTo(moves, 'revoked');
    await comesTo(pending, 'revoked');
    await change(father, { organizationId: lincoln.id });
    await change(brother, { role: 'verifier' });
    await comesTo(graduates, 'revoked');
    expect(await statusOf(moves)).toBe('revoked');
    expect(await statusOf(stays)).toBe('confirmed');
    expect(await eventsOf(moves)).toEqual(['family-link.made', 'family-link.revoked']);
  });

  it('comes in pages, the newest or the oldest first', async () => {
    const admin = await as(lincoln.admin);
    const newest = (await admin.get('/api/family-links')).body as FamilyLinkView[];
    for (const [sort, all] of [
      ['-requestedAt', newest],
      ['requestedAt', newest.toReversed()],
    ] as const) {
      const { headers, body } = await admin.get(`/api/family-links?limit=2&sort=${sort}`);
      expect(headers['x-total-count']).toBe(String(all.length));
      expect(body).toEqual(all.slice(0, 2));
      const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(headers['link'])) ?? [];
      expect((await admin.get(next)).body).toEqual(all.slice(2, 4));
    }
    for (const query of ['?cursor=broken', '?sort=id']) {
      expect((await admin.get(`/api/family-links${query}`)).status).toBe(400);
    }
  });

  it('comes out of the log again, row for row', async () => {
    const rows = () => asAdmin(database, 'SELECT * FROM identity.family_links ORDER BY id');
    const before = await rows();
    expect(before.length).toBeGreaterThan(8);
    await withPool(database.ownerUrl, (owner) => rebuild(owner, [familyLinkStream], []));
    expect(await rows()).toEqual(before);
  });
});
