import { randomBytes } from 'node:crypto';
import type { ReportScheduleView } from '@hourtrail/contracts';
import { ORIGIN, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { Mailbox, type ReceivedMail } from '../../../test/mailbox.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import type { User } from '../../identity/index.js';
import { ReportMail } from './report-mail.js';

const PATH = '/api/report-schedules';

/** A Saturday, and seven in the morning of days after it, in New York. */
const START = new Date('2026-11-21T15:00:00Z');
const MONDAY = '2026-11-23T12:00:00Z';
const FIRST = '2026-12-01T12:00:00Z';

describe('scheduled reports', () => {
  const macKey = randomBytes(32);
  const clock = new TestClock(START);
  let database: TestDatabase;
  let mailbox: Mailbox;
  let app: TestApp;
  let nth = 0;
  let lincoln: string;
  let school: number;
  let administrator: User;
  let admin: Client;
  let teacher: User;

  const serve = (): Promise<TestApp> =>
    startApp({
      ...{ database, clock, macKey },
      web: { mail: { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.example>' } },
    });
  const staff = (role: 'admin' | 'teacher', names: { firstName: string; lastName: string }): Promise<User> =>
    makePerson(app, school, role, names);
  const unconfirmedTeacher = async (): Promise<User> => {
    const user = await staff('teacher', { firstName: 'Ana', lastName: 'Abel' });
    await asAdmin(database, 'UPDATE identity.users SET email_confirmed = false WHERE id = $1', [user.id]);
    return user;
  };
  beforeAll(async () => {
    database = await cloneDatabase();
    mailbox = await Mailbox.open();
    app = await serve();
  });
  afterAll(async () => {
    await app.close();
    await mailbox.close();
    await database.drop();
  });
  beforeEach(async () => {
    clock.set(START);
    nth += 1;
    lincoln = `Lincoln High School ${nth}`;
    school = await makeSchool(app, { name: lincoln });
    administrator = await staff('admin', { firstName: 'Dana', lastName: 'Whitfield' });
    admin = await app.as(administrator);
    teacher = await staff('teacher', { firstName: 'Marcus', lastName: 'Bell' });
    await makePerson(app, school, 'student', { firstName: 'Maya', lastName: 'Chen' });
  });
  afterEach(async () => {
    await asAdmin(database, 'UPDATE reporting.schedules SET deleted_at = now() WHERE deleted_at IS NULL');
  });

  // the clock goes further than a session lasts
  const listed = async (): Promise<ReportScheduleView[]> =>
    (await (await app.signIn(administrator.username)).get(PATH)).body as ReportScheduleView[];
  const weekly = (): object => ({
    ...{ every: 'week', weekday: 1, format: 'pdf', recipientIds: [teacher.id, administrator.id] },
  });
  const added = async (input: object = {}): Promise<ReportScheduleView> => {
    const { status, body } = await admin.post(PATH, { ...weekly(), ...input });
    expect(status).toBe(201);
    return body as ReportScheduleView;
  };
  const allSent = (): Promise<unknown> =>
    seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
      (rows) => rows.length === 0,
    );
  /** What the job sends at this moment. */
  const sentAt = async (at: string): Promise<readonly ReceivedMail[]> => {
    clock.set(at);
    await app.app.get(ReportMail).queueDue();
    await allSent();
    return mailbox.received.splice(0).toSorted((one, other) => (one.raw < other.raw ? -1 : 1));
  };
  const recipientsOf = (emails: readonly ReceivedMail[]): string[] =>
    emails.flatMap(({ recipients }) => recipients).toSorted();
  const to = (emails: readonly ReceivedMail[], { email }: User): ReceivedMail =>
    emails.find(({ recipients }) => recipients[0] === email) as ReceivedMail;
  const problemsOf = ({ status, body }: Answer): unknown => [status, body.errors ?? body.message];

  it('are listed with their next day, changed under a version, and deleted; the log holds ids', async () => {
    expect(await listed()).toEqual([]);
    const unconfirmed = await unconfirmedTeacher();
    const made = await admin.post(PATH, { ...weekly(), recipientIds: [teacher.id, unconfirmed.id] });
    const { id } = made.body as ReportScheduleView;
    const view = {
      ...{ id, version: 1, every: 'week', weekday: 1, format: 'pdf', nextOn: '2026-11-23' },
      recipients: [
        { id: unconfirmed.id, firstName: 'Ana', lastName: 'Abel', getsEmail: false },
        { id: teacher.id, firstName: 'Marcus', lastName: 'Bell', getsEmail: true },
      ],
    };
    expect([made.status, made.headers['etag'], made.body]).toEqual([201, '"1"', view]);
    expect(await listed()).toEqual([view]);
    const change = { every: 'month', format: 'xlsx', recipientIds: [teacher.id], version: 1 };
    const changed = await admin.patch(`${PATH}/${id}`, change);
    expect(changed.body).toMatchObject({ version: 2, every: 'month', weekday: null, nextOn: '2026-12-01' });
    const stale = await admin.patch(`${PATH}/${id}`, { ...change, every: 'year' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'stale', changed.body]);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
    expect(await eventsOf(database, `report-schedule/${id}`)).toEqual([
      {
        type: 'report-schedule.added',
        data: { every: 'week', weekday: 1, format: 'pdf', recipientIds: [teacher.id, unconfirmed.id] },
        texts: null,
      },
      {
        type: 'report-schedule.changed',
        data: {
          every: { from: 'week', to: 'month' },
          weekday: { from: 1, to: null },
          format: { from: 'pdf', to: 'xlsx' },
          recipientIds: { from: [teacher.id, unconfirmed.id], to: [teacher.id] },
        },
        texts: null,
      },
      { type: 'report-schedule.deleted', data: {}, texts: null },
    ]);
  });

  it('say in words what is wrong with them', async () => {
    const problem = (input: object): Promise<unknown> => admin.post(PATH, { ...weekly(), ...input }).then(problemsOf);
    const foreign = await makePerson(app, await makeSchool(app), 'teacher');
    const outside = 'Only active teachers and administrators of the school can get its report.';
    expect(await problem({ recipientIds: [] })).toEqual([
      400,
      [{ field: 'recipientIds', message: 'Choose at least one person.' }],
    ]);
    expect(await problem({ recipientIds: [foreign.id] })).toEqual([400, [{ field: 'recipientIds', message: outside }]]);
    expect(await problem({ weekday: null })).toEqual([
      400,
      [{ field: 'weekday', message: 'Choose the day of the week.' }],
    ]);
    for (const wrong of [{ weekday: 8 }, { every: 'day' }, { format: 'csv' }, { recipientIds: 'all' }]) {
      expect(await problem(wrong)).toEqual([400, [expect.objectContaining({ field: Object.keys(wrong)[0] })]]);
    }
    expect(await listed()).toEqual([]);
  });

  it('are a matter of the school: nobody else’s, except for a super-admin who says why', async () => {
    const { id } = await added();
    const other = await makeSchool(app);
    const elsewhere = await app.as(await makePerson(app, other, 'admin'));
    expect((await elsewhere.patch(`${PATH}/${id}`, { every: 'month' })).status).toBe(404);
    expect((await elsewhere.get(`${PATH}?organizationId=${school}`)).status).toBe(403);
    expect((await (await app.as(teacher)).get(PATH)).status).toBe(403);
    const superAdmin = await app.as(await makePerson(app, other, 'super-admin'));
    const reason = 'The principal asked';
    const changed = await superAdmin.patch(`${PATH}/${id}`, { format: 'xlsx', reason });
    expect([changed.status, (await eventsOf(database, `report-schedule/${id}`)).at(-1)?.texts]).toEqual([
      200,
      { reason },
    ]);
  });

  it('bring each recipient the file and what it says, on the day from seven in the morning, once', async () => {
    const { id } = await added();
    expect(await sentAt('2026-11-23T11:59:00Z')).toEqual([]);
    const emails = await sentAt(MONDAY);
    expect(recipientsOf(emails)).toEqual([teacher.email, administrator.email].toSorted());
    const { mail } = to(emails, administrator);
    expect(mail.subject).toBe(`Hours report of ${lincoln}, November 23, 2026`);
    const [file, ...more] = mail.attachments;
    expect([file?.mimeType, more]).toEqual(['application/pdf', []]);
    expect(
      Buffer.from(file?.content as ArrayBuffer)
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Dana,');
      expect(part).toContain('The whole report is attached: ');
      expect(part).toMatch(/0 of 1 student.* reached/);
      expect(part).toContain(`every week because an administrator of ${lincoln} chose you`);
    }
    expect(mail.text).toContain(`${ORIGIN}/dashboard?tab=reports&schedules=open`);
    expect(to(emails, teacher).mail.text).not.toContain('schedules=open');
    expect(await sentAt('2026-11-23T12:05:00Z')).toEqual([]);
    expect(await sentAt('2026-11-24T12:00:00Z')).toEqual([]);

    const [made] = await asAdmin<{ id: number }>(
      database,
      'SELECT id FROM reporting.exports WHERE organization_id = $1 AND made_by = $2',
      [school, teacher.id],
    );
    expect((await eventsOf(database, `export/${made?.id}`))[0]).toMatchObject({
      type: 'export.made',
      data: { kind: 'hours-report', format: 'pdf', scheduleId: id, recipientId: teacher.id },
    });
    const accesses = await asAdmin(
      database,
      'SELECT kind, actor_id, route FROM log.accesses WHERE organization_id = $1 ORDER BY actor_id',
      [school],
    );
    const access = { kind: 'exported', route: 'EMAIL hours-report' };
    expect(accesses).toEqual([administrator, teacher].map((one) => ({ ...access, actor_id: one.id })));
    expect(recipientsOf(await sentAt('2026-11-30T12:00:00Z'))).toHaveLength(2);
  });

  it('are sent once when two servers find them due at the same time', async () => {
    await added();
    clock.set(MONDAY);
    const job = app.app.get(ReportMail);
    await Promise.all([job.queueDue(), job.queueDue(), job.queueDue()]);
    await allSent();
    expect(recipientsOf(mailbox.received.splice(0))).toHaveLength(2);
  });

  it('keep their name when the server is killed after an email was handed over', async () => {
    await added({ recipientIds: [teacher.id] });
    const [first] = await sentAt(MONDAY);
    await app.close();
    // what a killed server leaves: the email is out, and its row still waits
    await asAdmin(
      database,
      `WITH waits AS (UPDATE mail.outbox SET state = 'queued', ended_at = NULL WHERE kind = 'report'
         AND organization_id = $1 RETURNING organization_id, id)
       SELECT graphile_worker.add_job('send-mail', json_build_object('organizationId', organization_id, 'id', id))
       FROM waits`,
      [school],
    );
    app = await serve();
    admin = await app.signIn(administrator.username);
    const [again, ...more] = await sentAt('2026-11-23T12:05:00Z');
    expect(more).toEqual([]);
    expect([again?.mail.messageId, again?.recipients]).toEqual([first?.mail.messageId, [teacher.email]]);
  });

  it('leave out who left, is no longer staff or has no confirmed address, as of when they are sent', async () => {
    const gone = await staff('teacher', { firstName: 'Gia', lastName: 'Gone' });
    const demoted = await staff('admin', { firstName: 'Dee', lastName: 'Moted' });
    const unconfirmed = await unconfirmedTeacher();
    let letGo = (): void => {};
    mailbox.hold = new Promise<void>((resolve) => (letGo = resolve));
    const queued = async (recipientIds: readonly number[]): Promise<void> => {
      clock.set(START);
      await added({ recipientIds });
      clock.set(MONDAY);
      await app.app.get(ReportMail).queueDue();
    };
    await queued([teacher.id]);
    // one email is on its way, and the others wait behind it
    await seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE kind = 'report' AND state = 'queued' AND tries > 0"),
      (rows) => rows.length === 1,
    );
    await queued([gone.id, demoted.id, unconfirmed.id]);
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [gone.id]);
    await asAdmin(database, "UPDATE identity.users SET role = 'parent' WHERE id = $1", [demoted.id]);
    letGo();
    await allSent();
    expect(recipientsOf(mailbox.received.splice(0))).toEqual([teacher.email]);
    expect((await listed())[1]?.recipients.map(({ id }) => id)).toEqual([unconfirmed.id]);
  });

  it('end for a recipient with one click, and go on for the others', async () => {
    const { id } = await added();
    const email = to(await sentAt(MONDAY), teacher);
    const header = email.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = /<http:\/\/[^/]+(\/api\/unsubscribe\/[^>]+)>/.exec(header)?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' };
    for (const _time of [1, 2]) {
      expect((await app.client().send('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
    }
    expect((await eventsOf(database, `report-schedule/${id}`)).slice(1)).toEqual([
      {
        type: 'report-schedule.changed',
        data: { recipientIds: { from: [teacher.id, administrator.id], to: [administrator.id] } },
        texts: null,
      },
    ]);
    expect(recipientsOf(await sentAt('2026-11-30T12:00:00Z'))).toEqual([administrator.email]);
  });

  it('come in the reader’s language, as a workbook if chosen', async () => {
    await (await app.as(teacher)).patch('/api/profile', { language: 'es' });
    await added({ every: 'month', format: 'xlsx', recipientIds: [teacher.id] });
    const [email] = await sentAt(FIRST);
    expect(email?.mail.subject).toBe(`Informe de horas de ${lincoln}, 1 de diciembre de 2026`);
    expect(email?.mail.attachments[0]).toMatchObject({
      mimeType: expect.stringMatching(/spreadsheetml/),
      filename: expect.stringMatching(/\.xlsx$/),
    });
    expect(email?.mail.html).toContain('<html lang="es"');
  });

  it('show the last day of a school year on the day after it', async () => {
    await admin.post('/api/academic-years', { name: '2026', startsOn: '2026-08-01', endsOn: '2026-11-29' });
    const { nextOn } = await added({ every: 'year', recipientIds: [teacher.id] });
    expect(nextOn).toBe('2026-11-30');
    const [email] = await sentAt('2026-11-30T12:00:00Z');
    expect(email?.mail.subject).toBe(`Hours report of ${lincoln}, November 29, 2026`);
    expect((await listed())[0]?.nextOn).toBeNull();
  });

  it('say where the report is if it is too large for an email', async () => {
    const job = app.app.get(ReportMail);
    job.fileMaxBytes = 1_000;
    await added({ recipientIds: [teacher.id] });
    const [email] = await sentAt(MONDAY);
    job.fileMaxBytes = 5 * 1024 * 1024;
    expect(email?.mail.attachments).toEqual([]);
    expect(email?.mail.text).toContain('The whole report is too large for an email.');
  });
});
