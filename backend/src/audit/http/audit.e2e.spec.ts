import type { AuditEvent, AuditStep, Decider, Integrity } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { indexedForAudit, until } from '../../../test/until.js';
import type { User } from '../../identity/index.js';

type Staffed = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let lincoln: Staffed;
let roosevelt: Staffed;
let auditor: User;
let superAdmin: User;
let reviewer: Client;

const done = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

let mornings = 0;
const aMorning = (verifier: User) => ({
  organizationName: 'Food Bank',
  description: 'Sorted cans',
  date: new Date(Date.UTC(2026, 9, 1) + (mornings += 1) * 86_400_000).toISOString().slice(0, 10),
  startTime: '09:00',
  endTime: '12:00',
  hours: 3,
  verifierId: verifier.id,
});

/** An entry that is logged, verified and approved, each a while after the other. */
async function approved({ student, verifier, teacher }: Staffed): Promise<number> {
  const { id } = done(await (await app.as(student)).post('/api/volunteer-hours', aMorning(verifier))) as { id: number };
  clock.advance(600_000);
  done(await (await app.as(verifier)).patch(`/api/volunteer-hours/${id}`, { status: 'verified' }));
  clock.advance(600_000);
  const decided = { status: 'approved', approverComments: 'Well done' };
  done(await (await app.as(teacher)).patch(`/api/volunteer-hours/${id}`, decided));
  clock.advance(600_000);
  return id;
}

let first: number;
let second: number;

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-20T09:00:00Z'));
  app = await startApp({ database, clock });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  auditor = await makePerson(app, lincoln.id, 'auditor', { firstName: 'Ingrid', lastName: 'Solberg' });
  superAdmin = await makePerson(app, lincoln.id, 'super-admin');
  reviewer = await app.as(auditor);
  first = await approved(lincoln);
  second = await approved(lincoln);
  await approved(roosevelt);
  await app.sealAll();
  await indexedForAudit(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const events = async (query = '', client = reviewer): Promise<readonly AuditEvent[]> =>
  done(await client.get(`/api/audit/events${query}`)) as readonly AuditEvent[];
const trail = async (record: string, query = ''): Promise<readonly AuditStep[]> =>
  done(await reviewer.get(`/api/audit/records/${record}${query}`)) as readonly AuditStep[];

describe('the events of a school', () => {
  it('are there from the newest to the oldest, each with its number, who did it and whom it is about', async () => {
    const [newest, ...others] = await events();
    expect(newest).toEqual({
      number: expect.any(Number) as number,
      organizationId: lincoln.id,
      record: `hours/${second}`,
      version: 3,
      type: 'hours.approved',
      at: '2026-11-20T09:50:00.000Z',
      actor: { id: lincoln.teacher.id, name: expect.any(String) as string, role: 'teacher' },
      person: { id: lincoln.student.id, name: expect.any(String) as string },
      hours: '3.00',
    });
    expect(new Set([newest, ...others].map((event) => event?.organizationId))).toEqual(new Set([lincoln.id]));
    const numbers = [newest, ...others].map((event) => event?.number as number);
    expect([...numbers].sort((a, b) => b - a)).toEqual(Array.from(numbers, (_, n) => numbers.length - n));
  });

  it.each<readonly [string, () => string, number]>([
    ['whom they are about', () => `?person=${lincoln.student.id}&kind=hours`, 6],
    ['who decided', () => `?by=${lincoln.teacher.id}`, 2],
    ['a kind of record', () => '?kind=hours', 6],
    ['a kind of event', () => '?kind=hours.verified', 2],
    ['a day', () => '?kind=hours&from=2026-11-20&to=2026-11-20', 6],
    ['a day before', () => '?to=2026-11-19', 0],
    ['a day after', () => '?from=2026-11-21', 0],
    ['all of it together', () => `?person=${lincoln.student.id}&by=${lincoln.verifier.id}&kind=hours.verified`, 2],
    ['what nobody did', () => '?kind=hours.imported', 0],
  ])('can be narrowed to %s', async (_what, query, count) => {
    expect(await events(query())).toHaveLength(count);
  });

  it('come page by page, none twice and none left out', async () => {
    const whole = await events();
    const paged: AuditEvent[] = [];
    for (let next: string | undefined = '/api/audit/events?limit=4'; next;) {
      const answer: Answer = await reviewer.get(next);
      expect(answer.headers['x-total-count']).toBe(String(whole.length));
      paged.push(...(answer.body as AuditEvent[]));
      next = /<(.*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(whole);
  });

  it('say nothing of words that a draft had before it was handed in with others', async () => {
    const student = await app.as(lincoln.student);
    const draft = { ...aMorning(lincoln.verifier), description: 'Slept in', status: 'draft' };
    const { id } = done(await student.post('/api/volunteer-hours', draft)) as { id: number };
    done(await student.patch(`/api/volunteer-hours/${id}`, { description: 'Sorted cans', status: 'pending' }));
    const trail = done(await reviewer.get(`/api/audit/records/hours/${id}`)) as readonly AuditStep[];
    expect(trail.map(({ texts }) => texts['description'])).toEqual([undefined, 'Sorted cans', undefined]);
    expect(trail[0]?.texts).toEqual({ organizationName: 'Food Bank' });
  });

  it('say nothing of hours in a draft that nobody handed in', async () => {
    const student = await app.as(lincoln.student);
    const draft = { ...aMorning(lincoln.verifier), status: 'draft' };
    const { id } = done(await student.post('/api/volunteer-hours', draft)) as { id: number };
    await indexedForAudit(database);
    const [drafted] = await events('?kind=hours.drafted');
    expect(drafted).toMatchObject({ record: `hours/${id}`, hours: null });
    const [step] = await trail(`hours/${id}`);
    expect(step).toMatchObject({ type: 'hours.drafted', hours: null, data: { from: null, to: 'draft' }, texts: {} });
    expect((await reviewer.get(`/api/volunteer-hours/${id}`)).status).toBe(404);
    await app.sealAll();
  });

  it('of another school are refused, but to super-admins', async () => {
    const foreign = `?organizationId=${roosevelt.id}`;
    for (const path of ['events', 'people', 'deciders', 'integrity', `records/hours/${first}`]) {
      expect((await reviewer.get(`/api/audit/${path}${foreign}`)).status).toBe(403);
      expect((await reviewer.get(`/api/audit/${path}?organizationId=0`)).status).toBe(403);
    }
    const everywhere = await app.as(superAdmin);
    expect(await events(`${foreign}&kind=hours`, everywhere)).toHaveLength(3);
    expect((await everywhere.get('/api/audit/events?organizationId=999')).status).toBe(404);
    expect((await everywhere.get('/api/audit/events?organizationId=0')).status).toBe(200);
    expect((await everywhere.get(`/api/audit/records/hours/${first}${foreign}`)).status).toBe(404);
  });

  it.each([
    ['?kind=Hours', 'Choose a kind from the list.'],
    ['?person=0', 'Person must be a whole number from 1 to 2,147,483,647.'],
    ['?from=2026-02-30', 'From must be a real date, such as 2026-09-30.'],
    ['?limit=501', 'Limit must be a whole number from 1 to 500.'],
    ['?cursor=abc', 'The link to the next page is damaged. Start from the first page.'],
    ['?cursor=WyIyMDI2LTAxLTAxIiwiaG91cnMvMSJd', 'The link to the next page is damaged. Start from the first page.'],
    ['?organizationId=-1', 'School must be a whole number.'],
    ['?color=red', '"color" isn’t a known field.'],
  ])('asked for by %s are refused with a sentence', async (query, message) => {
    const { status, body } = await reviewer.get(`/api/audit/events${query}`);
    expect([status, (body as { message: string }).message]).toEqual([400, message]);
  });
});

describe('what people decided', () => {
  it('is counted for each, whoever decided most first', async () => {
    const deciders = done(await reviewer.get('/api/audit/deciders')) as readonly Decider[];
    expect(deciders).toEqual([
      expect.objectContaining({ verified: 0, approved: 2, rejected: 0, alone: 0, approvedHours: 6 }),
      expect.objectContaining({ verified: 2, approved: 0, rejected: 0, alone: 0, approvedHours: 0 }),
    ]);
    expect(deciders[0]?.person).toMatchObject({ id: lincoln.teacher.id, role: 'teacher' });
    expect(deciders[0]).toMatchObject({ firstAt: '2026-11-20T09:20:00.000Z', lastAt: '2026-11-20T09:50:00.000Z' });
  });

  it('counts what one person decided alone', async () => {
    const student = await app.as(roosevelt.student);
    const { id } = done(await student.post('/api/volunteer-hours', aMorning(roosevelt.verifier))) as { id: number };
    done(await (await app.as(roosevelt.admin)).patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
    await indexedForAudit(database);
    const found = done(await (await app.as(roosevelt.admin)).get('/api/audit/deciders')) as readonly Decider[];
    expect(found.find(({ person }) => person.id === roosevelt.admin.id)).toMatchObject({ approved: 1, alone: 1 });
  });

  it('can be asked for by the names of people, also of those who moved away', async () => {
    const found = done(await reviewer.get('/api/audit/people?q=solberg')) as unknown;
    expect(found).toEqual([{ id: auditor.id, name: 'Ingrid Solberg', role: 'auditor' }]);
    expect(done(await reviewer.get(`/api/audit/people?id=${lincoln.teacher.id}`))).toHaveLength(1);
    expect(done(await reviewer.get(`/api/audit/people?id=${roosevelt.teacher.id}`))).toEqual([]);
  });
});

describe('the trail of a record', () => {
  it('tells every step as it was recorded, and that each was found sealed', async () => {
    const steps = await trail(`hours/${first}`);
    expect(steps.map(({ type, verified, version, fault }) => [type, verified, version, fault])).toEqual([
      ['hours.submitted', 'sealed', 1, null],
      ['hours.verified', 'sealed', 2, null],
      ['hours.approved', 'sealed', 3, null],
    ]);
    expect(steps[2]).toMatchObject({
      actor: { id: lincoln.teacher.id, role: 'teacher' },
      person: { id: lincoln.student.id },
      hours: '3.00',
      data: { from: 'verified', to: 'approved', policy: 'standard' },
      texts: { comment: 'Well done' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('is recorded, and not sealed, in the moment before it is sealed', async () => {
    const third = await approved(lincoln);
    expect((await trail(`hours/${third}`)).map(({ verified, number }) => [verified, number])).toEqual([
      ['recorded', null],
      ['recorded', null],
      ['recorded', null],
    ]);
    await app.sealAll();
    expect((await trail(`hours/${third}`)).map(({ verified }) => verified)).toEqual(['sealed', 'sealed', 'sealed']);
  });

  it('keeps the codes to itself that let somebody in', async () => {
    const student = await app.as(lincoln.student);
    const { familyCode } = done(await student.post('/api/profile/family-code')) as { familyCode: string };
    const boss = await app.as(superAdmin);
    const { joinCode } = done(await boss.post(`/api/organizations/${lincoln.id}/join-code`)) as { joinCode: string };
    const trails = [await trail(`user/${lincoln.student.id}`), await trail(`organization/${lincoln.id}`)];
    expect(trails.flat().map(({ type }) => type)).toEqual(
      expect.arrayContaining(['user.family-code-made', 'organization.join-code-made']),
    );
    expect(JSON.stringify(trails)).not.toMatch(new RegExp(`${familyCode}|${joinCode}`));
    await app.sealAll();
  });

  it.each(['hours/999999', 'secrets/1', 'hours/1x', 'hours/0'])('%s is not there', async (record) => {
    expect([400, 404]).toContain((await reviewer.get(`/api/audit/records/${record}`)).status);
  });

  it.each<readonly [string, string, readonly string[], RegExp]>([
    [
      'the bytes of a step are changed',
      `UPDATE log.events SET canonical = replace(canonical, '"hundredthsAfter":300', '"hundredthsAfter":900')`,
      ['sealed', 'broken', 'sealed'],
      /^This step was changed after it was recorded\.$/,
    ],
    [
      'bytes and hash are changed together',
      `UPDATE log.events SET canonical = replace(canonical, '"hundredthsAfter":300', '"hundredthsAfter":900'),
         hash = sha256(convert_to(replace(canonical, '"hundredthsAfter":300', '"hundredthsAfter":900'), 'UTF8'))`,
      ['sealed', 'broken', 'sealed'],
      /by something other than HourTrail/,
    ],
    [
      'the person beside it is changed',
      'UPDATE log.events SET actor_id = actor_id + 1',
      ['sealed', 'broken', 'sealed'],
      /^This step was changed after it was recorded\.$/,
    ],
    [
      'a step is removed',
      'DELETE FROM log.events',
      ['sealed', 'broken', 'sealed'],
      /^This step was taken out of the log\.$/,
    ],
    [
      'a number is given to another step',
      'UPDATE log.sealed_events SET number = 1000000',
      ['sealed', 'broken', 'sealed'],
      /isn’t the one that was sealed under its number/,
    ],
  ])('is told to be broken where %s behind the back of the application', async (_what, statement, verified, fault) => {
    const id = await approved(lincoln);
    await app.sealAll();
    await asAdmin(
      database,
      `SET session_replication_role = replica; ${statement} WHERE organization_id = ${lincoln.id} AND stream = 'hours/${id}' AND version = 2`,
    );
    const steps = await trail(`hours/${id}`);
    expect(steps.map((step) => step.verified)).toEqual(verified);
    expect(steps[1]?.fault).toMatch(fault);
  });

  it('is told to be broken where a text beside it is swapped', async () => {
    const id = await approved(lincoln);
    await app.sealAll();
    await asAdmin(
      database,
      `SET session_replication_role = replica; UPDATE log.texts SET body = 'Badly done'
       WHERE organization_id = ${lincoln.id} AND stream = 'hours/${id}' AND version = 3`,
    );
    const [, , last] = await trail(`hours/${id}`);
    expect([last?.verified, last?.fault]).toEqual(['broken', 'This step has text that isn’t what was written.']);
  });
});

describe('how the log stands', () => {
  const integrity = async (): Promise<Integrity> => done(await reviewer.get('/api/audit/integrity')) as Integrity;

  it('is said in words, with what was checked just then', async () => {
    await app.sealAll();
    const found = await integrity();
    expect(found).toMatchObject({ state: 'sealed', waiting: 0, key: expect.stringMatching(/^[0-9a-f]{8}$/) as string });
    expect(found.words).toBe(
      `All ${found.sealed} of this school’s events are sealed, and the checks found no sign that any was changed or removed.`,
    );
    expect(found.checks.map(({ name, holds }) => [name, holds])).toEqual([
      ['tree', true],
      ['signature', true],
      ['outside', true],
    ]);
  });

  it('calls the log of the whole system no school', async () => {
    const everywhere = await app.as(superAdmin);
    done(await everywhere.patch('/api/settings', { defaultHoursGoal: 60 }));
    await app.sealAll();
    const { words } = done(await everywhere.get('/api/audit/integrity?organizationId=0')) as Integrity;
    expect(words).toMatch(
      /^(The only system event is|All \d+ system events are) sealed, and the checks found no sign that /,
    );
  });

  it('tells what waits to be sealed', async () => {
    await approved(lincoln);
    expect(await integrity()).toMatchObject({ state: 'sealing', waiting: 3 });
    await app.sealAll();
  });

  it('tells what came of reading every event again, once somebody asked for it', async () => {
    const school = await makeStaffedSchool(app);
    const boss = await app.as(school.admin);
    const at = (): Promise<Integrity> => boss.get('/api/audit/integrity').then((answer) => done(answer) as Integrity);
    const checkedUp = async (): Promise<Integrity> => {
      const response = await boss.post('/api/audit/checkups');
      expect([response.status, (response.body as Integrity).isCheckingUp]).toEqual([202, true]);
      await until(async () => !(await at()).isCheckingUp);
      return at();
    };
    const id = await approved(school);
    await app.sealAll();
    expect((await at()).checkup).toBeNull();
    const sound = await checkedUp();
    expect(sound.checkup).toMatchObject({ events: sound.sealed, faults: 0, words: [] });
    expect(sound.checks.find(({ name }) => name === 'events')).toMatchObject({ holds: true });
    const change = (from: string, to: string) =>
      asAdmin(
        database,
        `SET session_replication_role = replica;
         UPDATE log.events SET canonical = replace(canonical, '${from}', '${to}')
         WHERE organization_id = ${school.id} AND stream = 'hours/${id}' AND version = 1`,
      );
    await change('"hundredthsAfter":', '"hundredthsAfter":9');
    const { state, checks, checkup } = await checkedUp();
    expect(checks.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual(['events']);
    expect(checkup?.words[0]).toBe(`hours/${id}: step 1 was changed after it was recorded.`);
    expect(state).toBe('faulty');
    expect(checks.find(({ name }) => name === 'events')?.words).toContain(checkup?.summary);
    await change('"hundredthsAfter":9', '"hundredthsAfter":');
    expect((await checkedUp()).checkup?.faults).toBe(0);
  });

  it('tells which check fails, and that sealing has stopped', async () => {
    await approved(roosevelt);
    await app.sealAll();
    const boss = await app.as(roosevelt.admin);
    const tamper = (statement: string) => asAdmin(database, `SET session_replication_role = replica; ${statement}`);
    await tamper(
      `UPDATE log.tiles SET hashes = set_byte(hashes, 0, 255 - get_byte(hashes, 0)) WHERE organization_id = ${roosevelt.id}`,
    );
    const broken = done(await boss.get('/api/audit/integrity')) as Integrity;
    expect(broken.checks.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual(['tree']);
    await approved(roosevelt);
    await app.sealAll();
    const stopped = done(await boss.get('/api/audit/integrity')) as Integrity;
    expect(stopped).toMatchObject({ state: 'halted', waiting: 3 });
    expect(stopped.words).toMatch(
      /^New events here aren’t being sealed\. The stored hashes aren’t the ones that were signed\./,
    );
    expect((await integrity()).state).toBe('sealed');
  });
});
