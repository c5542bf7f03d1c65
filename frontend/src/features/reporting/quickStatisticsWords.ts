import type { QuickStatistics, Role } from '@hourtrail/contracts';
import { countOf } from '../../lib/counts.js';
import { hoursInWords } from '../../lib/hours.js';

interface QuickFigure {
  readonly label: string;
  readonly figure: string;
  readonly words: string;
}

const entries = (count: number): string => countOf(count, 'entry', 'entries');

export const nothingHappened = (figures: QuickStatistics): boolean =>
  figures.volunteers + figures.approvedEntries + figures.rejectedEntries + figures.decidedByYou === 0 &&
  figures.medianDaysToDecision === null;

/** Verifiers do not see how many entries were verified first. */
export function quickFigures(figures: QuickStatistics, role: Role): readonly QuickFigure[] {
  const verifies = role === 'verifier';
  return [
    {
      label: 'Approved',
      figure: hoursInWords(figures.approvedHours),
      words: `in ${entries(figures.approvedEntries)}`,
    },
    {
      label: 'Decided by you',
      figure: entries(figures.decidedByYou),
      words: verifies ? 'verified or rejected' : 'approved or rejected',
    },
    timeToDecision(figures),
    ...(verifies ? [] : [verifiedFirst(figures)]),
    { label: 'Rejected', figure: entries(figures.rejectedEntries), words: 'turned down' },
    {
      label: 'Volunteers',
      figure: countOf(figures.volunteers, 'person', 'people'),
      words: 'submitted hours',
    },
  ];
}

const timeToDecision = ({ medianDaysToDecision: days }: QuickStatistics): QuickFigure => ({
  label: 'Time to a decision',
  ...(days === null
    ? { figure: '—', words: 'nothing was decided' }
    : { figure: withinDays(days), words: 'half of the entries were decided within that time' }),
});

function withinDays(days: number): string {
  if (days < 1) return 'Less than a day';
  return countOf(Math.round(days * 10) / 10, 'day', 'days');
}

const verifiedFirst = ({ verifiedFirst: first, approvedEntries }: QuickStatistics): QuickFigure => ({
  label: 'Verified first',
  figure: approvedEntries === 0 ? '—' : `${first} of ${approvedEntries}`,
  words: approvedEntries === 0 ? 'nothing was approved' : 'approved entries',
});
