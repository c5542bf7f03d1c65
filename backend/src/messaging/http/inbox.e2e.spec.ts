import type { ContactMessageView } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { whereIs } from '../../../test/every-byte.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { openPool } from '../../platform/database/pools.js';
import { rebuild } from '../../platform/event-log/rebuild.js';
import { contactMessageStream, subscriptionStream } from '../index.js';

const WRITERS = ['Ana Łuczak', 'Ben Ortiz', 'Cleo Park', 'Dan_ O’Neill', 'Eve Ng'] as const;

describe('the inbox', () => {
  let database: TestDatabase;
  let app: TestApp;
  let inbox: Client;
  let boss: { readonly id: number };
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    const names = { firstName: 'Robin', lastName: 'Vale' };
    const person = await makePerson(app, await makeSchool(app), 'super-admin', names);
    boss = person;
    inbox = await app.signIn(person.username);
    for (const writer of WRITERS) {
      const [firstName = '', lastName = ''] = writer.split(' ');
      const email = `${firstName.toLowerCase()}@lincoln.example`;
      const message = { firstName, lastName, email, organization: 'Lincoln 100%', message: `Hello from ${firstName}.` };
      await app.client().post('/api/contact', message);
      clock.advance(60_000);
    }
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const list = async (query = ''): Promise<readonly ContactMessageView[]> =>
    (await inbox.get(`/api/contact-messages${query}`)).body as ContactMessageView[];
  const writers = async (query = ''): Promise<string[]> => (await list(query)).map(({ firstName }) => firstName);

  it('shows what visitors wrote, newest first, a page at a time', async () => {
    expect(await writers()).toEqual(['Eve', 'Dan_', 'Cleo', 'Ben', 'Ana']);
    const first = await inbox.get('/api/contact-messages?limit=2');
    expect(first.headers['x-total-count']).toBe('5');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    expect((await inbox.get(next)).body.map((row: ContactMessageView) => row.firstName)).toEqual(['Cleo', 'Ben']);
    expect((await list('?limit=1'))[0]).toEqual({
      id: 5,
      version: 1,
      firstName: 'Eve',
      lastName: 'Ng',
      email: 'eve@lincoln.example',
      organization: 'Lincoln 100%',
      message: 'Hello from Eve.',
      status: 'new',
      receivedAt: '2026-11-21T15:04:00.000Z',
      handledAt: null,
      handledBy: null,
      forwarding: null,
    });
  });

  it.each([
    ['a first and last name', 'cleo park', ['Cleo']],
    ['an address', 'BEN@lincoln', ['Ben']],
    ['a letter that is not plain', 'ŁUCZAK', ['Ana']],
    ['words of the message', 'from eve', ['Eve']],
    ['a percent sign', '100%', ['Eve', 'Dan_', 'Cleo', 'Ben', 'Ana']],
    ['a percent sign that nobody wrote', 'L%n', []],
    ['an underline', 'n_', ['Dan_']],
    ['spaces', '  ', ['Eve', 'Dan_', 'Cleo', 'Ben', 'Ana']],
  ])('is searched for %s', async (_what, q, found) => {
    expect(await writers(`?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('keeps who saw to a message and when, and takes it back', async () => {
    const handled = await inbox.post('/api/contact-messages/2/handle', undefined, { 'if-match': '"1"' });
    expect(handled).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'handled', handledBy: { id: boss.id, name: 'Robin Vale' }, handledAt: clock.now().toISOString() },
    });
    expect(await writers('?status=new')).toEqual(['Eve', 'Dan_', 'Cleo', 'Ana']);
    expect(await writers('?status=handled')).toEqual(['Ben']);
    const again = await inbox.post('/api/contact-messages/2/handle');
    expect([again.status, again.body.code]).toEqual([409, 'contact-message.handled']);
    const stale = await inbox.post('/api/contact-messages/2/reopen', undefined, { 'if-match': '"1"' });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'stale', 2]);
    expect((await inbox.post('/api/contact-messages/2/reopen')).body).toMatchObject({
      status: 'new',
      version: 3,
      handledAt: null,
      handledBy: null,
    });
    expect((await inbox.post('/api/contact-messages/2/reopen')).body.code).toBe('contact-message.new');
    expect((await eventsOf(database, 'contact-message/2')).map(({ type }) => type)).toEqual([
      'contact-message.received',
      'contact-message.handled',
      'contact-message.reopened',
    ]);
  });

  it('lets one of five win who see to a message at once', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => inbox.post('/api/contact-messages/3/handle')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('says that this server sends no mail', async () => {
    expect((await inbox.get('/api/mail')).body).toEqual({ from: null, forwardsTo: null, queued: 0, failed: 0 });
  });

  it('loses a message for good once it is erased, and an address too', async () => {
    await app.client().post('/api/newsletter', { email: 'dan@lincoln.example' });
    const [{ id } = { id: 0 }] = (await inbox.get('/api/newsletter-subscriptions')).body as { id: number }[];
    const stale = await inbox.post('/api/contact-messages/4/erase', undefined, { 'if-match': '"2"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await inbox.post('/api/contact-messages/4/erase', undefined, { 'if-match': '"1"' })).status).toBe(204);
    expect((await inbox.post(`/api/newsletter-subscriptions/${id}/erase`)).status).toBe(204);
    expect(await whereIs(database, ['Dan_', 'O’Neill', 'dan@lincoln'])).toEqual([]);
    expect(await writers()).toEqual(['Eve', 'Cleo', 'Ben', 'Ana']);
    expect((await inbox.get('/api/newsletter-subscriptions')).body).toEqual([]);
    for (const again of [
      'contact-messages/4/erase',
      'contact-messages/4/handle',
      `newsletter-subscriptions/${id}/erase`,
    ])
      expect((await inbox.post(`/api/${again}`)).status).toBe(404);
    expect((await eventsOf(database, 'contact-message/4')).map(({ type, texts }) => [type, texts])).toEqual([
      ['contact-message.received', null],
      ['contact-message.erased', null],
    ]);
    expect((await eventsOf(database, `subscription/${id}`)).map(({ type }) => type)).toEqual([
      'subscription.requested',
      'subscription.removed',
      'subscription.erased',
    ]);
    // anyone who reads the address's mail may subscribe again
    await app.client().post('/api/newsletter', { email: 'dan@lincoln.example' });
    expect((await inbox.get('/api/newsletter-subscriptions')).body).toMatchObject([{ email: 'dan@lincoln.example' }]);
  });

  it('is made again from the log, equal row for row, and goes on', async () => {
    for (const email of ['ana@lincoln.example', 'ben@lincoln.example']) {
      await app.client().post('/api/newsletter', { email });
    }
    await inbox.delete('/api/newsletter-subscriptions/3');
    const contents = () =>
      asAdmin(
        database,
        `SELECT m::text AS row FROM messaging.contact_messages m
         UNION ALL SELECT s::text FROM messaging.subscriptions s ORDER BY 1`,
      );
    const before = await contents();
    expect(before).toHaveLength(9);
    const owner = openPool(database.ownerUrl, 1);
    await owner.query('DELETE FROM messaging.contact_messages; DELETE FROM messaging.subscriptions');
    await rebuild(owner, [contactMessageStream, subscriptionStream], []);
    await owner.end();
    expect(await contents()).toEqual(before);
    expect((await inbox.post('/api/contact-messages/5/handle')).status).toBe(200);
  });
});
