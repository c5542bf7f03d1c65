import type { Anomaly, Decider } from '@hourtrail/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { havingChosenAnew, makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { indexedForAudit } from '../../../test/until.js';
import { FOLLOWING, PROJECTIONS } from '../../app.module.js';
import { NominateVerifier, type User } from '../../identity/index.js';
import { openPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';

type Staffed = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let school: Staffed;
let reviewer: Client;

const done = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

let mornings = 0;

async function log(student: User, verifier?: User): Promise<number> {
  const date = new Date(Date.UTC(2026, 1, 1) + ((mornings += 1) % 290) * 86_400_000).toISOString().slice(0, 10);
  const times = { date, startTime: '09:00', endTime: '10:00', hours: 1 };
  const what = { organizationName: 'Food Bank', description: `Morning ${mornings}`, verifierId: verifier?.id };
  const client = await app.as(student);
  return (done(await client.post('/api/volunteer-hours', { ...times, ...what })) as { id: number }).id;
}

const decide = async (by: User, id: number, status: 'verified' | 'approved' | 'rejected'): Promise<void> =>
  void done(await (await app.as(by)).patch(`/api/volunteer-hours/${id}`, { status }));

const decideAll = async (by: User, ids: readonly number[]): Promise<void> =>
  void done(await (await app.as(by)).post('/api/volunteer-hours/review', { ids, status: 'approved' }));

const several = async (count: number, student: User): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await log(student));
  return ids;
};

/** What was found of decisions by these people, the newest first. */
async function foundOf(by: readonly User[], query = ''): Promise<readonly Anomaly[]> {
  await indexedForAudit(database);
  const all = done(await reviewer.get(`/api/audit/anomalies${query}`)) as readonly Anomaly[];
  return all.filter(({ actor }) => by.some(({ id }) => id === actor.id));
}

const person = (role: 'student' | 'teacher' | 'parent' | 'verifier' | 'admin', lastName?: string): Promise<User> =>
  makePerson(app, school.id, role, lastName ? { firstName: 'Alex', lastName } : {});

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-20T09:00:00Z'));
  app = await startApp({ database, clock });
  school = await makeStaffedSchool(app);
  reviewer = await app.as(await makePerson(app, school.id, 'auditor'));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => clock.advance(300_000));

describe('many decisions of one person within a minute', () => {
  it('are told as one burst, and that they were made one by one', async () => {
    const [teacher, student] = [await person('teacher'), await person('student')];
    const ids = await several(25, student);
    clock.advance(300_000);
    for (const id of ids) {
      await decide(teacher, id, 'approved');
      clock.advance(2_000);
    }
    expect(await foundOf([teacher])).toEqual([
      {
        rule: 'burst',
        at: expect.any(String) as string,
        actor: { id: teacher.id, name: expect.any(String) as string, role: 'teacher' },
        person: { id: student.id, name: expect.any(String) as string },
        decisions: 25,
        hours: 25,
        reason: '25 decisions within 48 seconds, one by one.',
        records: ids.slice(0, 10).map((id) => `hours/${id}`),
      },
    ]);
  });

  it('are told to be of a bulk action where one request made them', async () => {
    const [teacher, one, other] = [await person('teacher'), await person('student'), await person('student')];
    const ids = [...(await several(12, one)), ...(await several(12, other))];
    await decideAll(teacher, ids);
    const [burst, ...others] = await foundOf([teacher]);
    expect(others).toEqual([]);
    expect(burst).toMatchObject({
      ...{ decisions: 24, person: null },
      reason: '24 decisions within a second, all of them in one bulk action.',
    });
  });

  it('are told apart where some were made together and some were not', async () => {
    const [teacher, student] = [await person('teacher'), await person('student')];
    const ids = await several(22, student);
    clock.advance(300_000);
    await decideAll(teacher, ids.slice(0, 18));
    for (const id of ids.slice(18)) {
      clock.advance(5_000);
      await decide(teacher, id, 'rejected');
    }
    expect((await foundOf([teacher])).map(({ reason }) => reason)).toEqual([
      '22 decisions within 20 seconds: 18 of them in one bulk action, 4 one by one.',
    ]);
  });

  it('are no burst where they are fewer, or slower', async () => {
    const [few, slow, student] = [await person('teacher'), await person('teacher'), await person('student')];
    const ids = await several(44, student);
    await decideAll(few, ids.slice(0, 19));
    for (const id of ids.slice(19)) {
      await decide(slow, id, 'approved');
      clock.advance(4_000);
    }
    expect(await foundOf([few, slow])).toEqual([]);
  });

  it('are two bursts where minutes lie between', async () => {
    const [teacher, student] = [await person('teacher'), await person('student')];
    const ids = await several(40, student);
    await decideAll(teacher, ids.slice(0, 20));
    clock.advance(180_000);
    await decideAll(teacher, ids.slice(20));
    expect((await foundOf([teacher], '?rule=burst')).map(({ decisions }) => decisions)).toEqual([20, 20]);
  });
});

describe('an entry that is verified and approved within a minute', () => {
  it('is told, with who verified it', async () => {
    const [teacher, verifier, student] = [await person('teacher'), await person('verifier'), await person('student')];
    const id = await log(student, verifier);
    await decide(verifier, id, 'verified');
    clock.advance(12_000);
    await decide(teacher, id, 'approved');
    const [found, ...others] = await foundOf([teacher]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'same-minute', decisions: 1, hours: 1, records: [`hours/${id}`] });
    expect(found?.reason).toBe(`Verified by ${verifier.firstName} ${verifier.lastName} and approved 12 seconds later.`);
  });

  it('names the role in which they decided, whatever they are today', async () => {
    const [teacher, verifier, student] = [await person('teacher'), await person('verifier'), await person('student')];
    const id = await log(student, verifier);
    await decide(verifier, id, 'verified');
    await decide(teacher, id, 'approved');
    const admin = await app.as(await person('admin'));
    done(await admin.patch(`/api/users/${teacher.id}`, { role: 'verifier' }));
    expect(await foundOf([teacher])).toMatchObject([{ actor: { id: teacher.id, role: 'teacher' } }]);
    const deciders = done(await reviewer.get('/api/audit/deciders')) as readonly Decider[];
    const roles = (all: readonly Decider[]) => {
      const found = all.find(({ person: { id: by } }) => by === teacher.id);
      return [found?.earlierRole, found?.person.role];
    };
    expect(roles(deciders)).toEqual([null, 'teacher']);
    clock.advance(60_000);
    const again = await app.signIn(teacher.username);
    done(await again.patch(`/api/volunteer-hours/${await log(student, teacher)}`, { status: 'verified' }));
    await indexedForAudit(database);
    expect(roles(done(await reviewer.get('/api/audit/deciders')) as readonly Decider[])).toEqual([
      'teacher',
      'verifier',
    ]);
  });

  it('is not told where more than a minute lay between, or where nobody verified it', async () => {
    const [teacher, verifier, student] = [await person('teacher'), await person('verifier'), await person('student')];
    const id = await log(student, verifier);
    await decide(verifier, id, 'verified');
    clock.advance(61_000);
    await decide(teacher, id, 'approved');
    await decide(teacher, await log(student), 'approved');
    expect(await foundOf([teacher])).toEqual([]);
  });
});

describe('decisions on the hours of a relative', () => {
  it('are told where the two have the same family name', async () => {
    const [teacher, student] = [await person('teacher', 'Abernathy'), await person('student', 'ABERNATHY')];
    const ids = await several(2, student);
    for (const id of ids) {
      clock.advance(90_000);
      await decide(teacher, id, 'approved');
    }
    expect(await foundOf([teacher])).toEqual([
      expect.objectContaining({
        ...{ rule: 'relative', decisions: 2, hours: 2, reason: 'The two people have the same last name.' },
        person: expect.objectContaining({ id: student.id }) as object,
        records: ids.map((id) => `hours/${id}`),
      }),
    ]);
  });

  it('are told where they were ever linked as parent and child, though the link has ended', async () => {
    const [admin, parent, student] = [await person('admin'), await person('parent'), await person('student')];
    const both = { parentId: parent.id, studentId: student.id };
    const link = done(await (await app.as(admin)).post('/api/family-links', both)) as { id: number };
    done(await (await app.as(admin)).delete(`/api/family-links/${link.id}`));
    done(await (await app.as(admin)).patch(`/api/users/${parent.id}`, { role: 'teacher' }));
    const browser = await havingChosenAnew(await app.signIn(parent.username));
    done(await browser.patch(`/api/volunteer-hours/${await log(student)}`, { status: 'approved' }));
    const [found] = await foundOf([parent]);
    expect(found).toMatchObject({ rule: 'relative', reason: 'The two people are or were linked as parent and child.' });
  });
});

describe('decisions of a verifier', () => {
  it('whom the volunteer nominated are told', async () => {
    const student = await person('student');
    const { id, organizationId } = student;
    const name = { username: 'n.petrov', email: 'n.petrov@northgate.example', firstName: 'Nadia', lastName: 'Petrov' };
    const nominated = await app.app
      .get(CommandBus)
      .execute(new NominateVerifier({ id, role: 'student', organizationId }, name));
    const admin = await app.as(school.admin);
    done(await admin.post(`/api/users/${nominated.id}/confirm`));
    const { oneTimePassword } = done(await admin.post(`/api/users/${nominated.id}/one-time-password`)) as {
      oneTimePassword: string;
    };
    const browser = await app.signIn('n.petrov', oneTimePassword);
    const passwords = { currentPassword: oneTimePassword, newPassword: 'a walk by the river' };
    done(await browser.post('/api/auth/change-password', passwords));
    const entry = await log(student, nominated as unknown as User);
    done(await browser.patch(`/api/volunteer-hours/${entry}`, { status: 'verified' }));
    const found = await foundOf([nominated as unknown as User]);
    expect(found).toEqual([
      expect.objectContaining({
        ...{ rule: 'nominated-verifier', decisions: 1, records: [`hours/${entry}`] },
        reason: 'The volunteer nominated this verifier.',
      }),
    ]);
  });
});

describe('the list of what is unusual', () => {
  it('comes page by page, none twice and none left out, also by rule', async () => {
    await indexedForAudit(database);
    for (const query of ['', '&rule=burst']) {
      const whole = done(await reviewer.get(`/api/audit/anomalies?${query.slice(1)}`)) as readonly Anomaly[];
      const paged: Anomaly[] = [];
      for (let next: string | undefined = `/api/audit/anomalies?limit=2${query}`; next;) {
        const answer: Answer = await reviewer.get(next);
        expect(answer.headers['x-total-count']).toBe(String(whole.length));
        paged.push(...(answer.body as Anomaly[]));
        next = /<(.*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      }
      expect(paged).toEqual(whole);
      expect([...whole].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))).toEqual(whole);
    }
  });

  it('is empty of a time in which nothing was', async () => {
    const { body, headers } = await reviewer.get('/api/audit/anomalies?to=2026-01-01');
    expect([body, headers['x-total-count']]).toEqual([[], '0']);
  });

  it('is refused for a rule that there is not', async () => {
    const { status, body } = await reviewer.get('/api/audit/anomalies?rule=luck');
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      'Rule must be burst, same-minute, relative, nominated-verifier, or let-in.',
    ]);
  });
});

it('is drawn from what the log makes again, equal row for row', async () => {
  await indexedForAudit(database);
  const owner = openPool(database.ownerUrl, 2);
  const contents = async (table: string): Promise<readonly string[]> =>
    (await asAdmin<{ row: string }>(database, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)).map(
      ({ row }) => row,
    );
  const before = [await contents('reporting.audit_index'), await contents('reporting.family_history')];
  expect(before.map(({ length }) => length > 0)).toEqual([true, true]);
  await rebuild(owner, [], PROJECTIONS, FOLLOWING);
  await owner.end();
  expect([await contents('reporting.audit_index'), await contents('reporting.family_history')]).toEqual(before);
});
