import type { Anomaly, Role } from '@hourtrail/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { seen } from '../../../test/until.js';
import { MakeOneTimePassword, type User } from '../../identity/index.js';

const DAY = 86_400_000;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let school: number;
let auditor: User;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-09-01T09:00:00Z'));
  app = await startApp({ database, clock });
  school = await makeSchool(app);
  auditor = await person('auditor');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const person = (role: Role): Promise<User> => makePerson(app, school, role);
const name = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;
const done = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const letIn = async (by: User, { id }: User): Promise<void> =>
  void done(await (await app.signIn(by.username)).post(`/api/users/${id}/invitation`));
const log = async (student: User, verifier?: User): Promise<number> => {
  const date = clock.now().toISOString().slice(0, 10);
  const times = { date, startTime: '00:00', endTime: '01:00', hours: 1, organizationName: 'Food Bank' };
  const client = await app.signIn(student.username);
  return (done(await client.post('/api/volunteer-hours', { ...times, verifierId: verifier?.id })) as { id: number }).id;
};
const decide = async (by: User, id: number, status: 'verified' | 'approved'): Promise<void> => {
  clock.advance(300_000);
  done(await (await app.signIn(by.username)).patch(`/api/volunteer-hours/${id}`, { status }));
};
const found = async (by: readonly User[], expected: number): Promise<readonly Anomaly[]> => {
  const reviewer = await app.signIn(auditor.username);
  const all = await seen(
    async () => done(await reviewer.get('/api/audit/anomalies?rule=let-in')) as readonly Anomaly[],
    (list) => list.filter(({ actor }) => by.some(({ id }) => id === actor.id)).length >= expected,
  );
  return all.filter(({ actor }) => by.some(({ id }) => id === actor.id));
};

test('whoever decides after one of the two had let the other in is told, with how long before', async () => {
  const [teacher, verifier, student] = [await person('teacher'), await person('verifier'), await person('student')];
  await letIn(teacher, verifier);
  clock.advance(3 * DAY);
  const id = await log(student, verifier);
  await decide(verifier, id, 'verified');
  await decide(teacher, id, 'approved');
  expect(await found([teacher, verifier], 2)).toMatchObject([
    {
      rule: 'let-in',
      actor: { id: teacher.id },
      person: { id: student.id },
      decisions: 1,
      reason: `They had created a password or a link for ${name(verifier)}’s account 3 days earlier.`,
      records: [`hours/${id}`],
    },
    {
      actor: { id: verifier.id },
      reason: `3 days earlier, ${name(teacher)} had created a password or a link for the account of the person who decided.`,
    },
  ]);
});

test('so is who had let the volunteer in; not who let in nobody of the entry, or long ago', async () => {
  const [admin, colleague, student, other] = [
    await person('admin'),
    await person('admin'),
    await person('student'),
    await person('student'),
  ];
  await letIn(admin, student);
  const [first, second, third] = [await log(student), await log(other), await log(student)];
  await decide(admin, first, 'approved');
  await decide(admin, second, 'approved');
  await decide(colleague, third, 'approved');
  clock.advance(31 * DAY);
  await decide(admin, await log(student), 'approved');
  await letIn(colleague, student);
  const last = await log(student);
  await decide(colleague, last, 'approved');
  const all = await found([admin, colleague], 2);
  expect(all.map(({ actor, records }) => [actor.id, ...records])).toEqual([
    [colleague.id, `hours/${last}`],
    [admin.id, `hours/${first}`],
  ]);
});

test('whoever decides after their password was set on the command line is told, as nobody knows by whom', async () => {
  const [teacher, student] = [await person('teacher'), await person('student')];
  const [before, after] = [await log(student), await log(student)];
  await decide(teacher, before, 'approved');
  clock.advance(60_000);
  const first = 'a quiet long walk';
  await app.app.get(CommandBus).execute(new MakeOneTimePassword(undefined, teacher.id, null, first));
  const change = { currentPassword: first, newPassword: PASSWORD };
  done(await (await app.signIn(teacher.username, first)).post('/api/auth/change-password', change));
  await decide(teacher, after, 'approved');
  expect(await found([teacher], 1)).toMatchObject([
    {
      records: [`hours/${after}`],
      reason:
        'Less than a day earlier, a password was set for the account of the person who decided, on the command line of the server.',
    },
  ]);
});
