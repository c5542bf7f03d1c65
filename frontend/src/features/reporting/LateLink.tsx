import { t } from '@hourtrail/contracts';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { useHoursCount, useWaitingOverAWeek } from './useReviewFigures.js';

export function LateLink({ otherwise = null }: { otherwise?: string | null }) {
  const late = useWaitingOverAWeek();
  if (!late) return otherwise;
  return <InlineLink to={`${PATHS.approvals}?late=true`}>{lateWords(late)}</InlineLink>;
}

export function AloneLink({ otherwise = null }: { otherwise?: string | null }) {
  const { total } = useHoursCount(['approved'], { singleActor: true });
  if (total === undefined || total === '0') return otherwise;
  return <InlineLink to={`${PATHS.approvals}?tab=approved&single=true`}>{aloneWords(total)}</InlineLink>;
}

/** `total` comes formatted from the server, such as "1000+". */
export function queueWords(total: string): string {
  if (total === '0') return t('reports.queueEmpty');
  return total === '1' ? t('reports.queueOfOne') : t('reports.queueOf', { total });
}

export const lateWords = (overAWeek: number): string => t('reports.lateEntries', { count: overAWeek });

export const aloneWords = (total: string): string => t('reports.decidedByOnePerson', { total });
