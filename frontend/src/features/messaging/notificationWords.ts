import { isVolunteer, type NotificationKind, type NotificationView, type Role } from '@hourtrail/contracts';
import { hoursInWords } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';

type Words = (hours: string, notification: NotificationView) => string;

const WORDS: Readonly<Record<NotificationKind, Words>> = {
  'hours.submitted': (hours, { actor, entry }) =>
    actor.id === entry.studentId
      ? `asks you to verify ${hours}`
      : `asks you to verify ${hours}, by ${entry.studentName}`,
  'hours.added': (hours) => `added ${hours} for you`,
  'hours.verified': (hours) => `verified ${hours}`,
  'hours.approved': (hours) => `approved ${hours}`,
  'hours.rejected': (hours) => `rejected ${hours}`,
  'hours.reopened': (hours) => `reopened ${hours}: they wait for a decision again`,
  'hours.revoked': (hours) => `took back the approval of ${hours}`,
  'hours.amended': (hours) => `changed your entry of ${hours}`,
  'hours.deleted': (hours) => `deleted your entry of ${hours}`,
  'hours.restored': (hours) => `restored your entry of ${hours}`,
};

/** "approved 3 hours at Riverside Food Bank": what the actor did, to be read after their name. */
export function notificationWords(notification: NotificationView): string {
  const { hours, organizationName } = notification.entry;
  const what = hours === null ? 'hours' : hoursInWords(hours);
  return WORDS[notification.kind](organizationName ? `${what} at ${organizationName}` : what, notification);
}

/** Where the trail of the entry is open; what was deleted has none that its volunteer could open. */
export function trailPath({ kind, entry }: NotificationView, role: Role): string {
  const list = isVolunteer(role) ? PATHS.myHours : PATHS.approvals;
  return kind === 'hours.deleted' ? list : `${list}?entry=${entry.id}`;
}

const MOST_SHOWN = 99;

/** "3", or "99+": how many are unread, from the server's "1000+". */
export function unreadFigure(total: string): string {
  const count = Number.parseInt(total, 10);
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
