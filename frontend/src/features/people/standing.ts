import type { UserStanding, UserView } from '@hourtrail/contracts';

export const STANDING_LABELS: Readonly<Record<UserStanding, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  nominated: 'Nominated',
};

/** Whether somebody can sign in, and if not, whether that waits for the school. */
export const standingOf = ({ isActive, nominated }: Pick<UserView, 'isActive' | 'nominated'>): UserStanding =>
  nominated ? 'nominated' : isActive ? 'active' : 'inactive';
