import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cloneDatabase, type TestDatabase } from './database.js';
import { Mailbox } from './mailbox.js';
import { Server } from './server.js';
import { asAdmin } from './sql.js';
import { until } from './until.js';

export interface SurvivedMail {
  readonly lost: readonly number[];
  /** Mails that came under two names, which no mailbox can tell for repetitions. */
  readonly renamed: readonly number[];
  /** Mails that came twice, under one name. */
  readonly repeated: number;
  readonly states: Readonly<Record<string, number>>;
  /** The longest that mail took to go on after a server was started again. */
  readonly longestWaitMs: number;
}

/** Kills the server again and again while it sends queued mail, and compares what came with what was queued. */
export async function surviveMailCrashes({ times, mails }: { times: number; mails: number }): Promise<SurvivedMail> {
  return withMail(async ({ database, mailbox, start }) => {
    // half of the kills come between a mail and the answer for it
    mailbox.answersAfterMs = 20;
    await queue(database, mails);
    let longestWaitMs = 0;
    for (let crash = 0; crash < times; crash += 1) {
      const before = mailbox.received.length;
      const server = await start();
      const began = Date.now();
      await until(async () => mailbox.received.length > before);
      longestWaitMs = Math.max(longestWaitMs, Date.now() - began);
      // each time at another moment of a mail
      const enough = before + randomInt(1, Math.floor(mails / times));
      await until(async () => mailbox.received.length >= enough);
      await pause(randomInt(0, 40));
      await server.end('SIGKILL');
    }
    const server = await start();
    await until(async () => ((await statesIn(database))['queued'] ?? 0) === 0);
    await server.end('SIGTERM');
    return { longestWaitMs, states: await statesIn(database), ...compare(mailbox, mails) };
  });
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
    await until(async () => (await statesIn(database))['sent'] === 1);
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

async function statesIn(database: TestDatabase): Promise<Record<string, number>> {
  const rows = await asAdmin<{ state: string; n: number }>(
    database,
    'SELECT state, count(*)::integer AS n FROM mail.outbox GROUP BY state',
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

function compare({ received }: Mailbox, mails: number): Pick<SurvivedMail, 'lost' | 'renamed' | 'repeated'> {
  const namesOf = new Map<number, Set<string>>(Array.from({ length: mails }, (_, n) => [n + 1, new Set()]));
  for (const { mail } of received) {
    namesOf.get(Number(/No\. (\d+)/.exec(mail.text ?? '')?.[1]))?.add(mail.messageId ?? 'none');
  }
  const withNames = (isSo: (names: number) => boolean): number[] =>
    [...namesOf].filter(([, names]) => isSo(names.size)).map(([n]) => n);
  const lost = withNames((names) => names === 0);
  return { lost, renamed: withNames((names) => names > 1), repeated: received.length - (mails - lost.length) };
}
