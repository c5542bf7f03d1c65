import { t, can, isOfDistrict, reachOf, type Capability, type Role } from '@hourtrail/contracts';
import {
  CalendarHeart,
  ClipboardCheck,
  Inbox,
  LayoutDashboard,
  ListChecks,
  School,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { visitedSchool } from '../api/visitedSchool.js';
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
  {
    to: PATHS.dashboard,
    label: t('app.dashboard'),
    short: t('app.dashboard'),
    icon: LayoutDashboard,
    needs: 'account.use',
  },
  {
    to: PATHS.opportunities,
    label: t('common.opportunities'),
    short: t('common.opportunities'),
    icon: CalendarHeart,
    needs: 'opportunities.read',
  },
  { to: PATHS.myHours, label: t('app.myHours'), short: t('common.hours'), icon: ListChecks, needs: 'hours.log' },
  {
    to: PATHS.approvals,
    label: t('app.approvals'),
    short: t('app.approvals'),
    icon: ClipboardCheck,
    needs: 'hours.review',
  },
  { to: PATHS.audit, label: t('app.audit'), short: t('app.audit'), icon: ShieldCheck, needs: 'audit.read' },
  { to: PATHS.people, label: t('app.people'), short: t('app.people'), icon: Users, needs: 'people.list' },
  {
    to: PATHS.schools,
    label: t('app.schools'),
    short: t('app.schools'),
    own: t('common.school'),
    icon: School,
    needs: 'schools.read',
  },
  {
    to: PATHS.districtRules,
    label: t('districts.rules'),
    short: t('districts.rules'),
    icon: SlidersHorizontal,
    needs: 'districts.set-rules',
  },
  { to: PATHS.inbox, label: t('app.inbox'), short: t('app.inbox'), icon: Inbox, needs: 'inbox.manage' },
];

const OF_DISTRICT: readonly string[] = [PATHS.dashboard, PATHS.districtRules];

/** An auditor's dashboard is the audit page itself. Staff of a district have its pages, and in a school the school's. */
function isTheirs(role: Role, { to, needs }: NavigationEntry): boolean {
  if (isOfDistrict(role) && visitedSchool() === undefined) return OF_DISTRICT.includes(to) && can(role, needs);
  if (to === PATHS.districtRules) return false;
  return can(role, needs) && !((role === 'auditor' || role === 'district-auditor') && to === PATHS.dashboard);
}

export const navigationFor = (role: Role): readonly NavigationEntry[] =>
  ENTRIES.filter((entry) => isTheirs(role, entry)).map((entry) =>
    entry.own && !reachOf(role, entry.needs).includes('everywhere')
      ? { ...entry, label: entry.own, short: entry.own }
      : entry,
  );

/** What the bar of a phone has no room for. */
const BEHIND_MORE: Readonly<Partial<Record<Role, readonly string[]>>> = {
  admin: [PATHS.audit, PATHS.schools],
  'district-admin': [PATHS.audit, PATHS.schools],
  'super-admin': [PATHS.opportunities, PATHS.approvals, PATHS.audit],
};

/** At most five items, More among them. */
export function barFor(role: Role): {
  readonly places: readonly NavigationEntry[];
  readonly more: readonly NavigationEntry[];
} {
  const isMore = ({ to }: NavigationEntry): boolean => BEHIND_MORE[role]?.includes(to) ?? false;
  const entries = navigationFor(role);
  return { places: entries.filter((entry) => !isMore(entry)), more: entries.filter(isMore) };
}
