import { IsDefined, IsOptional, ValidateIf } from 'class-validator';
import { SendMessage } from './hours.js';
import { LIMITS } from './limits.js';
import { msg, t, type MessageKey } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsGradeLevel } from './person-fields.js';
import { IsId, IsLine, IsOneOf, Nested, NotEmpty, Optional, Trimmed } from './validation.js';
import { EMAIL_CHOICES, type EmailChoice } from './vocabulary.js';

export const NOTIFICATION_KINDS = [
  'hours.submitted',
  'hours.added',
  'hours.marked-present',
  'hours.verified',
  'hours.approved',
  'hours.rejected',
  'hours.wrong-supervisor',
  'hours.message-sent',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'opportunity.promoted',
  'opportunity.moved',
  'opportunity.cancelled',
  'opportunity.announced',
  'opportunity.for-others',
  'opportunity.role-changed',
  'record.issued',
  'record.revoked',
  'record.countersigned',
  'reminder.verify',
  'reminder.verify-again',
  'reminder.unanswered',
  'reminder.draft',
  'reminder.event',
  'reminder.goal',
  'school.rules-changed',
  'school.counting-rules-set',
  'school.announced',
  'school.join-requested',
  'school.webhook-off',
  'school.record-requested',
  'school.record-request-due',
  'school.record-statement-attached',
  'school.hold-lifted',
  'account.password-reset',
  'account.invited',
  'account.api-key-made',
  'account.address-changed',
  'account.address-lost',
  'account.moved-in',
  'account.declined',
  'account.family-confirmed',
  'account.family-refused',
  'account.family-ended',
  'account.record-request-decided',
  'account.record-request-withdrawn',
  'account.import-finished',
  'account.import-stopped',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export class NotificationListQuery extends PageQuery {
  @Optional()
  @IsOneOf(msg('labels.unread'), ['true', 'false'])
  unread?: 'true' | 'false';
}

/** What people choose emails about. */
export const EMAIL_KINDS = ['requests', 'decisions', 'opportunities', 'reminders', 'digest'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export const EMAIL_CHOICE_LABELS = {
  now: msg('labels.emailNow'),
  daily: msg('labels.emailDaily'),
  never: msg('labels.emailNever'),
} as const satisfies Readonly<Record<EmailChoice, MessageKey>>;

/** The weekly summary comes once a week or not at all. */
export const choicesOf = (kind: EmailKind): readonly EmailChoice[] =>
  kind === 'digest' ? ['now', 'never'] : EMAIL_CHOICES;

const REQUESTS: readonly NotificationKind[] = [
  'hours.submitted',
  'hours.message-sent',
  'hours.wrong-supervisor',
  'school.join-requested',
  'school.webhook-off',
  'school.record-requested',
  'school.record-request-due',
];

/** `account` is emailed always, null never: the bell is enough. */
export function emailKindOf(kind: NotificationKind): EmailKind | 'account' | null {
  if (REQUESTS.includes(kind)) return 'requests';
  if (kind === 'reminder.event' || kind === 'school.announced') return 'opportunities';
  const [subject] = kind.split('.');
  if (subject === 'hours' || subject === 'record') return 'decisions';
  if (subject === 'opportunity') return 'opportunities';
  if (subject === 'reminder') return 'reminders';
  return subject === 'account' ? 'account' : null;
}

/** By kind; a kind that is left out keeps its choice. */
export class ChooseEmails {
  @IsOptional()
  @IsOneOf(msg('labels.emailRequests'), EMAIL_CHOICES)
  requests?: EmailChoice;

  @IsOptional()
  @IsOneOf(msg('labels.emailDecisions'), EMAIL_CHOICES)
  decisions?: EmailChoice;

  @IsOptional()
  @IsOneOf(msg('labels.emailOpportunities'), EMAIL_CHOICES)
  opportunities?: EmailChoice;

  @IsOptional()
  @IsOneOf(msg('labels.reminders'), EMAIL_CHOICES)
  reminders?: EmailChoice;

  @IsOptional()
  @IsOneOf(msg('labels.emailDigest'), choicesOf('digest'))
  digest?: EmailChoice;
}

/** Everyone signed up for an opportunity, or students and the parents who follow them: of a grade, or of the school. */
export class AnnouncementReaders {
  @IsOptional()
  @IsId(msg('labels.opportunity'))
  opportunityId?: number | null;

  @Optional()
  @IsGradeLevel()
  grade?: string | null;

  /** True for one's own. */
  @ValidateIf(({ school }: AnnouncementReaders) => typeof school !== 'boolean')
  @IsOptional()
  @IsId(msg('common.school'))
  school?: number | boolean | null;
}

export class SendAnnouncement extends SendMessage {
  @IsDefined({ message: () => t('apiInbox.oneKindOfReaders') })
  @Nested(() => AnnouncementReaders)
  to!: AnnouncementReaders;

  @Trimmed()
  @IsLine(msg('labels.subject'), LIMITS.titleMax)
  @NotEmpty(msg('labels.subject'))
  subject!: string;
}
