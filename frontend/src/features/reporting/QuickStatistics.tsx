import { t } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarClock } from 'lucide-react';
import { useQuickStatisticsQuery } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ListCard } from '../../ui/ListCard.js';
import { EmptyState, ErrorState, Late } from '../../ui/states.js';
import { nothingHappened, quickFigures } from './quickStatisticsWords.js';
import { FRESH } from './useReviewFigures.js';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '20px 32px',
  margin: 0,
  padding: 20,
  '& dt': { color: theme.vars.palette.text.secondary, fontWeight: 550 },
  '& dd': { margin: 0 },
  '& .words': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 16px' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export function QuickStatistics() {
  const { role } = useSessionUser();
  const { data, error, isError, refetch } = useQuickStatisticsQuery(undefined, FRESH);
  return (
    <ListCard title={t('reports.last30Days')}>
      {data && nothingHappened(data) ? (
        <EmptyState icon={CalendarClock} title={t('reports.nothingIn30Days')}>
          {t('reports.statisticsComeHere')}
        </EmptyState>
      ) : data ? (
        <Figures>
          {quickFigures(data, role).map(({ label, figure, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Typography component="dd" variant="lead" sx={{ fontWeight: 600 }}>
                {figure}
              </Typography>
              <dd className="words">{words}</dd>
            </div>
          ))}
        </Figures>
      ) : isError ? (
        <ErrorState title={t('reports.statisticsFailed')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('reports.loadingStatistics')}>
          <Figures as="div">
            {Array.from({ length: role === 'verifier' ? 5 : 6 }, (_, index) => (
              <Skeleton key={index} variant="rounded" height={64} />
            ))}
          </Figures>
        </Late>
      )}
    </ListCard>
  );
}
