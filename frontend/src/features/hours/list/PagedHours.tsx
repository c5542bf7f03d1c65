import type { ReactNode } from 'react';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../../api/hours.js';
import { PagedList } from '../../../ui/PagedList.js';
import { HoursListSkeleton, type HoursColumn } from './columns.js';
import { HoursList } from './HoursList.js';

const PAGE_ROWS = 25;

interface PagedHoursProps {
  readonly label: string;
  /** The key of the tab that is selected. */
  readonly tab: string;
  readonly filter: HoursFilter;
  readonly columns: readonly HoursColumn[];
  /** Tabs and whatever else narrows the list. */
  readonly head: ReactNode;
  /** What to say when the filter lets nothing through. */
  readonly empty: ReactNode;
  readonly onOpen: (id: number) => void;
}

/** A list of entries of any length, a page at a time. */
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
