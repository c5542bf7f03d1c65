import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import type { ReceivedMail } from './mailbox.js';

/** A mailbox of a test, which is read over IMAP. */
export class BounceMailbox {
  readonly returnPath = 'bounces@hourtrail.example';
  private readonly server = hoodiecrow({ storage: { INBOX: {} } });

  static async open(): Promise<BounceMailbox> {
    const mailbox = new BounceMailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get imapUrl(): string {
    return `imap://testuser:testpass@127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** How many messages wait to be read, and how many were read and left. */
  get counts(): { readonly unseen: number; readonly seen: number } {
    const { messages } = this.server.getMailbox('INBOX');
    const seen = messages.filter(({ flags }) => flags.includes('\\Seen')).length;
    return { seen, unseen: messages.length - seen };
  }

  deliver(...messages: readonly string[]): void {
    for (const raw of messages) this.server.appendMessage('INBOX', [], false, raw.replace(/\r?\n/g, '\r\n'));
  }

  empty(): void {
    this.server.getMailbox('INBOX').messages.length = 0;
  }

  /** Loses the connection of whoever would mark a message, while `work` runs. */
  async withoutMarking(work: () => Promise<unknown>): Promise<void> {
    const store = this.server.getCommandHandler('UID STORE');
    this.server.setCommandHandler('UID STORE', ({ socket }) => socket.destroy());
    await work();
    this.server.setCommandHandler('UID STORE', store);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

interface Report {
  readonly action?: string;
  readonly status?: string;
  readonly recipient?: string;
  readonly messageId?: string;
}

/** What a mail server reports about an email that it took. */
export function reportOf({ recipients, mail }: ReceivedMail, report: Report = {}): string {
  const { action = 'failed', status = '5.1.1', recipient = recipients[0], messageId = mail.messageId } = report;
  return `From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: bounces@hourtrail.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="9B095B5ADSN=_01DA2E"

--9B095B5ADSN=_01DA2E
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

<${recipient}>: host mx.example said: user unknown

--9B095B5ADSN=_01DA2E
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sat, 21 Nov 2026 15:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 user unknown

--9B095B5ADSN=_01DA2E
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: HourTrail <hello@hourtrail.example>
To: ${recipients[0]}
Subject: ${mail.subject}
Message-ID: ${messageId}

--9B095B5ADSN=_01DA2E--
`;
}
