import type { HoursHistoryStep, HoursMessage, HoursView, NotificationView } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

describe('questions and answers on an entry', () => {
  let database: TestDatabase;
  let app: TestApp;
  let student: Client;
  let parent: Client;
  let verifier: Client;
  let teacher: Client;
  let entry: HoursView;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    const school = await makeStaffedSchool(app);
    let admin: Client;
    ({ student, parent, verifier, teacher, admin } = await clientsOf(app, school));
    const family = { parentId: school.parent.id, studentId: school.student.id };
    expect((await admin.post('/api/family-links', family)).status).toBe(201);
    // today may be tomorrow at the school
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const times = { date, startTime: '09:00', endTime: '11:00', hours: 2 };
    const logged = { organizationName: 'Elm Street Library', ...times, verifierId: school.verifier.id };
    entry = (await student.post('/api/volunteer-hours', logged)).body as HoursView;
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const messages = (client: Client): ReturnType<Client['get']> =>
    client.get(`/api/volunteer-hours/${entry.id}/messages`);
  const write = (client: Client, text: unknown): ReturnType<Client['post']> =>
    client.post(`/api/volunteer-hours/${entry.id}/messages`, { text });

  it('are read by all who can open it, and change nothing of it', async () => {
    expect((await write(teacher, 'Was this at the main library?')).status).toBe(201);
    expect((await write(student, ' Yes, on the second floor. ')).status).toBe(201);
    const { status, body } = await write(verifier, 'I was there.');
    expect(status).toBe(201);
    const said = (body as HoursMessage[]).map(({ actor, text }) => [actor.role, text]);
    expect(said).toEqual([
      ['teacher', 'Was this at the main library?'],
      ['student', 'Yes, on the second floor.'],
      ['verifier', 'I was there.'],
    ]);
    for (const client of [student, parent, teacher]) expect((await messages(client)).body).toEqual(body);
    const steps = (await student.get(`/api/volunteer-hours/${entry.id}/history`)).body as HoursHistoryStep[];
    expect(steps.at(-1)).toMatchObject({
      type: 'hours.message-sent',
      comment: 'I was there.',
      to: 'pending',
      marks: [],
    });
    const now = (await student.get(`/api/volunteer-hours/${entry.id}`)).body as HoursView;
    expect({ ...now, version: entry.version }).toEqual(entry);
  });

  it('are told to the volunteer, the verifier and whoever wrote before, and to nobody twice', async () => {
    const told = (client: Client): Promise<readonly NotificationView[]> =>
      seen(
        async () => {
          const all = (await client.get('/api/notifications')).body as NotificationView[];
          return all.filter(({ kind }) => kind === 'hours.message-sent');
        },
        ({ length }) => length === 2,
      );
    const counts = [await told(student), await told(teacher), await told(verifier)].map((all) =>
      all.map(({ actor, comment }) => `${actor.role}: ${comment}`),
    );
    expect(counts).toEqual([
      ['verifier: I was there.', 'teacher: Was this at the main library?'],
      ['verifier: I was there.', 'student: Yes, on the second floor.'],
      ['student: Yes, on the second floor.', 'teacher: Was this at the main library?'],
    ]);
  });

  it('are not written by family, nor empty, too long or in haste', async () => {
    expect((await write(parent, 'Please approve.')).status).toBe(403);
    for (const text of ['', '  ', null, 'x'.repeat(5_001), 7]) expect((await write(teacher, text)).status).toBe(400);
    const answers: number[] = [];
    for (let nth = 0; nth < 101; nth += 1) answers.push((await write(verifier, `${nth}`)).status);
    expect([answers.filter((status) => status === 201).length, answers.at(-1)]).toEqual([99, 429]);
  });

  it('leave no word in the log’s canonical events', async () => {
    const rows = await asAdmin<{ canonical: string }>(database, 'SELECT canonical FROM log.events');
    expect(rows.map(({ canonical }) => canonical).join('\n')).not.toMatch(/second floor|main library/);
  });
});
