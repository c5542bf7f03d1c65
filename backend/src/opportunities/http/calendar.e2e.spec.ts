import { LIMITS, type CalendarLink, type OpportunityView } from '@hourtrail/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { ORIGIN, PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import { readByIcalJs } from '../../../test/calendar-readers.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { publish } from '../../../test/opportunities.js';
import { makePerson, makeSchool, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import type { User } from '../../identity/index.js';
import { CancelOpportunity, CancelSignup, SignUp } from '../index.js';

type School = Awaited<ReturnType<typeof makeStaffedSchool>>;
const PATH = '/api/calendar/token';
const NOW = '2026-11-21T15:00:00Z';

describe('calendars', () => {
  let database: TestDatabase;
  let app: TestApp;
  let lincoln: School;
  let roosevelt: School;
  let admin: Client;
  let verifier: Client;
  const clock = new TestClock(new Date(NOW));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
    lincoln = await makeStaffedSchool(app);
    roosevelt = await makeStaffedSchool(app);
    admin = await app.as(lincoln.admin);
    verifier = await app.as(lincoln.verifier);
  });
  beforeEach(() => clock.set(NOW));
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const someone = async (role: 'student' | 'teacher' = 'student'): Promise<{ person: User; client: Client }> => {
    const person = await makePerson(app, lincoln.id, role);
    return { person, client: await app.signIn(person.username) };
  };
  const makeLink = async (client: Client): Promise<string> => {
    const { status, body } = await client.post(PATH);
    expect([status, body]).toEqual([
      201,
      { url: expect.stringMatching(/^http:\/\/hourtrail\.test\/api\/calendar\//) as string },
    ]);
    return (body as CalendarLink).url.slice(ORIGIN.length);
  };
  const read = (link: string, headers: Record<string, string> = {}): Promise<Answer> => app.client().get(link, headers);
  const titlesIn = async (link: string): Promise<string[]> =>
    readByIcalJs((await read(link)).body as string).map(({ summary, status }) => `${summary}: ${status}`);
  const signUp = (person: User, { id }: { id: number }, waitlist = false): Promise<unknown> =>
    app.app.get(CommandBus).execute(new SignUp(person, id, { waitlist, despiteClash: true }));
  const cancel = ({ id }: OpportunityView, reason = 'Storm'): Promise<unknown> =>
    app.app.get(CommandBus).execute(new CancelOpportunity({ by: lincoln.teacher, id }, reason));

  describe('the link', () => {
    it('opens the calendar to whoever has it, without a session, and to nobody’s cache', async () => {
      const { person, client } = await someone();
      await signUp(person, await publish(app, lincoln.teacher, { title: 'Sort cans' }));
      const link = await makeLink(client);
      const { status, headers, body } = await read(link);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'private, no-cache',
      ]);
      expect(readByIcalJs(body as string).map(({ summary }) => summary)).toEqual(['Sort cans']);
    });

    it('is told once; then one is told since when there is one', async () => {
      const { client } = await someone();
      expect((await client.get(PATH)).body).toEqual({ createdAt: null });
      await makeLink(client);
      expect((await client.get(PATH)).body).toEqual({ createdAt: '2026-11-21T15:00:00.000Z' });
    });

    it('is replaced by a new one, and ends when it is revoked, as often as one likes', async () => {
      const { client } = await someone();
      const before = await makeLink(client);
      const after = await makeLink(client);
      expect([(await read(before)).status, (await read(after)).status]).toEqual([404, 200]);
      for (let times = 0; times < 2; times += 1) expect((await client.delete(PATH)).status).toBe(204);
      expect((await read(after)).status).toBe(404);
      expect((await client.get(PATH)).body).toEqual({ createdAt: null });
    });

    it('holds 256 random bits, of which only a hash is kept', async () => {
      const { person, client } = await someone();
      const token = /calendar\/([\w-]{43})\.ics$/.exec(await makeLink(client))?.[1] ?? '';
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const rows = await asAdmin<{ row: string }>(
        database,
        `SELECT l::text AS row FROM opportunities.calendar_links l WHERE user_id = ${person.id}`,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(token);
    });

    it('is not kept for a repetition of the same call, which answers without it', async () => {
      const { client } = await someone();
      const key = { 'idempotency-key': 'make-my-link' };
      const [first, second] = [await client.post(PATH, undefined, key), await client.post(PATH, undefined, key)];
      expect([first.body, second.body]).toEqual([{ url: expect.any(String) as string }, {}]);
      const stored = await asAdmin<{ answer: string }>(database, 'SELECT response AS answer FROM web.idempotency_keys');
      expect(stored.map(({ answer }) => answer)).toEqual(['{}']);
    });

    it('leaves no trace in the log of requests', async () => {
      const server = app.app.getHttpAdapter().getInstance();
      const lines: unknown[] = [];
      const levels = (['debug', 'info', 'warn', 'error'] as const).map((level) =>
        jest.spyOn(server.log, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
      );
      const { client } = await someone();
      const link = await makeLink(client);
      await read(link);
      await client.delete(PATH);
      await read(link);
      levels.forEach((level) => level.mockRestore());
      expect(JSON.stringify(lines)).toContain('/api/calendar/:token.ics');
      expect(JSON.stringify(lines)).not.toContain(link.slice(14, -4));
    });

    it.each([
      ['one nobody made', `/api/calendar/${'A'.repeat(43)}.ics`],
      ['something else', '/api/calendar/me.ics'],
      ['nothing', '/api/calendar/.ics'],
      ['too much', `/api/calendar/${'A'.repeat(44)}.ics`],
    ])('opens nothing when it is %s', async (_what, link) => {
      const { status, body } = await read(link);
      expect([status, (body as { code: string }).code]).toEqual([404, 'not-found']);
    });

    it('opens nothing once its owner is deactivated, nor when they are active again', async () => {
      const { person, client } = await someone();
      const link = await makeLink(client);
      clock.advance(60_000);
      await admin.patch(`/api/users/${person.id}`, { isActive: false });
      expect((await read(link)).status).toBe(404);
      await until(async () => (await linksOf(person)) === 0);
      await admin.patch(`/api/users/${person.id}`, { isActive: true });
      expect((await read(link)).status).toBe(404);
    });

    it('opens nothing once its owner moved to another school, where they make their own', async () => {
      const { person, client } = await someone();
      await signUp(person, await publish(app, lincoln.teacher, { title: 'At Lincoln' }));
      const link = await makeLink(client);
      clock.advance(60_000);
      const boss = await app.as(await makePerson(app, roosevelt.id, 'super-admin'));
      const moved = await boss.patch(`/api/users/${person.id}`, {
        organizationId: roosevelt.id,
        reason: 'Moved house',
      });
      expect(moved.status).toBe(200);
      expect((await read(link)).status).toBe(404);
      await until(async () => (await linksOf(person)) === 0);
      expect(await titlesIn(await makeLink(await app.signIn(person.username)))).toEqual([]);
    });

    it('ends with the password, whoever made another one', async () => {
      const { person, client } = await someone();
      const [other, link] = [await someone(), await makeLink(client)];
      const otherLink = await makeLink(other.client);
      clock.advance(60_000);
      const passwords = { currentPassword: PASSWORD, newPassword: 'another long walk home' };
      expect((await client.post('/api/auth/change-password', passwords)).status).toBe(204);
      await until(async () => (await linksOf(person)) === 0);
      expect((await read(link)).status).toBe(404);
      const second = await makeLink(await app.signIn(person.username, passwords.newPassword));
      clock.advance(60_000);
      expect((await admin.post(`/api/users/${person.id}/one-time-password`)).status).toBe(200);
      await until(async () => (await linksOf(person)) === 0);
      expect([(await read(second)).status, (await read(otherLink)).status]).toEqual([404, 200]);
    });

    it('opens nothing while its school is closed', async () => {
      const school = await makeSchool(app);
      const student = await makePerson(app, school, 'student');
      const link = await makeLink(await app.signIn(student.username));
      const boss = await app.as(await makePerson(app, roosevelt.id, 'super-admin'));
      await boss.patch(`/api/organizations/${school}`, { isActive: false });
      expect((await read(link)).status).toBe(404);
      await boss.patch(`/api/organizations/${school}`, { isActive: true });
      expect((await read(link)).status).toBe(200);
    });

    it('may be read by a school’s worth of phones at one address, and no more often', async () => {
      const { client } = await someone();
      const link = await makeLink(client);
      await read(link);
      await asAdmin(database, 'UPDATE web.rate_limits SET times = 2999');
      expect((await read(link)).status).toBe(200);
      const { status, headers } = await read(link);
      expect([status, headers['retry-after']]).toEqual([429, '600']);
      clock.advance(600_000);
      expect((await read(link)).status).toBe(200);
    });

    const linksOf = async ({ id }: User): Promise<number> => {
      const [row] = await asAdmin<{ n: number }>(
        database,
        `SELECT count(*)::integer AS n FROM opportunities.calendar_links WHERE user_id = ${id}`,
      );
      return row?.n ?? -1;
    };
  });

  describe('what is in it', () => {
    it('is for volunteers what they signed up to: a place, one in line, and what was cancelled', async () => {
      const { person, client } = await someone();
      const link = await makeLink(client);
      const [mine, full, stormy, given, waited] = await Promise.all(
        ['Mine', 'Full', 'Stormy', 'Given up', 'Waited for'].map((title, day) =>
          publish(app, lincoln.teacher, { title, date: `2026-12-1${day}`, maxSlots: 1 }),
        ),
      );
      if (!mine || !full || !stormy || !given || !waited) throw new Error('Nothing was published.');
      await publish(app, lincoln.teacher, { title: 'Of others' });
      for (const one of [mine, stormy, given]) await signUp(person, one);
      for (const one of [full, waited]) {
        await signUp(lincoln.student, one);
        await signUp(person, one, true);
      }
      await app.app.get(CommandBus).execute(new CancelSignup(person, given.id));
      await cancel(stormy);
      await cancel(waited);
      expect(await titlesIn(link)).toEqual([
        'Mine: CONFIRMED',
        'Full: TENTATIVE',
        'Stormy: CANCELLED',
        'Waited for: CANCELLED',
      ]);
      await app.app.get(CommandBus).execute(new CancelSignup(lincoln.student, full.id));
      expect(await titlesIn(link)).toContain('Full: CONFIRMED');
    });

    it('stays where an opportunity is closed for others', async () => {
      const { person, client } = await someone();
      const { id } = await publish(app, lincoln.teacher, { title: 'Closed' });
      await signUp(person, { id });
      await (await app.as(lincoln.teacher)).patch(`/api/volunteer-opportunities/${id}`, { isActive: false });
      expect(await titlesIn(await makeLink(client))).toEqual(['Closed: CONFIRMED']);
    });

    it('is for verifiers what they coordinate, and for staff what they published', async () => {
      const { person, client } = await someone('teacher');
      const both = { title: 'Together', coordinatorId: lincoln.verifier.id };
      await publish(app, person, both);
      await publish(app, person, { title: 'Alone' });
      await publish(app, lincoln.admin, { title: 'Of the admin' });
      expect(await titlesIn(await makeLink(client))).toEqual(['Together: CONFIRMED', 'Alone: CONFIRMED']);
      expect(await titlesIn(await makeLink(verifier))).toEqual(['Together: CONFIRMED']);
      expect(await titlesIn(await makeLink(admin))).toEqual(['Of the admin: CONFIRMED']);
    });

    it('reaches ninety days back', async () => {
      const { person } = await someone();
      for (const date of ['2026-11-22', '2026-11-23'])
        await signUp(person, await publish(app, lincoln.teacher, { title: date, date }));
      clock.set('2027-02-21T04:30:00Z');
      expect(LIMITS.calendarPastDays).toBe(90);
      const link = await makeLink(await app.signIn(person.username));
      expect(await titlesIn(link)).toEqual(['2026-11-22: CONFIRMED', '2026-11-23: CONFIRMED']);
      clock.set('2027-02-21T05:30:00Z');
      expect(await titlesIn(link)).toEqual(['2026-11-23: CONFIRMED']);
    });

    it('raises its sequence and its stamp with each change, and nothing with who signs up', async () => {
      const { person, client } = await someone();
      const link = await makeLink(client);
      const { id } = await publish(app, lincoln.teacher, {});
      await signUp(person, { id });
      const seen = async () =>
        readByIcalJs((await read(link)).body as string).map(({ sequence, stamp }) => [sequence, stamp]);
      expect(await seen()).toEqual([[0, '2026-11-21T15:00:00.000Z']]);
      clock.advance(90_000);
      await signUp((await someone()).person, { id });
      expect(await seen()).toEqual([[0, '2026-11-21T15:00:00.000Z']]);
      await (await app.as(lincoln.teacher)).patch(`/api/volunteer-opportunities/${id}`, { title: 'Another' });
      expect(await seen()).toEqual([[1, '2026-11-21T15:01:30.000Z']]);
    });

    it('is sent again only where it changed, and a HEAD sends nothing of it', async () => {
      const { person, client } = await someone();
      const link = await makeLink(client);
      const { headers } = await read(link);
      const known = { 'if-none-match': `W/"other", ${String(headers['etag'])}` };
      const again = await read(link, known);
      expect([again.status, again.body, again.headers['etag']]).toEqual([304, undefined, headers['etag']]);
      await signUp(person, await publish(app, lincoln.teacher, {}));
      expect((await read(link, known)).status).toBe(200);
      const head = await app.app.inject({ method: 'HEAD', url: link });
      expect([head.statusCode, head.payload, head.headers['content-type']]).toEqual([
        200,
        '',
        'text/calendar; charset=utf-8',
      ]);
    });
  });

  describe('one opportunity', () => {
    it('comes as a file to everybody of its school, with where it stands', async () => {
      const { id } = await publish(app, lincoln.teacher, { title: 'Sort cans', targetAudience: 'parents' });
      const path = `/api/volunteer-opportunities/${id}.ics`;
      const { client } = await someone();
      const { status, headers, body } = await client.get(path);
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        `attachment; filename="opportunity-${id}.ics"`,
      ]);
      expect(readByIcalJs(body as string)).toMatchObject([{ summary: 'Sort cans', status: 'CONFIRMED', sequence: 0 }]);
      expect(headers['cache-control']).toBe('no-store');
      await cancel((await client.get(`/api/volunteer-opportunities/${id}`)).body as OpportunityView);
      const [cancelled] = readByIcalJs((await client.get(path)).body as string);
      expect(cancelled).toMatchObject({ status: 'CANCELLED', sequence: 1 });
      expect(cancelled?.description).toMatch(/^Cancelled: Storm\n/);
    });

    it('is the same event there and in the calendar of who signed up', async () => {
      const { person, client } = await someone();
      const { id } = await publish(app, lincoln.teacher, {});
      await signUp(person, { id });
      const alone = (await client.get(`/api/volunteer-opportunities/${id}.ics`)).body as string;
      expect(readByIcalJs(alone)).toEqual(readByIcalJs((await read(await makeLink(client))).body as string));
    });

    it('is told by the clocks of its school, to super-admins of another one too', async () => {
      const school = await makeSchool(app, { timeZone: 'America/Los_Angeles' });
      const teacher = await makePerson(app, school, 'teacher');
      const { id } = await publish(app, teacher, { date: '2026-12-05' });
      const boss = await app.as(await makePerson(app, roosevelt.id, 'super-admin'));
      const { body } = await boss.get(`/api/volunteer-opportunities/${id}.ics`);
      expect(readByIcalJs(body as string)).toMatchObject([{ startsAt: '2026-12-05T17:00:00.000Z' }]);
    });

    it.each(['0', 'x', '1e3', '2147483648'])('is refused where its number is %s', async (id) => {
      expect((await admin.get(`/api/volunteer-opportunities/${id}.ics`)).status).toBe(400);
    });
  });
});
