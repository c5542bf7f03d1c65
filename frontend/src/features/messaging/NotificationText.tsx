import type { ReactElement } from 'react';
import { t, type NotificationKind, type NotificationView, type NotificationViewRule } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { hoursFigure, hoursInWords, hoursNumber } from '../../lib/hours.js';
import { Trans } from '../../ui/Trans.js';
import { isOfAccount, type OfAccount } from './notificationLink.js';

type Entry = NonNullable<NotificationView['entry']>;
type OfOpportunity = Extract<NotificationKind, `opportunity.${string}`>;
type OfEntry = Exclude<NotificationKind, OfOpportunity | OfAccount | 'hours.submitted' | 'school.rules-changed'>;

interface EntryValues {
  readonly actor: string;
  /** "3 hours at Riverside Food Bank" */
  readonly hours: string;
  /** The figure that a review credited of `hours`, if fewer. */
  readonly part: string;
  readonly whose: 'child' | 'own' | 'childPart' | 'ownPart';
  /** The first name of the volunteer, for parents and staff. */
  readonly child: string;
}

const BOLD = { strong: <strong /> };

const OF_ENTRY: Readonly<Record<OfEntry, (values: EntryValues) => ReactElement>> = {
  'hours.added': (values) => <Trans id="inbox.hoursAdded" values={values} components={BOLD} />,
  'hours.marked-present': (values) => <Trans id="inbox.markedPresent" values={values} components={BOLD} />,
  'hours.verified': (values) => <Trans id="inbox.hoursVerified" values={values} components={BOLD} />,
  'hours.approved': (values) => <Trans id="inbox.hoursApproved" values={values} components={BOLD} />,
  'hours.rejected': (values) => <Trans id="inbox.hoursRejected" values={values} components={BOLD} />,
  'hours.wrong-supervisor': (values) => <Trans id="inbox.wrongSupervisor" values={values} components={BOLD} />,
  'hours.reopened': (values) => <Trans id="inbox.hoursReopened" values={values} components={BOLD} />,
  'hours.revoked': (values) => <Trans id="inbox.hoursRevoked" values={values} components={BOLD} />,
  'hours.amended': (values) => <Trans id="inbox.entryChanged" values={values} components={BOLD} />,
  'hours.deleted': (values) => <Trans id="inbox.entryDeleted" values={values} components={BOLD} />,
  'hours.restored': (values) => <Trans id="inbox.entryRestored" values={values} components={BOLD} />,
};

const OF_OPPORTUNITY: Readonly<
  Record<OfOpportunity, (values: { readonly actor: string; readonly title: string }) => ReactElement>
> = {
  'opportunity.promoted': (values) => <Trans id="inbox.spotForYou" values={values} components={BOLD} />,
  'opportunity.moved': (values) => <Trans id="inbox.opportunityMoved" values={values} components={BOLD} />,
  'opportunity.cancelled': (values) => <Trans id="inbox.opportunityCancelled" values={values} components={BOLD} />,
  'opportunity.for-others': (values) => <Trans id="inbox.opportunityForOthers" values={values} components={BOLD} />,
};

const OF_ACCOUNT: Readonly<Record<OfAccount, (values: { readonly actor: string }) => ReactElement>> = {
  'account.password-reset': (values) => <Trans id="inbox.passwordReset" values={values} components={BOLD} />,
  'account.invited': (values) => <Trans id="inbox.accountInvited" values={values} components={BOLD} />,
  'account.address-changed': (values) => <Trans id="inbox.emailChanged" values={values} components={BOLD} />,
  'account.address-lost': (values) => <Trans id="inbox.emailRemoved" values={values} components={BOLD} />,
  'account.moved-in': (values) => <Trans id="inbox.accountMoved" values={values} components={BOLD} />,
};

function wordsOfRule({ rule, from, to }: NotificationViewRule): string {
  if (rule === 'hoursGoal') return t('inbox.ruleGoal', { from: Number(from), to: Number(to) });
  if (rule === 'oldestAcceptedDays') return t('inbox.ruleDays', { from: Number(from), to: Number(to) });
  if (rule === 'acceptsSupervisors') return t('inbox.ruleSupervisors', { accepts: to });
  return rule === 'approvalPolicy' ? t('inbox.rulePolicy', { policy: to }) : t('inbox.ruleTimeZone', { from, to });
}

/** "Dana Whitfield approved 1 of 3 hours at Riverside Food Bank"; parents read "1 of Maya’s 3 hours". */
export function NotificationText({ notification }: { notification: NotificationView }) {
  const user = useSessionUser();
  const { kind, actor, entry, opportunity, rules } = notification;
  if (isOfAccount(kind)) return OF_ACCOUNT[kind]({ actor: actor.name });
  if (kind === 'school.rules-changed') {
    const changes = rules.map(wordsOfRule).join(' ');
    return <Trans id="inbox.rulesChanged" values={{ actor: actor.name, changes }} components={BOLD} />;
  }
  if (!entry) {
    const title = opportunity?.title ?? t('inbox.anOpportunity');
    return OF_OPPORTUNITY[kind as OfOpportunity]({ actor: actor.name, title });
  }
  if (kind === 'hours.submitted') return <Submitted actor={actor} entry={entry} />;
  const owner = entry.studentId === user.id ? 'own' : 'child';
  return OF_ENTRY[kind as OfEntry]({
    actor: actor.name,
    hours: hoursOf(entry),
    part: hoursFigure(hoursNumber(entry.hours)),
    whose: entry.loggedHours === null ? owner : `${owner}Part`,
    child: firstNameIn(entry.studentName),
  });
}

const Submitted = ({ actor, entry }: { actor: NotificationView['actor']; entry: Entry }) =>
  actor.id === entry.studentId ? (
    <Trans id="inbox.submittedByActor" values={{ actor: actor.name, hours: hoursOf(entry) }} components={BOLD} />
  ) : (
    <Trans
      id="inbox.submittedForStudent"
      values={{ actor: actor.name, hours: hoursOf(entry), student: entry.studentName }}
      components={BOLD}
    />
  );

function hoursOf({ hours: credited, loggedHours, organizationName }: Entry): string {
  const hours = loggedHours ?? credited;
  const amount = hours === null ? t('inbox.someHours') : hoursInWords(hours);
  return organizationName ? t('inbox.hoursAt', { hours: amount, organization: organizationName }) : amount;
}

const firstNameIn = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
