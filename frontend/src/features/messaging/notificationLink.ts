import {
  can,
  isVolunteer,
  type NotificationKind,
  type NotificationView,
  type Role,
  type SessionUser,
} from '@hourtrail/contracts';
import { PATHS } from '../../lib/paths.js';

type Recipient = Pick<SessionUser, 'id' | 'role'>;
export type OfAccount = Extract<NotificationKind, `account.${string}`>;

export const isOfAccount = (kind: NotificationKind): kind is OfAccount => kind.startsWith('account.');

export const isOfChild = ({ studentId }: NonNullable<NotificationView['entry']>, { id, role }: Recipient): boolean =>
  isVolunteer(role) && studentId !== id;

/** Links to the trail or the opportunity. Volunteers cannot open the trail of a deleted entry. */
export function linkTo({ kind, entry, opportunity }: NotificationView, recipient: Recipient): string {
  if (kind === 'account.moved-in')
    return isVolunteer(recipient.role) ? `${PATHS.myHours}?show=drafts` : PATHS.dashboard;
  if (isOfAccount(kind)) return PATHS.profile;
  if (kind === 'school.rules-changed') return pageOfRules(recipient.role);
  if (!entry) return opportunity ? `${PATHS.opportunities}?opportunity=${opportunity.id}` : PATHS.opportunities;
  const query = new URLSearchParams({
    ...(isOfChild(entry, recipient) && { child: String(entry.studentId) }),
    ...(kind !== 'hours.deleted' && { entry: String(entry.id) }),
  }).toString();
  return query ? `${listOf(recipient.role)}?${query}` : listOf(recipient.role);
}

const listOf = (role: Role): string => (isVolunteer(role) ? PATHS.myHours : PATHS.approvals);

/** Only administrators see the rules themselves. */
function pageOfRules(role: Role): string {
  if (can(role, 'schools.read')) return PATHS.schools;
  return can(role, 'hours.review') ? PATHS.approvals : PATHS.audit;
}

const MOST_SHOWN = 99;

/** "3" or "99+", from the server's "1000+". */
export function unreadFigure(total: string): string {
  const count = Number.parseInt(total, 10);
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
