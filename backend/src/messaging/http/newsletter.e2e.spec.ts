import type { SubscriptionView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { Mailbox, type ReceivedMail } from '../../../test/mailbox.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';

const HOUR = 3_600_000;

describe('the newsletter', () => {
  let database: TestDatabase;
  let app: TestApp;
  let mailbox: Mailbox;
  let boss: string;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    mailbox = await Mailbox.open();
    const mail = { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' };
    app = await startApp({ database, clock, web: { mail } });
    boss = (await makePerson(app, await makeSchool(app), 'super-admin')).username;
  });
  afterAll(async () => {
    await app.close();
    await mailbox.close();
    await database.drop();
  });
  beforeEach(() => clock.advance(HOUR));

  const subscribe = (email: string) => app.client().post('/api/newsletter', { email });
  const confirm = (token: string) => app.client().post('/api/newsletter/confirm', { token });
  const unsubscribe = (token: string) => app.client().post('/api/newsletter/unsubscribe', { token });
  // weeks pass here, and sessions end
  const inbox = (): Promise<Client> => app.signIn(boss);
  /** The nth mail to an address. */
  const mailTo = async (reader: string, nth = 1): Promise<ReceivedMail> => {
    const own = () => mailbox.received.filter(({ recipients }) => recipients[0] === reader);
    return (
      await seen(
        async () => own(),
        (mails) => mails.length >= nth,
      )
    )[nth - 1]!;
  };
  /** The token in it. */
  const tokenTo = async (reader: string, nth?: number): Promise<string> =>
    /http:\/\/hourtrail\.test\/newsletter\/(?:confirm|unsubscribe)#(\S+)/.exec(
      (await mailTo(reader, nth)).mail.text!,
    )![1]!;
  const list = async (query: string) =>
    (await (await inbox()).get(`/api/newsletter-subscriptions?${query}`)).body as SubscriptionView[];
  const statusesOf = async (q: string): Promise<string[]> => (await list(`q=${q}`)).map(({ status }) => status);

  it('goes to nobody before whoever reads the address has confirmed it by the link in the mail', async () => {
    expect(await subscribe('  Ana@Lincoln.example ')).toMatchObject({ status: 202, body: { sendsMail: true } });
    expect(await statusesOf('ana@lincoln.example')).toEqual(['requested']);
    const token = await tokenTo('Ana@lincoln.example');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'Ana@Lincoln.example' } });
    expect(await statusesOf('ana@lincoln.example')).toEqual(['confirmed']);
    const end = await tokenTo('Ana@lincoln.example', 2);
    const { mail } = await mailTo('Ana@lincoln.example', 2);
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(header).toMatch(/^<http:\/\/hourtrail\.test\/api\/unsubscribe\/newsletter\.1\.[\w-]{43}>$/);
    expect(await unsubscribe(end)).toMatchObject({ status: 204, body: undefined });
    expect((await unsubscribe(end)).status).toBe(204);
    expect(await statusesOf('ana@lincoln.example')).toEqual(['unsubscribed']);
    expect(await eventsOf(database, 'subscription/1')).toEqual([
      { type: 'subscription.requested', data: { language: 'en' }, texts: { email: 'Ana@Lincoln.example' } },
      { type: 'subscription.confirmed', data: {}, texts: null },
      { type: 'subscription.ended', data: {}, texts: null },
    ]);
  });

  it('confirms by a link once, for seven days, and by the newest alone', async () => {
    await subscribe('ben@lincoln.example');
    const first = await tokenTo('ben@lincoln.example');
    clock.advance(2 * HOUR);
    await subscribe('BEN@lincoln.example');
    const second = await tokenTo('BEN@lincoln.example');
    expect((await confirm(first)).status).toBe(404);
    clock.advance(7 * 24 * HOUR);
    expect((await confirm(second)).status).toBe(404);
    await subscribe('ben@lincoln.example');
    const third = await tokenTo('ben@lincoln.example', 2);
    clock.advance(7 * 24 * HOUR - 1);
    const responses = await Promise.all([confirm(third), confirm(third), confirm(third)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await confirm(third)).status).toBe(404);
  });

  it('believes no token that was not in a mail', async () => {
    await subscribe('cleo@lincoln.example');
    await subscribe('dan@lincoln.example');
    const [cleos, dans] = [await tokenTo('cleo@lincoln.example'), await tokenTo('dan@lincoln.example')];
    const [id, proof] = cleos.split('.') as [string, string];
    const other = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`;
    for (const token of [
      `${dans.split('.')[0]}.${proof}`,
      `${id}.${other}`,
      `999999.${proof}`,
      `9999999999.${proof}`,
    ]) {
      expect((await confirm(token)).status).toBe(404);
      expect((await unsubscribe(token)).status).toBe(404);
    }
    expect((await unsubscribe(cleos)).status).toBe(404);
    for (const token of ['', 'x', `${id}.short`, `${id}.${proof}\n`, 7, null]) {
      const { status, body } = await app.client().post('/api/newsletter/confirm', { token });
      expect([status, body.message]).toEqual([400, 'This link is incomplete. Copy the whole link from the email.']);
    }
    expect([...(await statusesOf('cleo@')), ...(await statusesOf('dan@'))]).toEqual(['requested', 'requested']);
  });

  it('keeps nothing in the database that would confirm for somebody', async () => {
    await subscribe('eve@lincoln.example');
    const proof = (await tokenTo('eve@lincoln.example')).split('.')[1]!;
    const hex = Buffer.from(proof, 'base64url').toString('hex');
    for (const table of ['messaging.subscriptions', 'mail.outbox', 'log.events', 'log.texts']) {
      const found = await asAdmin(database, `SELECT FROM ${table} t WHERE t::text ~ $1`, [`${proof}|${hex}`]);
      expect([table, found]).toEqual([table, []]);
    }
  });

  it('writes to an address once an hour at most, and answers alike whatever it knows of it', async () => {
    const first = await subscribe('finn@lincoln.example');
    const again = await Promise.all([subscribe('finn@lincoln.example'), subscribe('Finn@Lincoln.example')]);
    await confirm(await tokenTo('finn@lincoln.example'));
    clock.advance(2 * HOUR);
    const repeated = await subscribe('finn@lincoln.example');
    expect([first, ...again, repeated].map(({ status, body }) => [status, body])).toEqual(
      Array(4).fill([202, { sendsMail: true }]),
    );
    // mail goes out in its order
    await subscribe('gus@lincoln.example');
    await mailTo('gus@lincoln.example');
    const subjects = mailbox.received
      .filter(({ recipients }) => /^finn/i.test(recipients[0]!))
      .map(({ mail }) => mail.subject);
    expect(subjects).toEqual([
      'Confirm your subscription to the HourTrail newsletter',
      'You’re subscribed to the HourTrail newsletter',
    ]);
  });

  it('is asked for by ten at once with one address, kept once and answered ten times', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe('hana@lincoln.example')));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(await statusesOf('hana@lincoln.example')).toEqual(['requested']);
    await subscribe('ira@lincoln.example');
    await mailTo('ira@lincoln.example');
    expect(mailbox.received.filter(({ recipients }) => recipients[0] === 'hana@lincoln.example')).toHaveLength(1);
  });

  it.each([
    '',
    '   ',
    'a@b',
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co,c@d.co',
    'a\u202e@b.co',
    `${'a'.repeat(250)}@b.co`,
    null,
    7,
  ])('is refused to %j', async (email) => {
    const { status, body } = await app.client().post('/api/newsletter', { email });
    expect([status, body.message]).toEqual([400, 'Invalid email address']);
  });

  it('tells who asks too often when to come back', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => subscribe(`n${n}@lincoln.example`)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(10).fill('600'));
  });

  it('is taken from an address by a super-admin, whose link then confirms nothing, and who may ask again', async () => {
    await subscribe('ida@lincoln.example');
    const token = await tokenTo('ida@lincoln.example');
    const [{ id, version }] = (await list('q=ida')) as [SubscriptionView];
    const browser = await inbox();
    const remove = (headers = {}) => browser.delete(`/api/newsletter-subscriptions/${id}`, headers);
    const stale = await remove({ 'if-match': `"${version + 1}"` });
    expect([stale.status, stale.body.code, stale.body.current.id]).toEqual([409, 'stale', id]);
    expect(await remove({ 'if-match': `"${version}"` })).toMatchObject({
      status: 200,
      body: { status: 'removed', endedAt: clock.now().toISOString() },
    });
    expect((await remove()).body.code).toBe('subscription.ended');
    expect((await confirm(token)).status).toBe(404);
    await subscribe('ida@lincoln.example');
    expect(await statusesOf('ida@lincoln.example')).toEqual(['requested']);
    expect((await confirm(await tokenTo('ida@lincoln.example', 2))).status).toBe(200);
  });

  it('says so where no mail goes out: the address is kept unconfirmed and nothing is queued', async () => {
    const quiet = await startApp({ database, clock });
    const { status, body } = await quiet.client().post('/api/newsletter', { email: 'jo@lincoln.example' });
    expect([status, body]).toEqual([202, { sendsMail: false }]);
    expect(await list('q=jo@')).toMatchObject([{ status: 'requested', confirmation: null }]);
    await quiet.close();
  });
});
