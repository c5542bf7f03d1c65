import { LIMITS } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { Outbox, queueAll, notMailedSince } from '../../platform/mail/outbox.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { tooFast } from '../../platform/web/errors/refusal.js';
import { EMAIL_MAIL } from '../mail/account-mail.js';

export class MailEmailLink extends Command<void> {
  constructor(readonly by: Actor & { readonly id: number }) {
    super();
  }
}

@CommandHandler(MailEmailLink)
export class MailEmailLinkHandler implements ICommandHandler<MailEmailLink> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async execute({ by }: MailEmailLink): Promise<void> {
    if (!this.outbox.isOpen) throw conflict('identity.no-mail', 'This server sends no mail. Ask your school.');
    const now = this.clock.now();
    await countPerson(this.database, 'email-change', { userId: by.id, now });
    const wait = LIMITS.mailAgainMinutes * 60;
    const values = [now, by.organizationId, by.id, new Date(now.getTime() - wait * 1_000)];
    const queued = await this.database.system({ name: 'queue-email-mail', text: QUEUE, values });
    if (queued.length > 0) return;
    throw tooFast(
      'identity.mail-is-on-its-way',
      'A mail went out a moment ago. Look for it before you ask again.',
      wait,
    );
  }
}

const QUEUE = `${queueAll(
  EMAIL_MAIL,
  `SELECT r.organization_id, r.id AS about FROM (VALUES ($2::integer, $3::integer)) r (organization_id, id)
   WHERE ${notMailedSince(EMAIL_MAIL, '$4')}`,
)} RETURNING about`;
