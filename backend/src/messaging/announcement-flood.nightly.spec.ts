import { setTimeout as pause } from 'node:timers/promises';
import { startApp, TestClock, type TestApp } from '../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { Mailbox } from '../../test/mailbox.js';
import { makePerson, makeStaffedSchool } from '../../test/people.js';
import { asAdmin } from '../../test/sql.js';
import { until } from '../../test/until.js';
import { EMAILS_A_MINUTE, NotificationMail } from './mail/notification-mail.js';

const STUDENTS = 10_000;
/** And one parent. */
const READERS = STUDENTS + 1;
const ANNOUNCED = "kind = 'school.announced'";
const MINUTE = 60_000;

describe('an announcement to a school of ten thousand', () => {
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  let database: TestDatabase;
  let mailbox: Mailbox;
  let app: TestApp;
  beforeAll(async () => {
    [database, mailbox] = await Promise.all([cloneDatabase(), Mailbox.open()]);
    app = await startApp({ database, clock, web: { mail: { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' } } });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), mailbox.close()]);
  });

  /** How often each address got an email. */
  const came = new Map<string, number>();
  const receive = (): void => {
    for (const { recipients } of mailbox.received.splice(0)) {
      for (const address of recipients) came.set(address, (came.get(address) ?? 0) + 1);
    }
  };
  const count = async (rows: string): Promise<number> =>
    Number((await asAdmin<{ n: string }>(database, `SELECT count(*) AS n FROM ${rows}`))[0]?.n);

  it('is emailed to each once, and delays neither another school’s emails nor requests', async () => {
    const big = await makeStaffedSchool(app);
    const other = await makeStaffedSchool(app);
    const [told, forgetful] = [await makePerson(app, other.id, 'student'), await makePerson(app, other.id, 'student')];
    await asAdmin(
      database,
      `INSERT INTO identity.users SELECT copy.* FROM identity.users u, generate_series(1, $2::integer - 1) n,
         jsonb_populate_record(u, jsonb_build_object('id', 900000 + n, 'username', 'flood.' || n,
           'email', 'flood.' || n || '@home.example', 'family_code', NULL)) copy
       WHERE u.id = $1`,
      [big.student.id, STUDENTS],
    );
    await asAdmin(database, 'UPDATE identity.users SET email_confirmed = true');
    await asAdmin(database, 'ANALYZE identity.users');
    const [admin, reader, colleague] = [
      await app.as(big.admin),
      await app.as(other.student),
      await app.as(other.admin),
    ];
    /** Asks for a page while something goes on, and answers how long that took each time. */
    const timesWhile = async (goesOn: () => Promise<boolean>): Promise<readonly number[]> => {
      const times: number[] = [];
      while (await goesOn()) {
        const began = performance.now();
        expect((await reader.get('/api/notifications')).status).toBe(200);
        times.push(performance.now() - began);
        await pause(100);
      }
      return times;
    };
    let asked = 0;
    const usual = await timesWhile(async () => (asked += 1) <= 50);

    const announced = admin.post('/api/announcements', {
      to: { school: true },
      subject: 'Monday',
      text: 'No school on Monday.',
    });
    const during = [
      ...(await timesWhile(async () => (await count(`messaging.notifications WHERE ${ANNOUNCED}`)) < READERS)),
    ];
    expect((await announced).status).toBe(204);
    expect((await colleague.post(`/api/users/${told.id}/one-time-password`)).status).toBe(200);
    await until(async () => (await count('messaging.notifications')) === READERS + 1);

    for (let minute = 1; came.size < READERS + 2; minute += 1) {
      expect(minute).toBeLessThanOrEqual(Math.ceil(READERS / EMAILS_A_MINUTE) + 2);
      clock.advance(MINUTE);
      await app.app.get(NotificationMail).queueDue();
      const queued = await count(`mail.outbox WHERE state = 'queued' AND organization_id = ${big.id}`);
      expect(queued).toBeLessThanOrEqual(EMAILS_A_MINUTE);
      if (minute === 1) {
        await until(async () => mailbox.received.length > 5);
        const before = mailbox.received.length;
        await app.client().post('/api/auth/forgot-password', { email: forgetful.email });
        const nth = (): number => mailbox.received.findIndex(({ recipients }) => recipients[0] === forgetful.email);
        await until(async () => nth() >= 0);
        // it waits for the few that go out during its own request
        expect(nth() - before).toBeLessThan(EMAILS_A_MINUTE / 4);
      }
      during.push(...(await timesWhile(async () => (await count("mail.outbox WHERE state = 'queued'")) > 0)));
      receive();
      if (minute === 1) expect([told, forgetful].map(({ email }) => came.get(email))).toEqual([1, 1]);
    }
    expect([...came.values()].filter((times) => times !== 1)).toEqual([]);
    expect(median(during) / median(usual)).toBeLessThan(5);
  });
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
