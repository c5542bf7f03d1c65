import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { seen, until } from './until.js';

export interface ReceivedMail {
  /** The sender of the SMTP envelope. */
  readonly sender: string;
  /** What the sender asks about reports, as RFC 3461 writes it. */
  readonly reports: { readonly ret?: string | undefined; readonly orcpt?: string | undefined };
  /** The recipients of the SMTP envelope, whatever the headers say. */
  readonly recipients: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  /** As a reader takes it apart that knows nothing of how it was written. */
  readonly mail: Email;
}

/** What the mail server answers in place of taking a mail. */
interface Refusal {
  readonly at: 'recipient' | 'data';
  readonly code: number;
}

/** A mail server of a test, on a port of its own. */
export class Mailbox {
  readonly received: ReceivedMail[] = [];
  refusal: Refusal | undefined;
  tries = 0;
  /** How long it takes to answer for a mail that it has. */
  answersAfterMs = 0;
  /** Holds every mail back until this is over. */
  hold: Promise<unknown> = Promise.resolve();

  private readonly server = new SMTPServer({
    authOptional: true,
    hideDSN: false,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      this.tries += 1;
      done(this.problemAt('recipient'));
    },
    onData: (stream, session, done) => {
      const take = async (raw: string): Promise<void> => {
        await this.hold;
        const problem = this.problemAt('data');
        const { mailFrom, rcptTo, dsn } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        const sender = (mailFrom && mailFrom.address) || '';
        const reports = { ret: dsn?.ret ?? undefined, orcpt: rcptTo[0]?.dsn?.orcpt ?? undefined };
        if (!problem) this.received.push({ sender, recipients, reports, raw, mail: await PostalMime.parse(raw) });
        await pause(this.answersAfterMs);
        done(problem);
      };
      // a sender that died over its mail has not sent it
      void text(stream).then(take, () => undefined);
    },
  });

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    // a sender that is killed resets its connection
    mailbox.server.on('error', () => undefined);
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** All that came, once there are so many. */
  async has(count: number): Promise<readonly ReceivedMail[]> {
    return seen(
      async () => this.received,
      (received) => received.length >= count,
    );
  }

  /** Once a sender that ended has left, and what it sent has been received. */
  async isLeft(): Promise<void> {
    await until(async () => this.server.connections.size === 0);
    await pause(200);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private problemAt(at: Refusal['at']): Error | undefined {
    if (this.refusal?.at !== at) return undefined;
    return Object.assign(new Error('Not today'), { responseCode: this.refusal.code });
  }
}
