import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';

const PATH = '/api/organizations';

describe('join codes', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let roosevelt: number;
  let superAdmin: Client;
  let admin: Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeSchool(app, { name: 'Roosevelt High School' });
    superAdmin = await app.signIn((await makePerson(app, lincoln.id, 'super-admin')).username);
    admin = await app.signIn(lincoln.admin.username);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const logOf = (school: number) => eventsOf(database, `organization/${school}`);
  const codeOf = async (): Promise<string | null> => (await admin.get(`${PATH}/${lincoln.id}`)).body.joinCode;

  it('are made, replaced and dropped by the admin', async () => {
    const first = await admin.post(`${PATH}/${lincoln.id}/join-code`);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ joinCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) });
    expect(await codeOf()).toBe(first.body.joinCode);
    const second = await admin.post(`${PATH}/${lincoln.id}/join-code`);
    expect(second.body.joinCode).not.toBe(first.body.joinCode);
    expect(await codeOf()).toBe(second.body.joinCode);
    expect((await admin.delete(`${PATH}/${lincoln.id}/join-code`)).status).toBe(204);
    expect(await codeOf()).toBeNull();
    const before = await logOf(lincoln.id);
    expect((await admin.delete(`${PATH}/${lincoln.id}/join-code`)).status).toBe(204);
    expect(await logOf(lincoln.id)).toEqual(before);
    expect(before.map(({ type }) => type)).toEqual([
      'organization.created',
      'organization.join-code-made',
      'organization.join-code-made',
      'organization.join-code-dropped',
    ]);
    expect(JSON.stringify(before.map(({ data }) => data))).not.toContain(second.body.joinCode);
  });

  it('are made by a super-admin with a reason where the school is not theirs', async () => {
    const made = await superAdmin.post(`${PATH}/${roosevelt}/join-code`, { reason: 'Their admin is away' });
    expect(made.status).toBe(201);
    await superAdmin.delete(`${PATH}/${roosevelt}/join-code`);
    const [withReason, without] = (await logOf(roosevelt)).slice(-2);
    expect(withReason).toMatchObject({ data: {}, texts: { reason: 'Their admin is away' } });
    expect(without).toMatchObject({ type: 'organization.join-code-dropped', data: { noReason: true } });
  });

  it('are not made for another school', async () => {
    const answers = await Promise.all([
      admin.post(`${PATH}/${roosevelt}/join-code`),
      admin.post(`${PATH}/999999/join-code`),
      admin.delete(`${PATH}/${roosevelt}/join-code`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
