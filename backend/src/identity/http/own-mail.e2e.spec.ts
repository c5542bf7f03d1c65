import { LIMITS, NEW_SCHOOL } from '@hourtrail/contracts';
import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { csv, importFile } from '../../../test/imports.js';
import { whereIs } from '../../../test/every-byte.js';
import { Mailbox } from '../../../test/mailbox.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const CHOSEN = 'up the green hill';

let database: TestDatabase;
let mailbox: Mailbox;
let app: TestApp;
/** On the same database, and without mail. */
let quiet: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

beforeAll(async () => {
  database = await cloneDatabase();
  mailbox = await Mailbox.open();
  const mail = { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' };
  app = await startApp({ database, clock, macKey: MAC_KEY, web: { mail } });
  quiet = await startApp({ database, clock, macKey: MAC_KEY });
  school = await makeStaffedSchool(app);
});
beforeEach(() => {
  clock.advance(10 * MINUTE);
  mailbox.received.length = 0;
});
afterAll(async () => {
  await Promise.all([app.close(), quiet.close()]);
  await mailbox.close();
  await database.drop();
});

const requestReset = (email: string, by = app.client()): Promise<Answer> =>
  by.post('/api/auth/forgot-password', { email });
const reset = (token: string, password = CHOSEN): Promise<Answer> =>
  app.client().post('/api/auth/reset-password', { token, password });
const confirm = (token: string): Promise<Answer> => app.client().post('/api/auth/confirm-email', { token });
const logIn = async (username: string, password: string): Promise<number> =>
  (await app.client().post('/api/auth/login', { username, password })).status;

/** Every mail that is due has gone out. */
const delivered = (): Promise<unknown> =>
  seen(
    () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
    (rows) => rows.length === 0,
  );
async function linkTo(reader: string): Promise<string> {
  await delivered();
  const [mail] = mailbox.received.filter(({ recipients }) => recipients[0] === reader).slice(-1);
  return /http:\/\/hourtrail\.test\/(?:reset\/|confirm-email#)(\S+)/.exec(mail?.mail.text ?? '')?.[1] ?? 'no link';
}
const resetToken = async (email: string): Promise<string> => {
  expect((await requestReset(email)).status).toBe(202);
  return linkTo(email);
};
const account = async (id: number) =>
  (
    await asAdmin<{ could_enter: number[]; email: string; email_confirmed: boolean; new_email: string | null }>(
      database,
      'SELECT could_enter, email, email_confirmed, new_email FROM identity.users WHERE id = $1 AND moved_to IS NULL',
      [id],
    )
  )[0]!;
const typesOf = async (id: number): Promise<string[]> =>
  (await eventsOf(database, `user/${id}`)).map(({ type }) => type);
const admin = (): Promise<Client> => app.signIn(school.admin.username);

let made = 0;
async function signedUp(email: string, on = app): Promise<{ readonly id: number; readonly browser: Client }> {
  const browser = on.client();
  const person = { username: `newcomer${(made += 1)}`, email, firstName: 'New', lastName: 'Comer', password: PASSWORD };
  const { status, body } = await browser.post('/api/auth/signup', person);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id as number, browser };
}

describe('a password that was forgotten', () => {
  it('is set anew by the link in the mail, once; every session and every other way in is over', async () => {
    const { id, username, email } = await makePerson(app, school.id, 'student');
    const before = await app.signIn(username);
    const token = await resetToken(email);
    expect(await whereIs(database, [token])).toEqual([]);
    expect(mailbox.received[0]?.mail).toMatchObject({ subject: 'Set a new password for HourTrail' });
    await asAdmin(
      database,
      "INSERT INTO identity.school_identities SELECT organization_id, 'https://provider.example', '7', id FROM identity.users WHERE lower(email) = lower($1)",
      [email],
    );
    expect(await reset(token)).toMatchObject({ status: 204 });
    // who set up the provider could no longer enter, so the provider does not either
    expect(await asAdmin(database, 'SELECT FROM identity.school_identities')).toEqual([]);
    expect((await before.get('/api/auth/me')).status).toBe(401);
    expect([await logIn(username, PASSWORD), await logIn(username, CHOSEN)]).toEqual([401, 200]);
    expect(await reset(token, 'down the green hill')).toMatchObject({
      status: 410,
      body: { message: 'This link was already used or has expired. Ask for a new one.' },
    });
    expect((await typesOf(id)).at(-1)).toBe('user.password-set-by-mail');
  });

  it('takes a link for sixty minutes, whole and unaltered', async () => {
    const { email, username } = await makePerson(app, school.id, 'student');
    const token = await resetToken(email);
    const [id = '', at = '', proof = ''] = token.split('.');
    const other = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`;
    const later = (parseInt(at, 36) + 1).toString(36);
    for (const wrong of [`${id}.${at}.${other}`, `${id}.${later}.${proof}`, `${Number(id) + 1}.${at}.${proof}`])
      expect((await reset(wrong)).status).toBe(410);
    for (const damaged of ['', token.slice(0, -1), `${token}A`, '../../x', `${id}.${at}`, 'x'.repeat(10_000)])
      expect((await reset(damaged)).status).toBe(400);
    expect((await reset(token, 'short')).status).toBe(400);
    clock.advance(LIMITS.passwordLinkMinutes * MINUTE);
    expect((await reset(token)).status).toBe(410);
    expect(await logIn(username, PASSWORD)).toBe(200);
  });

  it('is answered alike for addresses that nobody has, and mailed to nobody', async () => {
    const inactive = await makePerson(app, school.id, 'student', { isActive: false });
    const neverIn = await makePerson(app, school.id, 'student');
    await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [neverIn.id]);
    const active = await makePerson(app, school.id, 'student');
    const responses: Answer[] = [];
    for (const email of ['nobody@here.example', inactive.email, neverIn.email, active.email.toUpperCase()])
      responses.push(await requestReset(email));
    expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [202, responses[0]?.body]));
    await delivered();
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[active.email]]);
  });

  it('brings one mail in five minutes, however often it is asked for, and a limit by address', async () => {
    const { email } = await makePerson(app, school.id, 'student');
    const requests = await Promise.all(Array.from({ length: 40 }, () => requestReset(email)));
    expect(requests.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await delivered();
    expect(mailbox.received).toHaveLength(1);
    clock.advance(15 * MINUTE);
    await requestReset(email);
    await delivered();
    expect(mailbox.received).toHaveLength(2);
  });

  it('goes to one of two who use the link at once', async () => {
    const { email } = await makePerson(app, school.id, 'student');
    const token = await resetToken(email);
    const responses = await Promise.all([reset(token), reset(token, 'down the green hill')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('leaves nobody who could come in, but for whoever wrote the address', async () => {
    const verifier = await makePerson(app, school.id, 'verifier');
    const teacher = await app.signIn(school.teacher.username);
    expect((await teacher.post(`/api/users/${verifier.id}/one-time-password`)).status).toBe(200);
    expect((await account(verifier.id)).could_enter).toEqual([school.teacher.id]);
    expect((await reset(await resetToken(verifier.email))).status).toBe(204);
    expect((await account(verifier.id)).could_enter).toEqual([]);
    const email = `anew.${verifier.id}@school.example`;
    expect((await (await admin()).patch(`/api/users/${verifier.id}`, { email })).status).toBe(200);
    clock.advance(10 * MINUTE);
    expect((await reset(await resetToken(email))).status).toBe(204);
    expect((await account(verifier.id)).could_enter).toEqual([school.admin.id]);
  });

  it('is asked for in vain on a server without mail, which says so', async () => {
    const { email } = await makePerson(app, school.id, 'student');
    expect((await quiet.client().get('/api/auth/options')).body).toMatchObject({ sendsMail: false });
    expect((await app.client().get('/api/auth/options')).body).toMatchObject({ sendsMail: true });
    expect((await requestReset(email, quiet.client())).status).toBe(202);
    await delivered();
    expect(mailbox.received).toEqual([]);
  });
});

describe('an address', () => {
  it('that somebody signs up with is confirmed by the mail to it', async () => {
    const { id, browser } = await signedUp('ana@home.example');
    expect((await browser.get('/api/profile')).body).toMatchObject({ emailConfirmed: false, sendsMail: true });
    const token = await linkTo('ana@home.example');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'ana@home.example' } });
    expect((await account(id)).email_confirmed).toBe(true);
    expect((await confirm(token)).status).toBe(410);
  });

  it('is one that mail could go to, however it is spelled', async () => {
    const wrong = [
      '',
      'ana',
      'a@b',
      'a b@c.example',
      'a\ud800@c.example',
      '\ud800',
      'a\u200b@c.example',
      'a@c.example\0',
    ];
    const person = { firstName: 'A', lastName: 'B', password: PASSWORD };
    for (const email of wrong) {
      const requests = [
        requestReset(email),
        app.client().post('/api/auth/signup', { ...person, username: 'wrong', email }),
      ];
      for (const { status, body } of await Promise.all(requests)) {
        expect([email, status]).toEqual([email, 400]);
        expect(body.errors).toEqual([{ field: 'email', message: 'Invalid email address' }]);
      }
    }
  });

  it('that somebody changes to holds once its mail is answered, and tells nothing of whose it is', async () => {
    const { id, username, email } = await makePerson(app, school.id, 'student');
    const browser = await app.signIn(username);
    const change = (to: string) => browser.patch('/api/profile', { email: to, currentPassword: PASSWORD });
    const free = await change('mine@home.example');
    const taken = await change(school.teacher.email);
    expect([free.status, free.body.email, taken.status, taken.body.email]).toEqual([200, email, 200, email]);
    expect((await browser.get('/api/profile')).body).toMatchObject({ newEmail: school.teacher.email });
    expect((await confirm(await linkTo(school.teacher.email))).status).toBe(409);
    clock.advance(10 * MINUTE);
    expect((await change('mine@home.example')).status).toBe(200);
    expect(await confirm(await linkTo('mine@home.example'))).toMatchObject({ status: 200 });
    expect(await account(id)).toMatchObject({ email: 'mine@home.example', email_confirmed: true, new_email: null });
    expect((await browser.patch('/api/profile', { email: 'x@y.example' })).status).toBe(400);
  });

  it('is mailed its own link though another goes out just when it is changed', async () => {
    const { username } = await makePerson(app, school.id, 'student');
    const browser = await app.signIn(username);
    const change = (email: string) => browser.patch('/api/profile', { email, currentPassword: PASSWORD });
    const tries = mailbox.tries;
    let letGo = (): void => {};
    mailbox.hold = new Promise<void>((resolve) => (letGo = resolve));
    expect((await change('first@home.example')).status).toBe(200);
    await seen(
      async () => mailbox.tries,
      (now) => now > tries,
    );
    expect((await change('second@home.example')).status).toBe(200);
    letGo();
    await delivered();
    expect(mailbox.received.map(({ recipients }) => recipients[0])).toEqual([
      'first@home.example',
      'second@home.example',
    ]);
    const names = mailbox.received.map(({ mail }) => mail.messageId);
    expect(new Set(names).size).toBe(2);
    expect(await confirm(await linkTo('first@home.example'))).toMatchObject({ status: 410 });
    expect(await confirm(await linkTo('second@home.example'))).toMatchObject({ status: 200 });
  });

  it('is mailed its link once more, and not twice in five minutes', async () => {
    const { browser } = await signedUp('again@home.example');
    await delivered();
    expect(await browser.post('/api/profile/email-confirmation')).toMatchObject({ status: 429 });
    clock.advance(6 * MINUTE);
    expect((await browser.post('/api/profile/email-confirmation')).status).toBe(202);
    expect(await confirm(await linkTo('again@home.example'))).toMatchObject({ status: 200 });
  });

  it('is mailed its link ten times a day at the most', async () => {
    const { browser } = await signedUp('often@home.example');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      await delivered();
      clock.advance(6 * MINUTE);
      statuses.push((await browser.post('/api/profile/email-confirmation')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });

  it('that waits to be confirmed is gone with the person who asked for it, and so is its link', async () => {
    const { id, username } = await makePerson(app, school.id, 'student');
    const browser = await app.signIn(username);
    const details = { email: 'brindlewick@home.example', currentPassword: PASSWORD };
    expect((await browser.patch('/api/profile', details)).status).toBe(200);
    const token = await linkTo('brindlewick@home.example');
    expect(await whereIs(database, ['brindlewick'])).not.toEqual([]);
    expect((await (await admin()).post(`/api/users/${id}/erase`, { username })).status).toBe(200);
    await seen(
      () => whereIs(database, ['brindlewick']),
      (places) => places.length === 0,
    );
    expect((await confirm(token)).status).toBe(410);
  });

  it('is asked for ten times a day at the most, where nothing but a refusal would tell whose it is', async () => {
    const { username } = await makePerson(app, school.id, 'student');
    const browser = await quiet.signIn(username);
    const change = (email: string) => browser.patch('/api/profile', { email, currentPassword: PASSWORD });
    expect((await change(school.teacher.email)).status).toBe(409);
    for (let n = 0; n < 9; n += 1) expect((await change(`mine${n}@home.example`)).status).toBe(200);
    expect((await change('once.more@home.example')).status).toBe(429);
  });

  it('that was never confirmed brings nobody the hours of whom it belongs to', async () => {
    const { id, username } = await makePerson(app, school.id, 'student', { firstName: 'Mal', lastName: 'Ory' });
    const browser = await quiet.signIn(username);
    expect(
      (await browser.patch('/api/profile', { email: 'owner@home.example', currentPassword: PASSWORD })).status,
    ).toBe(200);
    const heading = 'studentEmail,organizationName,date,startTime,endTime,hours,status';
    const file = csv(heading, 'owner@home.example,Library,2026-11-02,09:00,12:00,3,approved');
    const refused = await importFile(await admin(), 'hours', file, { dryRun: true });
    expect(refused.preview[0]).toMatchObject({ student: 'Mal Ory' });
    expect(refused.errors).toEqual([
      expect.objectContaining({
        column: 'studentEmail',
        message: 'Mal Ory entered this email, and no one confirmed that it’s theirs. Confirm it on their page first.',
      }),
    ]);
    const confirmed = await (await admin()).post(`/api/users/${id}/confirm-email`, {});
    expect(confirmed).toMatchObject({ status: 200, body: { emailConfirmed: true } });
    expect((await importFile(await admin(), 'hours', file, { dryRun: true })).errors).toEqual([]);
  });

  it('that somebody signed up with elsewhere goes to whom a school makes an account for', async () => {
    const squatter = await signedUp('coach@club.example');
    const account1 = { username: 'coach', firstName: 'Co', lastName: 'Ach', role: 'verifier' };
    const created = await (await admin()).post('/api/users', { ...account1, email: 'Coach@Club.example' });
    expect([created.status, created.body.email]).toEqual([201, 'Coach@Club.example']);
    expect((await account(squatter.id)).email).toBe(`unconfirmed-${squatter.id}@account.invalid`);
    const notifications = await seen(
      async () => (await squatter.browser.get('/api/notifications')).body as { kind: string }[],
      (list) => list.length > 0,
    );
    expect(notifications.map(({ kind }) => kind)).toEqual(['account.address-lost']);
  });

  it('goes to whom a file names, too, in the transaction that brings them in', async () => {
    const squatter = await signedUp('many@club.example');
    const file = csv('firstName,lastName,email,role', 'Ma,Ny,many@club.example,student', 'O,K,ok@club.example,student');
    expect(await importFile(await admin(), 'users', file, { dryRun: true })).toMatchObject({ valid: 2, errors: [] });
    expect((await account(squatter.id)).email).toBe('many@club.example');
    expect(await importFile(await admin(), 'users', file, { dryRun: false })).toMatchObject({ applied: true });
    expect((await account(squatter.id)).email).toBe(`unconfirmed-${squatter.id}@account.invalid`);
  });

  it('stays with who confirmed it, with who waits to be confirmed as verifier, and with the people of the school', async () => {
    const confirmed = await signedUp('theirs@home.example');
    await confirm(await linkTo('theirs@home.example'));
    const nominee = { username: 'nominee', email: 'nominee@club.example', firstName: 'No', lastName: 'Minee' };
    expect((await (await app.signIn(school.student.username)).post('/api/users', nominee)).status).toBe(201);
    const elsewhere = await makeStaffedSchool(app);
    const boss = await app.signIn(elsewhere.admin.username);
    const own = await makePerson(app, elsewhere.id, 'student');
    const browser = await quiet.signIn(own.username);
    await browser.patch('/api/profile', { email: 'own@home.example', currentPassword: PASSWORD });
    for (const email of ['theirs@home.example', 'nominee@club.example', 'own@home.example']) {
      const person = { username: `person${(made += 1)}`, firstName: 'P', lastName: 'Q', role: 'student', email };
      expect((await boss.post('/api/users', person)).status).toBe(409);
    }
    expect((await account(confirmed.id)).email).toBe('theirs@home.example');
  });

  it('of people elsewhere is not to be asked a list at a time', async () => {
    const asking = await makeStaffedSchool(app);
    const boss = await app.signIn(asking.admin.username);
    await asAdmin(
      database,
      `INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, is_active,
         must_change_password, created_at, email_confirmed)
       SELECT $1, 500000 + n, 1, 'known' || n, 'known' || n || '@else.example', 'K', 'N', 'student', true, false, now(), true
       FROM generate_series(1, 600) n`,
      [school.id],
    );
    const rows = Array.from({ length: 600 }, (_, n) => `A,B,known${n + 1}@else.example,student`);
    const file = csv('firstName,lastName,email,role', ...rows);
    expect((await importFile(boss, 'users', file, { dryRun: true })).problems).toBe(600);
    await expect(importFile(boss, 'users', file, { dryRun: true })).rejects.toThrow('429');
    clock.advance(DAY);
    const again = await app.signIn(asking.admin.username);
    expect((await importFile(again, 'users', file, { dryRun: true })).problems).toBe(600);
  });

  it('is not to be asked one at a time either, by who makes, corrects or nominates', async () => {
    const asking = await makeStaffedSchool(app);
    const boss = await app.signIn(asking.admin.username);
    const student = await app.signIn(asking.student.username);
    const named = (email: string) => ({ username: `asked${(made += 1)}`, firstName: 'A', lastName: 'B', email });
    const taken = school.teacher.email;
    const statuses = async (): Promise<readonly number[]> => [
      (await boss.post('/api/users', { ...named(taken), role: 'student' })).status,
      (await boss.patch(`/api/users/${asking.student.id}`, { email: taken })).status,
      (await student.post('/api/users', named(taken))).status,
    ];
    expect(await statuses()).toEqual([409, 409, 409]);
    await asAdmin(database, 'UPDATE web.rate_limits SET times = 5000 WHERE window_ends_at > $1', [
      new Date(clock.now().getTime() + 23 * 60 * MINUTE),
    ]);
    expect(await statuses()).toEqual([429, 429, 429]);
    const free = { ...named('free@home.example'), role: 'student' };
    expect((await boss.post('/api/users', free)).status).toBe(429);
    expect((await boss.patch(`/api/users/${asking.student.id}`, { firstName: 'Ada' })).status).toBe(200);
    clock.advance(DAY);
    expect((await (await app.signIn(asking.admin.username)).post('/api/users', free)).status).toBe(201);
  });
});

describe('passwords of staff', () => {
  const person = (role: string, password: string) => ({
    ...{ username: `staff${(made += 1)}`, firstName: 'S', lastName: 'T', role, password, confirmPassword: password },
    email: `staff${made}@school.example`,
  });

  it('are longer than those of others', async () => {
    const boss = await admin();
    expect((await boss.post('/api/users', person('student', 'six4u!'))).status).toBe(201);
    expect((await boss.post('/api/users', person('verifier', 'six4u!'))).status).toBe(201);
    expect((await boss.post('/api/users', person('teacher', 'eleven long'))).body.errors).toEqual([
      { field: 'password', message: 'Password must be at least 12 characters' },
    ]);
    expect((await boss.post('/api/users', person('teacher', 'twelve long!'))).status).toBe(201);
  });

  it('are chosen anew by whoever becomes staff, unless they have none', async () => {
    const { id, username } = await makePerson(app, school.id, 'student');
    expect((await (await admin()).patch(`/api/users/${id}`, { role: 'teacher' })).status).toBe(200);
    const browser = await app.signIn(username);
    expect((await browser.get('/api/users')).status).toBe(403);
    const change = (newPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    expect((await change('eleven long')).status).toBe(400);
    expect((await change('twelve long!')).status).toBe(204);
    expect((await browser.get('/api/users')).status).toBe(200);
    const byGoogle = await makePerson(app, school.id, 'student');
    await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [byGoogle.id]);
    const promoted = await (await admin()).patch(`/api/users/${byGoogle.id}`, { role: 'teacher' });
    expect(promoted.body).toMatchObject({ role: 'teacher', mustChangePassword: false });
  });
});

test('nobody is known by an address that they changed to after the school saw another', async () => {
  const { joinCode } = (await (await admin()).post(`/api/organizations/${school.id}/join-code`)).body;
  const requesting = async (email: string) => {
    const { id, browser } = await signedUp(email, quiet);
    return { id, browser, request: (await browser.post('/api/join-requests', { code: joinCode })).body.id as number };
  };
  const [honest, sly] = [await requesting('honest@home.example'), await requesting('harmless@home.example')];
  expect(
    (await sly.browser.patch('/api/profile', { email: 'victim@home.example', currentPassword: PASSWORD })).status,
  ).toBe(200);
  for (const { request } of [honest, sly])
    expect((await (await admin()).post(`/api/join-requests/${request}/admit`, {})).status).toBe(200);
  expect(await account(honest.id)).toMatchObject({ email_confirmed: true });
  expect(await account(sly.id)).toMatchObject({ email: 'victim@home.example', email_confirmed: false });
});

test('who looks after every school saves people who have not confirmed their address, and takes it from nobody there', async () => {
  const boss = await app.signIn((await makePerson(app, NEW_SCHOOL.id, 'super-admin')).username);
  const { id, username } = await makePerson(app, school.id, 'student');
  await (await quiet.signIn(username)).patch('/api/profile', { email: 'same@home.example', currentPassword: PASSWORD });
  const saved = await boss.patch(`/api/users/${id}`, { email: 'Same@home.example', lastName: 'Reed' });
  expect([saved.status, saved.body.lastName]).toEqual([200, 'Reed']);
  const colleague = await makePerson(app, school.id, 'student');
  await (
    await quiet.signIn(colleague.username)
  ).patch('/api/profile', { email: 'held@home.example', currentPassword: PASSWORD });
  expect((await boss.patch(`/api/users/${id}`, { email: 'held@home.example' })).status).toBe(409);
  expect((await account(colleague.id)).email).toBe('held@home.example');
});

test('whoever joins a school is known by the address that the school saw', async () => {
  const joined = await signedUp('joined@home.example', quiet);
  const to = await makeSchool(app);
  const boss = await app.signIn((await makePerson(app, NEW_SCHOOL.id, 'super-admin')).username);
  expect((await boss.patch(`/api/users/${joined.id}`, { organizationId: to })).status).toBe(200);
  expect((await account(joined.id)).email_confirmed).toBe(true);
});
