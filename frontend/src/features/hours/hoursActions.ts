import {
  actionsFrom,
  isVolunteer,
  type HoursAction,
  type HoursPart,
  type HoursView,
  type Role,
} from '@hourtrail/contracts';

export interface Viewer {
  readonly id: number;
  readonly role: Role;
}

type Parties = Pick<HoursView, 'studentId' | 'verifierId'>;

/** The parts a person has in an entry; on hours of their own, nobody has any but the volunteer's. */
export function partsOf(entry: Parties, viewer: Viewer): readonly HoursPart[] {
  if (viewer.id === entry.studentId) return isVolunteer(viewer.role) ? ['volunteer'] : [];
  if (viewer.role === 'verifier') return entry.verifierId === viewer.id ? ['verifier'] : [];
  const { role } = viewer;
  return role === 'teacher' || role === 'admin' || role === 'super-admin' ? [role] : [];
}

/** Whether a person looks after an entry of somebody else as an administrator. */
export const administers = (entry: Parties, viewer: Viewer): boolean =>
  partsOf(entry, viewer).some((part) => part === 'admin' || part === 'super-admin');

/** What a person can do with an entry as it stands; the server has the last word. */
export const actionsOn = (
  entry: Parties & Pick<HoursView, 'status' | 'deletedAt' | 'erasedAt'>,
  viewer: Viewer,
): readonly HoursAction[] =>
  entry.deletedAt || entry.erasedAt ? [] : actionsFrom(entry.status, partsOf(entry, viewer));

/** Whether an entry waits for this person to verify or approve it. */
export const awaitsReviewBy = (entry: HoursView, viewer: Viewer): boolean =>
  (entry.status === 'pending' || entry.status === 'verified') &&
  actionsOn(entry, viewer).some((action) => action === 'verify' || action === 'approve');
