import type { HoursView, OpportunityView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makeStaffedSchool } from '../../../test/people.js';

const HOURS = '/api/volunteer-hours';

describe('hours of an opportunity', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let teacher: Client;
  const clock = new TestClock(new Date('2026-11-21T13:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    student = await app.as(school.student);
    teacher = await app.as(school.teacher);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** A morning that both the student and the parent signed up to, two hours after it began. */
  const attended = async (): Promise<OpportunityView> => {
    clock.set('2026-11-21T13:00:00Z');
    const coordinatorId = school.verifier.id;
    const opportunity = await publish(app, school.teacher, { date: '2026-11-21', coordinatorId });
    for (const person of [school.student, school.parent]) {
      const signup = { opportunityId: opportunity.id, despiteClash: true };
      expect((await (await app.as(person)).post('/api/opportunity-signups', signup)).status).toBe(201);
    }
    return opportunity;
  };
  const log = (client: Client, { id, ...from }: OpportunityView, fields: object = {}): Promise<Answer> =>
    client.post(HOURS, {
      organizationName: from.organizationName,
      description: `${from.title}, ${id}`,
      date: from.day,
      startTime: '09:00',
      endTime: '09:30',
      hours: 0.5,
      verifierId: from.coordinatorId,
      opportunityId: id,
      ...fields,
    });
  const statusAndCode = ({ status, body }: Answer): unknown[] => [status, (body as { code?: string }).code];

  it('are tied to it, and verified by its coordinator', async () => {
    const opportunity = await attended();
    clock.set('2026-11-21T17:30:00Z');
    const { status, body } = await log(student, opportunity, { endTime: '12:00', hours: 3 });
    expect([status, body]).toMatchObject([201, { opportunityId: opportunity.id, verifierId: school.verifier.id }]);
    const path = `${HOURS}/${(body as HoursView).id}`;
    await (await app.as(school.verifier)).patch(path, { status: 'verified' });
    expect((await teacher.patch(path, { status: 'approved' })).body).toMatchObject({
      status: 'approved',
      opportunityId: opportunity.id,
      signals: [],
    });
  });

  it('are logged once by each who came, and again when they were deleted', async () => {
    const opportunity = await attended();
    clock.set('2026-11-21T17:30:00Z');
    const { body } = await log(student, opportunity, { status: 'draft' });
    expect(statusAndCode(await log(student, opportunity))).toEqual([409, 'hours.opportunity-logged']);
    expect((await log(await app.as(school.parent), opportunity)).status).toBe(201);
    await student.delete(`${HOURS}/${(body as HoursView).id}`);
    expect((await log(student, opportunity)).status).toBe(201);
    const both = await Promise.all([log(student, opportunity), log(student, opportunity)]);
    expect(both.map(statusAndCode)).toEqual([409, 409].map((code) => [code, 'hours.opportunity-logged']));
  });

  it('are found by it, by those who may see them', async () => {
    const opportunity = await attended();
    clock.set('2026-11-21T17:30:00Z');
    const [{ body: mine }, { body: theirs }] = [
      await log(student, opportunity, { status: 'draft' }),
      await log(await app.as(school.parent), opportunity),
    ];
    const found = async (client: Client): Promise<number[]> =>
      ((await client.get(`${HOURS}?opportunityId=${opportunity.id}`)).body as HoursView[]).map(({ id }) => id);
    expect(await found(student)).toEqual([(mine as HoursView).id]);
    expect(await found(teacher)).toEqual([(theirs as HoursView).id]);
  });

  it('are for who has a place there, once it has begun', async () => {
    const opportunity = await attended();
    expect((await log(student, opportunity, { status: 'draft' })).body.errors).toEqual([
      { field: 'opportunityId', message: 'This opportunity hasn’t started yet.' },
    ]);
    await student.delete(`/api/opportunity-signups/${opportunity.id}`);
    clock.set('2026-11-21T17:30:00Z');
    const unseen = [opportunity.id, 999_999, (await publish(app, (await makeStaffedSchool(app)).teacher)).id];
    for (const opportunityId of unseen) {
      const { status, body } = await log(student, opportunity, { opportunityId });
      expect([status, body.code, body.message]).toEqual([
        400,
        'hours.not-joined',
        'Choose an opportunity that you signed up for.',
      ]);
    }
    expect(statusAndCode(await log(student, opportunity, { opportunityId: 'seven' }))).toEqual([400, 'invalid-input']);
  });

  it('outside its times make a reviewer look twice, in lists, alone and after a change', async () => {
    const opportunity = await attended();
    clock.set('2026-11-21T23:30:00Z');
    const { body } = await log(await app.as(school.parent), opportunity, {
      startTime: '11:30',
      endTime: '12:30',
      hours: 1,
    });
    const { id } = body as HoursView;
    const signal = {
      rule: 'outside-opportunity',
      version: 1,
      reason: 'Outside the opportunity’s times: 9:00 AM to 12:00 PM.',
    };
    const listed = (await teacher.get(`${HOURS}?studentId=${school.parent.id}`)).body as HoursView[];
    expect(listed.find((entry) => entry.id === id)?.signals).toContainEqual(signal);
    expect((await teacher.get(`${HOURS}/${id}`)).body.signals).toContainEqual(signal);
    const rejected = await teacher.patch(`${HOURS}/${id}`, { status: 'rejected', approverComments: 'When was it?' });
    expect(rejected.body.signals).toContainEqual(signal);
    const admin = await app.as(school.admin);
    expect(
      (await admin.patch(`${HOURS}/${id}`, { startTime: '11:00', endTime: '12:00' })).body.signals,
    ).not.toContainEqual(signal);
  });
});
