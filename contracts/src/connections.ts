import { ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { KEY_CAPABILITIES, type KeyCapability } from './capabilities.js';
import { EVENT_LABELS } from './event-labels.js';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import {
  all,
  IsDateOrInstant,
  IsLine,
  IsOneOf,
  IsText,
  NotEmpty,
  Optional,
  Trimmed,
  type Label,
} from './validation.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './vocabulary.js';

const ALL_KEY_CAPABILITIES = Object.keys(KEY_CAPABILITIES) as KeyCapability[];

export const wordsOfWebhookEvent = (event: WebhookEvent): string => t(EVENT_LABELS[event]);

const AreSomeOf = (label: Label, choices: readonly string[]) =>
  all(
    ArrayMinSize(1, { message: () => t('rules.atLeastOne', { field: t(label) }) }),
    ArrayUnique({ message: () => t('rules.eachOnce', { field: t(label) }) }),
    IsOneOf(label, choices, { each: true }),
    IsArray({ message: () => t('rules.aList', { field: t(label) }) }),
  );

/**
 * POST /api/api-keys. It ends at `expiresAt`, at least a minute and at most a year ahead. Whoever has a password adds
 * it; whoever has none signed in at most ten minutes ago.
 */
export class CreateApiKey {
  @NotEmpty(msg('common.name'))
  @IsLine(msg('common.name'), LIMITS.keyNameMax)
  @Trimmed()
  name!: string;

  @AreSomeOf(msg('labels.capabilities'), ALL_KEY_CAPABILITIES)
  capabilities!: KeyCapability[];

  @IsDateOrInstant(msg('labels.expiry'))
  expiresAt!: string;

  @Optional()
  @IsText(msg('labels.currentPassword'), LIMITS.passwordMax)
  currentPassword?: string;
}

/** POST /api/webhooks */
export class CreateWebhook {
  @NotEmpty(msg('labels.webAddress'))
  @IsText(msg('labels.webAddress'), LIMITS.webhookUrlMax)
  @Trimmed()
  url!: string;

  @AreSomeOf(msg('labels.events'), WEBHOOK_EVENTS)
  events!: WebhookEvent[];
}
