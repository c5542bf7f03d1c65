import {
  isOfChild,
  msg,
  notificationPath,
  notificationSentence,
  t,
  type MessageKey,
  type NotificationKind,
  type NotificationView,
} from '@hourtrail/contracts';
import { dayInWords, timeInWords } from '../../platform/kernel/days-and-times.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { writeEmail, type EmailBlock } from '../../platform/mail/write-email.js';
import { footerOf, type Recipient, type StopLinks } from './recipients.js';

type To = Pick<Recipient, 'id' | 'role' | 'email' | 'firstName' | 'school'>;

interface Links {
  /** The public origin of this server. */
  readonly at: string;
  /** Undefined if the email is always sent. */
  readonly stop: StopLinks | undefined;
}

/** One email for one or more notifications; undefined for none. */
export function notificationEmail(views: readonly NotificationView[], to: To, { at, stop }: Links): Email | undefined {
  const [only, ...more] = views;
  if (!only) return undefined;
  const { subject, body } = more.length === 0 ? ofOne(only, to, at) : ofMany(views, to, at);
  return writeEmail({
    to: to.email,
    subject,
    body: [t('mail.hello', { name: to.firstName }), ...body],
    footer: footerOf(to.school, { at, stop, ...(more.length > 0 && { label: t('mail.stopAll') }) }),
    unsubscribeAt: stop?.oneClick,
  });
}

interface Written {
  readonly subject: string;
  readonly body: readonly EmailBlock[];
}

function ofOne(view: NotificationView, to: To, at: string): Written {
  const button = { label: t(buttonOf(view)), link: at + notificationPath(view, to) };
  return {
    subject: subjectOf(view, to),
    body: [
      `${sentenceOf(view, to)}.`.replace(/([.!?])\.$/, '$1'),
      ...(view.comment ? [{ quote: view.comment }] : []),
      ...factsOf(view),
      { button },
    ],
  };
}

const ofMany = (views: readonly NotificationView[], to: To, at: string): Written => ({
  subject: t('mail.subjectUpdates', { count: views.length, school: to.school }),
  body: [
    t('mail.updatesIntro', { school: to.school }),
    {
      list: views.map((view) => {
        const sentence = sentenceOf(view, to);
        return view.comment ? t('mail.withComment', { sentence, comment: view.comment }) : sentence;
      }),
    },
    { button: { label: t('mail.seeAll'), link: `${at}/notifications` } },
  ],
});

/** As the bell says it. */
function sentenceOf(view: NotificationView, to: To): string {
  const { id, values } = notificationSentence(view, to);
  return said(id, values).replace(/<\/?strong>/g, '');
}

function subjectOf(view: NotificationView, to: To): string {
  if (view.subject) return view.subject;
  const { values } = notificationSentence(view, to);
  const subject = said(SUBJECTS[view.kind], { ...values, school: to.school, amount: amountIn(view) });
  const about = view.entry ?? view.goal;
  const isChilds = about && isOfChild(about, to);
  return isChilds ? t('mail.subjectOfChild', { child: values['child'] ?? '', subject }) : subject;
}

/** Messages of a table take what they need of these values. */
const said = (id: MessageKey, values: Readonly<Record<string, string | number>>): string =>
  t(id as 'mail.hello', values as unknown as { name: string });

/** "4 hours"; "3 of 4 hours" where a review credited fewer. */
function amountIn({ entry }: NotificationView): string {
  if (!entry || entry.hours === null) return t('inbox.someHours');
  const hours = Number(entry.loggedHours ?? entry.hours);
  return entry.loggedHours === null
    ? t('ui.hours', { hours })
    : t('ui.partOfHours', { part: String(Number(entry.hours)), hours });
}

function factsOf({ entry, opportunity }: NotificationView): readonly EmailBlock[] {
  if (opportunity) {
    const { title, date, startTime, endTime, location } = opportunity;
    return [
      {
        facts: {
          [t('labels.opportunity')]: title,
          [t('common.date')]: dayInWords(date),
          [t('common.time')]: `${timeInWords(startTime)} – ${timeInWords(endTime)}`,
          [t('labels.location')]: location,
        },
      },
    ];
  }
  if (!entry) return [];
  return [
    {
      facts: {
        [t('common.name')]: entry.studentName,
        ...(entry.organizationName !== null && { [t('common.organization')]: entry.organizationName }),
        [t('common.date')]: dayInWords(entry.date),
        ...(entry.hours !== null && { [t('common.hours')]: amountIn({ entry } as NotificationView) }),
      },
    },
  ];
}

function buttonOf({ kind, entry, opportunity, goal }: NotificationView) {
  if (goal) return msg('mail.seeProgress');
  if (entry) return msg('mail.seeEntry');
  if (opportunity) return msg('mail.seeOpportunity');
  if (kind.startsWith('record.')) return msg('mail.seeRecords');
  if (kind === 'school.announced') return msg('mail.seeNotification');
  if (kind === 'school.join-requested') return msg('mail.decideRequest');
  if (kind === 'school.record-requested' || kind === 'school.record-request-due') return msg('mail.seeRecordRequests');
  if (kind === 'account.import-finished' || kind === 'account.import-stopped') return msg('mail.seeImports');
  if (kind === 'account.api-key-made') return msg('mail.seeApiKeys');
  return kind === 'account.moved-in' || kind === 'account.family-confirmed'
    ? msg('mail.openApp')
    : msg('mail.seeProfile');
}

const SUBJECTS: Readonly<Record<NotificationKind, MessageKey>> = {
  'hours.submitted': msg('mail.subjectSubmitted'),
  'hours.added': msg('mail.subjectAdded'),
  'hours.marked-present': msg('mail.subjectPresent'),
  'hours.verified': msg('mail.subjectVerified'),
  'hours.approved': msg('mail.subjectApproved'),
  'hours.rejected': msg('mail.subjectRejected'),
  'hours.wrong-supervisor': msg('mail.subjectWrongSupervisor'),
  'hours.message-sent': msg('mail.subjectMessage'),
  'hours.reopened': msg('mail.subjectReopened'),
  'hours.revoked': msg('mail.subjectRevoked'),
  'hours.amended': msg('mail.subjectAmended'),
  'hours.deleted': msg('mail.subjectDeleted'),
  'hours.restored': msg('mail.subjectRestored'),
  'opportunity.promoted': msg('mail.subjectPromoted'),
  'opportunity.moved': msg('mail.subjectMoved'),
  'opportunity.cancelled': msg('mail.subjectCancelled'),
  'opportunity.announced': msg('mail.subjectAnnounced'),
  'opportunity.for-others': msg('mail.subjectForOthers'),
  'opportunity.role-changed': msg('mail.subjectRoleChanged'),
  'record.issued': msg('mail.subjectRecordIssued'),
  'record.revoked': msg('mail.subjectRecordRevoked'),
  'record.countersigned': msg('mail.subjectRecordCountersigned'),
  'reminder.verify': msg('mail.subjectStillWaiting'),
  'reminder.verify-again': msg('mail.subjectStillWaiting'),
  'reminder.unanswered': msg('mail.subjectUnanswered'),
  'reminder.draft': msg('mail.subjectDraft'),
  'reminder.event': msg('mail.subjectTomorrow'),
  'reminder.goal': msg('mail.subjectGoal'),
  'school.rules-changed': msg('mail.subjectRules'),
  'school.counting-rules-set': msg('mail.subjectRules'),
  'school.announced': msg('mail.subjectSchoolAnnounced'),
  'school.join-requested': msg('mail.subjectJoinRequested'),
  'school.webhook-off': msg('mail.subjectWebhookOff'),
  'account.password-reset': msg('mail.subjectOneTimePassword'),
  'account.invited': msg('mail.subjectInvited'),
  'account.api-key-made': msg('mail.subjectApiKeyMade'),
  'account.address-changed': msg('mail.subjectEmailChanged'),
  'account.address-lost': msg('mail.subjectEmailRemoved'),
  'account.moved-in': msg('mail.subjectMovedIn'),
  'account.declined': msg('mail.subjectDeclined'),
  'school.record-requested': msg('mail.subjectRecordRequested'),
  'account.record-request-decided': msg('mail.subjectRecordRequestDecided'),
  'account.record-request-withdrawn': msg('mail.subjectRecordRequestWithdrawn'),
  'school.record-statement-attached': msg('mail.subjectRecordStatementAttached'),
  'school.hold-lifted': msg('mail.subjectHoldLifted'),
  'school.record-request-due': msg('mail.subjectRecordRequested'),
  'account.family-confirmed': msg('inbox.familyConfirmed'),
  'account.family-refused': msg('mail.subjectFamilyRefused'),
  'account.family-ended': msg('inbox.familyEnded'),
  'account.import-finished': msg('mail.subjectImportFinished'),
  'account.import-stopped': msg('mail.subjectImportStopped'),
};
