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
  title: 'Volunteer hours your school can stand behind',
  intro:
    'Students and parents log their hours. Coordinators verify them. The school approves. HourTrail keeps the whole trail: who did what, and when.',
  trial: '30-day free trial. No credit card. Full access.',
} as const;

export const STAGES: readonly EntryStep[] = [
  {
    title: 'A volunteer logs it',
    text: 'The place, the day, the times, a sentence about the work. It takes a phone and a short break.',
    status: 'pending',
  },
  {
    title: 'Somebody who was there verifies it',
    text: 'The coordinator confirms the hours, lowers them, or sends them back with a comment.',
    status: 'verified',
  },
  {
    title: 'The school approves it',
    text: 'A teacher or administrator gives the credit, and the hours count toward the goal.',
    status: 'approved',
  },
];

export const FEATURES: readonly Feature[] = [
  {
    icon: NotebookPen,
    title: 'Logging that students finish',
    text: 'One short form, made for a phone. If the connection drops, what they typed is still there.',
  },
  {
    icon: CheckCheck,
    title: 'Two checks by two people',
    text: 'A coordinator verifies, the school approves. Nobody decides on their own hours, and nobody does both.',
  },
  {
    icon: FileSearch,
    title: 'A trail on every entry',
    text: 'Who logged, changed, verified or approved it, when, and what it said before. Open it with one click.',
  },
  {
    icon: CalendarCheck,
    title: 'Opportunities that never overfill',
    text: 'Publish events with a fixed number of places. The waitlist moves up by itself when somebody cancels.',
  },
  {
    icon: Users,
    title: 'A portal for parents',
    text: 'Parents log their own hours and follow their children’s progress. Staff confirm each family link.',
  },
  {
    icon: ChartNoAxesColumn,
    title: 'Reports for any day',
    text: 'Hours by grade and month, who is behind, totals as they stood on a past day. Excel, PDF and CSV.',
  },
];

export const REVIEW = {
  title: 'Clear the queue in one sitting',
  text: 'Everything that waits is in one list, with the longest wait marked. Select a page of entries and approve them together. Each one still gets its own line in its own trail.',
  points: [
    'Review signals point to overlaps, repeated text and unusually long days',
    'Partial credit: lower the hours while you decide',
    'Keyboard shortcuts, saved filters, and ten seconds to undo',
  ],
} as const;

export const REPORTS = {
  title: 'Know where every grade stands',
  text: 'See approved and waiting hours side by side, and which students are behind an even pace to the goal. Pick an earlier day, and the report shows what was true then.',
  points: [
    'Goal set by your school, 50 hours unless you change it',
    'Exports to Excel, PDF and CSV, each one recorded',
    'Imports from spreadsheets, checked row by row before anything is saved',
  ],
} as const;

export const RECORD = {
  title: 'History you can prove',
  text: 'Every change adds a line to a log. Nothing is overwritten, and anybody can check that.',
  facts: [
    {
      title: 'Edits are refused',
      text: 'The database itself turns down any attempt to change or remove a line of the log.',
    },
    {
      title: 'Sealed within a second',
      text: 'Each line goes into a tree whose state is signed. A school can keep those signatures itself: whoever changes an old line cannot make them fit again.',
    },
    {
      title: 'Checked without us',
      text: 'Download the evidence of an entry, a student or a school. It brings its own check, which runs on any computer, offline.',
    },
  ],
} as const;

export const PEOPLE = {
  title: 'Everybody sees what they need',
  roles: [
    { role: 'student', name: 'Students', text: 'Log hours, sign up for events, see what counted and what is left.' },
    { role: 'parent', name: 'Parents', text: 'Log their own hours and follow each child, without a second account.' },
    { role: 'verifier', name: 'Coordinators', text: 'Verify the hours that name them and take attendance at events.' },
    { role: 'teacher', name: 'Teachers', text: 'Publish opportunities, review entries, and help families connect.' },
    { role: 'admin', name: 'Administrators', text: 'Manage people, corrections, reports, imports and exports.' },
  ],
} as const;

export const DEMO = {
  title: 'See a demo',
  text: 'A short tour of HourTrail, from a student’s first entry to the school’s report.',
  unset: 'We show HourTrail live, with your questions first. It takes 30 minutes.',
} as const;

export const PROOF: readonly LinkCard[] = [
  {
    icon: Accessibility,
    title: 'Accessibility',
    text: 'What we test on which screens, and the limits we know of.',
    href: '/accessibility',
    link: 'Read the statement',
  },
  {
    icon: ShieldCheck,
    title: 'Data security',
    text: 'What the software does, what your school sets, and which certificates we do not hold.',
    href: '/data-security',
    link: 'See how data is handled',
  },
  {
    icon: CodeXml,
    title: 'API',
    text: 'Every call the screens make, with its rules and its answers.',
    href: '/api/docs',
    link: 'Open the description',
  },
];
