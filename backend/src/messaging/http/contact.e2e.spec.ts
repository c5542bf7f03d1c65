import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';

const ANA = {
  firstName: 'Ana',
  lastName: 'Łuczak',
  email: 'ana@lincoln.example',
  organization: 'Lincoln High School',
  message: 'How do we begin?\n\nWe have 600 students.',
};
const REQUIRED = 'All fields are required to submit your message';
const FIELDS = ['firstName', 'lastName', 'email', 'organization', 'message'] as const;
const SCRIPT = '<script>alert(1)</script>';

describe('what a visitor writes', () => {
  let database: TestDatabase;
  let app: TestApp;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  // each test in a window of its own
  beforeEach(() => clock.advance(3_600_000));

  const send = (message: unknown) => app.client().post('/api/contact', message);
  const stored = () =>
    asAdmin<{ id: number; first_name: string; message: string }>(
      database,
      'SELECT * FROM messaging.contact_messages ORDER BY id',
    );

  it('is kept as it came, without the spaces around it, with its event in the log', async () => {
    const { status, body } = await send({ ...ANA, firstName: '  Ana ', message: `\n${ANA.message}  ` });
    expect([status, body]).toEqual([201, { receivedAt: clock.now().toISOString() }]);
    const [row] = await stored();
    expect(row).toMatchObject({ organization_id: 0, version: 1, status: 'new', ...textsOf(ANA) });
    expect(await eventsOf(database, `contact-message/${row?.id}`)).toEqual([
      { type: 'contact-message.received', data: {}, texts: ANA },
    ]);
  });

  it.each(FIELDS)(
    'is refused with the specified sentence where %s says nothing, and nothing is kept',
    async (field) => {
      const before = await stored();
      for (const nothing of [undefined, '', '   \t ', '\u200b \u2060', null, 7, ['x'], {}]) {
        const { status, body } = await send({ ...ANA, [field]: nothing });
        expect([status, body.message, body.errors]).toEqual([400, REQUIRED, [{ field, message: REQUIRED }]]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it('says once that all fields are required, however many are empty', async () => {
    expect((await send({})).body).toMatchObject({ statusCode: 400, code: 'invalid-input', message: REQUIRED });
  });

  it.each([
    ['a@b', 'a@b'],
    ['no @', 'a.b'],
    ['nothing after the dot', 'a@b.'],
    ['nothing before the @', '@b.co'],
    ['a space', 'a b@c.co'],
    ['two of them', 'a@b.co,c@d.co'],
    ['a header', 'a@b.co\r\nBcc: everybody@example.org'],
    ['a NUL', 'a@b.co\u0000'],
    ['255 characters', `${'a'.repeat(250)}@b.co`],
    ['half a million dots', `a@${'.'.repeat(500_000)} `],
  ])('is refused with an email address that is or has %s', async (_what, email) => {
    const { status, body } = await send({ ...ANA, email });
    expect([status, body.message]).toEqual([400, 'Please enter a valid email address']);
  });

  it('is refused with 100 kB of text in any field, in a sentence that says how much fits', async () => {
    const much = 'All work and no play. '.repeat(5_000).slice(0, 100_000);
    const sentences = [];
    for (const field of FIELDS) sentences.push((await send({ ...ANA, [field]: much })).body.message);
    expect(sentences).toEqual([
      'First name can have at most 100 characters.',
      'Last name can have at most 100 characters.',
      'Please enter a valid email address',
      'Organization can have at most 200 characters.',
      'Message can have at most 5,000 characters.',
    ]);
  });

  it.each(['firstName', 'lastName', 'organization'])('is refused with a line break in %s', async (field) => {
    for (const hidden of ['\r\nBcc: x@example.org', '\n', '\r', '\u2028', '\u0000', '\u200b']) {
      const { status, body } = await send({ ...ANA, [field]: `Ana${hidden}x` });
      expect([status, body.errors.map((problem: { field: string }) => problem.field)]).toEqual([400, [field]]);
    }
  });

  it('is refused with a field that nobody asked for, and as anything but JSON', async () => {
    expect((await send({ ...ANA, status: 'handled' })).body.message).toBe('"status" isn’t a known field.');
    const form = await app
      .client()
      .send('POST', '/api/contact', 'firstName=Ana', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.status, form.body.code]).toEqual([400, 'json-only']);
  });

  it('keeps scripts in every field as the text they are', async () => {
    const email = `${SCRIPT.replaceAll(' ', '')}@b.co`;
    const scripts = { firstName: SCRIPT, lastName: SCRIPT, organization: SCRIPT, message: SCRIPT, email };
    expect((await send(scripts)).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject(textsOf(scripts));
  });

  it('thirty times a minute: ten are kept, the others told when to come back, and a restart forgets nothing', async () => {
    const before = (await stored()).length;
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => send({ ...ANA, message: `Message ${n} of 30` })),
    );
    const taken = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status === 429);
    expect([taken.length, refused.length, (await stored()).length - before]).toEqual([10, 20, 10]);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('600');
      expect(body.message).toBe('There were too many attempts from your network address. Try again later.');
    }
    const another = await startApp({ database, clock });
    expect((await another.client().post('/api/contact', ANA)).status).toBe(429);
    clock.advance(600_000);
    expect((await another.client().post('/api/contact', ANA)).status).toBe(201);
    await another.close();
  });

  it('is refused from a page of another site', async () => {
    const { status, body } = await app.client().post('/api/contact', ANA, { origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'csrf']);
  });
});

const textsOf = ({ firstName, lastName, ...others }: typeof ANA) => ({
  first_name: firstName,
  last_name: lastName,
  ...others,
});
