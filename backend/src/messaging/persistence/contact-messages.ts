import { SYSTEM_ORGANIZATION, type ContactMessageView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { erase } from '../domain/contact-message.js';
import type { ContactMessageEvent } from '../domain/contact-message.events.js';
import type { ContactMessage } from '../domain/contact-message.state.js';
import { ContactMessageViews } from '../queries/contact-message-view.js';
import { everywhere, type Asked } from './asked.js';
import { contactMessageStream } from './contact-message.stream.js';

/** Where commands meet what visitors wrote. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly views: ContactMessageViews,
  ) {}

  /** Keeps a new message, and does in the same transaction what `also` says of its number. */
  async begin(
    by: Actor,
    events: readonly ContactMessageEvent[],
    also: (id: number) => readonly Statement[],
  ): Promise<ContactMessage> {
    const [next] = await this.database.read<{ id: number }>(SYSTEM_ORGANIZATION, {
      name: 'next-contact-message',
      text: "SELECT nextval('messaging.contact_messages_id_seq')::integer AS id",
    });
    const { id } = next as { id: number };
    const change = { id, state: undefined, events };
    const [message] = await this.work.commit(everywhere(by), contactMessageStream, [change], { also: also(id) });
    return message as ContactMessage;
  }

  async find(id: number): Promise<ContactMessage> {
    const message = await this.seek(id);
    if (!message) throw notFound();
    return message;
  }

  /** Undefined where there is none, or it was erased. */
  async seek(id: number): Promise<ContactMessage | undefined> {
    const [row] = await this.database.read<object>(SYSTEM_ORGANIZATION, {
      name: 'find-contact-message',
      text: 'SELECT * FROM messaging.contact_messages WHERE organization_id = $1 AND id = $2 AND erased_at IS NULL',
      values: [SYSTEM_ORGANIZATION, id],
    });
    return row && contactMessageStream.stateOf(row);
  }

  /** Takes a message away for good. */
  async erase({ by, id, version }: Asked): Promise<void> {
    const message = await this.find(id);
    if (version !== undefined && version !== message.version) throw stale({ current: await this.views.of(id) });
    await this.work.commit(everywhere(by), contactMessageStream, [{ id, state: message, events: erase(message) }]);
  }

  /** Decides on one message at the version the person looked at, and answers it as it stands then. */
  async decide(
    { by, id, version }: Asked,
    decision: (message: ContactMessage) => readonly ContactMessageEvent[],
  ): Promise<ContactMessageView> {
    const message = await this.find(id);
    if (version !== undefined && version !== message.version) throw stale({ current: await this.views.of(id) });
    const change = { id, state: message, events: decision(message) };
    await this.work.commit(everywhere(by), contactMessageStream, [change]).catch(async (error: unknown) => {
      throw isStale(error) ? stale({ current: await this.views.of(id) }) : error;
    });
    return this.views.of(id);
  }
}
