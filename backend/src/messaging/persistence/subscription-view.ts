import { SYSTEM_ORGANIZATION, type MailState, type SubscriptionView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mailStateOf } from '../../platform/mail/outbox.js';
import { NEWSLETTER_CONFIRMATION } from '../mail/kinds.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { Subscription } from '../domain/subscription.state.js';

export interface SubscriptionViewRow extends RowOf<Subscription> {
  readonly confirmation: MailState | null;
}

/** Subscription rows as `r`, with the delivery state of the confirmation email. */
export const SUBSCRIPTION_ROWS = `
  SELECT r.*, ${mailStateOf(NEWSLETTER_CONFIRMATION)} AS confirmation FROM messaging.subscriptions r`;

@Injectable()
export class SubscriptionViews {
  constructor(private readonly database: Database) {}

  /** The subscription must exist. */
  async of(id: number): Promise<SubscriptionView> {
    const [row] = await this.database.read<SubscriptionViewRow>(SYSTEM_ORGANIZATION, {
      name: 'view-subscription',
      text: `${SUBSCRIPTION_ROWS} WHERE r.organization_id = $1 AND r.id = $2`,
      values: [SYSTEM_ORGANIZATION, id],
    });
    return subscriptionViewOf(row as SubscriptionViewRow);
  }
}

export const subscriptionViewOf = (row: SubscriptionViewRow): SubscriptionView => ({
  id: row.id,
  version: row.version,
  email: row.email,
  status: row.status,
  askedAt: row.asked_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  confirmation: row.confirmation,
});
