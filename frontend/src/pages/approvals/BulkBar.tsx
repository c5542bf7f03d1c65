import { useLayoutEffect, useRef } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countAndHours } from '../../features/hours/decisions/decisionWords.js';
import { BULK_BAR_HEIGHT, MOBILE_BAR_HEIGHT } from '../../ui/layout.js';
import type { ReviewQueue } from './useReviewQueue.js';
import type { AllThatMatch } from './useAllThatMatch.js';

const GAP = 12;

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: GAP,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px 10px 20px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '& > p': { margin: 0, fontWeight: 600 },
  '& > .why': { flexBasis: '100%', fontWeight: 400, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    bottom: `calc(${MOBILE_BAR_HEIGHT + 8}px + env(safe-area-inset-bottom))`,
    paddingLeft: 16,
    '& > p:not(.why)': { flex: '1 0 60%' },
  },
}));

interface BulkBarProps {
  readonly queue: ReviewQueue;
  readonly all: AllThatMatch;
}

export function BulkBar({ queue, all }: BulkBarProps) {
  const { selection, acceptable, accepted } = queue;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    page.setProperty(BULK_BAR_HEIGHT, `${(bar.current?.offsetHeight ?? 0) + GAP}px`);
    return () => void page.removeProperty(BULK_BAR_HEIGHT);
  }, [selection.length, acceptable.length, all.offer]);
  return (
    <Bar ref={bar} aria-label={t('approvals.selectedEntries')}>
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
    </Bar>
  );
}
