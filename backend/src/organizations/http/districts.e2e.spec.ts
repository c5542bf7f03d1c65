import { addDays, reachOf, todayInZone } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { A_MORNING } from '../../../test/opportunities.js';
import { registeredRoutes } from '../../../test/permissions/registered-routes.js';
import { clientsOf, makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../../identity/index.js';

let database: TestDatabase;
let app: TestApp;
let boss: Client;
let lakeside: number;
let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
let elsewhere: Awaited<ReturnType<typeof makeStaffedSchool>>;
let person: User;
let district: Client;
let reviewer: Client;

const put = (school: number, parentId: number | null) => boss.patch(`/api/organizations/${school}`, { parentId });
const sometime = (within: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * within));
const messageOf = ({ status, body }: { status: number; body: unknown }): unknown[] => {
  const { message, errors = [] } = body as { message: string; errors?: { message: string }[] };
  return [status, errors[0]?.message ?? message];
};

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database });
  lakeside = await makeSchool(app, { name: 'Lakeside District', isDistrict: true });
  lincoln = await makeStaffedSchool(app);
  elsewhere = await makeStaffedSchool(app);
  boss = await app.as(await makePerson(app, elsewhere.id, 'super-admin'));
  expect((await put(lincoln.id, lakeside)).body).toMatchObject({ parentId: lakeside, isDistrict: false });
  person = await makePerson(app, lakeside, 'district-admin', { firstName: 'Dana', lastName: 'Reed' });
  district = await app.as(person);
  reviewer = await app.as(await makePerson(app, lakeside, 'district-auditor'));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const HOURS = {
  status: 'pending',
  organizationName: 'Food Bank',
  description: 'Sorted tins',
  date: addDays(todayInZone('America/New_York'), -3),
  startTime: '09:00',
  endTime: '12:00',
  hours: 3,
};
type Entry = { readonly id: number };

const at = (path: string, school = lincoln.id) => `${path}${path.includes('?') ? '&' : '?'}organizationId=${school}`;

describe('a district', () => {
  it('has schools, no district of its own, and no cycle', async () => {
    const other = await makeSchool(app, { isDistrict: true });
    expect(messageOf(await put(other, lakeside))).toEqual([409, 'A district can’t be part of another district.']);
    for (const parent of [lincoln.id, elsewhere.id, 999_999])
      expect(messageOf(await put(elsewhere.id, parent))).toEqual([
        400,
        'There is no district with this number. Choose a district, not a school.',
      ]);
    expect((await put(1, lakeside)).status).toBe(409);
    const own = (await clientsOf(app, lincoln)).admin;
    expect(messageOf(await own.patch(`/api/organizations/${lincoln.id}`, { parentId: null }))).toEqual([
      403,
      'Only super-admins can put a school into a district or take it out.',
    ]);
    for (const parentId of ['2', 0, [], 1.5]) {
      expect((await boss.patch(`/api/organizations/${lincoln.id}`, { parentId })).status).toBe(400);
    }
  });

  it('is created by a super-admin, and remembers in the log of the school when it came', async () => {
    const { status, body } = await boss.post('/api/organizations', { name: 'Hill District', isDistrict: true });
    expect([status, body]).toMatchObject([201, { isDistrict: true, parentId: null }]);
    const { id } = body as { id: number };
    const school = await boss.post('/api/organizations', { name: 'Hill School', parentId: id, reason: 'Joined' });
    expect([school.status, school.body]).toMatchObject([201, { parentId: id, version: 2 }]);
    const path = `/api/audit/records/organization/${(school.body as { id: number }).id}`;
    const trail = await boss.get(at(path, (school.body as { id: number }).id));
    expect(JSON.stringify(trail.body)).toContain('organization.district-changed');
  });

  it('has staff of its own, and neither students, hours, opportunities, imports nor a join code', async () => {
    const account = { username: 'new.one', email: 'new.one@school.example', firstName: 'New', lastName: 'One' };
    const make = (role: string, organizationId: number) =>
      boss.post('/api/users', { ...account, role, organizationId });
    for (const role of ['student', 'parent', 'teacher', 'admin', 'verifier', 'auditor', 'super-admin']) {
      expect([role, (await make(role, lakeside)).status]).toEqual([role, 400]);
    }
    expect(messageOf(await make('district-admin', lincoln.id))).toEqual([
      400,
      'District admins and district auditors belong to a district. Choose another role.',
    ]);
    expect((await make('district-auditor', lakeside)).status).toBe(201);
    const moved = await boss.patch(`/api/users/${lincoln.teacher.id}`, {
      organizationId: lakeside,
      reason: 'To district',
    });
    expect(messageOf(moved)).toEqual([
      400,
      'Only district admins and district auditors belong to a district. Choose one of these roles, or a school.',
    ]);
    const promoted = { role: 'district-admin', organizationId: lakeside, reason: 'Promoted' };
    const colleague = await makePerson(app, lincoln.id, 'teacher');
    expect((await boss.patch(`/api/users/${colleague.id}`, promoted)).status).toBe(200);
    const published = await boss.post('/api/volunteer-opportunities', {
      ...A_MORNING,
      organizationId: lakeside,
    });
    expect(messageOf(published)).toEqual([400, 'This is a district, which has only staff. Choose one of its schools.']);
    const csv = await boss.send('POST', `/api/admin/import/users?dryRun=true&organizationId=${lakeside}`, 'x', {
      'content-type': 'text/csv',
    });
    expect(csv.status).toBe(400);
    expect((await boss.post(`/api/organizations/${lakeside}/join-code`, {})).status).toBe(409);
    expect(messageOf(await district.post('/api/users', { ...account, role: 'teacher' }))).toEqual([
      400,
      'Choose one of your district’s schools first.',
    ]);
  });
});

describe('staff of a district', () => {
  it('read and act in the school that they name as its own staff does', async () => {
    const { student, verifier } = await clientsOf(app, lincoln);
    const entry = (await student.post('/api/volunteer-hours', { ...HOURS, verifierId: lincoln.verifier.id }))
      .body as Entry;
    await verifier.patch(`/api/volunteer-hours/${entry.id}`, { status: 'verified' });
    for (const client of [district, reviewer]) {
      expect((await client.get(at(`/api/volunteer-hours/${entry.id}`))).status).toBe(200);
      expect((await client.get(at('/api/audit/events'))).status).toBe(200);
      expect((await client.get(at('/api/auth/me'))).body).toMatchObject({ organizationId: lincoln.id });
      expect((await client.get('/api/auth/me')).body).toMatchObject({ organizationId: lakeside });
    }
    const path = at(`/api/volunteer-hours/${entry.id}`);
    expect((await reviewer.patch(path, { status: 'approved' })).status).toBe(403);
    expect((await district.patch(path, { status: 'approved' })).status).toBe(200);
    const history = await student.get(`/api/volunteer-hours/${entry.id}/history`);
    expect(JSON.stringify(history.body)).toContain('Dana Reed');
    expect((await district.patch(`/api/organizations/${lincoln.id}`, { hoursGoal: 44 })).status).toBe(200);
    expect((await district.get(at('/api/auth/me'))).body).toMatchObject({ hoursGoal: 44 });
    expect((await district.get(at('/api/users?limit=1'))).status).toBe(200);
    const file = await district.post(at('/api/admin/export/users'), { format: 'csv' });
    expect((await district.get(at((file.body as { url: string }).url))).status).toBe(200);
    expect(((await district.get('/api/organizations')).body as { id: number }[]).map(({ id }) => id)).toEqual([
      lincoln.id,
    ]);
  });

  it('find no school but those of their district, whether it exists or not', async () => {
    for (const school of [elsewhere.id, lakeside, 1, 999_999, 2_147_483_647]) {
      for (const path of ['/api/users', '/api/volunteer-hours', '/api/audit/events', '/api/admin/reports/overview']) {
        expect([path, (await district.get(at(path, school))).status]).toEqual([path, 403]);
      }
      expect((await district.patch(`/api/organizations/${school}`, { hoursGoal: 3 })).status).toBe(403);
    }
    expect(messageOf(await district.get(at('/api/users', elsewhere.id)))).toEqual([
      403,
      'This school isn’t in your district.',
    ]);
    const foreign = lincoln.student.id;
    expect((await district.get(at(`/api/users/${foreign}`))).status).toBe(200);
    expect((await district.get(at(`/api/users/${elsewhere.student.id}`))).status).toBe(404);
    for (const named of ['', 'x', '-1', '99999999999', '1&organizationId=2']) {
      expect([named, (await district.get(`/api/users?organizationId=${named}`)).status]).toEqual([named, 400]);
    }
  });

  it('use each route in a school of their district only, and what concerns no school without naming one', async () => {
    const routes = registeredRoutes(app.app).filter(({ isPublic, route }) => !isPublic && !route.endsWith('/logout'));
    const ofSchools = (path: string): boolean => path.startsWith('/api/organizations/{id}');
    for (const [role, client] of [
      ['district-admin', district],
      ['district-auditor', reviewer],
    ] as const) {
      for (const { route, needs } of routes) {
        const [method, path] = route.split(' ') as ['GET', string];
        const reaches = needs ? reachOf(role, needs) : [];
        const to = path.replace('{id}', ofSchools(path) ? String(elsewhere.id) : '7').replace(/\{\w+\}/g, '7');
        const { status, body } = await client.send(method, at(to, elsewhere.id), {});
        const { code } = (body ?? {}) as { code?: string };
        const comes = reaches.includes('school') ? 'organization.not-yours' : reaches.length > 0 ? undefined : 'role';
        if (comes) expect([role, route, status, code]).toEqual([role, route, 403, comes]);
        else expect([role, route, code]).not.toEqual([role, route, 'organization.not-yours']);
        if (!reaches.includes('school') || reaches.includes('own') || ofSchools(path)) continue;
        const bare = await client.send(method, to, {});
        expect([role, route, bare.status, (bare.body as { code: string }).code]).toEqual([
          role,
          route,
          400,
          'organization.not-named',
        ]);
      }
    }
  });

  it('follow the rules by which a school’s own staff sign in, while they are there', async () => {
    const school = await makeStaffedSchool(app);
    await put(school.id, lakeside);
    const today = todayInZone('America/New_York');
    const refusals = async (by: Client) =>
      Promise.all(
        [
          by.get(at('/api/audit/events', school.id)),
          by.patch(`/api/organizations/${school.id}`, { hoursGoal: 41 }),
        ].map(async (response) => (await response).body as { code?: string }),
      ).then((bodies) => bodies.map(({ code }) => code));
    const setDay = async (secondFactorFrom: string) =>
      expect((await boss.patch(`/api/organizations/${school.id}`, { secondFactorFrom, reason: 'Safer' })).status).toBe(
        200,
      );
    await setDay(addDays(today, 2));
    expect(await refusals(district)).toEqual([undefined, undefined]);
    await setDay(addDays(today, -2));
    expect(await refusals(district)).toEqual(['second-factor-required', 'second-factor-required']);
    expect((await district.get(at('/api/audit/events'))).status).toBe(200);
    const own = await district.get(at('/api/auth/me', school.id));
    expect([own.status, own.body]).toMatchObject([200, { secondFactorFrom: addDays(today, -2) }]);
    expect((await district.get('/api/auth/me')).body.secondFactorFrom).toBe(null);
    await setDay('');
    const provider = { issuer: 'https://provider.example', clientId: 'hourtrail', clientSecret: 'a secret' };
    const require = async (roles: readonly string[]) =>
      expect(
        (await district.put(`/api/organizations/${lincoln.id}/sign-in`, { ...provider, roles, required: true })).status,
      ).toBe(200);
    await require(['admin']);
    expect((await district.get(at('/api/audit/events'))).body.code).toBe('school-sign-in-required');
    expect((await reviewer.get(at('/api/audit/events'))).status).toBe(200);
    await asAdmin(database, 'UPDATE web.sessions SET by_password = false WHERE user_id = $1', [person.id]);
    expect((await district.get(at('/api/audit/events'))).status).toBe(200);
    expect((await district.delete(`/api/organizations/${lincoln.id}/sign-in`)).status).toBe(204);
    expect((await district.put(`/api/organizations/${elsewhere.id}/sign-in`, provider)).status).toBe(403);
    expect((await reviewer.delete(`/api/organizations/${lincoln.id}/sign-in`)).status).toBe(403);
  });

  it('move people within the district, and to nowhere else', async () => {
    const second = await makeSchool(app, { parentId: lakeside });
    const mover = await makePerson(app, lincoln.id, 'student');
    const path = at(`/api/users/${mover.id}`);
    expect((await district.patch(path, { organizationId: elsewhere.id })).status).toBe(400);
    expect((await district.patch(path, { organizationId: lakeside })).status).toBe(400);
    expect((await reviewer.patch(path, { organizationId: second })).status).toBe(403);
    const own = (await clientsOf(app, lincoln)).admin;
    expect((await own.patch(`/api/users/${mover.id}`, { organizationId: second })).status).toBe(400);
    expect((await district.patch(path, { organizationId: second })).body).toMatchObject({ organizationId: second });
    expect((await district.get(at(`/api/users/${mover.id}`, second))).status).toBe(200);
  });

  it('are refused the next request once the school has left the district, and keep their name in its trails', async () => {
    const school = await makeStaffedSchool(app);
    await put(school.id, lakeside);
    expect((await district.patch(`/api/organizations/${school.id}`, { hoursGoal: 41 })).status).toBe(200);
    await put(school.id, null);
    expect((await district.get(at('/api/users', school.id))).status).toBe(403);
    expect((await district.patch(`/api/organizations/${school.id}`, { hoursGoal: 42 })).status).toBe(403);
    const own = (await clientsOf(app, school)).admin;
    expect((await own.get(`/api/organizations/${school.id}`)).body).toMatchObject({ hoursGoal: 41 });
    const trail = await own.get(`/api/audit/records/organization/${school.id}`);
    expect(JSON.stringify(trail.body)).toContain('Dana Reed');
    await boss.patch(`/api/users/${person.id}`, { role: 'district-auditor', reason: 'New post' });
    expect((await district.get(at('/api/users'))).status).toBe(401);
    await boss.patch(`/api/users/${person.id}`, { role: 'district-admin', reason: 'Back' });
    district = await app.signIn(person.username);
  });
});

describe('rules that a district sets', () => {
  const setRules = (body: object, query = '') => district.patch(`/api/districts/${lakeside}/rules${query}`, body);
  const rulesOf = async (school: number) =>
    (await boss.get(`/api/organizations/${school}`)).body as { version: number; hoursGoal: number };
  const trailOf = async (school: number) =>
    (await boss.get(at(`/api/audit/records/organization/${school}`, school))).body as {
      type: string;
      actor: { name: string };
    }[];
  let creek: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let own: Client;

  beforeAll(async () => {
    creek = await makeStaffedSchool(app, { name: 'Creek School', parentId: lakeside, hoursGoal: 25 });
    own = (await clientsOf(app, creek)).admin;
  });
  afterAll(() => setRules({ lockedRules: [] }));

  it('show beforehand which schools change, change them at once, and stand in the trails of all', async () => {
    const before = await rulesOf(creek.id);
    const wish = { hoursGoal: 60, lockedRules: ['hoursGoal'] };
    const preview = await setRules(wish, '?dryRun=true');
    expect(preview.status).toBe(200);
    expect(preview.body.schools).toContainEqual({
      id: creek.id,
      name: 'Creek School',
      changes: [{ rule: 'hoursGoal', from: '25', to: '60' }],
    });
    expect(await rulesOf(creek.id)).toEqual(before);
    const set = await setRules(wish);
    expect(set.body.schools).toEqual(preview.body.schools);
    expect(await rulesOf(creek.id)).toMatchObject({ hoursGoal: 60, lockedRules: ['hoursGoal'] });
    expect(await rulesOf(elsewhere.id)).toMatchObject({ hoursGoal: 50, lockedRules: [] });
    for (const id of [lakeside, creek.id]) {
      const last = (await trailOf(id)).slice(-2);
      expect(last.map(({ type, actor }) => [type, actor.name])).toEqual([
        ['organization.rules-changed', 'Dana Reed'],
        ['organization.locks-changed', 'Dana Reed'],
      ]);
    }
    expect((await setRules(wish)).body.schools).toEqual([]);
  });

  it('are refused to everyone at the school until the district leaves them to it', async () => {
    const refused = [409, 'The district sets this rule for its schools. Ask your district to change it.'];
    for (const by of [own, district, boss]) {
      const change = await by.patch(`/api/organizations/${creek.id}`, { hoursGoal: 70, reason: 'Ours' });
      expect(messageOf(change)).toEqual(refused);
    }
    expect((await own.patch(`/api/organizations/${creek.id}`, { hoursGoal: 60, reminders: false })).status).toBe(200);
    expect(messageOf(await boss.patch(`/api/organizations/${lakeside}`, { hoursGoal: 70, reason: 'Ours' }))).toEqual([
      409,
      'The schools of this district follow this rule. A district admin changes it under Rules.',
    ]);
    expect((await setRules({ lockedRules: [] })).status).toBe(200);
    expect((await own.patch(`/api/organizations/${creek.id}`, { hoursGoal: 70 })).status).toBe(200);
  });

  it('are taken by a school that comes, and kept by one that leaves, which may change them', async () => {
    await setRules({ hoursGoal: 80, reminders: true, lockedRules: ['hoursGoal', 'reminders'] });
    const late = await boss.post('/api/organizations', { name: 'Late School', parentId: lakeside, reason: 'New' });
    expect(late.body).toMatchObject({ hoursGoal: 80, lockedRules: ['hoursGoal', 'reminders'] });
    const joined = await put(elsewhere.id, lakeside);
    expect(joined.body).toMatchObject({ hoursGoal: 80, reminders: true, lockedRules: ['hoursGoal', 'reminders'] });
    const left = await put(elsewhere.id, null);
    expect(left.body).toMatchObject({ hoursGoal: 80, lockedRules: [] });
    const admin = (await clientsOf(app, elsewhere)).admin;
    expect((await admin.patch(`/api/organizations/${elsewhere.id}`, { hoursGoal: 50 })).status).toBe(200);
  });

  it('are set by the district’s own admins, and refuse what is no rule', async () => {
    for (const by of [own, reviewer]) {
      expect((await by.patch(`/api/districts/${lakeside}/rules`, { hoursGoal: 1 })).status).toBe(403);
    }
    for (const id of [creek.id, elsewhere.id, 999_999]) {
      expect((await district.patch(`/api/districts/${id}/rules`, { hoursGoal: 1 })).status).toBe(404);
    }
    for (const bad of [
      { hoursGoal: 0 },
      { lockedRules: ['timeZone'] },
      { lockedRules: 'hoursGoal' },
      { lockedRules: ['hoursGoal', 'hoursGoal'] },
      { lockedRules: ['quietFrom'] },
      { quietFrom: '22:00' },
      { isActive: false },
      [],
    ]) {
      expect([bad, (await setRules(bad)).status]).toEqual([bad, 400]);
    }
    const { version } = await rulesOf(lakeside);
    expect((await setRules({ hoursGoal: 90, version: version - 1 })).status).toBe(409);
    expect((await rulesOf(lakeside)).hoursGoal).toBe(80);
  });

  it('are those of every school of the district, whoever comes, goes or changes them meanwhile', async () => {
    for (let round = 0; round < 10; round += 1) {
      const hoursGoal = 20 + round;
      const answers = await Promise.all([
        put(elsewhere.id, round % 2 === 0 ? lakeside : null),
        setRules({ hoursGoal, lockedRules: ['hoursGoal'] }),
        own.patch(`/api/organizations/${creek.id}`, { reminders: round % 2 === 0 }),
      ]);
      expect(answers.map(({ status }) => [200, 409].includes(status))).toEqual([true, true, true]);
      const { hoursGoal: theirs } = await rulesOf(lakeside);
      for (const id of [creek.id, elsewhere.id]) {
        const school = (await rulesOf(id)) as unknown as { parentId: number | null; hoursGoal: number };
        if (school.parentId === lakeside) expect([id, school.hoursGoal]).toEqual([id, theirs]);
      }
    }
    await put(elsewhere.id, null);
  });
});

test('nothing that a district’s staff do in a school is done after the answer that took the school out', async () => {
  const school = await makeStaffedSchool(app);
  const events = () =>
    asAdmin(database, 'SELECT count(*)::integer AS n FROM log.events WHERE organization_id = $1', [school.id]);
  const seen = { done: 0, refused: 0 };
  for (let round = 0; round < 50; round += 1) {
    expect((await put(school.id, lakeside)).status).toBe(200);
    let after: unknown;
    const leave = async (): Promise<void> => {
      expect((await put(school.id, null)).status).toBe(200);
      after = await events();
    };
    const acts = [0, 1, 2, 3].map(async (n) => {
      await sometime(8);
      // a request with a key is one transaction of several trips
      const { status } = await district.send(
        'POST',
        at('/api/classes', school.id),
        { name: `Class ${round} ${n}` },
        {
          'idempotency-key': `race-${round}-${n}`,
        },
      );
      expect([201, 403]).toContain(status);
      seen[status === 403 ? 'refused' : 'done'] += 1;
    });
    await Promise.all([sometime(16).then(leave), ...acts]);
    expect(await events()).toEqual(after);
  }
  expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(0);
});
