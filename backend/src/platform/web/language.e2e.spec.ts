import { startApp, PASSWORD, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { Mailbox } from '../../../test/mailbox.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

let database: TestDatabase;
let mailbox: Mailbox;
let app: TestApp;
let school: number;

beforeAll(async () => {
  database = await cloneDatabase();
  mailbox = await Mailbox.open();
  const mail = { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' };
  app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')), web: { mail } });
  school = await makeSchool(app);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await database.drop();
});

const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
const ENGLISH_SENTENCE = 'Please log in.';

const sentence = async (headers: Record<string, string>): Promise<string> =>
  (await app.client().get('/api/auth/me', headers)).body.message;

describe('the language of a sentence of the server', () => {
  test('is English where nothing asks for another', async () => {
    expect(await sentence({})).toBe(ENGLISH_SENTENCE);
    expect(await sentence({ 'accept-language': 'fr,de;q=0.5' })).toBe(ENGLISH_SENTENCE);
  });

  test.each(['*', 'xx-YY', ';;q=', 'es;q=0', 'e'.repeat(8_000)])('is English for the header %.20s', async (header) => {
    expect(await sentence({ 'accept-language': header })).toBe(ENGLISH_SENTENCE);
  });

  test('is the one that the browser asks for, also for a body that is no JSON', async () => {
    const spanish = await sentence(SPANISH);
    expect(spanish).toMatch(/sesión/);
    const { body } = await app.client().post('/api/auth/login', '{', SPANISH);
    expect(body.message).toMatch(/JSON/);
    expect(body.message).not.toBe((await app.client().post('/api/auth/login', '{')).body.message);
  });

  test('is the one that was chosen on a public page', async () => {
    expect(await sentence({ cookie: 'language=es' })).toBe(await sentence(SPANISH));
    expect(await sentence({ ...SPANISH, cookie: 'language=en' })).toBe(ENGLISH_SENTENCE);
    expect(await sentence({ cookie: 'language=<b>' })).toBe(ENGLISH_SENTENCE);
  });

  test('is the choice of the signed-in person, on every device', async () => {
    const { id, username } = await makePerson(app, school, 'student');
    const [here, there] = [await app.signIn(username), await app.signIn(username)];
    const notFound = async (browser: typeof here) => (await browser.get('/api/volunteer-hours/999999')).body.message;
    const english = await notFound(here);
    const { status, body } = await here.patch('/api/profile', { language: 'es' });
    expect([status, body.language, here.cookies.get('language')]).toEqual([200, 'es', 'es']);
    const spanish = await notFound(here);
    expect(spanish).not.toBe(english);
    expect(await notFound(there)).toBe(spanish);
    const later = app.client();
    await later.post('/api/auth/login', { username, password: PASSWORD }, { 'accept-language': 'en' });
    expect(later.cookies.get('language')).toBe('es');
    expect((await later.get('/api/volunteer-hours/999999', { 'accept-language': 'en' })).body.message).toBe(spanish);
    expect((await eventsOf(database, `user/${id}`)).at(-1)).toMatchObject({
      type: 'user.language-changed',
      data: { userId: id, language: 'es' },
    });
  });

  test('stays as it is for one that nobody knows', async () => {
    const browser = await app.signIn((await makePerson(app, school, 'student')).username);
    for (const language of ['fr', '', null, 7, ['es']]) {
      const { status, body } = await browser.patch('/api/profile', { language });
      expect([language, status === 400 || language === null, body.errors?.[0].field ?? 'language']).toEqual([
        language,
        true,
        'language',
      ]);
    }
    expect((await browser.get('/api/auth/me')).body.language).toBeNull();
  });

  test('is not the one of a request that runs beside it', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => (n % 2 ? SPANISH : {}));
    const sentences = await Promise.all(asked.map(sentence));
    expect(new Set(sentences.filter((_, n) => n % 2 === 0)).size).toBe(1);
    expect(new Set(sentences.filter((_, n) => n % 2 === 1)).size).toBe(1);
    expect(sentences[0]).not.toBe(sentences[1]);
  });
});

describe('emails', () => {
  const subjects = async (): Promise<(string | undefined)[]> => {
    await seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
      (rows) => rows.length === 0,
    );
    return mailbox.received.map(({ mail }) => mail.subject);
  };

  test('follow the choice of whom they go to', async () => {
    const { username } = await makePerson(app, school, 'student');
    const browser = await app.signIn(username);
    const { email } = (await browser.get('/api/auth/me')).body as { email: string };
    await browser.patch('/api/profile', { language: 'es' });
    await app.client().post('/api/auth/forgot-password', { email });
    expect(await subjects()).toEqual([expect.stringMatching(/contraseña/)]);
  });

  test('follow the page where the account was made', async () => {
    mailbox.received.length = 0;
    const { body } = await app.client().post(
      '/api/auth/signup',
      {
        username: 'lucia',
        email: 'lucia@home.example',
        firstName: 'Lucía',
        lastName: 'Ruiz',
        password: 'up the green hill',
      },
      SPANISH,
    );
    expect(body).toMatchObject({ language: 'es' });
    await app.client().post('/api/auth/forgot-password', { email: 'lucia@home.example' });
    expect((await subjects()).at(-1)).toMatch(/contraseña/);
  });
});
