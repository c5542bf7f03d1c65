import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ConfirmationAnswered,
  ConfirmationView,
  HoursHistoryStep,
  HoursView,
  NotificationView,
  OneTimePassword,
  UserView,
} from '@hourtrail/contracts';
import { aPhoto, attached, formWith } from '../../../test/attachments.js';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makeEvidence, Stranger, unzipped } from '../../../test/evidence.js';
import { Mailbox } from '../../../test/mailbox.js';
import { clientsOf, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { problemsIn } from '../../../test/tampered-logs.js';
import { seen } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { SupervisorMail } from '../mail/supervisor-mail.js';

const DAY = 86_400_000;
const ROSA = { name: 'Rosa Lind', email: 'Rosa@library.example' };

describe('a supervisor without an account', () => {
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  let database: TestDatabase;
  let mailbox: Mailbox;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let parent: Client;
  let verifier: Client;
  let teacher: Client;
  let admin: Client;
  let visitor: Client;
  let days = 0;

  const signIn = async (): Promise<void> => {
    ({ student, parent, verifier, teacher, admin } = await clientsOf(app, school));
  };
  beforeAll(async () => {
    [database, mailbox] = await Promise.all([cloneDatabase(), Mailbox.open()]);
    const mail = { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.example>' };
    app = await startApp({ database, clock, macKey: MAC_KEY, web: { mail } });
    school = await makeStaffedSchool(app);
    await signIn();
    visitor = app.client();
    const family = { parentId: school.parent.id, studentId: school.student.id };
    expect((await admin.post('/api/family-links', family)).status).toBe(201);
  });
  beforeEach(async () => {
    await idle();
    mailbox.received.length = 0;
    mailbox.refusal = undefined;
    mailbox.hold = Promise.resolve();
    await signIn();
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), mailbox.close()]);
  });

  const entry = (): object => {
    days += 1;
    const date = new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
    return { organizationName: 'Elm Street Library', date, startTime: '09:00', endTime: '13:00', hours: 4 };
  };
  const log = async (changes: object = {}): Promise<HoursView> => {
    const { status, body } = await student.post('/api/volunteer-hours', { ...entry(), supervisor: ROSA, ...changes });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as HoursView;
  };
  const shown = async ({ id }: HoursView, client = teacher): Promise<HoursView> =>
    (await client.get(`/api/volunteer-hours/${id}`)).body as HoursView;
  /** Once every email that waited has been sent or refused. */
  const idle = (): Promise<unknown> =>
    seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
      (rows) => rows.length === 0,
    );
  const sent = async (view: HoursView): Promise<HoursView> => {
    await idle();
    const now = await shown(view);
    expect(now.supervisor?.state).toBe('sent');
    return now;
  };
  const linkIn = (text: string | undefined): string => /\/confirm\/(\S+)/.exec(text ?? '')?.[1] ?? '';
  const lastLink = async (count = 1): Promise<string> => linkIn((await mailbox.has(count)).at(-1)?.mail.text);
  const open = (token: string): ReturnType<Client['get']> => visitor.get(`/api/confirmations/${token}`);
  const answer = async (token: string, ...answers: object[]): Promise<ConfirmationAnswered['results']> => {
    const { status, body } = await visitor.post(`/api/confirmations/${token}`, { answers });
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body as ConfirmationAnswered).results;
  };
  const trailOf = async ({ id }: HoursView): Promise<readonly HoursHistoryStep[]> =>
    (await teacher.get(`/api/volunteer-hours/${id}/history`)).body as readonly HoursHistoryStep[];

  it('lowers four hours to three by the link in their email, and a teacher approves them', async () => {
    const made = await log({ description: 'Sorted returned books' });
    expect(made.supervisor).toEqual({ ...ROSA, state: 'queued', sentAt: null, answeredAt: null });
    expect(made.verifierId).toBeNull();
    const token = await lastLink();
    const [mail] = mailbox.received;
    expect(mail?.recipients).toEqual([ROSA.email.toLowerCase()]);
    expect(mail?.mail.subject).toMatch(/^Please confirm .*’s volunteer hours$/);
    await sent(made);

    const page = await open(token);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(page.headers['set-cookie']).toBeUndefined();
    const { firstName, lastName } = school.student;
    expect((page.body as ConfirmationView).entries).toEqual([
      {
        id: made.id,
        volunteer: { firstName, lastName },
        organizationName: 'Elm Street Library',
        description: 'Sorted returned books',
        ...{ date: made.date, startTime: '09:00', endTime: '13:00', hours: '4.00' },
      },
    ]);
    expect(await answer(token)).toEqual([]);
    expect((await shown(made)).supervisor?.state).toBe('opened');

    const said = { id: made.id, outcome: 'confirm', hours: 3, comment: 'Left at noon' };
    expect(await answer(token, said)).toEqual([{ id: made.id, outcome: 'done', status: 'verified' }]);
    expect(await shown(made)).toMatchObject({
      status: 'verified',
      hours: '3.00',
      loggedHours: '4.00',
      verifierComments: 'Left at noon',
      supervisor: { state: 'answered' },
      verification: { level: 'email-link' },
    });
    expect((await trailOf(made)).at(-1)).toMatchObject({
      type: 'hours.verified',
      actor: { id: null, name: 'Rosa Lind', role: 'supervisor' },
      level: 'email-link',
      comment: 'Left at noon',
    });
    const approved = await teacher.patch(`/api/volunteer-hours/${made.id}`, { status: 'approved' });
    expect(approved.body).toMatchObject({ status: 'approved', hours: '3.00', singleActor: false });
    const again = await open(token);
    expect([again.status, (again.body as { message: string }).message]).toEqual([
      410,
      'You have answered everything under this link, or the volunteer changed it and a newer email has its link. To change an answer, tell the volunteer or the school.',
    ]);
  });

  it('decides nothing where a scanner of links asks for the page, and stays usable', async () => {
    const made = await log();
    const token = await lastLink();
    await sent(made);
    for (const method of ['HEAD', 'GET', 'GET', 'HEAD'] as const) {
      const url = `/api/confirmations/${token}`;
      const { statusCode } = await app.app.inject({ method, url, headers: { 'user-agent': 'LinkScanner/1.0' } });
      expect(statusCode).toBe(200);
    }
    expect(await shown(made)).toMatchObject({
      status: 'pending',
      version: made.version,
      supervisor: { state: 'sent' },
    });
    expect(await answer(token, { id: made.id, outcome: 'confirm' })).toMatchObject([{ outcome: 'done' }]);
  });

  it('leaves a trail that a stranger checks, with messages and a file in it', async () => {
    const made = await log();
    const token = await lastLink();
    const { sha256 } = await attached(student, made.id, formWith(await aPhoto(), 'shelves.jpg'));
    const path = `/api/volunteer-hours/${made.id}/messages`;
    expect((await student.post(path, { text: 'Did Rosa get it?' })).status).toBe(201);
    expect(await answer(token, { id: made.id, outcome: 'confirm', hours: 3 })).toMatchObject([{ outcome: 'done' }]);
    expect((await teacher.post(path, { text: 'She did.' })).status).toBe(201);
    expect((await teacher.patch(`/api/volunteer-hours/${made.id}`, { status: 'approved' })).status).toBe(200);
    await app.sealAll();
    const { status, zip } = await makeEvidence(app, student, { kind: 'entry', id: String(made.id) });
    expect(status).toBe(200);
    const packed = unzipped(zip);
    expect(packed.get('events.jsonl')?.toString()).toContain('"level":"email-link"');
    expect(packed.get('events.jsonl')?.toString()).toContain(`"sha256":"${sha256}"`);
    for (const text of ['Rosa Lind', 'Did Rosa get it?', 'She did.', 'shelves.jpg']) {
      expect(packed.get('texts.jsonl')?.toString()).toContain(`"text":"${text}"`);
    }
    const stranger = await Stranger.move();
    const { code } = await stranger.verify(packed.get('verify.mjs') as Buffer, zip);
    await stranger.leave();
    expect(code).toBe(0);
    expect(await problemsIn(app)).toEqual([]);
  });

  it('answers each of several entries on one page', async () => {
    mailbox.hold = new Promise((go) => setTimeout(go, 300));
    const entries = [await log(), await log(), await log(), await log()];
    await Promise.all(entries.map(sent));
    const token = linkIn(mailbox.received.at(-1)?.mail.text);
    const page = (await open(token)).body as ConfirmationView;
    expect(page.entries.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    const [first, second, third, fourth] = entries.map(({ id }) => id);
    expect(
      await answer(
        token,
        { id: first, outcome: 'confirm' },
        { id: second, outcome: 'decline', comment: 'They were not there' },
        { id: third, outcome: 'not-me' },
        { id: fourth, outcome: 'wrong-person', insteadEmail: 'lee@library.example' },
      ),
    ).toEqual([
      { id: first, outcome: 'done', status: 'verified' },
      { id: second, outcome: 'done', status: 'rejected' },
      { id: third, outcome: 'done', status: 'pending' },
      { id: fourth, outcome: 'done', status: 'pending' },
    ]);
    expect(await shown(entries[1] as HoursView)).toMatchObject({ verifierComments: 'They were not there' });
    expect((await trailOf(entries[3] as HoursView)).at(-1)).toMatchObject({ type: 'hours.wrong-supervisor' });
    for (const client of [student, teacher, admin]) {
      const told = await seen(
        async () => (await client.get('/api/notifications')).body as NotificationView[],
        (all) => all.filter(({ kind }) => kind === 'hours.wrong-supervisor').length === 2,
      );
      expect(told[0]).toMatchObject({ actor: { name: 'Rosa Lind' }, entry: { id: fourth } });
    }
    expect((await open(token)).status).toBe(410);
  });

  it('declines only with a reason, and never credits more than was logged', async () => {
    const made = await log();
    await sent(made);
    const token = await lastLink();
    const silent = await visitor.post(`/api/confirmations/${token}`, {
      answers: [{ id: made.id, outcome: 'decline' }],
    });
    expect([silent.status, silent.body]).toEqual([400, expect.objectContaining({ message: expect.anything() })]);
    expect(await answer(token, { id: made.id, outcome: 'confirm', hours: 5 })).toEqual([
      { id: made.id, outcome: 'refused', message: expect.any(String) },
    ]);
    expect(await answer(token, { id: made.id + 1_000, outcome: 'confirm' })).toEqual([
      { id: made.id + 1_000, outcome: 'stale', message: 'This entry no longer waits for an answer.' },
    ]);
    expect((await shown(made)).status).toBe('pending');
  });

  it('is helped by a page where the link is altered, guessed or expired', async () => {
    const made = await log();
    await sent(made);
    const token = await lastLink();
    const altered = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.slice(-1)}`;
    for (const guess of [altered, token.slice(0, -1), 'x', '1.2.3', `9${token}`]) {
      expect([guess, (await open(guess)).status]).toEqual([guess, 404]);
    }
    clock.advance(30 * DAY);
    await signIn();
    const late = await open(token);
    expect([late.status, late.body]).toEqual([
      410,
      expect.objectContaining({ message: 'This link has expired. Ask the volunteer to send a new one.' }),
    ]);
    expect((await shown(made)).supervisor?.state).toBe('expired');
    const reminded = await student.post(`/api/volunteer-hours/${made.id}/reminders`);
    expect(reminded.status).toBe(200);
    await sent(made);
    expect((await open(linkIn(mailbox.received.at(-1)?.mail.text))).status).toBe(200);
  });

  it('is reminded once a day and three times at most, by the volunteer and staff alone', async () => {
    const made = await log();
    await sent(made);
    const remind = (client: Client): ReturnType<Client['post']> =>
      client.post(`/api/volunteer-hours/${made.id}/reminders`);
    expect((await remind(student)).status).toBe(429);
    for (const { username } of [school.teacher, school.student, school.admin]) {
      clock.advance(DAY + 60_000);
      const count = mailbox.received.length;
      expect((await remind(await app.signIn(username))).status).toBe(200);
      await mailbox.has(count + 1);
      await idle();
    }
    clock.advance(DAY + 60_000);
    await signIn();
    expect((await remind(student)).status).toBe(429);
    expect((await remind(parent)).status).toBe(403);
    expect((await remind(verifier)).status).toBe(403);
  });

  it('is reminded after three days and after seven, and no longer once they answered', async () => {
    const lee = { name: 'Lee', email: 'lee@library.example' };
    const ann = { name: 'Ann', email: 'ann@library.example' };
    const [waits, answered] = [await log({ supervisor: lee }), await log({ supervisor: ann })];
    await Promise.all([waits, answered].map(sent));
    const mailsTo = ({ email }: typeof lee) => mailbox.received.filter(({ recipients }) => recipients[0] === email);
    await answer(linkIn(mailsTo(ann)[0]?.mail.text), { id: answered.id, outcome: 'confirm' });
    const remindersAfter = async (days: number): Promise<readonly number[]> => {
      mailbox.received.length = 0;
      clock.advance(days * DAY + 60_000);
      await app.app.get(SupervisorMail).remindDue();
      await idle();
      return [mailsTo(lee).length, mailsTo(ann).length];
    };
    const found: (readonly number[])[] = [];
    for (const days of [2, 1, 1, 3, 7]) found.push(await remindersAfter(days));
    expect(found).toEqual([
      ...[
        [0, 0],
        [1, 0],
        [0, 0],
        [1, 0],
        [0, 0],
      ],
    ]);
    await signIn();
  });

  it('is not the volunteer, and stands instead of a verifier', async () => {
    const own = { name: 'Me', email: school.student.email.toUpperCase() };
    const mine = await student.post('/api/volunteer-hours', { ...entry(), supervisor: own });
    expect([mine.status, mine.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'supervisor.email' })] }),
    ]);
    const both = { ...entry(), supervisor: ROSA, verifierId: school.verifier.id };
    expect((await student.post('/api/volunteer-hours', both)).status).toBe(400);
    for (const supervisor of [{ ...ROSA, name: 'Eve\r\nBcc: all@example.org' }, { ...ROSA, email: 'no' }, 'Rosa', {}]) {
      const refused = await student.post('/api/volunteer-hours', { ...entry(), supervisor });
      expect([supervisor, refused.status]).toEqual([supervisor, 400]);
    }
    const made = await log();
    const path = `/api/volunteer-hours/${made.id}`;
    expect((await student.patch(path, { verifierId: school.verifier.id })).body).toMatchObject({
      supervisor: null,
      verifierId: school.verifier.id,
    });
    const asked = await teacher.put(`${path}/supervisor`, { name: 'Lee', email: 'lee@library.example' });
    expect(asked.body).toMatchObject({ supervisor: { name: 'Lee', state: 'queued' }, verifierId: null });
    expect((await shown(made, parent)).supervisor).toBeNull();
  });

  it('counts under the strict policy only where the school accepts them', async () => {
    const rules = async (changes: object): Promise<void> =>
      expect((await admin.patch(`/api/organizations/${school.id}`, changes)).status).toBe(200);
    const early = await log();
    await sent(early);
    await rules({ approvalPolicy: 'strict' });
    const refused = await student.post('/api/volunteer-hours', { ...entry(), supervisor: ROSA });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'supervisor.email' })] }),
    ]);
    await answer(await lastLink(), { id: early.id, outcome: 'confirm' });
    const approve = (): ReturnType<Client['patch']> =>
      teacher.patch(`/api/volunteer-hours/${early.id}`, { status: 'approved' });
    expect((await approve()).body).toMatchObject({
      code: 'hours.verification-required',
      message:
        'This school needs verification by someone who has an account. A supervisor without one confirmed this entry.',
    });
    await rules({ acceptsSupervisors: true });
    expect((await student.get('/api/auth/me')).body).toMatchObject({ acceptsSupervisors: true });
    expect((await approve()).status).toBe(200);
    await log();
    await rules({ approvalPolicy: 'standard' });
  });

  it('is known to the school by organization once they confirmed hours', async () => {
    const made = await log({
      supervisor: { name: 'Ida Moss', email: 'ida@archive.example' },
      organizationName: 'Archive',
    });
    const known = async (): Promise<unknown> => (await student.get('/api/supervisors')).body;
    expect(await known()).not.toContainEqual(expect.objectContaining({ name: 'Ida Moss' }));
    await sent(made);
    await answer(linkIn(mailbox.received.at(-1)?.mail.text), { id: made.id, outcome: 'confirm' });
    expect(await known()).toContainEqual({
      name: 'Ida Moss',
      email: 'ida@archive.example',
      organizations: ['Archive'],
    });
  });

  it('who answers often asks for an account by the link, and finds there what they answered', async () => {
    const otto = { name: 'Otto van der Berg', email: 'Otto@shelter.example' };
    const name = { firstName: 'Otto', lastName: 'van der Berg' };
    mailbox.hold = new Promise((go) => setTimeout(go, 300));
    const entries: HoursView[] = [];
    for (let made = 0; made < 5; made += 1) entries.push(await log({ supervisor: otto }));
    await Promise.all(entries.map(sent));
    const [first, second, third, fourth, fifth] = entries.map(({ id }) => id);
    const token = linkIn(mailbox.received.at(-1)?.mail.text);
    const offerAfter = async (...answers: object[]): Promise<unknown> =>
      ((await visitor.post(`/api/confirmations/${token}`, { answers })).body as ConfirmationAnswered).account;
    const ask = (body: object = name, link = token): ReturnType<Client['post']> =>
      visitor.post(`/api/confirmations/${link}/account`, body);
    const known = async (): Promise<readonly UserView[]> =>
      (await teacher.get('/api/users?q=otto%40shelter.example')).body as readonly UserView[];

    const kinds = [
      { id: first, outcome: 'confirm', hours: 3 },
      { id: second, outcome: 'not-me' },
    ];
    expect(await offerAfter(...kinds)).toBeNull();
    expect(await offerAfter({ id: third, outcome: 'decline', comment: 'They were not there' })).toBeNull();
    const early = await ask();
    expect([early.status, early.body]).toEqual([409, expect.objectContaining({ code: 'hours.answer-more-first' })]);
    expect(await offerAfter({ id: fourth, outcome: 'confirm' })).toEqual({ answered: 3, ...name });
    for (const wrong of [{}, { firstName: 7, lastName: null }, { firstName: ' ', lastName: 'B' }]) {
      expect((await ask(wrong)).status).toBe(400);
    }
    expect((await ask(name, `${token.slice(0, -3)}AAA`)).status).toBe(404);
    expect(await known()).toEqual([]);

    const asked = await ask();
    expect([asked.status, asked.body]).toEqual([204, undefined]);
    expect(asked.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await ask({ firstName: 'O', lastName: 'B' })).status).toBe(204);
    const nominee = { ...name, role: 'verifier', nominated: true, createdBy: null, email: otto.email.toLowerCase() };
    expect(await known()).toEqual([expect.objectContaining(nominee)]);
    const [{ id, username }] = (await known()) as readonly [UserView];
    expect((await teacher.post(`/api/users/${id}/confirm`)).status).toBe(200);

    const { oneTimePassword } = (await admin.post(`/api/users/${id}/one-time-password`)).body as OneTimePassword;
    const account = app.client();
    expect((await account.post('/api/auth/login', { username, password: oneTimePassword })).status).toBe(200);
    const newPassword = 'a quiet harbour in june';
    const changed = { currentPassword: oneTimePassword, newPassword };
    expect((await account.post('/api/auth/change-password', changed)).status).toBeLessThan(300);
    const listed = await seen(
      async () => (await account.get('/api/volunteer-hours?sort=-createdAt')).body as HoursView[],
      (all) => all.length === 4,
    );
    const byLink = { level: 'email-link', at: expect.any(String) };
    expect(listed).toMatchObject([
      { id: fifth, status: 'pending', verifierId: id, supervisor: null },
      { id: fourth, status: 'verified', verifierId: id, verification: byLink },
      { id: third, status: 'rejected', verifierId: id, verifierComments: 'They were not there' },
      { id: first, status: 'verified', verifierId: id, verification: byLink, hours: '3.00' },
    ]);
    expect((await trailOf(entries[3] as HoursView)).slice(-2)).toMatchObject([
      { type: 'hours.verified', actor: { id: null, role: 'supervisor' }, level: 'email-link' },
      {
        type: 'hours.supervisor-joined',
        actor: { id: null, role: 'system' },
        changes: [{ field: 'verifier', from: null, to: otto.name }],
      },
    ]);
    const used = await open(token);
    expect([used.status, used.body]).toEqual([410, expect.objectContaining({ code: 'hours.link-joined' })]);
    const verified = await account.patch(`/api/volunteer-hours/${fifth}`, { status: 'verified' });
    expect(verified.body).toMatchObject({ status: 'verified', verification: { level: 'account' } });
    expect((await account.patch(`/api/volunteer-hours/${fourth}`, { status: 'pending' })).status).toBe(403);
    expect((await student.get('/api/supervisors')).body).not.toContainEqual(
      expect.objectContaining({ email: otto.email.toLowerCase() }),
    );

    mailbox.received.length = 0;
    const later = await log({ supervisor: otto });
    await seen(
      () => shown(later),
      ({ verifierId }) => verifierId === id,
    );
    await idle();
    expect(mailbox.received.filter(({ mail }) => /\/confirm\//.test(mail.text ?? ''))).toEqual([]);
    expect((await ask()).status).toBe(204);
    expect(await problemsIn(app)).toEqual([]);
    clock.advance(30 * DAY);
    await signIn();
    expect((await ask()).status).toBe(410);
  });

  it('whose address is refused gets no other email, and the entry says so', async () => {
    mailbox.refusal = { at: 'recipient', code: 550 };
    const wrong = { name: 'Gone', email: 'gone@library.example' };
    const made = await log({ supervisor: wrong });
    const bounced = async (view: HoursView): Promise<void> => {
      await idle();
      expect((await shown(view)).supervisor?.state).toBe('bounced');
    };
    await bounced(made);
    mailbox.refusal = undefined;
    const tries = mailbox.tries;
    await bounced(await log({ supervisor: wrong }));
    const asked = await student.put(`/api/volunteer-hours/${made.id}/supervisor`, ROSA);
    expect(asked.status).toBe(200);
    await idle();
    expect(mailbox.tries).toBe(tries + 1);
  });

  it('who stops these emails by one click gets no other, and the entry says so', async () => {
    const tired = { name: 'Tired', email: 'tired@library.example' };
    const made = await log({ supervisor: tired });
    await sent(made);
    const { mail } = mailbox.received.find(({ recipients }) => recipients[0] === tired.email)!;
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = /\/api\/unsubscribe\/[^>]+/.exec(header)?.[0] ?? '';
    expect((await app.client().post(path)).status).toBe(204);
    mailbox.received.length = 0;
    const other = await log({ supervisor: tired });
    await idle();
    expect(mailbox.received).toEqual([]);
    for (const view of [made, other]) expect((await shown(view)).supervisor?.state).toBe('bounced');
  });

  it('leaves no address or word of theirs in the log’s canonical events', async () => {
    const rows = await asAdmin<{ canonical: string }>(database, 'SELECT canonical FROM log.events');
    const all = rows.map(({ canonical }) => canonical).join('\n');
    for (const word of ['Rosa', 'rosa@', 'library.example', 'Left at noon']) expect(all).not.toContain(word);
  });
});

it('without a mail server, outside production, each email becomes a file', async () => {
  const [database, mailFolder] = [await cloneDatabase(), await mkdtemp(join(tmpdir(), 'mail-'))];
  const app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')), web: { mailFolder } });
  const school = await makeStaffedSchool(app);
  const student = await app.signIn(school.student.username);
  const times = { date: '2026-11-20', startTime: '09:00', endTime: '10:00', hours: 1 };
  const entry = { organizationName: 'Elm Street Library', ...times, supervisor: ROSA };
  expect((await student.post('/api/volunteer-hours', entry)).status).toBe(201);
  const [file = ''] = await seen(
    () => readdir(mailFolder),
    (files) => files.length === 1,
  );
  expect(await readFile(join(mailFolder, file), 'utf8')).toMatch(/To: rosa@library\.example[^]*\/confirm\//);
  await app.close();
  await database.drop();
});
