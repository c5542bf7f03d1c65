import type { OpportunityView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { A_MORNING, publish } from '../../../test/opportunities.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { eventsOf } from '../../../test/sql.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;
const PATH = '/api/volunteer-opportunities';

describe('opportunities', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: School;
  let roosevelt: School;
  let teacher: Client;
  let student: Client;
  let parent: Client;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    teacher = await app.as(lincoln.teacher);
    student = await app.as(lincoln.student);
    parent = await app.as(lincoln.parent);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const ids = ({ body }: Answer): number[] => (body as OpportunityView[]).map(({ id }) => id);
  const titles = ({ body }: Answer): string[] => (body as OpportunityView[]).map(({ title }) => title);
  const statusAndMessages = ({ status, body }: Answer): unknown[] => [
    status,
    ...((body as { errors?: { field: string; message: string }[] }).errors ?? [{ message: body.code as string }]).map(
      ({ message }) => message,
    ),
  ];

  it('are published with what the teacher’s form sends, and tell so in the log', async () => {
    const { status, body, headers } = await teacher.post(PATH, {
      ...A_MORNING,
      date: '2026-12-06T02:00:00.000Z',
      endTime: undefined,
      startTime: '21:00',
      hours: 4,
      coordinatorId: lincoln.verifier.id,
    });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(body).toEqual({
      ...A_MORNING,
      id: expect.any(Number) as number,
      version: 1,
      organizationId: lincoln.id,
      date: '2026-12-06T02:00:00.000Z',
      day: '2026-12-05',
      startTime: '21:00',
      endTime: '01:00',
      hours: 4,
      currentSignups: 0,
      spotsLeft: 10,
      waitlisted: 0,
      coordinatorId: lincoln.verifier.id,
      coordinator: { name: `${lincoln.verifier.firstName} ${lincoln.verifier.lastName}` },
      coordinatorInactive: false,
      createdBy: lincoln.teacher.id,
      seriesId: null,
      isActive: true,
      cancelledAt: null,
      cancelReason: null,
      createdAt: '2026-11-21T15:00:00.000Z',
      state: 'open',
      mySignup: null,
    });
    expect(await eventsOf(database, `opportunity/${(body as OpportunityView).id}`)).toEqual([
      {
        type: 'opportunity.published',
        data: {
          isActive: true,
          series: null,
          set: {
            date: '2026-12-05',
            startTime: '21:00',
            endTime: '01:00',
            maxSlots: 10,
            targetAudience: 'both',
            coordinatorId: lincoln.verifier.id,
          },
        },
        texts: {
          title: A_MORNING.title,
          description: A_MORNING.description,
          organizationName: A_MORNING.organizationName,
          location: A_MORNING.location,
        },
      },
    ]);
  });

  it('end past midnight where the end is a few hours after the start, as the teacher’s form computes it', async () => {
    const { body } = await teacher.post(PATH, { ...A_MORNING, startTime: '22:00', endTime: '01:30' });
    expect(body).toMatchObject({ startTime: '22:00', endTime: '01:30', hours: 3.5 });
  });

  it('begin with ten places, for everybody and active, where the form says nothing else', async () => {
    const { maxSlots: _slots, targetAudience: _audience, ...little } = A_MORNING;
    expect((await teacher.post(PATH, little)).body).toMatchObject({
      maxSlots: 10,
      targetAudience: 'both',
      isActive: true,
      hours: 3,
      coordinator: null,
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['no description', { description: '' }, 'Description is required'],
    ['no organization', { organizationName: undefined }, 'Organization is required'],
    ['no date', { date: '' }, 'Date is required'],
    ['a date that does not exist', { date: '2026-02-30' }, 'Date must be a real date, such as 2026-09-30.'],
    ['no start', { startTime: '' }, 'Start time is required'],
    ['a start at 25:00', { startTime: '25:00' }, 'Start time must be a time, such as 09:00 or 17:30.'],
    ['an end at 25:00', { endTime: '25:00' }, 'End time must be a time, such as 09:00 or 17:30.'],
    ['neither end nor hours', { endTime: '' }, 'End time is required'],
    ['an end before the start', { startTime: '17:00', endTime: '09:00' }, 'End time must be after the start time'],
    ['an end at the start', { endTime: '09:00' }, 'End time must be after the start time'],
    ['thirteen hours', { startTime: '08:00', endTime: '21:00' }, 'Cannot exceed 12 hours'],
    ['a quarter of an hour', { endTime: '09:15' }, 'Must be at least 0.5 hours'],
    ['0.4 hours', { endTime: '', hours: 0.4 }, 'Must be at least 0.5 hours'],
    ['0 hours', { endTime: '', hours: 0 }, 'Must be at least 0.5 hours'],
    ['12.5 hours', { endTime: '', hours: 12.5 }, 'Cannot exceed 12 hours'],
    ['0.75 hours', { endTime: '', hours: 0.75 }, 'Hours must be in steps of 0.5.'],
    [
      'an end that the hours deny',
      { endTime: '12:00', hours: 2 },
      'With these hours it ends at 11:00 AM. Send the end time or the hours, not both.',
    ],
    ['no location', { location: '' }, 'Location is required'],
    ['no places', { maxSlots: 0 }, 'Max volunteers is required'],
    ['fewer places than none', { maxSlots: -1 }, 'Max volunteers is required'],
    ['a billion places', { maxSlots: 1e9 }, 'Max volunteers must be a whole number from 1 to 10,000.'],
    ['half a place', { maxSlots: 2.5 }, 'Max volunteers must be a whole number from 1 to 10,000.'],
    ['places in words', { maxSlots: '10' }, 'Max volunteers must be a whole number from 1 to 10,000.'],
    ['another audience', { targetAudience: 'teachers' }, 'Please select target audience'],
    ['a day in the past', { date: '2026-11-20' }, 'The date of an opportunity must not be in the past.'],
    ['a time in the past', { date: '2026-11-21' }, 'The start time of an opportunity must not be in the past.'],
    ['a coordinator who is none', { coordinatorId: 1 }, 'Choose an active coordinator at the school.'],
  ])('are refused with %s', async (_what, wrong, message) => {
    expect(statusAndMessages(await teacher.post(PATH, { ...A_MORNING, ...wrong }))).toEqual([400, message]);
    const { id } = await publish(app, lincoln.teacher);
    if (Object.values(wrong).some((value) => value === '' || value === undefined)) return;
    expect(statusAndMessages(await teacher.patch(`${PATH}/${id}`, wrong))).toEqual([400, message]);
  });

  it('are coordinated by active verifiers of the school alone', async () => {
    const gone = await makePerson(app, lincoln.id, 'verifier', { isActive: false });
    for (const coordinatorId of [gone.id, roosevelt.verifier.id, lincoln.teacher.id]) {
      const answer = await teacher.post(PATH, { ...A_MORNING, coordinatorId });
      expect(statusAndMessages(answer)).toEqual([400, 'Choose an active coordinator at the school.']);
    }
  });

  it('are published by staff alone, each in their own school', async () => {
    for (const person of [lincoln.student, lincoln.parent, lincoln.verifier]) {
      expect((await (await app.as(person)).post(PATH, A_MORNING)).status).toBe(403);
    }
    const elsewhere = await teacher.post(PATH, { ...A_MORNING, organizationId: roosevelt.id });
    expect(statusAndMessages(elsewhere)).toEqual([400, 'Opportunities can only be published in your own school.']);
    const visitor = await app.as(await makePerson(app, lincoln.id, 'super-admin'));
    const { body } = await visitor.post(PATH, { ...A_MORNING, organizationId: roosevelt.id });
    expect(body).toMatchObject({ organizationId: roosevelt.id });
    const [event] = await eventsOf(database, `opportunity/${(body as OpportunityView).id}`);
    expect(event?.data).toMatchObject({ noReason: true });
    const again = {
      ...A_MORNING,
      organizationId: roosevelt.id,
      coordinatorId: roosevelt.verifier.id,
      reason: 'They asked',
    };
    expect((await visitor.post(PATH, again, { 'idempotency-key': 'at-another-school' })).status).toBe(201);
    expect((await visitor.post(PATH, { ...A_MORNING, organizationId: 1 })).body.code).toBe(
      'opportunities.no-school-yet',
    );
    expect((await visitor.post(PATH, { ...A_MORNING, organizationId: 9_999 })).status).toBe(404);
  });

  it('take place week by week with days left out, each with places of its own', async () => {
    const weekly = { ...A_MORNING, title: 'Tutoring', date: '2026-12-01' };
    const { body: first } = await teacher.post(PATH, { ...weekly, repeatWeeks: 5, exceptDates: ['2026-12-22'] });
    const { id } = first as OpportunityView;
    expect(first).toMatchObject({ date: '2026-12-01T14:00:00.000Z', day: '2026-12-01', seriesId: id });
    const series = await teacher.get(`${PATH}?seriesId=${id}`);
    expect((series.body as OpportunityView[]).map(({ day }) => day)).toEqual([
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-29',
    ]);
    const until = await teacher.post(PATH, { ...weekly, repeatUntil: '2026-12-16' });
    expect(ids(await teacher.get(`${PATH}?seriesId=${(until.body as OpportunityView).id}`))).toHaveLength(3);
    await student.post('/api/opportunity-signups', { opportunityId: id });
    expect((await teacher.get(`${PATH}?seriesId=${id}`)).body).toMatchObject([
      { currentSignups: 1 },
      { currentSignups: 0 },
      { currentSignups: 0 },
      { currentSignups: 0 },
    ]);
    await student.delete(`/api/opportunity-signups/${id}`);
    const refused = [
      { repeatWeeks: 2, repeatUntil: '2026-12-16' },
      { repeatUntil: '2026-11-30' },
      { repeatUntil: '2028-12-16' },
      { repeatWeeks: 54 },
      { repeatWeeks: 2, exceptDates: ['2026-12-02'] },
      { repeatWeeks: 2, exceptDates: ['2026-12-01', '2026-12-08'] },
    ];
    for (const repeats of refused) expect((await teacher.post(PATH, { ...weekly, ...repeats })).status).toBe(400);
    const aDay = await teacher.post(PATH, { ...weekly, repeatWeeks: 2, exceptDates: '2026-12-08' });
    expect(statusAndMessages(aDay)).toEqual([400, 'Days left out must be a list.']);
  });

  describe('of a week by week series are changed from one day on', () => {
    const PLACES = { maxSlots: 2 };
    const aSeries = async (): Promise<number[]> => {
      const weekly = { ...A_MORNING, ...PLACES, title: 'Saturday cleanup', repeatWeeks: 4 };
      const { id } = (await teacher.post(PATH, weekly)).body as OpportunityView;
      return ids(await teacher.get(`${PATH}?seriesId=${id}`));
    };
    const seen = async (series: readonly number[], field: keyof OpportunityView): Promise<unknown[]> =>
      ((await teacher.get(`${PATH}?seriesId=${series[0]}`)).body as OpportunityView[]).map((one) => one[field]);

    it('with the days before it as they were, and moved by as many days', async () => {
      const series = await aSeries();
      const change = { title: 'Sunday cleanup', date: '2026-12-13', startTime: '10:00', following: true };
      const answer = await teacher.patch(`${PATH}/${series[1]}`, change, { 'If-Match': '"1"' });
      expect(answer.body).toMatchObject({ id: series[1], title: 'Sunday cleanup', day: '2026-12-13', version: 2 });
      expect(await seen(series, 'day')).toEqual(['2026-12-05', '2026-12-13', '2026-12-20', '2026-12-27']);
      expect(await seen(series, 'title')).toEqual([
        'Saturday cleanup',
        ...Array.from({ length: 3 }, () => change.title),
      ]);
      expect(await seen(series, 'startTime')).toEqual(['09:00', '10:00', '10:00', '10:00']);
      const [, amended] = await eventsOf(database, `opportunity/${series[3]}`);
      expect(amended).toMatchObject({
        type: 'opportunity.amended',
        data: { was: { date: '2026-12-26', startTime: '09:00' }, set: { date: '2026-12-27', startTime: '10:00' } },
      });
    });

    it('without those that are cancelled, and one alone where nobody asks for more', async () => {
      const series = await aSeries();
      await teacher.post(`${PATH}/${series[2]}/cancel`, { reason: 'Holiday' });
      await teacher.patch(`${PATH}/${series[0]}`, { location: 'South gate', following: true });
      await teacher.patch(`${PATH}/${series[1]}`, { location: 'North gate' });
      expect(await seen(series, 'location')).toEqual(['South gate', 'North gate', '12 Water Street', 'South gate']);
      const single = await publish(app, lincoln.teacher);
      expect((await teacher.patch(`${PATH}/${single.id}`, { title: 'Once', following: true })).body.title).toBe('Once');
    });

    it('all or none: a day that more signed up to is named', async () => {
      const series = await aSeries();
      for (const person of [lincoln.student, lincoln.parent]) {
        await (await app.as(person)).post('/api/opportunity-signups', { opportunityId: series[2] });
      }
      const answer = await teacher.patch(`${PATH}/${series[0]}`, { maxSlots: 1, following: true });
      expect([answer.status, answer.body]).toMatchObject([
        409,
        {
          code: 'opportunities.below-signups',
          message: 'December 19, 2026: 2 people have already signed up. Keep at least 2 spots.',
        },
      ]);
      expect(await seen(series, 'maxSlots')).toEqual([2, 2, 2, 2]);
    });
  });

  it('take place on days that a list can go on from', async () => {
    const never = [400, 'The date must be before the year 2200.'];
    const late = { ...A_MORNING, date: '2199-12-28' };
    expect(statusAndMessages(await teacher.post(PATH, { ...late, repeatWeeks: 2 }))).toEqual(never);
    expect(statusAndMessages(await teacher.post(PATH, { ...late, date: '2199-12-31T23:59:00-12:00' }))).toEqual(never);
    const { id } = await publish(app, lincoln.teacher);
    const path = `${PATH}/${id}`;
    expect(statusAndMessages(await teacher.patch(path, { date: '2199-12-31T23:59:00-12:00' }))).toEqual(never);
  });

  it('are changed at the version somebody looked at', async () => {
    const { id } = await publish(app, lincoln.teacher);
    const path = `${PATH}/${id}`;
    const changed = await teacher.patch(path, { title: 'Sort tins', hours: 2 }, { 'If-Match': '"1"' });
    expect(changed.body).toMatchObject({ version: 2, title: 'Sort tins', endTime: '11:00', hours: 2 });
    const stale = await teacher.patch(path, { title: 'Sort cans', version: 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale', current: { title: 'Sort tins' } }]);
    expect((await teacher.patch(path, { title: 'Sort tins' })).body.version).toBe(2);
    const [, amended] = await eventsOf(database, `opportunity/${id}`);
    expect(amended).toEqual({
      type: 'opportunity.amended',
      data: { was: { endTime: '12:00' }, set: { endTime: '11:00' }, moved: true },
      texts: { title: 'Sort tins' },
    });
  });

  it('are closed and opened, and cancelled once and for all with a reason', async () => {
    const { id } = await publish(app, lincoln.teacher);
    const path = `${PATH}/${id}`;
    expect((await teacher.patch(path, { isActive: false })).body).toMatchObject({ isActive: false, state: 'inactive' });
    expect((await teacher.patch(path, { isActive: true })).body).toMatchObject({ isActive: true, state: 'open' });
    expect(statusAndMessages(await teacher.post(`${path}/cancel`, { reason: ' ' }))).toEqual([
      400,
      'Say why you are canceling. We send your reason to everyone who signed up.',
    ]);
    expect((await teacher.post(`${path}/cancel`, { reason: 'Storm' })).body).toMatchObject({
      state: 'cancelled',
      isActive: false,
      cancelReason: 'Storm',
      cancelledAt: '2026-11-21T15:00:00.000Z',
    });
    for (const again of [
      teacher.post(`${path}/cancel`, { reason: 'Storm' }),
      teacher.patch(path, { isActive: true }),
      teacher.patch(path, { title: 'Sort tins' }),
    ]) {
      expect(statusAndMessages(await again)).toEqual([409, 'opportunities.cancelled']);
    }
  });

  it('that have begun keep their day, and are not cancelled', async () => {
    const { id } = await publish(app, lincoln.teacher, { date: '2026-11-21', startTime: '11:00', endTime: '13:00' });
    clock.advance(3_600_000);
    const path = `${PATH}/${id}`;
    expect((await teacher.get(path)).body.state).toBe('past');
    expect(statusAndMessages(await teacher.patch(path, { date: '2026-11-28' }))).toEqual([409, 'opportunities.past']);
    expect(statusAndMessages(await teacher.post(`${path}/cancel`, { reason: 'Storm' }))).toEqual([
      409,
      'opportunities.past',
    ]);
    expect((await teacher.patch(path, { endTime: '14:00' })).body.endTime).toBe('14:00');
    clock.advance(-3_600_000);
  });

  it('of another school are not there', async () => {
    const { id } = await publish(app, roosevelt.teacher);
    const absent = { ...(await teacher.get(`${PATH}/999999`)).body, requestId: '' } as unknown;
    for (const answer of [
      await teacher.get(`${PATH}/${id}`),
      await teacher.patch(`${PATH}/${id}`, { title: 'Ours' }),
      await teacher.post(`${PATH}/${id}/cancel`, { reason: 'Storm' }),
      await student.post('/api/opportunity-signups', { opportunityId: id }),
      await student.delete(`/api/opportunity-signups/${id}`),
    ]) {
      expect([answer.status, { ...answer.body, requestId: '' }]).toEqual([404, absent]);
    }
    expect(ids(await teacher.get(PATH))).not.toContain(id);
  });

  describe('in a list', () => {
    let school: School;
    let staff: Client;
    const list = async (client: Client, query = ''): Promise<string[]> => titles(await client.get(`${PATH}?${query}`));

    beforeAll(async () => {
      school = await makeStaffedSchool(app);
      staff = await app.as(school.teacher);
      const add = (title: string, fields: Partial<typeof A_MORNING> | object) =>
        publish(app, school.teacher, { title, ...fields });
      clock.set('2026-11-10T15:00:00Z');
      await add('Past', { date: '2026-11-12' });
      clock.set('2026-11-21T15:00:00Z');
      await add('Tonight', { date: '2026-11-21', startTime: '19:00', endTime: '21:00' });
      await add('In a week', { date: '2026-11-28', description: 'Plant TREES_ along the creek' });
      await add('In a month', { date: '2026-12-21', targetAudience: 'parents', organizationName: 'Creek Friends' });
      await add('Next year', { date: '2027-03-01', targetAudience: 'students', coordinatorId: school.verifier.id });
      await add('Closed', { date: '2026-12-01', isActive: false });
      await publish(app, school.admin, {
        title: 'Later tonight',
        date: '2026-11-21',
        startTime: '20:00',
        endTime: '22:00',
      });
    });

    it('come by day and time, and within the windows of the filter', async () => {
      const all = ['Past', 'Tonight', 'Later tonight', 'In a week', 'Closed', 'In a month', 'Next year'];
      expect(await list(staff)).toEqual(all);
      expect(await list(staff, 'sort=-date')).toEqual([...all].reverse());
      expect(await list(staff, 'sort=-createdAt&limit=2')).toEqual(['Later tonight', 'Closed']);
      expect(await list(staff, 'when=upcoming')).toEqual(all.slice(1));
      expect(await list(staff, 'when=past')).toEqual(['Past']);
      expect(await list(staff, 'when=week')).toEqual(['Tonight', 'Later tonight', 'In a week']);
      expect(await list(staff, 'when=month')).toEqual(all.slice(1, 6));
      clock.advance(9 * 3_600_000);
      expect(await list(await app.as(school.admin), 'when=week')).toEqual(['Later tonight', 'In a week']);
      clock.advance(-9 * 3_600_000);
    });

    it('are on now from their start until their end, also past midnight, unless they were cancelled', async () => {
      const other = await makeStaffedSchool(app);
      const others = await app.as(other.teacher);
      clock.set('2026-11-20T15:00:00Z');
      const evening = { date: '2026-11-20', startTime: '19:00' };
      for (const [title, endTime] of [
        ['Until nine', '21:00'],
        ['Until one', '01:00'],
      ]) {
        await publish(app, other.teacher, { ...evening, title, endTime });
      }
      const off = await publish(app, other.teacher, { ...evening, title: 'Called off', endTime: '21:00' });
      await others.post(`${PATH}/${off.id}/cancel`, { reason: 'Storm' });
      for (const [time, on] of [
        ['2026-11-20T23:59:00Z', []],
        ['2026-11-21T00:00:00Z', ['Until nine', 'Until one']],
        ['2026-11-21T02:00:00Z', ['Until one']],
        ['2026-11-21T05:59:00Z', ['Until one']],
        ['2026-11-21T06:00:00Z', []],
      ] as const) {
        clock.set(time);
        for (const person of [other.teacher, other.verifier, other.student]) {
          expect((await list(await app.as(person), 'when=now')).toSorted()).toEqual([...on].toSorted());
        }
      }
      clock.set('2026-11-21T15:00:00Z');
    });

    it('are found by words in title, organization and description, and by what they are', async () => {
      expect(await list(staff, 'q=creek')).toEqual(['In a week', 'In a month']);
      expect(await list(staff, 'q=trees_')).toEqual(['In a week']);
      expect(await list(staff, 'q=s_ort')).toEqual([]);
      expect(await list(staff, 'active=false')).toEqual(['Closed']);
      expect(await list(staff, 'audience=parents')).toEqual(['In a month']);
      expect(await list(await app.as(school.admin), 'createdBy=me')).toEqual(['Later tonight']);
      expect(await list(await app.as(school.verifier), 'coordinator=me')).toEqual(['Next year']);
      const asAdmin = await app.as(school.admin);
      expect(await list(asAdmin, `coordinatorId=${school.verifier.id}&when=upcoming`)).toEqual(['Next year']);
      expect(await list(asAdmin, `coordinatorId=${school.teacher.id}`)).toEqual([]);
      for (const wrong of ['when=never', 'audience=all', 'active=maybe', 'createdBy=2', 'sort=title', 'cursor=x']) {
        expect((await staff.get(`${PATH}?${wrong}`)).status).toBe(400);
      }
    });

    it('are for volunteers what is open to their role, and what they signed up to before it was closed', async () => {
      const theirs = await app.as(school.student);
      const open = ['Tonight', 'Later tonight', 'In a week', 'Next year'];
      expect(await list(theirs, 'when=upcoming')).toEqual(open);
      expect(await list(await app.as(school.parent), 'when=upcoming')).toEqual([...open.slice(0, 3), 'In a month']);
      const [{ id }] = (await staff.get(`${PATH}?q=In a week`)).body as [OpportunityView];
      await theirs.post('/api/opportunity-signups', { opportunityId: id });
      await staff.patch(`${PATH}/${id}`, { isActive: false });
      expect(await list(theirs, 'when=upcoming')).toEqual(open);
      const [joined] = (await theirs.get(`${PATH}?q=In a week`)).body as [OpportunityView];
      expect(joined).toMatchObject({ state: 'signed-up', mySignup: { status: 'signed-up', position: null } });
      expect(await list(await app.as(school.parent), 'q=In a week')).toEqual([]);
    });

    it('come a page at a time in every order, and none is told twice', async () => {
      for (const sort of ['date', '-date', '-createdAt']) {
        const whole = await list(staff, `sort=${sort}`);
        const found: string[] = [];
        let next: string | undefined = `${PATH}?sort=${sort}&limit=2`;
        while (next) {
          const page: Answer = await staff.get(next);
          expect(page.headers['x-total-count']).toBe('7');
          found.push(...titles(page));
          next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
        }
        expect(found).toEqual(whole);
      }
    });

    it('are for super-admins those of every school, or of the one they name', async () => {
      const superAdmin = await app.as(await makePerson(app, lincoln.id, 'super-admin'));
      expect(await list(superAdmin, `organizationId=${school.id}&when=week`)).toHaveLength(3);
      expect((await superAdmin.get(PATH)).status).toBe(200);
      const schools = ((await superAdmin.get(`${PATH}?when=upcoming`)).body as OpportunityView[]).map(
        ({ organizationId }) => organizationId,
      );
      expect(new Set(schools)).toEqual(new Set([lincoln.id, roosevelt.id, school.id]));
    });
  });

  it('are read by everybody of the school, also what is for others', async () => {
    const { id } = await publish(app, lincoln.teacher, { targetAudience: 'parents' });
    for (const client of [student, parent, await app.as(lincoln.verifier)]) {
      expect((await client.get(`${PATH}/${id}`)).body).toMatchObject({ id, state: 'open' });
    }
  });
});
