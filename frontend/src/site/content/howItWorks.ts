import { CalendarCheck, ChartNoAxesColumn, FileSearch, ListChecks, QrCode, Users } from 'lucide-react';
import type { Feature } from '../ui/FeatureCards.js';

export const STEPS = [
  {
    id: 'log',
    title: 'Students log hours',
    text: 'A student opens HourTrail on a phone, presses Log hours, and fills in one form: the organization, the day, the times, a short description, and the person who can vouch for it.',
    points: [
      'Save Draft keeps it private. Submit for Verification hands it in.',
      'Hours at a published event come filled in.',
      'Parents log their own hours in the same way.',
    ],
  },
  {
    id: 'verify',
    title: 'Coordinators verify, the school approves',
    text: 'The coordinator sees the entries that name them, and nobody else’s. They confirm, lower or reject. Then a teacher or administrator approves, and the hours count.',
    points: [
      'The two checks are made by two people.',
      'A rejection comes with a comment; the student can correct the entry and hand it in again.',
      'Your school decides whether verification must always come first.',
    ],
  },
  {
    id: 'track',
    title: 'Everybody tracks progress',
    text: 'Students and parents see approved and waiting hours against the goal. Staff see the whole school: by grade, by month, and who needs a nudge before spring.',
    points: [
      'Badges mark 25, 50 and 100 hours.',
      'Every number opens the entries it is made of.',
      'Reports go out as Excel, PDF or CSV.',
    ],
  },
] as const;

export const KEY_FEATURES: readonly Feature[] = [
  {
    icon: FileSearch,
    title: 'Trail on every entry',
    text: 'Each step with its person, its time, and what changed.',
  },
  {
    icon: ListChecks,
    title: 'Review in bulk',
    text: 'Approve a page of entries at once, with ten seconds to undo.',
  },
  {
    icon: CalendarCheck,
    title: 'Opportunities',
    text: 'Exact places, waitlists, and a calendar feed for every person.',
  },
  {
    icon: QrCode,
    title: 'Attendance',
    text: 'From a list, with a code, or with a QR code. It becomes hours.',
  },
  {
    icon: Users,
    title: 'Families',
    text: 'Parents follow each child once staff confirm the link.',
  },
  {
    icon: ChartNoAxesColumn,
    title: 'Reports',
    text: 'By grade, month and student, as of today or any past day.',
  },
];
