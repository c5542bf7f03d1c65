import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { KeyedHash } from '../config/keyed-hash.js';
import { Database } from '../database/database.js';
import { Jobs, type Attempt } from '../jobs/jobs.js';
import { Clock } from '../kernel/clock.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';
import { MailServer } from './mail-server.js';
import { messageIdOf, type SentMail } from './message-id.js';
import { Outbox } from './outbox.js';

type Key = Pick<SentMail, 'organizationId' | 'id'>;

interface Mail extends SentMail {
  readonly kind: string;
  readonly about: number;
}

type End = 'sent' | 'failed' | 'dropped';

/** Sends mail from the outbox with one job per mail, and retries temporary errors. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly log = new Logger(Mailer.name);
  private readonly server: MailServer | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly hashes: KeyedHash,
    private readonly telemetry: Telemetry,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) { mail, mailFolder }: WebOptions,
  ) {
    const server = mail ? MailServer.over(mail) : mailFolder ? MailServer.into(mailFolder) : undefined;
    this.server = server;
    if (!server) return;
    jobs.define<Key>('send-mail', (key, attempt) => this.send(key, server, attempt));
    jobs.every('*/10 * * * *', 'fail-mail-without-a-job', () => this.failWithoutJob());
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }

  private async send(key: Key, server: MailServer, { tries, signal }: Attempt): Promise<void> {
    const mail = await this.take(key, tries);
    if (!mail) return;
    try {
      const email = await this.outbox.writerOf(mail.kind)?.(mail.organizationId, mail.about);
      // The same for each attempt, so that mailboxes can detect duplicates.
      if (email) await server.send(email, { id: messageIdOf(this.hashes, mail, email.to), signal });
      await this.end(mail, tries, email ? 'sent' : 'dropped');
    } catch (error) {
      const failure = error as Failure;
      const problem = problemOf(failure);
      if (!isGivenUp(failure, tries)) {
        await this.saveProblem(mail, problem);
        throw new Error(problem, { cause: error });
      }
      this.log.warn(`Mail ${mail.id} (${mail.kind}) was not taken: ${problem}; it is given up.`);
      await this.end(mail, tries, 'failed', problem);
    }
  }

  /** Fails mail whose job is gone because the server crashed on every attempt. */
  async failWithoutJob(): Promise<void> {
    await this.database.system({ name: 'fail-mail-without-a-job', text: FAIL_WITHOUT_JOB, values: [this.clock.now()] });
  }

  /** Returns undefined if it was sent already, but the server was killed before the job ended. */
  private async take({ organizationId, id }: Key, tries: number): Promise<Mail | undefined> {
    const [mail] = await this.database.system<Mail>({
      name: 'take-mail',
      text: `UPDATE mail.outbox SET tries = $3 WHERE (organization_id, id) = ($1, $2) AND state = 'queued'
             RETURNING organization_id AS "organizationId", id, kind, about, queued_at AS "queuedAt"`,
      values: [organizationId, id, tries],
    });
    return mail;
  }

  private async saveProblem({ organizationId, id }: Mail, problem: string): Promise<void> {
    await this.database.system({
      text: 'UPDATE mail.outbox SET problem = $3 WHERE (organization_id, id) = ($1, $2)',
      values: [organizationId, id, problem],
    });
  }

  private async end({ organizationId, id }: Mail, tries: number, state: End, problem?: string): Promise<void> {
    const values = [organizationId, id, tries, state, problem ?? null, this.clock.now()];
    await this.database.system({ name: 'end-mail', text: END, values });
    this.telemetry.count('hourtrail_mail_total', { state });
  }
}

export const FAIL_WITHOUT_JOB = `
  UPDATE mail.outbox o SET state = 'failed', problem = 'No try came to an end.', ended_at = $1
  WHERE state = 'queued' AND NOT EXISTS (
    SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'send-mail'
      AND (j.payload->>'organizationId')::integer = o.organization_id AND (j.payload->>'id')::bigint = o.id)`;

/** `tries = 0` means that it was queued again after the email was written, so it is queued anew. */
const END = `
  WITH ended AS (
    UPDATE mail.outbox SET tries = $3, state = $4, problem = $5, ended_at = $6
    WHERE (organization_id, id) = ($1, $2) AND state = 'queued' RETURNING organization_id, kind, about, old.tries
  )
  INSERT INTO mail.outbox (organization_id, kind, about, queued_at)
  SELECT organization_id, kind, about, $6 FROM ended WHERE tries = 0`;

/** graphile-worker waits e^n seconds after attempt n, at most six hours: about a day and a half in all. */
const MOST_TRIES = 15;

interface Failure {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly permanent?: boolean | undefined;
  readonly rejected?: readonly string[] | undefined;
}

export const isGivenUp = (failure: Failure, tries: number): boolean => tries >= MOST_TRIES || isRefusedForGood(failure);

/** A refused password or sender is not final, because the operator can correct it. */
const isRefusedForGood = ({ code, permanent, rejected = [] }: Failure): boolean =>
  permanent === true && (code === 'EMESSAGE' || (code === 'EENVELOPE' && rejected.length > 0));

/** Omits the mail server's response, which quotes email addresses. */
export const problemOf = ({ code, responseCode }: Failure): string =>
  [code ?? 'ERROR', ...(responseCode === undefined ? [] : [String(responseCode)])].join(' ');
