import { Stream } from '../../platform/event-log/stream.js';
import { evolveContactMessage, type ContactMessage } from '../domain/contact-message.js';

export const contactMessageStream = new Stream<ContactMessage>({
  name: 'contact-message',
  table: 'messaging.contact_messages',
  evolve: evolveContactMessage,
  columns: {
    firstName: { type: 'text' },
    lastName: { type: 'text' },
    email: { type: 'text' },
    organization: { type: 'text' },
    message: { type: 'text' },
    status: { type: 'text' },
    receivedAt: { type: 'timestamptz' },
    handledAt: { type: 'timestamptz', nullable: true },
    handledBy: { type: 'integer', nullable: true },
    erasedAt: { type: 'timestamptz', nullable: true },
  },
});
