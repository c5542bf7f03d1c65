import { t } from '@hourtrail/contracts';
import {
  Accessibility,
  CalendarCheck,
  ChartNoAxesColumn,
  CheckCheck,
  CodeXml,
  FileSearch,
  NotebookPen,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { EntryStep } from '../home/EntrySteps.js';
import type { Feature, LinkCard } from '../ui/lists.js';

export const HERO = {
  title: t('siteHome.heroTitle'),
  intro: t('siteHome.heroIntro'),
  trial: t('siteHome.heroTrial'),
} as const;

export const STAGES: readonly EntryStep[] = [
  {
    title: t('siteHome.stepLogTitle'),
    text: t('siteHome.stepLogText'),
    status: 'pending',
  },
  {
    title: t('siteHome.stepVerifyTitle'),
    text: t('siteHome.stepVerifyText'),
    status: 'verified',
  },
  {
    title: t('siteHome.stepApproveTitle'),
    text: t('siteHome.stepApproveText'),
    status: 'approved',
  },
];

export const FEATURES: readonly Feature[] = [
  {
    icon: NotebookPen,
    title: t('siteHome.formTitle'),
    text: t('siteHome.formText'),
  },
  {
    icon: CheckCheck,
    title: t('siteHome.checksTitle'),
    text: t('siteHome.checksText'),
  },
  {
    icon: FileSearch,
    title: t('siteHome.trailTitle'),
    text: t('siteHome.trailText'),
  },
  {
    icon: CalendarCheck,
    title: t('siteHome.opportunitiesTitle'),
    text: t('siteHome.opportunitiesText'),
  },
  {
    icon: Users,
    title: t('siteHome.parentsTitle'),
    text: t('siteHome.parentsText'),
  },
  {
    icon: ChartNoAxesColumn,
    title: t('siteHome.reportsCardTitle'),
    text: t('siteHome.reportsCardText'),
  },
];

export const REVIEW = {
  title: t('siteHome.reviewTitle'),
  text: t('siteHome.reviewText'),
  points: [t('siteHome.reviewSignals'), t('siteHome.reviewPartialCredit'), t('siteHome.reviewShortcuts')],
} as const;

export const REPORTS = {
  title: t('siteHome.reportsTitle'),
  text: t('siteHome.reportsText'),
  points: [t('siteHome.reportsGoal'), t('siteHome.reportsExports'), t('siteHome.reportsImports')],
} as const;

export const RECORD = {
  title: t('siteHome.recordTitle'),
  text: t('siteHome.recordText'),
  facts: [
    {
      title: t('siteHome.editsTitle'),
      text: t('siteHome.editsText'),
    },
    {
      title: t('siteHome.sealedTitle'),
      text: t('siteHome.sealedText'),
    },
    {
      title: t('siteHome.checkedTitle'),
      text: t('siteHome.checkedText'),
    },
  ],
} as const;

export const PEOPLE = {
  title: t('siteHome.peopleTitle'),
  roles: [
    { role: 'student', name: t('common.students'), text: t('siteHome.studentsText') },
    { role: 'parent', name: t('common.parents'), text: t('siteHome.parentsRoleText') },
    { role: 'verifier', name: t('siteHome.coordinators'), text: t('siteHome.coordinatorsText') },
    { role: 'teacher', name: t('siteHome.teachers'), text: t('siteHome.teachersText') },
    { role: 'admin', name: t('siteHome.administrators'), text: t('siteHome.administratorsText') },
  ],
} as const;

export const PROOF: readonly LinkCard[] = [
  {
    icon: Accessibility,
    title: t('site.accessibility'),
    text: t('siteHome.proofAccessibility'),
    href: '/accessibility',
    link: t('site.readAccessibilityStatement'),
  },
  {
    icon: ShieldCheck,
    title: t('site.dataSecurity'),
    text: t('siteHome.proofSecurity'),
    href: '/data-security',
    link: t('siteHome.proofSecurityLink'),
  },
  {
    icon: CodeXml,
    title: t('siteHome.proofApi'),
    text: t('siteHome.proofApiText'),
    href: '/api/docs',
    link: t('site.readApiDocs'),
  },
];
