import { can } from './capabilities.js';
import type { ApplicationRoute } from './client-routes.js';
import { locale, msg, t, type MessageKey } from './messages/translate.js';
import type { NotificationKind } from './messaging.js';
import type { NotificationView, RuleChange } from './messaging.views.js';
import { isVolunteer, type Role } from './vocabulary.js';

export interface NotificationReader {
  readonly id: number;
  readonly role: Role;
}

/** A message and its values; `<strong>` is around the name of who acted. */
export interface NotificationSentence {
  readonly id: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

type Entry = NonNullable<NotificationView['entry']>;
type Goal = NonNullable<NotificationView['goal']>;

const SENTENCES: Readonly<Record<NotificationKind, MessageKey>> = {
  'hours.submitted': msg('inbox.submittedForStudent'),
  'hours.added': msg('inbox.hoursAdded'),
  'hours.marked-present': msg('inbox.markedPresent'),
  'hours.verified': msg('inbox.hoursVerified'),
  'hours.approved': msg('inbox.hoursApproved'),
  'hours.rejected': msg('inbox.hoursRejected'),
  'hours.wrong-supervisor': msg('inbox.wrongSupervisor'),
  'hours.message-sent': msg('inbox.messageSent'),
  'hours.reopened': msg('inbox.hoursReopened'),
  'hours.revoked': msg('inbox.hoursRevoked'),
  'hours.amended': msg('inbox.entryChanged'),
  'hours.deleted': msg('inbox.entryDeleted'),
  'hours.restored': msg('inbox.entryRestored'),
  'opportunity.promoted': msg('inbox.spotForYou'),
  'opportunity.moved': msg('inbox.opportunityMoved'),
  'opportunity.cancelled': msg('inbox.opportunityCancelled'),
  'opportunity.announced': msg('inbox.opportunityAnnounced'),
  'opportunity.for-others': msg('inbox.opportunityForOthers'),
  'opportunity.role-changed': msg('inbox.opportunityRoleChanged'),
  'record.issued': msg('inbox.recordIssued'),
  'record.revoked': msg('inbox.recordRevoked'),
  'record.countersigned': msg('inbox.recordCountersigned'),
  'reminder.verify': msg('inbox.reminderVerify'),
  'reminder.verify-again': msg('inbox.reminderVerify'),
  'reminder.unanswered': msg('inbox.reminderUnanswered'),
  'reminder.draft': msg('inbox.reminderDraft'),
  'reminder.event': msg('inbox.reminderEvent'),
  'reminder.goal': msg('inbox.reminderGoal'),
  'school.rules-changed': msg('inbox.rulesChanged'),
  'school.counting-rules-set': msg('inbox.countingRulesSet'),
  'school.announced': msg('inbox.schoolAnnounced'),
  'school.join-requested': msg('inbox.joinRequested'),
  'school.webhook-off': msg('inbox.webhookOff'),
  'school.record-requested': msg('inbox.recordRequested'),
  'school.record-request-due': msg('inbox.recordRequestDue'),
  'school.record-statement-attached': msg('inbox.recordStatementAttached'),
  'school.hold-lifted': msg('inbox.holdLifted'),
  'account.password-reset': msg('inbox.passwordReset'),
  'account.invited': msg('inbox.accountInvited'),
  'account.api-key-made': msg('inbox.apiKeyMade'),
  'account.address-changed': msg('inbox.emailChanged'),
  'account.address-lost': msg('inbox.emailRemoved'),
  'account.moved-in': msg('inbox.accountMoved'),
  'account.declined': msg('inbox.joinDeclined'),
  'account.family-confirmed': msg('inbox.familyConfirmed'),
  'account.family-refused': msg('inbox.familyRefused'),
  'account.family-ended': msg('inbox.familyEnded'),
  'account.record-request-decided': msg('inbox.recordRequestDecided'),
  'account.record-request-withdrawn': msg('inbox.recordRequestWithdrawn'),
  'account.import-finished': msg('inbox.importFinished'),
  'account.import-stopped': msg('inbox.importStopped'),
};

/** Sentences that do not name the volunteer twice. */
const BY_VOLUNTEER: Partial<typeof SENTENCES> = {
  'hours.submitted': msg('inbox.submittedByActor'),
  'hours.message-sent': msg('inbox.messageByActor'),
};

/** "Dana Whitfield approved 1 of 3 hours at Riverside Food Bank"; parents read "1 of Maya’s 3 hours". */
export function notificationSentence(view: NotificationView, reader: NotificationReader): NotificationSentence {
  const { kind, actor, entry, opportunity, family, goal, rules, fileName, imported } = view;
  const id = (actor.id === entry?.studentId && BY_VOLUNTEER[kind]) || SENTENCES[kind];
  return {
    id,
    values: {
      actor: actor.name,
      title: opportunity?.title ?? t('inbox.anOpportunity'),
      file: fileName ?? t('inbox.aFile'),
      date: opportunity ? dayInWords(opportunity.date) : '',
      changes: [...new Set(rules.map(wordsOfRule))].join(' '),
      parent: family?.parent.name ?? t('labels.unknownPerson'),
      student: family?.student.name ?? t('labels.unknownPerson'),
      whose: family?.student.id === reader.id ? 'own' : 'child',
      ...(entry && valuesOf(entry, reader)),
      ...(goal && valuesOfGoal(goal, reader)),
      ...imported,
    },
  };
}

/** `whose`: `child` for everyone else, with the first name of the volunteer. */
function valuesOf(entry: Entry, reader: NotificationReader) {
  const owner = ownerOf(entry, reader);
  return {
    hours: hoursOf(entry),
    part: figure(entry.hours),
    whose: entry.loggedHours === null ? owner : `${owner}Part`,
    child: firstNameOf(entry),
    student: entry.studentName,
  };
}

const valuesOfGoal = (goal: Goal, reader: NotificationReader) => ({
  hours: t('ui.hours', { hours: Number(goal.missing) }),
  date: dayInWords(goal.endsOn),
  whose: ownerOf(goal, reader),
  child: firstNameOf(goal),
});

type OfStudent = Pick<Entry, 'studentId' | 'studentName'>;

const ownerOf = ({ studentId }: OfStudent, { id }: NotificationReader): 'own' | 'child' =>
  studentId === id ? 'own' : 'child';

const firstNameOf = ({ studentName }: OfStudent): string => studentName.trim().split(/\s+/)[0] ?? studentName;

function hoursOf({ hours: credited, loggedHours, organizationName }: Entry): string {
  const hours = loggedHours ?? credited;
  const amount = hours === null ? t('inbox.someHours') : t('ui.hours', { hours: Number(hours) });
  return organizationName ? t('inbox.hoursAt', { hours: amount, organization: organizationName }) : amount;
}

const figure = (hours: string | null): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(Number(hours ?? 0));

const dayInWords = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** "Hours goal: 60 hours instead of 50." */
export function wordsOfRule({ rule, from, to }: RuleChange): string {
  if (rule === 'hoursGoal') return t('inbox.ruleGoal', { from: Number(from), to: Number(to) });
  if (rule === 'oldestAcceptedDays') return t('inbox.ruleDays', { from: Number(from), to: Number(to) });
  if (rule === 'acceptsSupervisors') return t('inbox.ruleSupervisors', { accepts: to });
  if (rule === 'approvalPolicy') return t('inbox.rulePolicy', { policy: to });
  if (rule === 'emailNotifications') return t('inbox.ruleEmails', { choice: to });
  if (rule === 'reminders') return t('inbox.ruleReminders', { on: to });
  if (rule === 'secondFactorFrom') {
    return to ? t('inbox.ruleSecondFactor', { date: dayInWords(to) }) : t('inbox.ruleNoSecondFactor');
  }
  return rule === 'timeZone' ? t('inbox.ruleTimeZone', { from, to }) : t('inbox.ruleQuietHours');
}

export const isOfChild = ({ studentId }: Pick<Entry, 'studentId'>, { id, role }: NotificationReader): boolean =>
  isVolunteer(role) && studentId !== id;

/** Leads to the trail or the opportunity. Volunteers cannot open the trail of a deleted entry. */
export function notificationPath(view: NotificationView, reader: NotificationReader): string {
  const { kind, entry, opportunity, family, goal } = view;
  const [subject] = kind.split('.');
  if (kind === 'account.moved-in') return isVolunteer(reader.role) ? '/my-hours?show=drafts' : '/dashboard';
  if (kind === 'account.family-confirmed' && family?.parent.id === reader.id)
    return `/dashboard?child=${family.student.id}`;
  if (kind === 'school.announced') return '/notifications';
  if (kind === 'school.join-requested') return '/people?tab=waiting';
  if (kind === 'account.import-finished' || kind === 'account.import-stopped') return '/dashboard?tab=exchange';
  if (subject === 'record') return isVolunteer(reader.role) ? '/my-hours' : '/dashboard';
  if (kind === 'account.api-key-made') return pageOfRules(reader.role);
  if (subject === 'account') return '/profile';
  if (kind === 'school.record-statement-attached' && isVolunteer(reader.role)) return '/profile';
  if (subject === 'school') return pageOfRules(reader.role);
  if (goal) return isOfChild(goal, reader) ? `/dashboard?child=${goal.studentId}` : '/dashboard';
  if (!entry) return opportunity ? `/opportunities?opportunity=${opportunity.id}` : '/opportunities';
  const query = [
    ...(isOfChild(entry, reader) ? [`child=${entry.studentId}`] : []),
    ...(kind === 'hours.deleted' ? [] : [`entry=${entry.id}`]),
  ].join('&');
  const list: ApplicationRoute = isVolunteer(reader.role) ? '/my-hours' : '/approvals';
  return query ? `${list}?${query}` : list;
}

/** Only administrators see the rules themselves. */
function pageOfRules(role: Role): ApplicationRoute {
  if (can(role, 'schools.read')) return '/schools';
  return can(role, 'hours.review') ? '/approvals' : '/audit';
}
