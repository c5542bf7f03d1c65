import { History } from 'lucide-react';
import { useHoursPageQuery } from '../../api/hours.js';
import { DECIDED_COLUMNS } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { HoursListSkeleton } from '../../features/hours/list/HoursListSkeleton.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';

const ROWS = 5;

/** What became of a verifier's latest entries. */
export function RecentDecisions({ onOpen }: { onOpen: (id: number) => void }) {
  const filter = { status: ['verified', 'approved', 'rejected'], sort: '-decidedAt', limit: ROWS } as const;
  const query = useHoursPageQuery(filter, FRESH);
  return (
    <ListCard title="Recent Verification Activity">
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<HoursListSkeleton rows={ROWS} />}
        empty={<EmptyState icon={History} title="No recent verification activity" />}
        failed="The entries could not be loaded"
      >
        {(rows) => (
          <HoursList label="Recent verification activity" columns={DECIDED_COLUMNS} rows={rows} onOpen={onOpen} />
        )}
      </LoadedRows>
    </ListCard>
  );
}
