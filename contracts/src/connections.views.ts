import { KEY_CAPABILITIES, type KeyCapability } from './capabilities.js';
import { Field } from './field.js';
import { NamedRecord } from './names.views.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './vocabulary.js';

/** `ended`: its maker left, or their password, second factor or role changed; or the school was closed. */
export const API_KEY_STATUSES = ['active', 'expired', 'revoked', 'ended'] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

export class ApiKeyView {
  @Field.integer() readonly id!: number;
  @Field.text({ example: 'Nightly sync' }) readonly name!: string;
  @Field.choices(Object.keys(KEY_CAPABILITIES) as KeyCapability[]) readonly capabilities!: readonly KeyCapability[];
  @Field.choice(API_KEY_STATUSES, {
    description: '`ended`: its maker left, or their password, second factor or role changed; or the school closed.',
  })
  readonly status!: ApiKeyStatus;
  @Field.object(() => NamedRecord, { description: 'Who made it: it acts in their name.' })
  readonly createdBy!: NamedRecord;
  @Field.instant() readonly createdAt!: string;
  @Field.instant() readonly expiresAt!: string;
  @Field.instant({ nullable: true }) readonly lastUsedAt!: string | null;
}

export class NewApiKey extends ApiKeyView {
  @Field.text({ description: 'Shown this once.', example: 'ht_…' }) readonly key!: string;
}

export class ApiKeyUse {
  @Field.instant() readonly at!: string;
  @Field.text({ example: 'GET /api/volunteer-hours' }) readonly route!: string;
  @Field.integer() readonly status!: number;
  @Field.text({ description: 'The network address of the caller.' }) readonly address!: string;
  @Field.text({ description: 'The X-Request-Id of the response.' }) readonly requestId!: string;
}

export class WebhookView {
  @Field.integer() readonly id!: number;
  @Field.text({ example: 'https://example.org/hooks' }) readonly url!: string;
  @Field.choices(WEBHOOK_EVENTS) readonly events!: readonly WebhookEvent[];
  @Field.instant() readonly createdAt!: string;
  @Field.instant({
    nullable: true,
    description: 'Since when nothing could be delivered; null if the last delivery could.',
  })
  readonly failingSince!: string | null;
  @Field.instant({ nullable: true, description: 'When it was switched off, after three days of failing.' })
  readonly offSince!: string | null;
  @Field.instant({ nullable: true, description: 'Until then the secret before signs too.' })
  readonly earlierSecretUntil!: string | null;
}

export class NewWebhook {
  @Field.integer() readonly id!: number;
  @Field.text({ description: 'Shown this once.', example: 'whsec_…' }) readonly secret!: string;
}

export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export class WebhookDelivery {
  @Field.integer() readonly id!: number;
  @Field.text({ description: 'The header `webhook-id`: the same for each try.', example: 'msg_…' })
  readonly messageId!: string;
  @Field.choice(WEBHOOK_EVENTS) readonly event!: WebhookEvent;
  @Field.instant({ description: 'When it happened.' }) readonly at!: string;
  @Field.choice(DELIVERY_STATUSES) readonly status!: DeliveryStatus;
  @Field.integer() readonly tries!: number;
  @Field.integer({ nullable: true, description: 'The HTTP status of the last response.' })
  readonly responseStatus!: number | null;
  @Field.text({ nullable: true, description: 'Why the last try failed, if there was no response.' })
  readonly problem!: string | null;
  @Field.instant({ nullable: true, description: 'When it is tried next.' }) readonly nextTryAt!: string | null;
  @Field.instant({ nullable: true }) readonly endedAt!: string | null;
}
