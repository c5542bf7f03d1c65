import { MAIL_STATES, type MailState } from './contact.js';
import { Field } from './field.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './messaging.js';
import { EventActor, NamedRecord } from './names.views.js';
import {
  CONTACT_MESSAGE_STATUSES,
  SCHOOL_RULES,
  EMAIL_CHOICES,
  SUBSCRIPTION_STATUSES,
  type ContactMessageStatus,
  type EmailChoice,
  type SchoolRule,
  type SubscriptionStatus,
} from './vocabulary.js';

export class ContactReceipt {
  @Field.instant() readonly receivedAt!: string;
}

export class ContactMessageView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.text() readonly email!: string;
  @Field.text() readonly organization!: string;
  @Field.text() readonly message!: string;
  @Field.choice(CONTACT_MESSAGE_STATUSES) readonly status!: ContactMessageStatus;
  @Field.instant() readonly receivedAt!: string;
  @Field.instant({ nullable: true }) readonly handledAt!: string | null;
  @Field.object(() => NamedRecord, { nullable: true }) readonly handledBy!: NamedRecord | null;
  @Field.choice(MAIL_STATES, { nullable: true }) readonly forwarding!: MailState | null;
}

export class SubscribeAnswer {
  @Field.flag({
    description: 'False where this server is not set up to send mail, so that nothing can be confirmed yet.',
  })
  readonly sendsMail!: boolean;
}

export class ConfirmedSubscription {
  @Field.text() readonly email!: string;
}

export class SubscriptionView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text() readonly email!: string;
  @Field.choice(SUBSCRIPTION_STATUSES) readonly status!: SubscriptionStatus;
  @Field.instant() readonly askedAt!: string;
  @Field.instant({ nullable: true }) readonly confirmedAt!: string | null;
  @Field.instant({ nullable: true }) readonly endedAt!: string | null;
  @Field.choice(MAIL_STATES, { nullable: true }) readonly confirmation!: MailState | null;
}

export class MailStatus {
  @Field.text({ description: 'Who its mail comes from; null where it is not set up to send any.', nullable: true })
  readonly from!: string | null;
  @Field.text({
    description: 'Where contact messages are forwarded; null where they only wait in the inbox.',
    nullable: true,
  })
  readonly forwardsTo!: string | null;
  @Field.integer() readonly queued!: number;
  @Field.integer() readonly failed!: number;
}

export class NotificationViewEntry {
  @Field.integer() readonly id!: number;
  @Field.integer() readonly studentId!: number;
  @Field.text() readonly studentName!: string;
  @Field.text({ nullable: true }) readonly organizationName!: string | null;
  @Field.day() readonly date!: string;
  @Field.hours({ nullable: true }) readonly hours!: string | null;
  @Field.hours({ description: 'As logged, where the review credited fewer hours; else null.', nullable: true })
  readonly loggedHours!: string | null;
}

export class NotificationViewOpportunity {
  @Field.integer() readonly id!: number;
  @Field.text() readonly title!: string;
  @Field.day() readonly date!: string;
  @Field.text() readonly startTime!: string;
  @Field.text() readonly endTime!: string;
  @Field.text() readonly location!: string;
}

export class RuleChange {
  @Field.choice(SCHOOL_RULES) readonly rule!: SchoolRule;
  @Field.text() readonly from!: string;
  @Field.text() readonly to!: string;
}

/** How far a student is from the goal as a school year ends. */
export class NotificationViewGoal {
  @Field.integer() readonly studentId!: number;
  @Field.text() readonly studentName!: string;
  @Field.hours({ description: 'What the approved hours lack.' }) readonly missing!: string;
  @Field.day({ description: 'The last day of the school year.' }) readonly endsOn!: string;
}

export class NotificationViewFamily {
  @Field.object(() => NamedRecord) readonly parent!: NamedRecord;
  @Field.object(() => NamedRecord) readonly student!: NamedRecord;
}

/** What a file held, and why a roster from the server's folder stopped: what is wrong in it, or what would go. */
export class NotificationViewImport {
  @Field.integer() readonly rows!: number;
  @Field.integer({ description: 'What a roster left out or kept.' }) readonly exceptions!: number;
  @Field.integer() readonly problems!: number;
  @Field.integer() readonly leavers!: number;
  @Field.integer() readonly families!: number;
  @Field.integer() readonly grades!: number;
  @Field.integer() readonly members!: number;
}

export class NotificationView {
  @Field.integer() readonly id!: number;
  @Field.choice(NOTIFICATION_KINDS) readonly kind!: NotificationKind;
  @Field.instant() readonly at!: string;
  @Field.flag({ description: 'Also after thirty days.' }) readonly isRead!: boolean;
  @Field.object(() => EventActor) readonly actor!: EventActor;
  @Field.object(() => NotificationViewEntry, { nullable: true }) readonly entry!: NotificationViewEntry | null;
  @Field.object(() => NotificationViewOpportunity, { nullable: true })
  readonly opportunity!: NotificationViewOpportunity | null;
  @Field.object(() => NotificationViewGoal, { nullable: true }) readonly goal!: NotificationViewGoal | null;
  @Field.object(() => NotificationViewFamily, { nullable: true, description: 'The two of a family link.' })
  readonly family!: NotificationViewFamily | null;
  @Field.list(() => RuleChange, { description: 'Rules of the school that changed.' })
  readonly rules!: readonly RuleChange[];
  @Field.text({ nullable: true, description: 'Of an announcement.' }) readonly subject!: string | null;
  @Field.text({ nullable: true, description: 'Of the imported file.' }) readonly fileName!: string | null;
  @Field.object(() => NotificationViewImport, { nullable: true }) readonly imported!: NotificationViewImport | null;
  @Field.text({ nullable: true }) readonly comment!: string | null;
}

/** What one is emailed about, and when. */
export class EmailChoices {
  @Field.choice(EMAIL_CHOICES, { description: 'Someone asks to verify hours.' }) readonly requests!: EmailChoice;
  @Field.choice(EMAIL_CHOICES, { description: 'One’s own hours, or a child’s, are decided on or changed.' })
  readonly decisions!: EmailChoice;
  @Field.choice(EMAIL_CHOICES) readonly opportunities!: EmailChoice;
  @Field.choice(EMAIL_CHOICES) readonly reminders!: EmailChoice;
  @Field.choice(EMAIL_CHOICES, { description: 'The weekly summary: `now` or `never`.' }) readonly digest!: EmailChoice;
}
