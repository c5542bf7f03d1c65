import { Inject, Injectable } from '@nestjs/common';
import type { Statement } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';
import type { Email } from './mail-server.js';

/** Writes the email about a record as it stands now; undefined where there is nothing to say any more. */
export type Writer = (organizationId: number, about: number) => Promise<Email | undefined>;

/** Where modules leave mail that is to be sent, and say how each kind is written. */
@Injectable()
export class Outbox {
  private readonly writers = new Map<string, Writer>();

  constructor(
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** Whether this server sends mail at all. */
  get isOpen(): boolean {
    return this.options.mail !== undefined;
  }

  /** Says how a kind of mail is written, once for each kind. */
  add(kind: string, writer: Writer): void {
    this.writers.set(kind, writer);
  }

  writerOf(kind: string): Writer | undefined {
    return this.writers.get(kind);
  }

  /**
   * Leaves mail about a record, as statements for the transaction that makes it necessary; none where this server
   * sends no mail. Its job comes with it. What waits already is not left twice; what is just going out, as it was
   * written before, goes out once more.
   */
  queue(organizationId: number, kind: string, about: number): readonly Statement[] {
    if (!this.isOpen) return [];
    const values = [organizationId, kind, about, this.clock.now()];
    return [{ name: 'queue-mail', text: QUEUE, values }];
  }
}

/**
 * Leaves mail about every record of a query of `organization_id, about`, as SQL: for email that no single command
 * makes necessary. It goes as app_system; $1 is now.
 */
export const queueAll = (kind: string, records: string): string => `
  INSERT INTO mail.outbox (organization_id, kind, about, queued_at)
  SELECT organization_id, '${kind}', about, $1::timestamptz FROM (${records}) r
  ON CONFLICT (organization_id, kind, about) WHERE state = 'queued' DO NOTHING`;

/** The mailer counts a try before it writes the email: 0 says afterwards that this request came too late for it. */
const QUEUE = `
  INSERT INTO mail.outbox (organization_id, kind, about, queued_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (organization_id, kind, about) WHERE state = 'queued' DO UPDATE SET tries = 0`;
