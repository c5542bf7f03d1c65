import type { ContactMessageStatus } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { evolveContactMessage } from '../domain/contact-message.js';
import type { ContactMessage } from '../domain/contact-message.state.js';

export const contactMessageStream: Stream<ContactMessage> = {
  name: 'contact-message',
  table: 'messaging.contact_messages',
  evolve: evolveContactMessage,
  columns: [
    { name: 'first_name', type: 'text', value: ({ firstName }) => firstName },
    { name: 'last_name', type: 'text', value: ({ lastName }) => lastName },
    { name: 'email', type: 'text', value: ({ email }) => email },
    { name: 'organization', type: 'text', value: ({ organization }) => organization },
    { name: 'message', type: 'text', value: ({ message }) => message },
    { name: 'status', type: 'text', value: ({ status }) => status },
    { name: 'received_at', type: 'timestamptz', value: ({ receivedAt }) => receivedAt },
    { name: 'handled_at', type: 'timestamptz', value: ({ handledAt }) => handledAt },
    { name: 'handled_by', type: 'integer', value: ({ handledBy }) => handledBy },
    { name: 'erased_at', type: 'timestamptz', value: ({ erasedAt }) => erasedAt },
  ],
};

/** A row of messaging.contact_messages as the driver reads it. */
export interface ContactMessageRow {
  id: number;
  version: number;
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  message: string;
  status: ContactMessageStatus;
  received_at: Date;
  handled_at: Date | null;
  handled_by: number | null;
  erased_at: Date | null;
}

export const contactMessageOf = (row: ContactMessageRow): ContactMessage => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  organization: row.organization,
  message: row.message,
  status: row.status,
  receivedAt: row.received_at,
  handledAt: row.handled_at,
  handledBy: row.handled_by,
  erasedAt: row.erased_at,
});
