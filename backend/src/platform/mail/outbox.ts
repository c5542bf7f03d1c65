import { Inject, Injectable } from '@nestjs/common';
import type { Statement } from '../database/database.js';
import { notHeld, type RetentionSource } from '../event-log/retention.js';
import { Clock } from '../kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';
import type { Email } from './mail-server.js';

/** Writes the email from the record's current state; undefined if there is nothing to send any more. */
export type Writer = (organizationId: number, about: number) => Promise<Email | undefined>;

@Injectable()
export class Outbox {
  private readonly writers = new Map<string, Writer>();

  constructor(
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** False if emails only become files, or nothing at all. */
  get sendsMail(): boolean {
    return this.options.mail !== undefined;
  }

  /** Whether emails become files instead. */
  get savesMail(): boolean {
    return !this.sendsMail && this.options.mailFolder !== undefined;
  }

  get isOpen(): boolean {
    return this.sendsMail || this.savesMail;
  }

  add(kind: string, writer: Writer): void {
    this.writers.set(kind, writer);
  }

  writerOf(kind: string): Writer | undefined {
    return this.writers.get(kind);
  }

  /**
   * Queues mail and its job in the caller's transaction; none if mail is off. Mail that waits is not queued twice. Mail
   * being sent right now is sent again.
   */
  queue(organizationId: number, kind: string, about: number): readonly Statement[] {
    if (!this.isOpen) return [];
    const values = [organizationId, kind, about, this.clock.now()];
    return [{ name: 'queue-mail', text: QUEUE, values }];
  }
}

/**
 * SQL that queues mail for each row (organization_id, about) of a query; `now` is a parameter. With `again`, mail being
 * sent right now is sent again.
 */
export const queueAll = (kind: string, records: string, { now = '$1', again = false } = {}): string => `
  INSERT INTO mail.outbox (organization_id, kind, about, queued_at)
  SELECT organization_id, '${kind}', about, ${now}::timestamptz FROM (${records}) r
  ON CONFLICT (organization_id, kind, about) WHERE state = 'queued' DO ${again ? 'UPDATE SET tries = 0' : 'NOTHING'}`;

const QUEUE = `
  INSERT INTO mail.outbox (organization_id, kind, about, queued_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (organization_id, kind, about) WHERE state = 'queued' DO UPDATE SET tries = 0`;

/** SQL expression for the state of the newest mail of a kind about a record `r`; null if none. */
export const mailStateOf = (kind: string): string => `
  (SELECT o.state FROM mail.outbox o WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', r.id)
   ORDER BY o.id DESC LIMIT 1)`;

/** SQL query for `state` and `ended_at` of the newest mail of a kind about a record `r` whose id is `about`. */
export const newestMail = (kind: string, about: string): string => `
  SELECT o.state, o.ended_at FROM mail.outbox o
  WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', ${about}) AND o.state <> 'dropped'
  ORDER BY o.id DESC LIMIT 1`;

/** SQL condition: no mail of a kind about a record `r` was queued since an instant. */
export const notMailedSince = (kind: string, since: string): string => `
  NOT EXISTS (SELECT FROM mail.outbox o
    WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', r.id) AND o.queued_at > ${since})`;

/** SQL query for how many mails of a kind each school has queued that nothing tried to send yet. */
export const untriedMails = (kind: string): string => `
  SELECT organization_id, count(*) AS untried FROM mail.outbox
  WHERE kind = '${kind}' AND state = 'queued' AND tries = 0 GROUP BY organization_id`;

export const mailCounts = (organizationId: number): Statement => ({
  name: 'mail-counts',
  text: `SELECT count(*) FILTER (WHERE state = 'queued')::integer AS queued,
           count(*) FILTER (WHERE state = 'failed')::integer AS failed
         FROM mail.outbox WHERE organization_id = $1 AND state IN ('queued', 'failed')`,
  values: [organizationId],
});

/** What became of each email: no address and no text. */
export const expiredEmails: RetentionSource = {
  kind: 'emails',
  atOnce: 5_000,
  expired: `
    SELECT o.id, o.kind AS name, o.ended_at AS since FROM mail.outbox o
    WHERE o.organization_id = $1 AND o.state <> 'queued' AND o.ended_at < $2 AND ${notHeld('o.organization_id')}`,
  remove: (ids) =>
    Promise.resolve({
      count: ids.length,
      also: [{ name: 'delete-expired-emails', text: 'SELECT mail.delete_ended($1::integer[])', values: [ids] }],
    }),
};
