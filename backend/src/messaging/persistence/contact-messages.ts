import { SYSTEM_ORGANIZATION, type ContactMessageView, type MailState, t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, type OnRecord } from '../../platform/event-log/records.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { mailStateOf } from '../../platform/mail/outbox.js';
import type { ContactMessage, ContactMessageEvent } from '../domain/contact-message.js';
import { inSystemLog } from '../visitor.js';
import { contactMessageStream } from './contact-message.stream.js';

/** The kind of mail that forwards a contact message. */
export const CONTACT_FORWARD = 'contact-forward';

export interface ContactMessageViewRow extends RowOf<ContactMessage> {
  readonly forwarding: MailState | null;
}

/** Message rows as `r`, with the delivery state of the forwarded email. */
export const CONTACT_MESSAGE_ROWS = `
  SELECT r.*, ${mailStateOf(CONTACT_FORWARD)} AS forwarding FROM messaging.contact_messages r`;

@Injectable()
export class ContactMessageViews {
  constructor(private readonly database: Database) {}

  /** The message must exist. */
  async of(id: number): Promise<ContactMessageView> {
    const rows = await this.database.read<ContactMessageViewRow>(SYSTEM_ORGANIZATION, {
      name: 'view-contact-message',
      text: `${CONTACT_MESSAGE_ROWS} WHERE r.organization_id = $1 AND r.id = $2`,
      values: [SYSTEM_ORGANIZATION, id],
    });
    return (await this.all(rows))[0] as ContactMessageView;
  }

  async all(rows: readonly ContactMessageViewRow[]): Promise<readonly ContactMessageView[]> {
    const names = await this.namesOf(rows.flatMap(({ handled_by: id }) => (id === null ? [] : [id])));
    return rows.map((row) => viewOf(row, names));
  }

  private async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const people = await this.database.system<{ id: number; name: string }>({
      name: 'names-of-handlers',
      text: `SELECT DISTINCT ON (id) id, first_name || ' ' || last_name AS name FROM directory.people
             WHERE id = ANY ($1) ORDER BY id, moved_to NULLS FIRST`,
      values: [[...new Set(ids)]],
    });
    return new Map(people.map(({ id, name }) => [id, name]));
  }
}

const viewOf = (row: ContactMessageViewRow, names: ReadonlyMap<number, string>): ContactMessageView => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  organization: row.organization,
  message: row.message,
  status: row.status,
  receivedAt: row.received_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
  handledBy:
    row.handled_by === null
      ? null
      : { id: row.handled_by, name: names.get(row.handled_by) ?? t('labels.unknownPerson') },
  forwarding: row.forwarding,
});

@Injectable()
export class ContactMessages {
  private readonly records: Records<ContactMessage>;

  constructor(
    database: Database,
    work: UnitOfWork,
    private readonly views: ContactMessageViews,
  ) {
    this.records = new Records(database, work, contactMessageStream);
  }

  /** `also`: statements for the same transaction. */
  begin(
    by: Actor,
    events: readonly ContactMessageEvent[],
    also: (id: number) => readonly Statement[],
  ): Promise<ContactMessage> {
    return this.records.begin(inSystemLog(by), () => events, also);
  }

  /** Undefined if missing or erased. */
  async seek(id: number): Promise<ContactMessage | undefined> {
    const message = await this.records.find(SYSTEM_ORGANIZATION, id);
    return message?.erasedAt === null ? message : undefined;
  }

  async decide(
    { by, id, version }: OnRecord,
    decision: (message: ContactMessage) => readonly ContactMessageEvent[],
  ): Promise<ContactMessageView> {
    const message = await this.seek(id);
    if (!message) throw notFound();
    const current = () => this.views.of(id);
    await this.records.decide(inSystemLog(by), message, () => decision(message), { version, current });
    return current();
  }
}
