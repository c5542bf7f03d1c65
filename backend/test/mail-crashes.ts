import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../src/identity/index.js';
import { startApp, TestClock, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { Mailbox } from './mailbox.js';
import { makePerson, makeSchool } from './people.js';
import { Server } from './server.js';
import { asAdmin } from './sql.js';
import { until } from './until.js';
import { MAC_KEY } from './write-core.js';

export interface SurvivedMail {
  readonly lost: readonly string[];
  /** Mails that came under two names, which no mailbox can tell for repetitions. */
  readonly renamed: readonly string[];
  /** Reminders that came when their reason was gone, and mail that nobody expects. */
  readonly late: readonly string[];
  /** Mails that came twice, under one name. */
  readonly repeated: number;
  /** Reminders whose reason ended. */
  readonly ended: number;
  /** Mails that came to no good end. */
  readonly unfinished: number;
  /** The longest that mail took to go on after a server was started again. */
  readonly longestWaitMs: number;
}

/**
 * Kills the server again and again while it makes reminders and sends them with other queued mail, and compares what came
 * with what was queued. While it is down, the reasons of some reminders end.
 */
export async function surviveMailCrashes({ times, mails, reminders }: Extent): Promise<SurvivedMail> {
  return withMail(async ({ database, mailbox, start }) => {
    const volunteers = await leaveWaiting(database, mailbox, reminders / 2);
    // half of the kills come between a mail and the answer for it
    mailbox.answersAfterMs = 20;
    await queue(database, mails);
    await run(database, 'remind', 'remind-supervisors');
    const quiet = await startApp({ database, macKey: MAC_KEY });
    const ended = new Map<string, number>();
    let longestWaitMs = 0;
    for (let crash = 0; crash < times; crash += 1) {
      const before = mailbox.received.length;
      const server = await start();
      const began = Date.now();
      await until(async () => mailbox.received.length > before);
      longestWaitMs = Math.max(longestWaitMs, Date.now() - began);
      // each time at another moment of a mail
      const enough = before + randomInt(1, Math.floor((mails + reminders) / times));
      await until(async () => mailbox.received.length >= enough);
      await pause(randomInt(0, 40));
      await server.end('SIGKILL');
      await mailbox.isLeft();
      await emailReminders(database);
      const unmailed = volunteers.filter(({ draft: { to } }) => !ended.has(to) && !cameTo(mailbox, to));
      for (const volunteer of unmailed.slice(0, Math.ceil(reminders / 4 / times))) {
        await endReasons(quiet, volunteer);
        for (const { to } of [volunteer.draft, volunteer.asked]) ended.set(to, mailbox.received.length);
      }
    }
    const server = await start();
    await until(async () => (await leftIn(database)) === 0, 600_000);
    await server.end('SIGTERM');
    await quiet.close();
    const expected = [
      ...Array.from({ length: mails }, (_, n) => `No. ${n + 1}`),
      ...volunteers.flatMap(({ draft, asked }) => [draft.to, asked.to]),
    ];
    return {
      longestWaitMs,
      ended: ended.size,
      unfinished: await unfinishedIn(database),
      ...compare(mailbox, expected, ended),
    };
  });
}

interface Extent {
  readonly times: number;
  readonly mails: number;
  /** Half of them to volunteers, and half to supervisors. */
  readonly reminders: number;
}

/** Kills a server over a mail, beside one that goes on: how long until that one has sent it, and under which names. */
export async function takeOverMail(): Promise<{ readonly tookMs: number; readonly names: readonly string[] }> {
  return withMail(async ({ database, mailbox, start }) => {
    let letGo = (): void => {};
    mailbox.hold = new Promise<void>((resolve) => (letGo = resolve));
    const killed = await start();
    await queue(database, 1);
    await until(async () => mailbox.tries === 1);
    const other = await start();
    await killed.end('SIGKILL');
    const began = Date.now();
    letGo();
    await until(async () => (await leftIn(database)) === 0);
    const tookMs = Date.now() - began;
    await other.end('SIGTERM');
    return { tookMs, names: mailbox.received.map(({ mail: { messageId } }) => messageId ?? 'none') };
  });
}

interface Setting {
  readonly database: TestDatabase;
  readonly mailbox: Mailbox;
  /** Starts one more server that forwards what visitors write. */
  readonly start: () => Promise<Server>;
}

async function withMail<T>(work: (setting: Setting) => Promise<T>): Promise<T> {
  const database = await cloneDatabase();
  const mailbox = await Mailbox.open();
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-mail-crash-'));
  const environment = {
    DATABASE_URL: database.adminUrl,
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    LOG_MAC_KEY: MAC_KEY.toString('hex'),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hello@hourtrail.example',
    CONTACT_FORWARD_TO: 'office@provider.example',
  };
  try {
    return await work({ database, mailbox, start: () => Server.start(environment) });
  } finally {
    await mailbox.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** As many messages of visitors, each to be forwarded. */
const queue = (database: TestDatabase, mails: number): Promise<unknown> =>
  asAdmin(
    database,
    `WITH written AS (
       INSERT INTO messaging.contact_messages
         (organization_id, id, version, first_name, last_name, email, organization, message, status, received_at)
       SELECT 0, n, 1, 'Ana', 'Diaz', 'ana@lincoln.example', 'Lincoln', 'No. ' || n, 'new', now()
       FROM generate_series(1, $1::integer) n RETURNING id)
     INSERT INTO mail.outbox (organization_id, kind, about, queued_at) SELECT 0, 'contact-forward', id, now() FROM written`,
    [mails],
  );

interface Reminded {
  readonly to: string;
  readonly entry: number;
}

interface Volunteer {
  readonly user: User;
  /** A draft that they forgot. */
  readonly draft: Reminded;
  /** An entry that waits for a supervisor. */
  readonly asked: Reminded;
}

const DAY_MS = 86_400_000;

/** People of whom each forgot a draft and waits for a supervisor of their own, since eight days. */
async function leaveWaiting(database: TestDatabase, mailbox: Mailbox, count: number): Promise<readonly Volunteer[]> {
  const clock = new TestClock(new Date(Date.now() - 8 * DAY_MS));
  const mail = { smtpUrl: mailbox.url, from: 'hello@hourtrail.example' };
  const app = await startApp({ database, clock, macKey: MAC_KEY, web: { mail } });
  const school = await makeSchool(app);
  const volunteers: Volunteer[] = [];
  const day = (ago: number): string => new Date(clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  for (let n = 1; n <= count; n += 1) {
    const user = await makePerson(app, school, 'student');
    const client = await app.as(user);
    const log = async (entry: object): Promise<number> => {
      const times = { organizationName: 'Library', startTime: '09:00', endTime: '13:00', hours: 4 };
      const { status, body } = await client.post('/api/volunteer-hours', { ...times, ...entry });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id as number;
    };
    const supervisor = { name: 'Rosa Lind', email: `supervisor.${n}@library.example` };
    volunteers.push({
      user,
      draft: { to: user.email, entry: await log({ date: day(2), status: 'draft' }) },
      asked: { to: supervisor.email, entry: await log({ date: day(3), supervisor }) },
    });
  }
  await asAdmin(database, 'UPDATE identity.users SET email_confirmed = true');
  await until(async () => (await leftIn(database)) === 0);
  await app.close();
  mailbox.received.length = 0;
  return volunteers;
}

/** Submits the draft, and takes the entry back that waits for a supervisor. */
async function endReasons(app: TestApp, { user, draft, asked }: Volunteer): Promise<void> {
  const client = await app.as(user);
  for (const [{ entry }, status] of [[draft, 'pending'] as const, [asked, 'draft'] as const]) {
    const answer = await client.patch(`/api/volunteer-hours/${entry}`, { status });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
}

/** Has the next server email the reminders made so far, in between other mail. */
async function emailReminders(database: TestDatabase): Promise<void> {
  await asAdmin(
    database,
    "UPDATE messaging.notifications SET at = at - interval '1 minute' WHERE kind LIKE 'reminder.%' AND email IS NULL",
  );
  await run(database, 'email-notifications');
  await asAdmin(
    database,
    'UPDATE graphile_worker._private_jobs SET priority = random(0, 9) WHERE locked_at IS NULL AND priority >= 0',
  );
}

const run = (database: TestDatabase, ...tasks: readonly string[]): Promise<unknown> =>
  asAdmin(
    database,
    'SELECT graphile_worker.add_job(task, job_key => task, priority => -1::smallint) FROM unnest($1::text[]) task',
    [tasks],
  );

const cameTo = ({ received }: Mailbox, to: string): boolean => received.some(({ recipients }) => recipients[0] === to);

/** How much is still to be made or sent. */
async function leftIn(database: TestDatabase): Promise<number> {
  const [row] = await asAdmin<{ n: number }>(
    database,
    `SELECT (SELECT count(*) FROM mail.outbox WHERE state = 'queued')
       + (SELECT count(*) FROM messaging.notifications WHERE kind LIKE 'reminder.%' AND email IS NULL)
       + (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier LIKE 'remind%') AS n`,
  );
  return Number(row?.n);
}

async function unfinishedIn(database: TestDatabase): Promise<number> {
  const rows = await asAdmin(database, "SELECT FROM mail.outbox WHERE state NOT IN ('sent', 'dropped')");
  return rows.length;
}

/** `ended`: how many mails had come when the reason of a reminder ended. */
function compare(
  { received }: Mailbox,
  expected: readonly string[],
  ended: ReadonlyMap<string, number>,
): Pick<SurvivedMail, 'lost' | 'renamed' | 'late' | 'repeated'> {
  const namesOf = new Map<string, Set<string>>(expected.map((key) => [key, new Set()]));
  const late: string[] = [];
  received.forEach(({ mail, recipients: [to = ''] }, n) => {
    const key = /No\. \d+/.exec(mail.text ?? '')?.[0] ?? to;
    namesOf.get(key)?.add(mail.messageId ?? 'none');
    if (!namesOf.has(key) || n >= (ended.get(key) ?? Infinity)) late.push(key);
  });
  const withNames = (isSo: (names: number, key: string) => boolean): string[] =>
    [...namesOf].filter(([key, names]) => isSo(names.size, key)).map(([key]) => key);
  const came = withNames((names) => names > 0).length;
  return {
    lost: withNames((names, key) => names === 0 && !ended.has(key)),
    renamed: withNames((names) => names > 1),
    late,
    repeated: received.length - came,
  };
}
