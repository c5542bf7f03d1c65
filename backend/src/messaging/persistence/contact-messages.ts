import { SYSTEM_ORGANIZATION, type ContactMessageView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, type OnRecord } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { ContactMessageEvent } from '../domain/contact-message.events.js';
import type { ContactMessage } from '../domain/contact-message.state.js';
import { everywhere } from './asked.js';
import { ContactMessageViews } from './contact-message-view.js';
import { contactMessageStream } from './contact-message.stream.js';

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
    return this.records.begin(everywhere(by), () => events, also);
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
    await this.records.decide(everywhere(by), message, () => decision(message), { version, current });
    return current();
  }
}
