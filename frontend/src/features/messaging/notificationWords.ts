import {
  isVolunteer,
  type NotificationKind,
  type NotificationView,
  type Role,
  type SessionUser,
} from '@hourtrail/contracts';
import { hoursInWords } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';

type Recipient = Pick<SessionUser, 'id' | 'role'>;

interface Parts {
  /** "3 hours at Riverside Food Bank"; parents read "Maya’s 3 hours at Riverside Food Bank". */
  readonly hours: string;
  /** Without a name, for use after "for you" or "your entry of". */
  readonly bare: string;
  readonly subject: string;
  readonly possessive: string;
}

type Entry = NonNullable<NotificationView['entry']>;
type OfOpportunity = Extract<NotificationKind, `opportunity.${string}`>;
type OfAccount = Extract<NotificationKind, `account.${string}`>;
type OfEntry = Exclude<NotificationKind, OfOpportunity | OfAccount>;
type Words = (parts: Parts, actor: NotificationView['actor'], entry: Entry) => string;

const WORDS: Readonly<Record<OfEntry, Words>> = {
  'hours.submitted': ({ bare }, actor, entry) =>
    actor.id === entry.studentId ? `asks you to verify ${bare}` : `asks you to verify ${bare}, by ${entry.studentName}`,
  'hours.added': ({ bare, subject }) => `added ${bare} for ${subject}`,
  'hours.marked-present': ({ bare, subject }) => `marked ${subject} present: ${bare}`,
  'hours.verified': ({ hours }) => `verified ${hours}`,
  'hours.approved': ({ hours }) => `approved ${hours}`,
  'hours.rejected': ({ hours }) => `rejected ${hours}`,
  'hours.reopened': ({ hours }) => `reopened ${hours}: they wait for a decision again`,
  'hours.revoked': ({ hours }) => `took back the approval of ${hours}`,
  'hours.amended': ({ bare, possessive }) => `changed ${possessive} entry of ${bare}`,
  'hours.deleted': ({ bare, possessive }) => `deleted ${possessive} entry of ${bare}`,
  'hours.restored': ({ bare, possessive }) => `restored ${possessive} entry of ${bare}`,
};

const OPPORTUNITY_WORDS: Readonly<Record<OfOpportunity, (title: string) => string>> = {
  'opportunity.promoted': (title) => `has a place for you now: ${title}`,
  'opportunity.moved': (title) => `changed when or where ${title} takes place`,
  'opportunity.cancelled': (title) => `cancelled ${title}`,
  'opportunity.for-others': (title) => `changed whom ${title} is for: you no longer wait for a place`,
};

const ACCOUNT_WORDS: Readonly<Record<OfAccount, string>> = {
  'account.password-reset': 'made a one-time password for your account, and could come in as you by it',
  'account.invited': 'made a link by which a password can be set for your account',
  'account.address-changed': 'changed the email of your account',
  'account.address-lost':
    'took the email from your account that you had not confirmed: it belongs to somebody else. Enter your own on your profile',
};

const isOfAccount = (kind: NotificationKind): kind is OfAccount => kind.startsWith('account.');

/** "approved 3 hours at Riverside Food Bank", for use after the name of the actor. */
export function notificationWords(notification: NotificationView, recipient: Recipient): string {
  const { kind, actor, entry, opportunity } = notification;
  if (isOfAccount(kind)) return ACCOUNT_WORDS[kind];
  if (!entry) return OPPORTUNITY_WORDS[kind as OfOpportunity](opportunity?.title ?? 'an opportunity');
  const { hours, organizationName, studentName } = entry;
  const what = hours === null ? 'hours' : hoursInWords(hours);
  const bare = organizationName ? `${what} at ${organizationName}` : what;
  const child = ofAChild(entry, recipient) ? firstNameIn(studentName) : null;
  const parts: Parts = child
    ? { hours: `${child}’s ${bare}`, bare, subject: child, possessive: `${child}’s` }
    : { hours: bare, bare, subject: 'you', possessive: 'your' };
  return WORDS[kind as OfEntry](parts, actor, entry);
}

const ofAChild = ({ studentId }: Entry, { id, role }: Recipient): boolean => isVolunteer(role) && studentId !== id;

const firstNameIn = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Links to the trail or the opportunity. Volunteers cannot open the trail of a deleted entry. */
export function linkTo({ kind, entry, opportunity }: NotificationView, recipient: Recipient): string {
  if (isOfAccount(kind)) return PATHS.profile;
  if (!entry) return opportunity ? `${PATHS.opportunities}?opportunity=${opportunity.id}` : PATHS.opportunities;
  const query = new URLSearchParams({
    ...(ofAChild(entry, recipient) && { child: String(entry.studentId) }),
    ...(kind !== 'hours.deleted' && { entry: String(entry.id) }),
  }).toString();
  return query ? `${listOf(recipient.role)}?${query}` : listOf(recipient.role);
}

const listOf = (role: Role): string => (isVolunteer(role) ? PATHS.myHours : PATHS.approvals);

const MOST_SHOWN = 99;

/** "3" or "99+", from the server's "1000+". */
export function unreadFigure(total: string): string {
  const count = Number.parseInt(total, 10);
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
