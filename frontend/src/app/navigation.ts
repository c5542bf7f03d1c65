import { isReviewer, isVolunteer, type Role } from '@hourtrail/contracts';
import { ClipboardCheck, LayoutDashboard, ListChecks, type LucideIcon } from 'lucide-react';
import { PATHS } from '../lib/paths.js';

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  /** What the mobile bar calls it, where that is shorter. */
  readonly short: string;
  readonly icon: LucideIcon;
  readonly roles: (role: Role) => boolean;
}

const ENTRIES: readonly NavigationEntry[] = [
  { to: PATHS.dashboard, label: 'Dashboard', short: 'Dashboard', icon: LayoutDashboard, roles: () => true },
  { to: PATHS.myHours, label: 'My Hours', short: 'Hours', icon: ListChecks, roles: isVolunteer },
  { to: PATHS.approvals, label: 'Approvals', short: 'Approvals', icon: ClipboardCheck, roles: isReviewer },
];

/** Where a person of this role can go. */
export const navigationFor = (role: Role): readonly NavigationEntry[] => ENTRIES.filter(({ roles }) => roles(role));
