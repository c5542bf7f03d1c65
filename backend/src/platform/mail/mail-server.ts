import { createTransport } from 'nodemailer';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
const AT_MOST_MS = 60_000;

/** How this server sends mail. */
export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly smtpUrl: string;
  /** An address, with or without a name before it. */
  readonly from: string;
  /** Where messages of visitors are forwarded; undefined keeps them in the inbox alone. */
  readonly forwardTo?: string | undefined;
}

/** An email in plain text to one reader. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attached?: TextFile | undefined;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string | undefined;
  /** Where the reader ends mail of this kind. */
  readonly unsubscribeAt?: string | undefined;
}

/** A file of text that comes with an email, byte for byte. */
interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The SMTP server that takes our email. Email is plain text; nothing in it names a file or an address to read from. */
export class MailServer {
  private readonly transport: ReturnType<typeof transportOf>;

  constructor(private readonly options: MailOptions) {
    this.transport = transportOf(options);
  }

  /** Sends an email under the name `id`; throws a `Failure` with the reason where the mail server does not take it. */
  async send(
    { to, subject, text, attached, replyTo, unsubscribeAt }: Email,
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

/** Text for a header: on one line, not too long, with nothing that a line break could be made of. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/^(.{160}).*$/su, '$1');

const hostOf = (from: string): string => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
