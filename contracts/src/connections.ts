import { ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { can, type Capability } from './capabilities.js';
import { EVENT_LABELS, type EventType } from './event-labels.js';
import { LIMITS } from './limits.js';
import { msg, t, type MessageKey } from './messages/translate.js';
import { all, IsDateOrInstant, IsLine, IsOneOf, IsText, NotEmpty, Trimmed, type Label } from './validation.js';
import type { Role } from './vocabulary.js';

/**
 * What a key may be allowed to do, in words for the person who makes it. Accounts, roles, passwords, sessions, keys,
 * webhooks and rules are left to people.
 */
export const KEY_CAPABILITIES = {
  'hours.read': msg('connections.canReadHours'),
  'hours.review': msg('connections.canReviewHours'),
  'hours.change': msg('connections.canChangeHours'),
  'hours.add': msg('connections.canAddHours'),
  'hours.delete': msg('connections.canDeleteHours'),
  'hours.export': msg('connections.canExportHours'),
  'figures.read': msg('connections.canReadFigures'),
  'opportunities.read': msg('connections.canReadOpportunities'),
  'opportunities.manage': msg('connections.canManageOpportunities'),
  'signups.read': msg('connections.canReadSignups'),
  'attendance.take': msg('connections.canTakeAttendance'),
  'people.list': msg('connections.canListPeople'),
  'verifiers.list': msg('connections.canListVerifiers'),
  'families.read': msg('connections.canReadFamilies'),
  'schools.read': msg('connections.canReadSchool'),
  'academic-years.read': msg('connections.canReadYears'),
  'classes.read': msg('connections.canReadClasses'),
  'statistics.read': msg('connections.canReadStatistics'),
  'reports.read': msg('connections.canReadReports'),
  'audit.read': msg('connections.canReadLog'),
} as const satisfies Readonly<Partial<Record<Capability, MessageKey>>>;
export type KeyCapability = keyof typeof KEY_CAPABILITIES;

const ALL_KEY_CAPABILITIES = Object.keys(KEY_CAPABILITIES) as KeyCapability[];

/** What someone of this role may allow a key to do. */
export const keyCapabilitiesOf = (role: Role): readonly KeyCapability[] =>
  ALL_KEY_CAPABILITIES.filter((capability) => can(role, capability));

/** What a webhook can be sent. A name that is here stays. */
export const WEBHOOK_EVENTS = [
  'hours.submitted',
  'hours.resubmitted',
  'hours.withdrawn',
  'hours.verified',
  'hours.approved',
  'hours.rejected',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'opportunity.published',
  'opportunity.amended',
  'opportunity.cancelled',
  'signup.made',
  'signup.waitlisted',
  'signup.promoted',
  'signup.cancelled',
] as const satisfies readonly EventType[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const wordsOfWebhookEvent = (event: WebhookEvent): string => t(EVENT_LABELS[event]);

const AreSomeOf = (label: Label, choices: readonly string[]) =>
  all(
    ArrayMinSize(1, { message: () => t('rules.atLeastOne', { field: t(label) }) }),
    ArrayUnique({ message: () => t('rules.eachOnce', { field: t(label) }) }),
    IsOneOf(label, choices, { each: true }),
    IsArray({ message: () => t('rules.aList', { field: t(label) }) }),
  );

/** POST /api/api-keys. It ends at `expiresAt`, which is at least a minute ahead. */
export class CreateApiKey {
  @NotEmpty(msg('common.name'))
  @IsLine(msg('common.name'), LIMITS.keyNameMax)
  @Trimmed()
  name!: string;

  @AreSomeOf(msg('labels.capabilities'), ALL_KEY_CAPABILITIES)
  capabilities!: KeyCapability[];

  @IsDateOrInstant(msg('labels.expiry'))
  expiresAt!: string;
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
