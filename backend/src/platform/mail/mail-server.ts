import { createTransport } from 'nodemailer';
import { oneLine, type Letter } from './letter.js';
import type { MailOptions } from './mail-options.js';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
const AT_MOST_MS = 60_000;

/** The way to the mail server. A letter is plain text; nothing in it names a file or an address to read from. */
export class MailServer {
  private readonly transport: ReturnType<typeof transportOf>;

  constructor(private readonly options: MailOptions) {
    this.transport = transportOf(options);
  }

  /** Hands a letter over; throws a `Failure` with the reason where the mail server does not take it. */
  async send(
    { to, subject, text, replyTo, unsubscribeAt }: Letter,
    { id, signal }: { readonly id: string; readonly signal: AbortSignal },
  ): Promise<void> {
    await this.transport.sendMail({
      from: this.options.from,
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      messageId: `<${id}@${hostOf(this.options.from)}>`,
      signal: AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]),
      // answers of machines to a machine go round in circles
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(unsubscribeAt !== undefined && { list: { unsubscribe: unsubscribeAt } }),
    });
  }

  close(): void {
    this.transport.close();
  }
}

const transportOf = ({ smtpUrl }: MailOptions) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const hostOf = (from: string): string => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
