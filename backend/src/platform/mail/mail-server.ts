import { createTransport } from 'nodemailer';
import { oneLine, type Letter, type TextFile } from './letter.js';
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
    { to, subject, text, attached, replyTo, unsubscribeAt }: Letter,
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
      ...(attached && { attachments: [attachment(attached)] }),
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(unsubscribeAt !== undefined && { list: { unsubscribe: unsubscribeAt } }),
    });
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

// in base64, so that no server on the way can change an end of line
const attachment = ({ name, text }: TextFile) => ({
  filename: name,
  content: text,
  contentType: 'text/plain; charset=utf-8',
  contentTransferEncoding: 'base64' as const,
});

const hostOf = (from: string): string => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
