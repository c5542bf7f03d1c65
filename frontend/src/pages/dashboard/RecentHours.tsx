import type { ReactNode } from 'react';
import { LIMITS } from '@hourtrail/contracts';
import { useHoursPageQuery } from '../../api/hours.js';
import { RECENT_COLUMNS } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { HoursListSkeleton } from '../../features/hours/list/HoursListSkeleton.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { ListCard } from '../../ui/ListCard.js';
import { ErrorState } from '../../ui/states.js';

interface RecentHoursProps {
  readonly studentId: number;
  /** What to say when they cannot be read. */
  readonly failed: string;
  readonly empty: ReactNode;
  readonly foot?: ReactNode;
  readonly onOpen: (id: number) => void;
}

/** A volunteer's newest entries. */
export function RecentHours({ studentId, failed, empty, foot, onOpen }: RecentHoursProps) {
  const { data, error, isError, refetch } = useHoursPageQuery(
    { studentId, sort: '-createdAt', limit: LIMITS.recentHours },
    FRESH,
  );
  return (
    <ListCard title="Recent hours" foot={foot}>
      {isError && !data ? (
        <ErrorState title={failed} error={error} onRetry={refetch} />
      ) : !data ? (
        <HoursListSkeleton rows={LIMITS.recentHours} />
      ) : data.rows.length === 0 ? (
        empty
      ) : (
        <HoursList label="Recent hours" columns={RECENT_COLUMNS} rows={data.rows} onOpen={onOpen} />
      )}
    </ListCard>
  );
}
