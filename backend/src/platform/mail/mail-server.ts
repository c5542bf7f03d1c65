import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
const AT_MOST_MS = 60_000;
const UNUSED_MS = 5_000;

export interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly forwardTo?: string | undefined;
  readonly bounces?: BounceOptions | undefined;
}

/** Where reports of undelivered mail go, and where they are read. */
export interface BounceOptions {
  readonly returnPath: string;
  readonly imapUrl: string;
}

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attached?: AttachedFile | undefined;
  readonly replyTo?: string | undefined;
  /** Ends these emails by a POST (RFC 8058). */
  readonly unsubscribeAt?: string | undefined;
}

interface AttachedFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** The media type; plain text if absent. */
  readonly type?: string;
}

interface Transport {
  sendMail(mail: SendMailOptions): Promise<{ readonly message?: unknown; readonly response?: unknown }>;
  close(): void;
}

/** Sends email over SMTP, or writes each into a folder. Attachments never come from files or URLs. */
export class MailServer {
  private constructor(
    private readonly transport: Transport,
    private readonly from: string,
    private readonly options: { readonly folder?: string; readonly returnPath?: string | undefined } = {},
  ) {}

  static over(options: MailOptions): MailServer {
    return new MailServer(transportOf(options), options.from, { returnPath: options.bounces?.returnPath });
  }

  /** For servers that send no mail: a person can open the files. */
  static into(folder: string): MailServer {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return new MailServer(transport, 'HourTrail <hourtrail@localhost>', { folder });
  }

  /**
   * Sends an email with `id` in its Message-ID, and returns what the server answered. Throws nodemailer's error if it does
   * not accept it.
   */
  async send(
    { to, subject, text, html, attached, replyTo, unsubscribeAt }: Email,
    { id, signal }: { readonly id: string; readonly signal: AbortSignal },
  ): Promise<string> {
    const { folder, returnPath } = this.options;
    const { message, response } = await this.transport.sendMail({
      from: this.from,
      to: exactly(to),
      subject: oneLine(subject),
      text,
      ...(html !== undefined && { html }),
      messageId: `<${id}@${hostOf(this.from)}>`,
      signal: AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]),
      // Prevents auto-reply loops (RFC 3834).
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeAt !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(returnPath !== undefined && reportedTo(returnPath, to)),
      ...(attached && { attachments: [attachment(attached)] }),
      ...(replyTo !== undefined && { replyTo: exactly(replyTo) }),
      ...(unsubscribeAt !== undefined && { list: { unsubscribe: unsubscribeAt } }),
    });
    if (folder === undefined) return String(response);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
    return '';
  }

  close(): void {
    this.transport.close();
  }
}

/** One connection for all emails that follow each other, so that a thousand of them log in once in a hundred. */
const transportOf = ({ smtpUrl }: MailOptions) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    idleTimeout: UNUSED_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** As one address, which is not taken apart. */
const exactly = (address: string) => ({ name: '', address });

/** Asks for reports of failure that name the recipient as written here, without the body (RFC 3461). */
const reportedTo = (returnPath: string, to: string): Pick<SendMailOptions, 'envelope' | 'dsn'> => ({
  envelope: { from: exactly(returnPath), to: exactly(to) },
  dsn: { return: 'headers', notify: ['failure'], recipient: `rfc822;${to}` },
});

// Base64, so that no server changes line endings.
const attachment = ({ name, content, type = 'text/plain; charset=utf-8' }: AttachedFile) => ({
  filename: name,
  content,
  contentType: type,
  contentTransferEncoding: 'base64' as const,
});

export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/^(.{160}).*$/su, '$1');

const hostOf = (from: string): string => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
