import type { ReactNode } from 'react';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../../api/hours.js';
import { PagedList } from '../../../ui/PagedList.js';
import { HoursListSkeleton, type HoursColumn } from './columns.js';
import { HoursList } from './HoursList.js';

const PAGE_ROWS = 25;

interface PagedHoursProps {
  readonly label: string;
  readonly tab: string;
  readonly filter: HoursFilter;
  readonly columns: readonly HoursColumn[];
  /** Tabs and filters. */
  readonly head: ReactNode;
  /** Shown if no entry matches. */
  readonly empty: ReactNode;
  readonly onOpen: (id: number) => void;
}

export function PagedHours({ label, tab, filter, columns, head, empty, onOpen }: PagedHoursProps) {
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
  return (
    <PagedList
      label={label}
      list={list}
      tab={tab}
      head={head}
      skeleton={<HoursListSkeleton rows={8} />}
      empty={empty}
      failed="The entries could not be loaded"
    >
      {(rows, density) => <HoursList label={label} columns={columns} rows={rows} density={density} onOpen={onOpen} />}
    </PagedList>
  );
}
