import type { HoursView, QuickStatistics } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import type { User } from '../../identity/index.js';

const NOW = '2026-11-21T15:00:00.000Z';
const A_MONTH_AGO = '2026-10-22T15:00:00.000Z';

const NOTHING: QuickStatistics = {
  approvedHours: 0,
  approvedEntries: 0,
  rejectedEntries: 0,
  decidedByYou: 0,
  medianDaysToDecision: null,
  verifiedFirst: 0,
  volunteers: 0,
};

describe('quick statistics', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let other: Awaited<ReturnType<typeof makeStaffedSchool>>;
  const clock = new TestClock();

  const instant = (day: string): string => (day.length === 5 ? `2026-${day}T15:00:00Z` : day);
  const statistics = async (who: User): Promise<QuickStatistics> => {
    clock.set(NOW);
    return (await (await app.signIn(who.username)).get('/api/volunteer-hours/quick-statistics'))
      .body as QuickStatistics;
  };
  const logged = async (day: string, by: User, fields: object = {}): Promise<string> => {
    clock.set(instant(day));
    const entry = { organizationName: 'Library', date: instant(day), startTime: '09:00', endTime: '12:00', hours: 1 };
    const { status, body } = await (
      await app.signIn(by.username)
    ).post('/api/volunteer-hours', { ...entry, ...fields });
    expect(status).toBe(201);
    return `/api/volunteer-hours/${(body as HoursView).id}`;
  };
  const decided = async (day: string, by: User, path: string, status: string): Promise<void> => {
    clock.set(instant(day));
    expect(await (await app.signIn(by.username)).patch(path, { status })).toMatchObject({ status: 200 });
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    school = await makeStaffedSchool(app);
    other = await makeStaffedSchool(app);
    const { student, parent, teacher, verifier, admin } = school;
    const named = { verifierId: verifier.id };

    const longAgo = await logged('10-10', student, named);
    await decided('10-12', verifier, longAgo, 'verified');
    await decided('10-14', teacher, longAgo, 'approved');
    const justBefore = await logged('10-15', student);
    await decided('2026-10-22T14:59:59.999Z', teacher, justBefore, 'approved');
    const justAfter = await logged('10-21', student, { hours: 1.5 });
    await decided(A_MONTH_AGO, teacher, justAfter, 'approved');

    const bothSteps = await logged('10-20', student, { ...named, hours: 2 });
    await decided('10-24', verifier, bothSteps, 'verified');
    await decided('10-30', teacher, bothSteps, 'approved');
    const alone = await logged('11-01', student, { hours: 3 });
    await decided('11-03', teacher, alone, 'approved');
    await decided('11-06', verifier, await logged('11-05', parent, named), 'rejected');
    await decided('11-11', teacher, await logged('11-07', parent, named), 'rejected');
    await decided('11-11', verifier, await logged('11-10', student, named), 'verified');
    const revoked = await logged('11-08', parent);
    await decided('11-09', teacher, revoked, 'approved');
    await decided('11-15', admin, revoked, 'rejected');

    const deleted = await logged('11-12', await makePerson(app, school.id, 'student'));
    await decided('11-13', teacher, deleted, 'approved');
    await (await app.signIn(admin.username)).delete(deleted);
    await logged('11-14', await makePerson(app, school.id, 'student'), { status: 'draft' });
    await decided('11-20', other.teacher, await logged('11-18', other.student, { hours: 0.5 }), 'approved');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const OF_SCHOOL = {
    approvedHours: 6.5,
    approvedEntries: 3,
    rejectedEntries: 3,
    // they waited 1, 1, 2, 4, 7 and 10 days
    medianDaysToDecision: 3,
    verifiedFirst: 1,
    volunteers: 2,
  };

  it('tell a teacher of the last thirty days of their school', async () => {
    expect(await statistics(school.teacher)).toEqual({ ...OF_SCHOOL, decidedByYou: 4 });
  });

  it('tell an administrator the same of their school, and apart what they decided themselves', async () => {
    expect(await statistics(school.admin)).toEqual({ ...OF_SCHOOL, decidedByYou: 1 });
  });

  it('tell a verifier of what names them, and how long it waited for them', async () => {
    expect(await statistics(school.verifier)).toEqual({
      approvedHours: 2,
      approvedEntries: 1,
      rejectedEntries: 2,
      decidedByYou: 3,
      // 1, 1, 4 and 4 days
      medianDaysToDecision: 2.5,
      verifiedFirst: 1,
      volunteers: 2,
    });
  });

  it('tell a super-admin of every school', async () => {
    expect(await statistics(await makePerson(app, school.id, 'super-admin'))).toEqual({
      ...OF_SCHOOL,
      approvedHours: 7,
      approvedEntries: 4,
      decidedByYou: 0,
      // 1, 1, 2, 2, 4, 7 and 10 days
      medianDaysToDecision: 2,
      volunteers: 3,
    });
  });

  it('tell of no other school, and of nothing where nothing was decided', async () => {
    const one = { approvedHours: 0.5, approvedEntries: 1, decidedByYou: 1, medianDaysToDecision: 2, volunteers: 1 };
    expect(await statistics(other.teacher)).toEqual({ ...NOTHING, ...one });
    expect(await statistics(other.verifier)).toEqual(NOTHING);
    expect(await statistics((await makeStaffedSchool(app)).teacher)).toEqual(NOTHING);
  });

  it('round the days to one digit', async () => {
    const quick = await makeStaffedSchool(app);
    const entry = await logged('2026-11-20T15:00:00Z', quick.student);
    await decided('2026-11-20T18:00:00Z', quick.teacher, entry, 'approved');
    expect((await statistics(quick.teacher)).medianDaysToDecision).toBe(0.1);
  });
});
