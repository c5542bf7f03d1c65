import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { KeyedHash } from '../config/keyed-hash.js';
import { Database } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';
import { Clock } from '../kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';
import { readDeliveryReport, type DeliveryReport } from './delivery-report.js';
import { messageIdOf, rowNamedBy, type SentMail } from './message-id.js';

const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;
/** Mail waits meanwhile. */
const READ_MS = 20_000;
const MESSAGES_AT_ONCE = 50;
const MOST_MESSAGES = 500;
const MOST_BYTES = 256 * 1024;

/**
 * Reads what mail servers report to the return path, and marks an email failed that could not be delivered, as if its
 * server had refused it. Reports about our mail are deleted, everything else is left there as read. Reading a message
 * twice changes nothing.
 */
@Injectable()
export class Bounces {
  private readonly log = new Logger(Bounces.name);
  private readonly imapUrl: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hashes: KeyedHash,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) { mail }: WebOptions,
  ) {
    this.imapUrl = mail?.bounces?.imapUrl;
    if (this.imapUrl !== undefined) jobs.every('* * * * *', 'read-bounces', ({ signal }) => this.read(signal));
  }

  /** Does not throw if the mailbox cannot be read: it is read again within a minute. */
  async read(stopped: AbortSignal = new AbortController().signal): Promise<void> {
    if (this.imapUrl === undefined) return;
    const { client, folder } = await mailboxAt(this.imapUrl);
    const close = (): void => client.close();
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(READ_MS)]);
    signal.addEventListener('abort', close, { once: true });
    client.on('error', close);
    try {
      await client.connect();
      await client.mailboxOpen(folder);
      const found = (await client.search({ seen: false }, { uid: true })) || [];
      for (let first = 0; first < Math.min(found.length, MOST_MESSAGES); first += MESSAGES_AT_ONCE) {
        await this.readSome(client, found.slice(first, first + MESSAGES_AT_ONCE));
      }
      await client.logout();
    } catch (error) {
      // Its words may quote a password or an address.
      this.log.warn(`The mailbox of RETURN_PATH could not be read: ${(error as { code?: string }).code ?? 'ERROR'}`);
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }

  /** Marks messages only after what they say is stored. */
  private async readSome(client: ImapFlow, uids: readonly number[]): Promise<void> {
    const ours: number[] = [];
    const query = { source: { maxLength: MOST_BYTES } };
    for (const { uid, source } of await client.fetchAll([...uids], query, { uid: true })) {
      const report = source && (await readDeliveryReport(source));
      if (report && (await this.apply(report))) ours.push(uid);
    }
    await client.messageFlagsAdd([...uids], ['\\Seen'], { uid: true });
    if (ours.length > 0) await client.messageDelete(ours, { uid: true });
  }

  /** Whether the report is about an email of ours, and the recipient that it was sent to. */
  private async apply({ messageId, recipients }: DeliveryReport): Promise<boolean> {
    const named = rowNamedBy(messageId);
    const mail = named && (await this.find(named));
    if (!mail) return false;
    const isTo = (address: string): boolean => messageId.startsWith(`<${messageIdOf(this.hashes, mail, address)}@`);
    const ours = recipients.filter(({ addresses }) => addresses.some(isTo));
    const failed = ours.find(({ action }) => action === 'failed');
    if (failed) await this.fail(mail, `DSN ${failed.status ?? ''}`.trim());
    return ours.length > 0;
  }

  private async find({ organizationId, id }: Key): Promise<SentMail | undefined> {
    const [mail] = await this.database.system<SentMail>({
      name: 'find-reported-mail',
      text: `SELECT organization_id AS "organizationId", id, queued_at AS "queuedAt" FROM mail.outbox
             WHERE (organization_id, id) = ($1, $2)`,
      values: [organizationId, id],
    });
    return mail;
  }

  /** Also an email whose server was killed before it recorded that it was sent: it is not sent again. */
  private async fail({ organizationId, id }: Key, problem: string): Promise<void> {
    const [mail] = await this.database.system<{ kind: string }>({
      name: 'fail-returned-mail',
      text: `UPDATE mail.outbox SET state = 'failed', problem = $3, ended_at = $4
             WHERE (organization_id, id) = ($1, $2) AND state IN ('queued', 'sent') RETURNING kind`,
      values: [organizationId, id, problem, this.clock.now()],
    });
    if (mail) this.log.warn(`Mail ${id} (${mail.kind}) was returned: ${problem}.`);
  }
}

type Key = Pick<SentMail, 'organizationId' | 'id'>;

/** A mailbox and its folder by a URL (RFC 5092), loaded only by servers that read one. */
async function mailboxAt(url: string): Promise<{ readonly client: ImapFlow; readonly folder: string }> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    ...(searchParams.get('requireTLS') === 'true' && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableAutoIdle: true,
    logger: false,
  });
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}
