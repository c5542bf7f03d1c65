import { can, reachOf, type Capability, type Role } from '@hourtrail/contracts';
import {
  CalendarHeart,
  ClipboardCheck,
  Inbox,
  LayoutDashboard,
  ListChecks,
  School,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { PATHS } from '../lib/paths.js';

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  /** For the mobile bar. */
  readonly short: string;
  /** For people who see only their own records. */
  readonly own?: string;
  readonly icon: LucideIcon;
  readonly needs: Capability;
}

const ENTRIES: readonly NavigationEntry[] = [
  { to: PATHS.dashboard, label: 'Dashboard', short: 'Dashboard', icon: LayoutDashboard, needs: 'account.use' },
  {
    to: PATHS.opportunities,
    label: 'Opportunities',
    short: 'Opportunities',
    icon: CalendarHeart,
    needs: 'opportunities.read',
  },
  { to: PATHS.myHours, label: 'My Hours', short: 'Hours', icon: ListChecks, needs: 'hours.log' },
  { to: PATHS.approvals, label: 'Approvals', short: 'Approvals', icon: ClipboardCheck, needs: 'hours.review' },
  { to: PATHS.audit, label: 'Audit', short: 'Audit', icon: ShieldCheck, needs: 'audit.read' },
  { to: PATHS.people, label: 'People', short: 'People', icon: Users, needs: 'people.list' },
  { to: PATHS.schools, label: 'Schools', short: 'Schools', own: 'School', icon: School, needs: 'schools.read' },
  { to: PATHS.inbox, label: 'Inbox', short: 'Inbox', icon: Inbox, needs: 'inbox.manage' },
];

/** An auditor's dashboard is the audit page itself. */
const isTheirs = (role: Role, { to, needs }: NavigationEntry): boolean =>
  can(role, needs) && !(role === 'auditor' && to === PATHS.dashboard);

export const navigationFor = (role: Role): readonly NavigationEntry[] =>
  ENTRIES.filter((entry) => isTheirs(role, entry)).map((entry) =>
    entry.own && !reachOf(role, entry.needs).includes('everywhere')
      ? { ...entry, label: entry.own, short: entry.own }
      : entry,
  );
