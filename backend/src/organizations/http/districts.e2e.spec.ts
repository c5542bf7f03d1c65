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
