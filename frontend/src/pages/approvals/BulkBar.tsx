import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { countAndHours } from '../../features/hours/decisions/decisionWords.js';
import { SelectionBar } from '../../ui/SelectionBar.js';
import type { ReviewQueue } from './useReviewQueue.js';
import type { AllThatMatch } from './useAllThatMatch.js';

interface BulkBarProps {
  readonly queue: ReviewQueue;
  readonly all: AllThatMatch;
}

export function BulkBar({ queue, all }: BulkBarProps) {
  const { selection, acceptable, accepted } = queue;
  return (
    <SelectionBar label={t('approvals.selectedEntries')}>
      <p>{t('hours.countAndHours', countAndHours(selection))}</p>
      <Button variant="text" color="inherit" onClick={queue.clear}>
        {t('approvals.clearSelection')}
      </Button>
      {acceptable.length > 0 && (
        <Button variant="contained" onClick={() => queue.accept(acceptable)}>
          {t('approvals.acceptCount', { status: accepted, count: acceptable.length })}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => queue.reject(selection)}>
        {t('hoursReview.rejectCount', { count: selection.length })}
      </Button>
      {all.offer && (
        <Button variant="text" disabled={all.busy} onClick={all.select}>
          {all.busy ? t('approvals.selecting') : all.offer}
        </Button>
      )}
      {acceptable.length < selection.length && <p className="why">{t('rules.verifiedFirst')}</p>}
    </SelectionBar>
  );
}
