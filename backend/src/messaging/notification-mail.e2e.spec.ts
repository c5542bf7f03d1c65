import type { HoursView, NotificationView, UserReportRow, YearRollover } from '@hourtrail/contracts';
import { ORIGIN, startApp, TestClock, type TestApp } from '../../test/app.js';
import type { Answer, Client } from '../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { Mailbox, type ReceivedMail } from '../../test/mailbox.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { seen } from '../../test/until.js';
import type { User } from '../identity/index.js';
import { DigestMail } from './mail/digest-mail.js';
import { NotificationMail } from './mail/notification-mail.js';
import { Reminders } from './reminders.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let app: TestApp;
let mailbox: Mailbox;
let school: number;
let admin: Client;
let administrator: User;
/** Saturday, ten in the morning in New York. */
const START = new Date('2026-11-21T15:00:00Z');
const clock = new TestClock(START);

beforeAll(async () => {
  database = await cloneDatabase();
  mailbox = await Mailbox.open();
  const mail = { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.example>' };
  app = await startApp({ database, clock, web: { mail } });
  school = await makeSchool(app, { name: 'Lincoln High School' });
  administrator = await makePerson(app, school, 'admin', { firstName: 'Dana', lastName: 'Whitfield' });
  admin = await app.as(administrator);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(async () => {
  clock.advance(START.getTime() - clock.now().getTime());
  // a session that began far ahead ends where the clock goes back
  admin = await app.signIn(administrator.username);
  await passMail();
});

/** A volunteer whose address is confirmed. */
async function volunteer(): Promise<{ readonly user: User; readonly client: Client }> {
  const user = await makePerson(app, school, 'student', { firstName: 'Maya', lastName: 'Chen' });
  await asAdmin(database, 'UPDATE identity.users SET email_confirmed = true WHERE id = $1', [user.id]);
  return { user, client: await app.as(user) };
}

async function pending(client: Client, date = '2026-11-20'): Promise<HoursView> {
  const entry = { organizationName: 'Library', date, startTime: '09:00', endTime: '13:00', hours: 4 };
  const { body, status } = await client.post('/api/volunteer-hours', { ...entry, status: 'pending' });
  expect(status).toBe(201);
  return body;
}

const decide = async (id: number, decision: object): Promise<void> =>
  expect((await admin.patch(`/api/volunteer-hours/${id}`, decision)).status).toBe(200);

const told = ({ id }: User, count: number): Promise<unknown> =>
  seen(
    () => asAdmin(database, 'SELECT FROM messaging.notifications WHERE user_id = $1', [id]),
    (rows) => rows.length === count,
  );

/** What the next run of the job sends. */
async function passMail(after = MINUTE): Promise<readonly ReceivedMail[]> {
  clock.advance(after);
  await app.app.get(NotificationMail).queueDue();
  await seen(
    () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
    (rows) => rows.length === 0,
  );
  return mailbox.received.splice(0);
}

const header = ({ mail }: ReceivedMail, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value;

it('a flood of one school waits in turn, and holds up no other', async () => {
  const elsewhere = await makePerson(app, await makeSchool(app, { name: 'Franklin High School' }), 'student');
  await asAdmin(database, 'UPDATE identity.users SET email_confirmed = true WHERE id = $1', [elsewhere.id]);
  const { user } = await volunteer();
  await asAdmin(
    database,
    `WITH people AS (
       INSERT INTO identity.users SELECT copy.* FROM identity.users u, generate_series(1, $2::integer) n,
         jsonb_populate_record(u, jsonb_build_object('id', 900000 + n, 'username', 'flood.' || n,
           'email', 'flood.' || n || '@home.example', 'family_code', NULL)) copy
       WHERE u.id = $1 RETURNING organization_id, id
     ), all_told AS (
       SELECT organization_id, id FROM people UNION ALL SELECT $3, $4)
     INSERT INTO messaging.notifications (organization_id, user_id, kind, at, actor_id, actor_role, stream, version)
     SELECT organization_id, id, 'account.invited', $5, 1, 'super-admin', 'user/' || id, 2 FROM all_told ORDER BY id`,
    [user.id, 8, elsewhere.organizationId, elsewhere.id, clock.now()],
  );
  const schools = async (): Promise<readonly number[]> => {
    await app.app.get(NotificationMail).queueDue(2);
    const rows = await asAdmin<{ n: number }>(
      database,
      `SELECT count(DISTINCT (organization_id, email))::integer AS n FROM messaging.notifications
       WHERE kind = 'account.invited' AND email > 0 GROUP BY organization_id ORDER BY organization_id`,
    );
    return rows.map(({ n }) => n);
  };
  const sent = async (): Promise<number> => {
    const waiting = () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'");
    await seen(waiting, (rows) => rows.length === 0);
    return mailbox.received.filter(({ recipients }) => recipients[0] !== elsewhere.email).length;
  };
  clock.advance(MINUTE);
  let letGo = (): void => {};
  mailbox.hold = new Promise<void>((resolve) => (letGo = resolve));
  expect(await schools()).toEqual([2, 1]);
  // one is being sent, and two wait
  for (const _minute of [2, 3, 4]) expect((await schools())[0]).toBeLessThanOrEqual(3);
  letGo();
  const before = await sent();
  expect(await schools()).toEqual([before + 2, 1]);
  await passMail();
});

describe('a decision', () => {
  it('is mailed in words, with what it credited and the comment, as text and as HTML', async () => {
    const { user, client } = await volunteer();
    const { id } = await pending(client);
    await decide(id, { status: 'approved', hours: 3, approverComments: 'The break <b>does not</b> count.' });
    await told(user, 1);
    const [email, ...more] = await passMail();
    expect(more).toEqual([]);
    expect(email?.recipients).toEqual([user.email]);
    expect(email?.mail.subject).toBe('3 of 4 hours approved');
    for (const part of [email?.mail.text, email?.mail.html]) {
      expect(part).toContain('Hello Maya,');
      expect(part).toContain('Dana Whitfield approved 3 of 4 hours at Library');
      expect(part).toContain('November 20, 2026');
      expect(part).toContain(`${ORIGIN}/my-hours?entry=${id}`);
      expect(part).toContain(`${ORIGIN}/profile`);
    }
    expect(email?.mail.text).toContain('The break <b>does not</b> count.');
    expect(email?.mail.html).toContain('The break &lt;b&gt;does not&lt;/b&gt; count.');
    expect(await passMail()).toEqual([]);
  });

  it('comes in the language of its reader', async () => {
    const { user, client } = await volunteer();
    await client.patch('/api/profile', { language: 'es' });
    await decide((await pending(client)).id, { status: 'approved' });
    await told(user, 1);
    const [email] = await passMail();
    expect(email?.mail.subject).toBe('Horas aprobadas: 4 horas');
    expect(email?.mail.html).toContain('<html lang="es"');
  });

  it('is not mailed once it was read, was changed again, or its reader cannot be reached', async () => {
    const { user, client } = await volunteer();
    await decide((await pending(client)).id, { status: 'approved' });
    await told(user, 1);
    await client.post('/api/notifications/read');
    expect(await passMail()).toEqual([]);

    const { id } = await pending(client, '2026-11-19');
    await decide(id, { status: 'approved' });
    await decide(id, { status: 'rejected', approverComments: 'On second thought' });
    await told(user, 3);
    expect((await passMail()).map(({ mail }) => mail.subject)).toEqual(['Approval revoked: 4 hours']);

    await decide((await pending(client, '2026-11-18')).id, { status: 'approved' });
    await told(user, 4);
    await asAdmin(database, 'UPDATE identity.users SET email_confirmed = false WHERE id = $1', [user.id]);
    expect(await passMail()).toEqual([]);
  });

  it('is one email with the others of the same minute', async () => {
    const { user, client } = await volunteer();
    for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) {
      await decide((await pending(client, date)).id, { status: 'approved', approverComments: `Of ${date}` });
    }
    await told(user, 3);
    const [email, ...more] = await passMail();
    expect(more).toEqual([]);
    expect(email?.mail.subject).toBe('3 updates from Lincoln High School');
    expect(email?.mail.text?.match(/Dana Whitfield approved 4 hours at Library/g)).toHaveLength(3);
    expect(email?.mail.text).toContain('Of 2026-11-19');
  });
});

it('a family link is mailed to each of the two in their own words, and names nobody else', async () => {
  const { user } = await volunteer();
  const parent = await makePerson(app, school, 'parent', { firstName: 'Pia', lastName: 'Chen' });
  await admin.post('/api/family-links', { parentId: parent.id, studentId: user.id });
  await told(user, 1);
  await told(parent, 1);
  const emails = new Map((await passMail()).map(({ recipients, mail }) => [recipients[0], mail]));
  expect([emails.size, emails.get(parent.email)?.subject, emails.get(user.email)?.subject]).toEqual([
    2,
    'You can follow Maya Chen’s hours now',
    'Pia Chen can see your hours now',
  ]);
  expect(emails.get(parent.email)?.text).toContain(`${ORIGIN}/dashboard?child=${user.id}`);
  expect(emails.get(user.email)?.text).toContain(`${ORIGIN}/profile`);
  for (const { text } of emails.values()) expect(text).not.toContain('Whitfield');
});

describe('what people choose', () => {
  it('begins as the school says, and takes nothing unknown', async () => {
    const { client } = await volunteer();
    const path = '/api/profile/notifications';
    const now = { requests: 'now', decisions: 'now', opportunities: 'now', reminders: 'now', digest: 'now' };
    expect((await client.get(path)).body).toEqual(now);
    expect((await client.put(path, { decisions: 'never' })).body).toEqual({ ...now, decisions: 'never' });
    for (const wrong of [{ decisions: 'weekly' }, { digest: 'daily' }, { news: 'now' }]) {
      expect((await client.put(path, wrong)).status).toBe(400);
    }
    expect((await client.get(path)).body).toEqual({ ...now, decisions: 'never' });
    await admin.patch(`/api/organizations/${school}`, { emailNotifications: 'daily' });
    expect((await client.get(path)).body).toMatchObject({ decisions: 'never', requests: 'daily', digest: 'now' });
    await admin.patch(`/api/organizations/${school}`, { emailNotifications: 'now' });
  });

  it('holds back what is for never, but nothing about the account', async () => {
    const { user, client } = await volunteer();
    const never = { requests: 'never', decisions: 'never', opportunities: 'never', reminders: 'never' };
    await client.put('/api/profile/notifications', never);
    await decide((await pending(client)).id, { status: 'approved' });
    expect((await admin.post(`/api/users/${user.id}/one-time-password`)).status).toBe(200);
    await told(user, 2);
    const [email, ...more] = await passMail();
    expect(more).toEqual([]);
    expect(email?.mail.subject).toBe('Someone made a one-time password for your account');
    expect(header(email!, 'list-unsubscribe')).toBeUndefined();
  });

  it('makes one email a day of what is for daily, at seven in the morning at the school', async () => {
    const { user, client } = await volunteer();
    await client.put('/api/profile/notifications', { decisions: 'daily' });
    await decide((await pending(client)).id, { status: 'approved' });
    await told(user, 1);
    expect(await passMail()).toEqual([]);
    expect(await passMail(20 * HOUR)).toEqual([]);
    expect((await passMail(HOUR)).map(({ mail }) => mail.subject)).toEqual(['4 hours approved']);
  });

  it('waits for the end of the school’s quiet hours', async () => {
    const { user, client } = await volunteer();
    await admin.patch(`/api/organizations/${school}`, { quietFrom: '09:30', quietUntil: '12:00' });
    await decide((await pending(client)).id, { status: 'approved' });
    await told(user, 1);
    expect(await passMail()).toEqual([]);
    expect((await passMail(2 * HOUR)).map(({ recipients }) => recipients)).toEqual([[user.email]]);
    await admin.patch(`/api/organizations/${school}`, { quietFrom: '', quietUntil: '' });
  });
});

describe('one click', () => {
  it('of the mail program ends emails of this kind, whatever page it comes from', async () => {
    const { user, client } = await volunteer();
    await decide((await pending(client)).id, { status: 'approved' });
    await told(user, 1);
    const [email] = await passMail();
    expect(header(email!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path =
      /<http:\/\/[^/]+(\/api\/unsubscribe\/[^>]+)>/.exec(header(email!, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(email?.mail.text).toContain(`${ORIGIN}/unsubscribe#decisions.${user.id}.`);

    const program = app.client();
    const opened = await program.get(path, { 'sec-fetch-site': '' });
    expect([opened.status, opened.headers['location']]).toEqual([302, expect.stringContaining('/unsubscribe#')]);
    expect((await client.get('/api/profile/notifications')).body).toMatchObject({ decisions: 'now' });

    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' };
    const altered = path.replace('decisions', 'requests');
    expect((await program.send('POST', altered, 'List-Unsubscribe=One-Click', form)).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await program.send('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
    }
    expect((await client.get('/api/profile/notifications')).body).toMatchObject({
      decisions: 'never',
      requests: 'now',
    });
  });
});

describe('on Monday at seven', () => {
  const MONDAY = new Date('2026-11-23T12:05:00Z');
  const digests = async (at: Date): Promise<readonly ReceivedMail[]> => {
    clock.advance(at.getTime() - clock.now().getTime());
    await app.app.get(DigestMail).queueDue();
    return passMail(0);
  };

  it('those who review read what waits, and parents the week of their children; whoever has nothing gets nothing', async () => {
    const elsewhere = await makeSchool(app, { name: 'Roosevelt High School' });
    await makePerson(app, elsewhere, 'teacher');
    await asAdmin(database, "UPDATE hours.volunteer_hours SET status = 'rejected' WHERE status = 'pending'");
    const { user, client } = await volunteer();
    const parent = await makePerson(app, school, 'parent', { firstName: 'Pia' });
    await makePerson(app, school, 'parent', { firstName: 'Nobody’s' });
    await admin.post('/api/family-links', { parentId: parent.id, studentId: user.id });
    await decide((await pending(client)).id, { status: 'approved', hours: 3 });
    const old = await pending(client, '2026-11-19');
    await asAdmin(database, "UPDATE hours.volunteer_hours SET status_since = '2026-11-10' WHERE id = $1", [old.id]);
    await told(user, 2);
    await told(parent, 2);
    await passMail();

    const emails = await digests(MONDAY);
    expect(Object.fromEntries(emails.map(({ recipients, mail }) => [recipients[0], mail.subject]))).toEqual({
      [administrator.email]: '1 to review, 1 waiting over 7 days',
      [parent.email]: 'The week of Maya',
    });
    const ofParent = emails.find(({ recipients }) => recipients[0] === parent.email)?.mail.text;
    expect(ofParent).toContain('Approved last week: 3 hours\nWaiting for a decision: 4 hours');
    expect(ofParent).toContain('3 of 50 hours');
    expect(await digests(new Date(MONDAY.getTime() + HOUR))).toEqual([]);
    expect(await digests(new Date(MONDAY.getTime() + 24 * HOUR))).toEqual([]);
  });
});

describe('reminders', () => {
  const DAY = 24 * HOUR;
  const unread = async (user: User, begins = 'reminder.'): Promise<readonly string[]> => {
    const { body } = await (await app.signIn(user.username)).get('/api/notifications?unread=true');
    return (body as readonly NotificationView[]).map(({ kind }) => kind).filter((kind) => kind.startsWith(begins));
  };
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await app.app.get(Reminders).remindDue();
    // sessions do not last so long
    admin = await app.signIn(administrator.username);
  };

  it('go to the verifier after 3 and 7 days, then to the volunteer and a teacher, and end with their reason', async () => {
    const { user, client } = await volunteer();
    const verifier = await makePerson(app, school, 'verifier');
    const teacher = await makePerson(app, school, 'teacher');
    const entry = { organizationName: 'Library', date: '2026-11-20', startTime: '09:00', endTime: '13:00', hours: 4 };
    const { body } = await client.post('/api/volunteer-hours', {
      ...entry,
      status: 'pending',
      verifierId: verifier.id,
    });
    await told(verifier, 1);
    await pass(2 * DAY);
    expect(await unread(verifier)).toEqual([]);
    await pass(DAY + HOUR);
    await pass(HOUR);
    expect(await unread(verifier)).toEqual(['reminder.verify']);
    const emails = await passMail();
    expect(emails.map(({ mail }) => mail.subject)).toEqual(['Still waiting for you: 4 hours for Maya Chen']);
    await pass(4 * DAY);
    expect(await unread(verifier)).toEqual(['reminder.verify-again', 'reminder.verify']);
    expect(await unread(user)).toEqual([]);
    await pass(3 * DAY);
    expect([await unread(user), await unread(teacher)]).toEqual([['reminder.unanswered'], ['reminder.unanswered']]);

    await decide(body.id, { status: 'approved' });
    await told(user, 2);
    await seen(
      () => unread(teacher),
      (kinds) => kinds.length === 0,
    );
    expect([await unread(user), await unread(verifier), await unread(teacher)]).toEqual([[], [], []]);
    const late = await passMail();
    expect(late.flatMap(({ mail }) => mail.subject)).toEqual(['4 hours approved']);
    await pass(HOUR);
    expect(await unread(verifier)).toEqual([]);
  });

  it('tell of a forgotten draft, until it is submitted, and of nothing where the school has them off', async () => {
    const { user, client } = await volunteer();
    const { body } = await client.post('/api/volunteer-hours', { date: '2026-11-20', status: 'draft', hours: 2 });
    await admin.patch(`/api/organizations/${school}`, { reminders: false });
    await pass(7 * DAY + HOUR);
    expect(await unread(user)).toEqual([]);
    await admin.patch(`/api/organizations/${school}`, { reminders: true });
    await pass(HOUR);
    await pass(HOUR);
    expect(await unread(user)).toEqual(['reminder.draft']);
    const whole = { organizationName: 'Library', startTime: '09:00', endTime: '11:00', status: 'pending' };
    expect((await (await app.signIn(user.username)).patch(`/api/volunteer-hours/${body.id}`, whole)).status).toBe(200);
    expect(
      await seen(
        () => unread(user),
        (kinds) => kinds.length === 0,
      ),
    ).toEqual([]);
  });

  it('tell those who signed up of tomorrow’s event, unless they left it', async () => {
    const { user, client } = await volunteer();
    const opportunity = {
      ...{ title: 'Sort donations', description: 'Cans', organizationName: 'Food Bank', location: '12 Water Street' },
      ...{ date: '2026-11-24', startTime: '09:00', endTime: '12:00', maxSlots: 5 },
    };
    const { body, status } = await admin.post('/api/volunteer-opportunities', opportunity);
    expect([status, body.message]).toEqual([201, undefined]);
    await client.post('/api/opportunity-signups', { opportunityId: body.id });
    await pass(DAY);
    expect(await unread(user)).toEqual([]);
    await pass(DAY + HOUR);
    await pass(HOUR);
    expect(await unread(user)).toEqual(['reminder.event']);
    const [email] = (await passMail()).filter(({ recipients }) => recipients[0] === user.email);
    expect(email?.mail.subject).toBe('Coming up: Sort donations');
    expect(email?.mail.text).toContain('Location: 12 Water Street');
    expect((await (await app.signIn(user.username)).delete(`/api/opportunity-signups/${body.id}`)).status).toBeLessThan(
      300,
    );
    await pass(HOUR);
    expect(await unread(user)).toEqual([]);
  });

  it('tell a student and their parent what the goal lacks before the school year ends, until it is reached', async () => {
    const { user, client } = await volunteer();
    const parent = await makePerson(app, school, 'parent');
    await admin.post('/api/family-links', { parentId: parent.id, studentId: user.id });
    const year = { name: 'This year', startsOn: '2026-08-01', endsOn: '2027-01-21' };
    const { body, status } = await admin.post('/api/academic-years', year);
    expect(status).toBe(201);
    const hours = { ...{ organizationName: 'Library', startTime: '06:00', endTime: '22:00' }, hours: 16 };
    const approve = async (by: Client, date: string): Promise<void> => {
      const entry = await by.post('/api/volunteer-hours', { ...hours, date, status: 'pending' });
      await decide((entry.body as HoursView).id, { status: 'approved' });
    };
    await approve(client, '2026-11-18');
    // of the family link, too
    await told(user, 2);
    await pass(HOUR);
    await passMail();
    expect([await unread(user), await unread(parent)]).toEqual([[], []]);
    await pass(23 * HOUR);
    await pass(HOUR);
    expect([await unread(user), await unread(parent)]).toEqual([['reminder.goal'], ['reminder.goal']]);
    const emails = (await passMail()).filter(({ recipients }) => recipients[0] === user.email);
    expect(emails.map(({ mail }) => mail.subject)).toEqual(['34 hours to go by January 21, 2027']);
    expect(emails[0]?.mail.text).toContain('You need 34 hours more to reach your goal.');

    const again = await app.signIn(user.username);
    for (const date of ['2026-11-17', '2026-11-16', '2026-11-15']) await approve(again, date);
    await pass(HOUR);
    expect([await unread(user), await unread(parent)]).toEqual([[], []]);
    expect((await admin.delete(`/api/academic-years/${body.id}`)).status).toBe(204);
  });

  it('tell administrators a week before an answer about a record is due, and once it is overdue', async () => {
    const due = () => unread(administrator, 'school.record-request-due');
    const { client } = await volunteer();
    const { body } = await client.post('/api/record-requests', { kind: 'inspect' });
    await pass(30 * DAY);
    expect(await due()).toEqual([]);
    await pass(9 * DAY);
    await pass(HOUR);
    expect(await due()).toEqual(['school.record-request-due']);
    await pass(8 * DAY);
    expect(await due()).toEqual(['school.record-request-due', 'school.record-request-due']);
    const answer = { decision: 'granted' };
    expect((await admin.post(`/api/record-requests/${body.id}/decide`, answer)).status).toBe(200);
    await seen(
      () => due(),
      (kinds) => kinds.length === 0,
    );
  });

  it('whose reason is gone are not mailed, even before anything else has noticed', async () => {
    const { user, client } = await volunteer();
    const other = await volunteer();
    const verifier = await makePerson(app, school, 'verifier');
    await client.post('/api/volunteer-hours', { date: '2026-11-20', status: 'draft', hours: 2 });
    const entry = { organizationName: 'Library', date: '2026-11-20', startTime: '09:00', endTime: '13:00', hours: 4 };
    const asked = { ...entry, status: 'pending', verifierId: verifier.id };
    expect((await other.client.post('/api/volunteer-hours', asked)).status).toBe(201);
    await told(verifier, 1);
    const opportunity = {
      ...{ title: 'Sort donations', description: 'Cans', organizationName: 'Food Bank', location: '12 Water Street' },
      ...{ date: '2026-11-29', startTime: '09:00', endTime: '12:00', maxSlots: 5 },
    };
    const { body } = await admin.post('/api/volunteer-opportunities', opportunity);
    expect((await other.client.post('/api/opportunity-signups', { opportunityId: body.id })).status).toBe(201);
    await asAdmin(database, 'UPDATE messaging.notifications SET email = 0 WHERE email IS NULL');
    await pass(7 * DAY + HOUR);
    const kinds = [await unread(user), await unread(verifier), await unread(other.user)];
    expect(kinds).toEqual([['reminder.draft'], ['reminder.verify-again'], ['reminder.event']]);
    await asAdmin(
      database,
      `UPDATE hours.volunteer_hours SET verifier_id = NULL, version = version + 1
       WHERE student_id IN (${user.id}, ${other.user.id})`,
    );
    await asAdmin(
      database,
      `UPDATE opportunities.opportunities SET is_active = false, cancelled_at = now(), cancel_reason = 'Storm' WHERE id = ${body.id}`,
    );
    expect(await passMail()).toEqual([]);
  });
});

describe('what is missing under rules of what counts', () => {
  it('is the same in reports, the weekly summary, reminders and the end of the year', async () => {
    const { id, teacher, parent } = await makeStaffedSchool(app);
    const staff = await makePerson(app, id, 'admin');
    const student = await makePerson(app, id, 'student', { firstName: 'Maya', lastName: 'Chen', gradeLevel: '12' });
    const by = await app.signIn(staff.username);
    const done = async (answer: Promise<Answer>): Promise<unknown> => {
      const { status, body } = await answer;
      expect([status < 300, body]).toEqual([true, body]);
      return body;
    };
    await done(by.post('/api/family-links', { parentId: parent.id, studentId: student.id }));
    const year = { name: 'This year', startsOn: '2026-08-01', endsOn: '2027-01-22' };
    const { id: yearId } = (await done(by.post('/api/academic-years', year))) as { id: number };
    const categories = [{ name: 'Direct service', min: 6 }, { name: 'Tutoring' }];
    const goals = [{ gradeLevel: '12', hours: 20 }];
    await done(by.post('/api/rules', { dailyCap: 4, resetsYearly: true, goals, categories }));
    const entry = { organizationName: 'Library', date: '2026-11-20', startTime: '06:00', endTime: '22:00', hours: 9 };
    const logged = (await app.signIn(student.username)).post('/api/volunteer-hours', { ...entry, categoryId: 1 });
    const { id: entryId } = (await done(logged)) as HoursView;
    const reviewer = await app.signIn(teacher.username);
    await done(reviewer.patch(`/api/volunteer-hours/${entryId}`, { status: 'approved' }));
    await told(student, 2);
    await passMail();

    const rows = (await done(by.get('/api/admin/reports/users?role=student'))) as readonly UserReportRow[];
    const row = rows.find((one) => one.id === student.id);
    expect(row).toMatchObject({ approvedHours: 9, countedHours: 4, missingHours: 16, goal: 20 });

    const { graduates } = (await done(
      (await passedTo('2026-11-23T13:05:00Z', staff)).post(`/api/academic-years/${yearId}/rollover?dryRun=true`, {}),
    )) as YearRollover;
    expect(graduates.filter((one) => one.id === student.id)).toMatchObject([
      { approvedHours: 9, countedHours: 4, met: false },
    ]);

    await app.app.get(DigestMail).queueDue();
    const week = (await passMail(0)).find(({ recipients }) => recipients[0] === parent.email);
    expect(week?.mail.text).toContain('4 of 20 hours');

    await app.app.get(Reminders).remindDue();
    const [reminder] = await asAdmin(
      database,
      "SELECT hundredths FROM messaging.notifications WHERE kind = 'reminder.goal' AND user_id = $1",
      [student.id],
    );
    expect(reminder).toEqual({ hundredths: 1600 });
  });

  const passedTo = (moment: string, who: User): Promise<Client> => {
    clock.advance(new Date(moment).getTime() - clock.now().getTime());
    return app.signIn(who.username);
  };
});
