import {
  isVolunteer,
  type NotificationKind,
  type NotificationView,
  type Role,
  type SessionUser,
} from '@hourtrail/contracts';
import { hoursInWords } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';

/** Who is told. */
export type Told = Pick<SessionUser, 'id' | 'role'>;

interface Parts {
  /** "3 hours at Riverside Food Bank", or "Maya’s 3 hours at Riverside Food Bank" for a parent of hers. */
  readonly hours: string;
  /** The same without a name, after "for you" or "your entry of". */
  readonly bare: string;
  readonly toWhom: string;
  readonly whose: string;
}

type Words = (parts: Parts, notification: NotificationView) => string;

const WORDS: Readonly<Record<NotificationKind, Words>> = {
  'hours.submitted': ({ bare }, { actor, entry }) =>
    actor.id === entry.studentId ? `asks you to verify ${bare}` : `asks you to verify ${bare}, by ${entry.studentName}`,
  'hours.added': ({ bare, toWhom }) => `added ${bare} for ${toWhom}`,
  'hours.verified': ({ hours }) => `verified ${hours}`,
  'hours.approved': ({ hours }) => `approved ${hours}`,
  'hours.rejected': ({ hours }) => `rejected ${hours}`,
  'hours.reopened': ({ hours }) => `reopened ${hours}: they wait for a decision again`,
  'hours.revoked': ({ hours }) => `took back the approval of ${hours}`,
  'hours.amended': ({ bare, whose }) => `changed ${whose} entry of ${bare}`,
  'hours.deleted': ({ bare, whose }) => `deleted ${whose} entry of ${bare}`,
  'hours.restored': ({ bare, whose }) => `restored ${whose} entry of ${bare}`,
};

/** "approved 3 hours at Riverside Food Bank": what the actor did, to be read after their name. */
export function notificationWords(notification: NotificationView, told: Told): string {
  const { hours, organizationName, studentName } = notification.entry;
  const what = hours === null ? 'hours' : hoursInWords(hours);
  const bare = organizationName ? `${what} at ${organizationName}` : what;
  const child = ofAChild(notification, told) ? firstNameIn(studentName) : null;
  const parts: Parts = child
    ? { hours: `${child}’s ${bare}`, bare, toWhom: child, whose: `${child}’s` }
    : { hours: bare, bare, toWhom: 'you', whose: 'your' };
  return WORDS[notification.kind](parts, notification);
}

/** Whether a parent is told of the hours of a child. */
const ofAChild = ({ entry }: NotificationView, { id, role }: Told): boolean =>
  isVolunteer(role) && entry.studentId !== id;

const firstNameIn = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Where the trail of the entry is open; what was deleted has none that its volunteer could open. */
export function trailPath(notification: NotificationView, told: Told): string {
  const { kind, entry } = notification;
  const query = new URLSearchParams({
    ...(ofAChild(notification, told) && { child: String(entry.studentId) }),
    ...(kind !== 'hours.deleted' && { entry: String(entry.id) }),
  }).toString();
  return query ? `${listOf(told.role)}?${query}` : listOf(told.role);
}

const listOf = (role: Role): string => (isVolunteer(role) ? PATHS.myHours : PATHS.approvals);

const MOST_SHOWN = 99;

/** "3", or "99+": how many are unread, from the server's "1000+". */
export function unreadFigure(total: string): string {
  const count = Number.parseInt(total, 10);
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
