import { History } from 'lucide-react';
import { useHoursPageQuery } from '../../api/hours.js';
import { DECIDED_COLUMNS } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { HoursListSkeleton } from '../../features/hours/list/HoursListSkeleton.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { ListCard } from '../../ui/ListCard.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

const ROWS = 5;

/** What became of a verifier's latest entries. */
export function RecentDecisions({ onOpen }: { onOpen: (id: number) => void }) {
  const filter = { status: ['verified', 'approved', 'rejected'], sort: '-decidedAt', limit: ROWS } as const;
  const { data, error, isError, refetch } = useHoursPageQuery(filter, FRESH);
  return (
    <ListCard title="Recent Verification Activity">
      {isError && !data ? (
        <ErrorState title="The entries could not be loaded" error={error} onRetry={refetch} />
      ) : !data ? (
        <HoursListSkeleton rows={ROWS} />
      ) : data.rows.length === 0 ? (
        <EmptyState icon={History} title="No recent verification activity" />
      ) : (
        <HoursList label="Recent verification activity" columns={DECIDED_COLUMNS} rows={data.rows} onOpen={onOpen} />
      )}
    </ListCard>
  );
}
