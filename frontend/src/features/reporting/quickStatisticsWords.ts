import { t, type QuickStatistics, type Role } from '@hourtrail/contracts';
import { hoursInWords } from '../../lib/hours.js';

interface QuickFigure {
  readonly label: string;
  readonly figure: string;
  readonly words: string;
}

const entries = (count: number): string => t('reports.entries', { count });

export const nothingHappened = (figures: QuickStatistics): boolean =>
  figures.volunteers + figures.approvedEntries + figures.rejectedEntries + figures.decidedByYou === 0 &&
  figures.medianDaysToDecision === null;

/** Verifiers do not see how many entries were verified first. */
export function quickFigures(figures: QuickStatistics, role: Role): readonly QuickFigure[] {
  const verifies = role === 'verifier';
  return [
    {
      label: t('reports.approved'),
      figure: hoursInWords(figures.approvedHours),
      words: t('reports.approvedInEntries', { count: figures.approvedEntries }),
    },
    {
      label: t('reports.decidedByYou'),
      figure: entries(figures.decidedByYou),
      words: verifies ? t('reports.verifiedOrRejected') : t('reports.approvedOrRejected'),
    },
    timeToDecision(figures),
    ...(verifies ? [] : [verifiedFirst(figures)]),
    { label: t('common.rejected'), figure: entries(figures.rejectedEntries), words: t('reports.turnedDown') },
    {
      label: t('reports.volunteers'),
      figure: t('reports.people', { count: figures.volunteers }),
      words: t('reports.submittedHours'),
    },
  ];
}

const timeToDecision = ({ medianDaysToDecision: days }: QuickStatistics): QuickFigure => ({
  label: t('reports.timeToDecision'),
  ...(days === null
    ? { figure: '—', words: t('reports.nothingDecided') }
    : { figure: withinDays(days), words: t('reports.halfDecidedInThisTime') }),
});

function withinDays(days: number): string {
  if (days < 1) return t('reports.lessThanADay');
  return t('reports.days', { days: Math.round(days * 10) / 10 });
}

const verifiedFirst = ({ verifiedFirst: first, approvedEntries }: QuickStatistics): QuickFigure => ({
  label: t('reports.verifiedFirst'),
  figure: approvedEntries === 0 ? '—' : t('reports.verifiedOfApproved', { verified: first, approved: approvedEntries }),
  words: approvedEntries === 0 ? t('reports.nothingApproved') : t('reports.approvedEntries'),
});
