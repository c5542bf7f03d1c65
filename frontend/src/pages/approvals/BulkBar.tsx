import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { countAndHours } from '../../features/hours/decisions/decisionWords.js';
import { SelectionBar } from '../../ui/SelectionBar.js';
import { selectionInWords, type ReviewQueue } from './useReviewQueue.js';
import type { AllThatMatch } from './useAllThatMatch.js';

interface BulkBarProps {
  readonly queue: ReviewQueue;
  /** One for each group. */
  readonly all: readonly AllThatMatch[];
}

export function BulkBar({ queue, all }: BulkBarProps) {
  const { selection, acceptable, accepted, clean } = queue;
  const nothing = acceptable.filter(({ wouldCountHours }) => wouldCountHours !== null && Number(wouldCountHours) === 0);
  const uncategorized = nothing.filter(({ counted }) => counted.some(({ rule }) => rule === 'category'));
  const otherwise = nothing.length - uncategorized.length;
  const shared = acceptable.filter(({ waitingTogether }) => waitingTogether !== null).length;
  const offers = all.filter(({ offer }) => offer);
  return (
    <SelectionBar label={t('approvals.selectedEntries')}>
      <p>
        {selectionInWords(selection, accepted)} <small>{countAndHours(selection).hours}</small>
      </p>
      <Button variant="text" color="inherit" onClick={queue.clear}>
        {t('approvals.clearSelection')}
      </Button>
      {clean.length > 0 && clean.length < selection.length && (
        <Button variant="text" onClick={() => queue.keep(clean)}>
          {t('approvals.keepClean', { verifies: accepted === 'verified' ? 'yes' : 'no', count: clean.length })}
        </Button>
      )}
      {acceptable.length > 0 && (
        <Button variant="contained" onClick={() => queue.accept(acceptable)}>
          {t('approvals.acceptCount', { status: accepted, count: acceptable.length })}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => queue.reject(selection)}>
        {t('hoursReview.rejectCount', { count: selection.length })}
      </Button>
      {offers.map(({ offer, busy, select }) => (
        <Button key={offer} variant="text" disabled={busy} onClick={select}>
          {busy ? t('approvals.selecting') : offer}
        </Button>
      ))}
      {uncategorized.length > 0 && (
        <p className="why" role="status">
          {t('approvals.noCategory', { count: uncategorized.length })}{' '}
          {uncategorized.length < selection.length && (
            <Button variant="text" onClick={() => queue.keep(uncategorized)}>
              {t('approvals.reviewTheseFirst', { count: uncategorized.length })}
            </Button>
          )}
        </p>
      )}
      {otherwise > 0 && (
        <p className="why" role="status">
          {t('approvals.wouldCountNothing', { count: otherwise })}
        </p>
      )}
      {shared > 0 && (
        <p className="why" role="status">
          {t('approvals.shareLimits', { count: shared })}
        </p>
      )}
      {acceptable.length < selection.length && <p className="why">{t('rules.verifiedFirst')}</p>}
    </SelectionBar>
  );
}
