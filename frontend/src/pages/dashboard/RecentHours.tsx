import type { ReactNode } from 'react';
import { t, LIMITS } from '@hourtrail/contracts';
import { useHoursPageQuery } from '../../api/hours.js';
import { RECENT_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';

interface RecentHoursProps {
  readonly studentId: number;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly foot?: ReactNode;
  readonly onOpen: (id: number) => void;
}

export function RecentHours({ studentId, failed, empty, foot, onOpen }: RecentHoursProps) {
  const query = useHoursPageQuery({ studentId, sort: '-createdAt', limit: LIMITS.recentHours }, FRESH);
  return (
    <ListCard title={t('dashboard.recentHours')} foot={foot}>
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<HoursListSkeleton rows={LIMITS.recentHours} />}
        empty={empty}
        failed={failed}
      >
        {(rows) => (
          <HoursList label={t('dashboard.recentHours')} columns={RECENT_COLUMNS} rows={rows} onOpen={onOpen} />
        )}
      </LoadedRows>
    </ListCard>
  );
}
