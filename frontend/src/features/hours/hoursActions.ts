import {
  actionsFrom,
  isVolunteer,
  partOfStaff,
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

/** On their own entry, users are only its volunteer, so that they cannot review their own hours. */
export function partsOf(entry: Parties, viewer: Viewer): readonly HoursPart[] {
  if (viewer.id === entry.studentId) return isVolunteer(viewer.role) ? ['volunteer'] : [];
  if (viewer.role === 'verifier') return entry.verifierId === viewer.id ? ['verifier'] : [];
  const part = partOfStaff(viewer.role);
  return part ? [part] : [];
}

export const administers = (entry: Parties, viewer: Viewer): boolean =>
  partsOf(entry, viewer).some((part) => part === 'admin' || part === 'super-admin');

/** The actions to offer; the server checks them again. */
export const actionsOn = (
  entry: Parties & Pick<HoursView, 'status' | 'deletedAt' | 'erasedAt'>,
  viewer: Viewer,
): readonly HoursAction[] =>
  entry.deletedAt || entry.erasedAt ? [] : actionsFrom(entry.status, partsOf(entry, viewer));

export const awaitsReviewBy = (entry: HoursView, viewer: Viewer): boolean =>
  (entry.status === 'pending' || entry.status === 'verified') &&
  actionsOn(entry, viewer).some((action) => action === 'verify' || action === 'approve');

/** Whoever may amend the entry, and teachers while it waits, for a paper form that came back. */
export const mayAttach = (entry: HoursView, viewer: Viewer): boolean =>
  actionsOn(entry, viewer).includes('amend') || mayRecordPaper(entry, viewer);

export const mayRecordPaper = (entry: HoursView, viewer: Viewer): boolean =>
  entry.status === 'pending' &&
  entry.deletedAt === null &&
  partsOf(entry, viewer).some((part) => part === 'teacher' || part === 'admin' || part === 'super-admin');
