import { NEW_SCHOOL, type CheckpointMail } from '@hourtrail/contracts';
import type { User } from '../src/identity/index.js';
import { CheckpointMailer } from '../src/audit/mail/checkpoint-mailer.js';
import { startApp, TestClock, type TestApp } from './app.js';
import type { Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { Mailbox, type ReceivedMail } from './mailbox.js';
import { makePerson, makeSchool } from './people.js';
import { asAdmin } from './sql.js';
import { seen } from './until.js';
import { MAC_KEY } from './write-core.js';

export const CHECKPOINT_MAIL_PATH = '/api/profile/checkpoint-mail';

/** A school whose reviewers can have checkpoints mailed to them, with the mail server. */
export class MailedSchool {
  private constructor(
    readonly database: TestDatabase,
    readonly mailbox: Mailbox,
    readonly clock: TestClock,
    readonly app: TestApp,
    readonly id: number,
    readonly admin: User,
  ) {}

  static async open(): Promise<MailedSchool> {
    const database = await cloneDatabase();
    const mailbox = await Mailbox.open();
    const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
    const app = await serverOf(database, clock, mailbox);
    const id = await makeSchool(app, { name: 'Lincoln High School' });
    return new MailedSchool(database, mailbox, clock, app, id, await makePerson(app, id, 'admin'));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.mailbox.close();
    await this.database.drop();
  }

  /** A reviewer after all other subscriptions were turned off. */
  async freshAuditor(): Promise<User> {
    await asAdmin(this.database, 'UPDATE identity.users SET checkpoint_mail = false');
    this.mailbox.received.length = 0;
    this.mailbox.refusal = undefined;
    return makePerson(this.app, this.id, 'auditor');
  }

  /** One more server on the same database. */
  another = (): Promise<TestApp> => serverOf(this.database, this.clock, this.mailbox);

  as = ({ username }: User): Promise<Client> => this.app.signIn(username);

  boss = (): Promise<User> => makePerson(this.app, NEW_SCHOOL.id, 'super-admin');

  async start(person: User): Promise<void> {
    const { status, body } = await (await this.as(person)).post(CHECKPOINT_MAIL_PATH);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }

  async subscriptionOf(person: User): Promise<CheckpointMail> {
    return (await (await this.as(person)).get(CHECKPOINT_MAIL_PATH)).body as CheckpointMail;
  }

  /** Something happens at the school, and is sealed. */
  async grow(): Promise<void> {
    await makePerson(this.app, this.id, 'student');
    await this.app.sealAll();
  }

  round = (on = this.app): Promise<void> => on.app.get(CheckpointMailer).queueDue();

  /** What a round has sent, once all of it was tried. */
  async emails(): Promise<readonly ReceivedMail[]> {
    await this.round();
    await seen(
      () => asAdmin(this.database, "SELECT FROM mail.outbox WHERE state = 'queued' AND problem IS NULL"),
      (rows) => rows.length === 0,
    );
    return this.mailbox.received.splice(0);
  }

  /** The recipients of a round. */
  async recipients(): Promise<readonly string[]> {
    return (await this.emails()).flatMap(({ recipients }) => recipients).sort();
  }
}

/** A server that sends mail; `round` queues the emails that are due. */
function serverOf(database: TestDatabase, clock: TestClock, mailbox: Mailbox): Promise<TestApp> {
  const mail = { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.example>' };
  return startApp({ database, clock, macKey: MAC_KEY, web: { mail } });
}
