import type { NotificationView, OpportunityView, SignupView } from '@hourtrail/contracts';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf, waitingForLocks } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import type { User } from '../../identity/index.js';

const SIGNUPS = '/api/opportunity-signups';
const PATH = '/api/volunteer-opportunities';

describe('the waitlist of an opportunity', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let admin: Client;
  let teacher: Client;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    admin = await app.as(school.admin);
    teacher = await app.as(school.teacher);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const students = (many: number): Promise<User[]> =>
    Promise.all(Array.from({ length: many }, () => makePerson(app, school.id, 'student')));
  /** An opportunity with one place, which the first of these has; the others wait in this order. */
  const waitedFor = async (people: readonly User[], fields: object = {}): Promise<OpportunityView> => {
    const opportunity = await publish(app, school.teacher, { maxSlots: 1, ...fields });
    for (const person of people) {
      const request = { opportunityId: opportunity.id, waitlist: true, despiteClash: true };
      expect((await (await app.as(person)).post(SIGNUPS, request)).status).toBe(201);
    }
    return opportunity;
  };
  const lineOf = async (id: number): Promise<string[]> =>
    ((await teacher.get(`${SIGNUPS}?opportunityId=${id}&include=waitlisted&sort=signedUpAt`)).body as SignupView[]).map(
      ({ userId, status }) => `${userId} ${status}`,
    );
  const eventsOfPerson = async ({ id }: User): Promise<string[]> => {
    const [row] = await asAdmin<{ id: number }>(
      database,
      `SELECT id FROM opportunities.signups WHERE user_id = ${id} ORDER BY id DESC LIMIT 1`,
    );
    return (await eventsOf(database, `signup/${row?.id}`)).map(({ type }) => type);
  };
  const notificationKindsOf = async (person: User): Promise<string[]> =>
    ((await (await app.as(person)).get('/api/notifications')).body as NotificationView[]).map(({ kind }) => kind);
  /** Keeps everybody from deciding on an opportunity until `then` has begun what waits for it. */
  const whileHeld = async (id: number, then: () => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query(`SELECT FROM opportunities.opportunities WHERE id = ${id} FOR UPDATE`);
    await then();
    await client.query('COMMIT');
    await client.end();
  };
  it('gives no place to who was deactivated in the same moment, and skips them in the line', async () => {
    const [one, gone, next] = (await students(3)) as [User, User, User];
    const { id } = await waitedFor([one, gone, next]);
    let leaving: Promise<{ status: number }> | undefined;
    await whileHeld(id, async () => {
      leaving = (await app.as(one)).delete(`${SIGNUPS}/${id}`);
      await until(async () => (await waitingForLocks(database)) === 1);
      expect((await admin.patch(`/api/users/${gone.id}`, { isActive: false })).status).toBe(200);
    });
    expect((await leaving)?.status).toBe(204);
    await until(async () => (await lineOf(id)).join() === `${next.id} signed-up`);
    expect(await eventsOfPerson(gone)).toEqual(['signup.waitlisted', 'signup.cancelled']);
    expect(await eventsOfPerson(next)).toEqual(['signup.waitlisted', 'signup.promoted']);
  });

  it('is left by those whom it is not for any more, who are told; who has a place keeps it', async () => {
    const [one, two] = (await students(2)) as [User, User];
    const { id } = await waitedFor([one, two, school.parent], { date: '2026-12-09' });
    expect((await teacher.patch(`${PATH}/${id}`, { targetAudience: 'parents' })).body).toMatchObject({
      currentSignups: 1,
      waitlisted: 1,
    });
    expect(await lineOf(id)).toEqual([`${one.id} signed-up`, `${school.parent.id} waitlisted`]);
    await until(async () => (await notificationKindsOf(two)).join() === 'opportunity.for-others');
    expect(await notificationKindsOf(school.parent)).toEqual([]);
    await (await app.as(one)).delete(`${SIGNUPS}/${id}`);
    expect(await lineOf(id)).toEqual([`${school.parent.id} signed-up`]);
  });
});
