import type { HoursView, UserView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import type { User } from '../../identity/index.js';

describe('filters of the hours list', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let other: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let superAdmin: User;
  const ids: Record<string, number> = {};
  const clock = new TestClock();

  const entry = async (name: string, by: User, fields: object = {}): Promise<string> => {
    const whole = { organizationName: 'Library', date: '2026-11-01', startTime: '09:00', endTime: '10:00', hours: 1 };
    const { body } = await (await app.as(by)).post('/api/volunteer-hours', { ...whole, ...fields });
    ids[name] = (body as HoursView).id;
    return `/api/volunteer-hours/${ids[name]}`;
  };
  const decided = async (by: User, path: string, status: string): Promise<void> => {
    expect(await (await app.as(by)).patch(path, { status })).toMatchObject({ status: 200 });
  };
  /** The names of what somebody finds. */
  const found = async (by: User, query: string): Promise<string[]> => {
    const { status, body, headers } = await (await app.as(by)).get(`/api/volunteer-hours?${query}`);
    expect(status).toBe(200);
    const listed = (body as HoursView[]).map(({ id }) => id);
    expect(headers['x-total-count']).toBe(String(listed.length));
    return Object.keys(ids).filter((name) => listed.includes(ids[name] as number));
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    clock.set('2026-11-10T15:00:00Z');
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    other = await makeStaffedSchool(app);
    superAdmin = await makePerson(app, school.id, 'super-admin');
    const { student, parent, teacher, verifier, admin } = school;
    const colleague = await makePerson(app, school.id, 'verifier');
    const named = { verifierId: verifier.id };

    await decided(teacher, await entry('approved alone', student, named), 'approved');
    await decided(teacher, await entry('approved alone, without a verifier', student), 'approved');
    await decided(
      teacher,
      await entry("approved alone, a colleague's", parent, { verifierId: colleague.id }),
      'approved',
    );
    const both = await entry('approved by two', student, named);
    await decided(verifier, both, 'verified');
    await decided(teacher, both, 'approved');
    await entry('pending', student, { ...named, date: '2026-11-02' });
    await decided(other.teacher, await entry("another school's", other.student), 'approved');

    const gone = { ...named, date: '2026-11-03' };
    const deleted = [
      await entry('deleted while pending', student, { ...gone, organizationName: 'City Shelter' }),
      await entry('deleted after approval', parent, gone),
    ] as const;
    await decided(teacher, deleted[1], 'approved');
    for (const path of deleted) await (await app.as(admin)).delete(path);
    const draft = await entry('deleted draft', student, { date: '2026-11-04', status: 'draft' });
    await (await app.as(student)).delete(draft);
    const elsewhere = await entry("another school's, deleted", other.student);
    await (await app.as(other.admin)).delete(elsewhere);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  describe('for what one person decided', () => {
    it('find it for the school, and for a verifier only where it names them', async () => {
      const alone = ['approved alone', 'approved alone, without a verifier', "approved alone, a colleague's"];
      expect(await found(school.teacher, 'singleActor=true')).toEqual(alone);
      expect(await found(school.admin, 'singleActor=true&status=approved')).toEqual(alone);
      expect(await found(school.verifier, 'singleActor=true')).toEqual(['approved alone']);
      expect(await found(school.verifier, `singleActor=true&studentId=${school.parent.id}`)).toEqual([]);
      expect(await found(other.verifier, 'singleActor=true')).toEqual([]);
    });

    it('find for a volunteer their own alone', async () => {
      expect(await found(school.parent, 'singleActor=true')).toEqual(["approved alone, a colleague's"]);
      expect(await found(other.student, `singleActor=true&studentId=${school.student.id}`)).toEqual([]);
    });
  });

  describe('for a grade or a class', () => {
    let band: number;
    let ninth: User;
    beforeAll(async () => {
      ninth = await makePerson(app, school.id, 'student', { gradeLevel: '9' });
      const tenth = await makePerson(app, school.id, 'student', { gradeLevel: '10' });
      await entry('of a ninth grader', ninth, { verifierId: school.verifier.id });
      await entry('of a tenth grader', tenth);
      const made = await (await app.as(school.admin)).post('/api/classes', { name: 'Band', studentIds: [ninth.id] });
      band = (made.body as { id: number }).id;
    });

    it('find the volunteers in it, for staff', async () => {
      for (const by of [school.teacher, school.admin, superAdmin]) {
        expect(await found(by, 'gradeLevel=9')).toEqual(['of a ninth grader']);
        expect(await found(by, 'gradeLevel=9,10&status=pending')).toEqual(['of a ninth grader', 'of a tenth grader']);
      }
      expect(await found(school.teacher, 'gradeLevel=none&status=pending')).toEqual(['pending']);
      expect(await found(other.teacher, 'gradeLevel=9')).toEqual([]);
    });

    it('find the hours of the students in it, for staff of its school', async () => {
      for (const by of [school.teacher, school.admin, superAdmin]) {
        expect(await found(by, `classId=${band}`)).toEqual(['of a ninth grader']);
      }
      expect(await found(school.teacher, `classId=${band}&status=approved`)).toEqual([]);
      expect(await found(other.teacher, `classId=${band}`)).toEqual([]);
      expect(await found(school.verifier, `classId=${band}`)).toEqual([]);
      expect(await found(school.student, `classId=${band}`)).toEqual([]);
    });

    it('find the hours of a student of the class who has left', async () => {
      const admin = await app.as(school.admin);
      await admin.patch(`/api/users/${ninth.id}`, { isActive: false });
      expect(await found(school.teacher, `classId=${band}`)).toEqual(['of a ninth grader']);
      const inactive = (await admin.get(`/api/users?classId=${band}&status=inactive`)).body as UserView[];
      expect(inactive.map(({ id }) => id)).toEqual([ninth.id]);
      expect((await admin.get(`/api/users?classId=${band}&status=active`)).body).toEqual([]);
      await admin.patch(`/api/users/${ninth.id}`, { isActive: true });
    });

    it('find nothing for those who are not told the grade', async () => {
      expect(await found(school.verifier, 'gradeLevel=9')).toEqual([]);
      expect(await found(school.student, 'gradeLevel=none')).toEqual([]);
    });
  });

  it('find what names a verifier, and what names none', async () => {
    const query = 'status=pending&hasVerifier=';
    expect(await found(school.teacher, `${query}true`)).toEqual(['pending', 'of a ninth grader']);
    expect(await found(school.teacher, `${query}false`)).toEqual(['of a tenth grader']);
    expect(await found(school.verifier, `${query}false`)).toEqual([]);
    expect((await (await app.as(school.teacher)).get(`/api/volunteer-hours?${query}none`)).status).toBe(400);
  });

  it('order by how long entries have waited, page by page', async () => {
    const { status, body } = await (await app.as(school.teacher)).get('/api/volunteer-hours?sort=statusSince');
    expect(status).toBe(200);
    const whole = (body as HoursView[]).map(({ id, statusSince }) => [statusSince, id] as const);
    expect(whole).toEqual([...whole].sort(([one, a], [two, b]) => one.localeCompare(two) || a - b));
    const paged: number[] = [];
    const client = await app.as(school.teacher);
    for (let path: string | undefined = '/api/volunteer-hours?sort=statusSince&limit=2'; path;) {
      const page: Awaited<ReturnType<typeof client.get>> = await client.get(path);
      paged.push(...(page.body as HoursView[]).map(({ id }) => id));
      path = /<([^>]+)>/.exec(String(page.headers['link']))?.[1];
    }
    expect(paged).toEqual(whole.map(([, id]) => id));
  });

  describe('for what was deleted', () => {
    it.each([
      ['', ['deleted while pending', 'deleted after approval']],
      ['&status=pending', ['deleted while pending']],
      ['&status=approved,rejected', ['deleted after approval']],
      ['&q=shelter', ['deleted while pending']],
      ['&singleActor=true', ['deleted after approval']],
      ['&from=2026-11-04', []],
      ['&from=2026-11-03&to=2026-11-03', ['deleted while pending', 'deleted after approval']],
      ['&sort=-decidedAt&limit=500', ['deleted while pending', 'deleted after approval']],
    ])('go with other filters: deleted=true%s', async (query, names) => {
      expect(await found(school.admin, `deleted=true${query}`)).toEqual(names);
    });

    it('go with the person and the verifier, and with what waited too long', async () => {
      const { student, verifier, admin } = school;
      const query = `deleted=true&studentId=${student.id}&verifierId=${verifier.id}`;
      expect(await found(admin, query)).toEqual(['deleted while pending']);
      expect(await found(admin, 'deleted=true&late=true')).toEqual([]);
      clock.set('2026-11-18T15:00:00Z');
      const later = await app.signIn(admin.username);
      const { body } = await later.get('/api/volunteer-hours?deleted=true&late=true');
      clock.set('2026-11-10T15:00:00Z');
      expect((body as HoursView[]).map(({ id }) => id)).toEqual([ids['deleted while pending']]);
    });

    it('are for administrators: everybody else finds what is there, and nothing deleted', async () => {
      const { teacher, verifier, student, parent } = school;
      for (const by of [teacher, verifier, student, parent, other.teacher]) {
        expect(await found(by, 'deleted=true')).toEqual(await found(by, 'deleted=false'));
        expect((await found(by, 'deleted=true&status=pending')).join()).not.toContain('deleted');
      }
      expect(await found(other.admin, 'deleted=true')).toEqual(["another school's, deleted"]);
      const everywhere = ['deleted while pending', 'deleted after approval', "another school's, deleted"];
      expect(await found(superAdmin, 'deleted=true')).toEqual(everywhere);
      expect(await found(superAdmin, `deleted=true&organizationId=${other.id}`)).toEqual([everywhere[2]]);
    });
  });
});
