import type { ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { errorReference } from '../../api/errorMessage.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../api/hours.js';
import { DensitySwitch, useDensity } from '../../ui/density.js';
import { LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { ListFootBar, ListFrame, ListHead } from '../../ui/ListCard.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { ErrorState } from '../../ui/states.js';
import type { HoursColumn } from './columns.js';
import { HoursList, HoursListSkeleton } from './HoursList.js';

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
  readonly onReview?: (entry: HoursView) => void;
}

/** A list of entries of any length, a page at a time. */
export function PagedHours({ label, tab, filter, columns, head, empty, onOpen, onReview }: PagedHoursProps) {
  const [density, setDensity] = useDensity();
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap((page) => page.rows);
  return (
    <ListFrame aria-label={label}>
      <ListHead>
        {head}
        <DensitySwitch density={density} onChange={setDensity} />
      </ListHead>
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(tab)}>
        {list.isError && !rows ? (
          <ErrorState
            title="The entries could not be loaded"
            reference={errorReference(list.error)}
            onRetry={() => void list.refetch()}
          />
        ) : !rows ? (
          <HoursListSkeleton rows={8} />
        ) : rows.length === 0 ? (
          empty
        ) : (
          <HoursList
            label={label}
            columns={columns}
            rows={rows}
            density={density}
            onOpen={onOpen}
            {...(onReview && { onReview })}
          />
        )}
      </div>
      {rows && rows.length > 0 && (
        <ListFootBar>
          <ListFoot
            shown={rows.length}
            total={pages?.at(-1)?.total ?? ''}
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </ListFootBar>
      )}
    </ListFrame>
  );
}
