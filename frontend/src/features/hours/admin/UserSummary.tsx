import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useHoursPageQuery, type HoursFilter } from '../../../api/hours.js';
import { useUserStatsQuery } from '../../../api/reporting.js';
import { hoursFigure } from '../../../lib/hours.js';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  padding: 16,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sunken,
  '& div': { display: 'flex', flexDirection: 'column' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const UNKNOWN = '—';
const ANEW = { refetchOnMountOrArgChange: true } as const;

const figureOf = (value: string | undefined, failed: boolean): ReactNode =>
  value ?? (failed ? UNKNOWN : <Skeleton width={40} />);

function useCount(filter: HoursFilter): ReactNode {
  const { currentData, isError } = useHoursPageQuery({ ...filter, limit: 1 }, ANEW);
  return figureOf(currentData?.total, isError);
}

interface UserSummaryProps {
  readonly id: number;
  readonly organizationId: number;
}

/** A person's hours in four figures, whatever part of their entries is on screen. */
export function UserSummary({ id, organizationId }: UserSummaryProps) {
  const whose = { studentId: id, organizationId };
  const { currentData: stats, isError } = useUserStatsQuery(id, ANEW);
  const figures: readonly (readonly [string, ReactNode])[] = [
    ['Entries', useCount(whose)],
    ['Total hours', figureOf(stats && hoursFigure(stats.totalHours), isError)],
    ['Approved', useCount({ ...whose, status: ['approved'] })],
    ['Pending', useCount({ ...whose, status: ['pending', 'verified'] })],
  ];
  return (
    <Figures aria-label="Summary">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
