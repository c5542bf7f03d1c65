import { SYSTEM_ORGANIZATION, UNKNOWN_PERSON, type ContactMessageView, type MailState } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mailStateOf } from '../../platform/mail/outbox.js';
import { CONTACT_FORWARD } from '../mail/kinds.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { ContactMessage } from '../domain/contact-message.state.js';

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
  handledBy: row.handled_by === null ? null : { id: row.handled_by, name: names.get(row.handled_by) ?? UNKNOWN_PERSON },
  forwarding: row.forwarding,
});
