import { startApp, TestClock, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { Mailbox } from '../../test/mailbox.js';
import { makePerson, makeSchool } from '../../test/people.js';
import { asAdmin, passWaits } from '../../test/sql.js';
import { seen } from '../../test/until.js';
import { Jobs } from '../platform/jobs/jobs.js';

const ANA = {
  firstName: 'Ana',
  lastName: 'Łuczak',
  email: 'ana@lincoln.example',
  organization: 'Lincoln High School',
  message: 'How do we begin?\n\n.\nWe have 600 students — and 40 teachers.',
};
const MINUTE = 60_000;
/** Milliseconds until the second, the third … try. */
const WAITS = [1, 2, 3, 4, 5].map((tries) => 1_000 * Math.exp(tries));

describe('forwarding what visitors write', () => {
  let database: TestDatabase;
  let app: TestApp;
  let mailbox: Mailbox;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  const mail = (): { smtpUrl: string; from: string; forwardTo: string } => ({
    smtpUrl: mailbox.url,
    from: 'HourTrail <hello@hourtrail.example>',
    forwardTo: 'office@provider.example',
  });

  beforeAll(async () => {
    database = await cloneDatabase();
    mailbox = await Mailbox.open();
    app = await startApp({ database, clock, web: { mail: mail() } });
  });
  afterAll(async () => {
    await app.close();
    await mailbox.close();
    await database.drop();
  });
  beforeEach(() => {
    clock.advance(60 * MINUTE);
    mailbox.received.length = 0;
    mailbox.refusal = undefined;
    mailbox.tries = 0;
  });

  const send = async (message: object): Promise<void> =>
    expect((await app.client().post('/api/contact', { ...ANA, ...message })).status).toBe(201);
  const outbox = () =>
    asAdmin<{ state: string; tries: number; problem: string | null }>(
      database,
      "SELECT state, tries, problem FROM mail.outbox WHERE kind = 'contact-forward' ORDER BY id DESC LIMIT 1",
    );
  const newest = (matches: (row: Awaited<ReturnType<typeof outbox>>[number]) => boolean) =>
    seen(
      async () => (await outbox())[0]!,
      (row) => matches(row),
    );

  /** When a mail that was tried so often is tried again. */
  const nextTry = async (tries: number): Promise<Date> => {
    const waiting = () =>
      asAdmin<{ run_at: Date }>(
        database,
        'SELECT run_at FROM graphile_worker.jobs WHERE attempts = $1 AND locked_at IS NULL',
        [tries],
      );
    return (await seen(waiting, (jobs) => jobs.length > 0))[0]!.run_at;
  };

  it('takes the message to the address of the environment, and an answer goes to the visitor', async () => {
    await send({});
    const [received] = await mailbox.has(1);
    expect(received?.recipients).toEqual(['office@provider.example']);
    expect(received?.mail).toMatchObject({
      from: { name: 'HourTrail', address: 'hello@hourtrail.example' },
      to: [{ address: 'office@provider.example' }],
      replyTo: [{ address: 'ana@lincoln.example' }],
      subject: 'Message from Ana Łuczak, Lincoln High School',
    });
    for (const part of [ANA.message, 'Name: Ana Łuczak', 'Email: ana@lincoln.example', '/inbox']) {
      expect(received?.mail.text).toContain(part);
    }
    expect(await newest(({ state }) => state === 'sent')).toMatchObject({ tries: 1, problem: null });
  });

  it('carries scripts as plain text, and no header that a visitor wrote', async () => {
    const evil = '<script>alert(1)</script>';
    const email = '"x"<evil@b.co>,victim@c.co'.replace(',victim@c.co', '');
    await send({
      firstName: evil,
      organization: 'A: b',
      email,
      message: `${evil}\r\nBcc: victim@c.co\r\n\r\n.\r\nQUIT`,
    });
    const [received] = await mailbox.has(1);
    expect(received?.recipients).toEqual(['office@provider.example']);
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.replyTo).toBeUndefined();
    expect(received?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(received?.mail.html).not.toContain('<script');
    expect(received?.mail.text).toContain(`${evil}\nBcc: victim@c.co\n\n.\nQUIT`);
  });

  it('tries again, later and later, while the mail server takes nothing, and sends once', async () => {
    mailbox.refusal = { at: 'data', code: 451 };
    await send({ message: 'Patience' });
    let began = Date.now();
    for (const [before, wait] of WAITS.entries()) {
      const tries = before + 1;
      const failedAt = (await nextTry(tries)).getTime() - wait;
      expect([failedAt >= began - 1, failedAt <= Date.now() + 1]).toEqual([true, true]);
      expect((await outbox())[0]).toEqual({ state: 'queued', tries, problem: 'EMESSAGE 451' });
      if (tries === WAITS.length) mailbox.refusal = undefined;
      began = Date.now();
      await passWaits(database);
    }
    expect(await newest(({ state }) => state === 'sent')).toMatchObject({ state: 'sent', tries: WAITS.length + 1 });
    expect(mailbox.received.map(({ mail: { text } }) => text?.includes('Patience'))).toEqual([true]);
  });

  it('gives up at once where the mail server knows nobody of that name, and the message stands in the inbox', async () => {
    mailbox.refusal = { at: 'recipient', code: 550 };
    await send({ message: 'To nobody' });
    expect(await newest(({ state }) => state === 'failed')).toMatchObject({ tries: 1, problem: 'EENVELOPE 550' });
    const school = await makeSchool(app);
    const inbox = await app.signIn((await makePerson(app, school, 'super-admin')).username);
    expect((await inbox.get('/api/contact-messages?q=to nobody')).body).toMatchObject([{ forwarding: 'failed' }]);
    expect((await inbox.get('/api/mail')).body).toEqual({
      from: 'HourTrail <hello@hourtrail.example>',
      forwardsTo: 'office@provider.example',
      queued: 0,
      failed: 1,
    });
  });

  it('does not hold up who writes while the mail server is away, and goes out when it is back', async () => {
    const away = await Mailbox.open();
    const options = { ...mail(), smtpUrl: away.url };
    await away.close();
    const other = await cloneDatabase();
    const alone = await startApp({ database: other, clock, web: { mail: options } });
    expect((await alone.client().post('/api/contact', ANA)).status).toBe(201);
    const state = () => asAdmin<{ problem: string | null }>(other, 'SELECT problem FROM mail.outbox');
    expect(await seen(state, ([row]) => row?.problem !== null)).toEqual([{ problem: 'ESOCKET' }]);
    await alone.close();
    await passWaits(other);
    const again = await startApp({ database: other, clock, web: { mail: mail() } });
    expect((await mailbox.has(1)).map(({ recipients }) => recipients)).toEqual([['office@provider.example']]);
    await again.close();
    await other.drop();
  });

  it('sends each message once, however many servers share the outbox', async () => {
    const others = await Promise.all([1, 2].map(() => startApp({ database, clock, web: { mail: mail() } })));
    const writers = [app, ...others];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        writers[n % 3]!.client().post('/api/contact', { ...ANA, message: `No. ${n}` }),
      ),
    );
    await newest(({ state }) => state === 'sent');
    await mailbox.has(10);
    const left = () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'");
    expect(await seen(left, (rows) => rows.length === 0)).toEqual([]);
    const numbers = mailbox.received.map(({ mail: { text } }) => Number(/No\. (\d)/.exec(text ?? '')?.[1]));
    expect(numbers.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('takes up what a server left that was killed while it sent, under the same name', async () => {
    await asAdmin(
      database,
      `BEGIN;
       INSERT INTO mail.outbox (organization_id, kind, about, queued_at)
         VALUES (0, 'contact-forward', 1, '${clock.now().toISOString()}');
       UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = now(), locked_by = 'pool-of-a-killed-server';
       COMMIT`,
    );
    await app.app.get(Jobs).freeAbandoned();
    expect(await newest(({ state }) => state === 'sent')).toMatchObject({ tries: 2 });
    const [row] = await asAdmin<{ id: number }>(database, 'SELECT id FROM mail.outbox ORDER BY id DESC LIMIT 1');
    const name = new RegExp(`^<0\\.${row?.id}\\.[0-9a-f]{32}@hourtrail\\.example>$`);
    expect(mailbox.received.map((received) => received.mail.messageId)).toEqual([expect.stringMatching(name)]);
  });

  it('finishes the mail that is under way when the server stops, and sends it once', async () => {
    const own = await cloneDatabase();
    const stopping = await startApp({ database: own, clock, web: { mail: mail() } });
    let letGo = (): void => {};
    mailbox.hold = new Promise<void>((resolve) => (letGo = resolve));
    expect((await stopping.client().post('/api/contact', { ...ANA, message: 'Last words' })).status).toBe(201);
    await seen(
      async () => mailbox.tries,
      (tries) => tries === 1,
    );
    setTimeout(letGo, 300);
    await stopping.close();
    expect(await asAdmin(own, 'SELECT state, tries FROM mail.outbox')).toEqual([{ state: 'sent', tries: 1 }]);
    expect(mailbox.received.map(({ mail: { text } }) => text?.includes('Last words'))).toEqual([true]);
    await own.drop();
  });

  it('is not tried where nobody is to be told: the message waits in the inbox alone', async () => {
    const { forwardTo: _forwardTo, ...rest } = mail();
    const quiet = await startApp({ database, clock, web: { mail: rest } });
    const before = await asAdmin<{ n: number }>(database, 'SELECT count(*)::integer AS n FROM mail.outbox');
    expect((await quiet.client().post('/api/contact', ANA)).status).toBe(201);
    expect(await asAdmin(database, 'SELECT count(*)::integer AS n FROM mail.outbox')).toEqual(before);
    await quiet.close();
  });
});
