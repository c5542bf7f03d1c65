import { FolderStore } from '../platform/files/file-store.js';
import { tmpdir } from 'node:os';
import type {
  Access,
  Anomaly,
  AttendanceRow,
  AcademicYearView,
  ClassView,
  ContactMessageView,
  FamilyLinkView,
  HoursView,
  OpportunityView,
  Sample,
  SignupView,
  UserView,
} from '@hourtrail/contracts';
import { sealingInto, startApp, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { asAdmin } from '../../test/sql.js';
import { indexedForAudit } from '../../test/until.js';
import { MAC_KEY } from '../../test/write-core.js';
import { DEMO_PASSWORD, DEMO_USERNAMES } from '../identity/index.js';
import { openRuntime } from '../platform/platform.module.js';
import { WEB_OPTIONS, type WebOptions } from '../platform/web/web-options.js';
import { loadDemoData } from './load-demo-data.js';

describe('the demo', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, web: { demo: true }, macKey: MAC_KEY });
    const how = { say: () => {}, fillWhole: (fill: () => Promise<void>) => fill() };
    const runtime = await openRuntime(database, MAC_KEY, {
      sealing: sealingInto(tmpdir()),
      files: new FolderStore(tmpdir()),
    });
    await loadDemoData(runtime, app.app.get<WebOptions>(WEB_OPTIONS), how);
    await indexedForAudit(database);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const get = async <T>(username: string, path: string): Promise<T> => {
    const { status, body } = await (await app.signIn(username, DEMO_PASSWORD)).get(path);
    expect(status).toBe(200);
    return body as T;
  };
  const pairs = (links: readonly FamilyLinkView[]): string[] =>
    links.map(({ parent, student, status }) => `${parent.firstName} → ${student.firstName}: ${status}`).sort();

  it('gives the people of the log-in table the numbers 1 to 11', async () => {
    const people = await asAdmin<{ username: string }>(
      database,
      'SELECT username FROM identity.users WHERE id <= 11 ORDER BY id',
    );
    expect(people.map(({ username }) => username)).toEqual([
      'superadmin',
      'admin',
      'teacher',
      'parent',
      'student',
      'verifier',
      ...DEMO_USERNAMES.filter((name) => name.endsWith('.roosevelt')),
    ]);
  });

  it('has an entry that is ready to approve and asks for a closer look', async () => {
    const flagged = await get<HoursView[]>('teacher', '/api/volunteer-hours?status=verified&signal=any');
    expect(flagged.map(({ organizationName }) => organizationName)).toContain('Northside Youth Choir');
  });

  it('has a school year before and after that of today, in both schools', async () => {
    for (const username of ['student', 'admin.roosevelt']) {
      const years = await get<AcademicYearView[]>(username, '/api/academic-years');
      expect(years.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
    }
    const [, present] = await get<AcademicYearView[]>('teacher', '/api/academic-years');
    const ofYear = await get<HoursView[]>(
      'teacher',
      `/api/volunteer-hours?from=${present?.startsOn}&to=${present?.endsOn}`,
    );
    expect(ofYear.length).toBeGreaterThan(30);
  });

  it('has two classes of this year, with their teachers', async () => {
    const [, present] = await get<AcademicYearView[]>('teacher', '/api/academic-years');
    const classes = await get<ClassView[]>('teacher', '/api/classes');
    expect(classes).toMatchObject([
      { name: 'Advisory 11A', teachers: [{ lastName: 'Bell' }], academicYearId: present?.id },
      { name: 'Service Learning', teachers: [{ lastName: 'Nguyen' }], academicYearId: present?.id },
    ]);
    expect(await get<HoursView[]>('teacher', `/api/volunteer-hours?classId=${classes[0]?.id}`)).not.toEqual([]);
  });

  it('has messages of visitors that wait for the super-admin', async () => {
    const messages = await get<ContactMessageView[]>('superadmin', '/api/contact-messages?status=new');
    expect(messages.map(({ firstName }) => firstName)).toEqual(['Aiko', 'Marcus', 'Helen']);
  });

  it('has families that see the hours of their children', async () => {
    expect(pairs(await get('admin', '/api/family-links'))).toEqual([
      'Abena → David: confirmed',
      'Renee → Jordan: confirmed',
      'Wei → Grace: requested',
    ]);
    expect(pairs(await get('parent.roosevelt', '/api/family-links'))).toEqual(['Grace → Kenji: confirmed']);
    const [first] = await get<HoursView[]>('parent', '/api/volunteer-hours?studentId=5');
    expect(first?.student.firstName).toBe('Jordan');
    expect(await get('p.liu', '/api/volunteer-hours?studentId=21')).toEqual([]);
  });

  it('has opportunities in both schools: past, to come, full with a line, weekly and cancelled', async () => {
    const lincoln = await get<OpportunityView[]>('teacher', '/api/volunteer-opportunities');
    const states = new Set(lincoln.map(({ state }) => state));
    expect([...states].sort()).toEqual(['cancelled', 'full', 'open', 'past']);
    const boxes = lincoln.find(({ title }) => title === 'Pack weekend boxes');
    expect(boxes).toMatchObject({ currentSignups: 5, maxSlots: 5, waitlisted: 2, spotsLeft: 0 });
    expect(lincoln.filter(({ seriesId }) => seriesId !== null)).toHaveLength(5);
    const own = await get<SignupView[]>('student', '/api/opportunity-signups');
    expect(own.map(({ opportunity }) => opportunity.title).sort()).toEqual([
      'Creek cleanup',
      'Homework table',
      'Sort and shelve',
    ]);
    const hours = await get<HoursView[]>('verifier.park', '/api/volunteer-hours?status=verified');
    expect(hours.filter(({ opportunityId }) => opportunityId !== null)).toHaveLength(2);
    const roosevelt = await get<OpportunityView[]>('student.roosevelt', '/api/volunteer-opportunities?when=upcoming');
    expect(roosevelt.map(({ title }) => title)).toContain('Holiday concert evening');
  });

  it('has one that takes place just now, whose coordinator has marked somebody present', async () => {
    const [own] = await get<OpportunityView[]>(
      'verifier',
      '/api/volunteer-opportunities?coordinator=me&when=past&sort=-date',
    );
    expect(own?.title).toBe('Sort and shelve');
    const rows = await get<AttendanceRow[]>('verifier', `/api/volunteer-opportunities/${own?.id}/attendance`);
    expect(rows.flatMap(({ entry }) => entry?.status ?? 'nothing').sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'nothing'),
      'verified',
    ]);
  });

  it('leaves a nominated verifier for the staff to answer', async () => {
    const waiting = await get<UserView[]>('admin', '/api/users?status=nominated');
    expect(waiting).toMatchObject([
      { lastName: 'Petrov', nomination: 'waiting', createdBy: { name: 'Jordan Alvarez' } },
    ]);
  });

  it('shows a reviewer one of each kind that is worth a look', async () => {
    const found = await get<Anomaly[]>('auditor', '/api/audit/anomalies');
    const summaries = found.map(({ rule, actor, person, reason }) => [rule, actor.name, person?.name ?? null, reason]);
    expect(summaries.sort()).toEqual([
      ['burst', 'Linh Nguyen', null, '24 decisions within a second, all of them in one bulk action.'],
      ['nominated-verifier', 'Maja Sorensen', 'Chloe Ramirez', 'The volunteer nominated this verifier.'],
      ['relative', 'Tom Ferreira', 'Hector Ferreira', 'The two people have the same last name.'],
      ['same-minute', 'Marcus Bell', 'Ben Kowalski', 'Verified by Tom Ferreira and approved 24 seconds later.'],
    ]);
  });

  it('has an access log: accounts and trails that were read, files that were taken, a refusal', async () => {
    const accesses = await get<Access[]>('auditor', '/api/audit/accesses');
    expect(new Set(accesses.map(({ kind }) => kind))).toEqual(new Set(['viewed', 'exported', 'refused']));
    expect(accesses.find(({ kind }) => kind === 'refused')).toMatchObject({
      actor: { name: 'Linh Nguyen' },
      refusal: 'hours.wrong-state',
    });
  });

  it('has approvals enough to draw a sample of', async () => {
    await app.sealAll();
    const { population, entries } = await get<Sample>('auditor', '/api/audit/sample?seed=demo&entries=10');
    expect(population).toBeGreaterThan(60);
    expect(entries).toHaveLength(10);
  });

  it('lets the nominated verifier sign in who was admitted', async () => {
    const hours = await get<HoursView[]>('m.sorensen', '/api/volunteer-hours');
    expect(hours.map(({ student, status }) => [student.firstName, status])).toEqual([
      ['Chloe', 'verified'],
      ['Chloe', 'approved'],
      ['Chloe', 'approved'],
    ]);
  });
});
