import { useEffect, useMemo } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { isSetAside, lessSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../api/hours.js';
import { rowsOf } from '../../api/paging.js';
import { pickedOf } from '../../ui/PickBox.js';
import type { ApprovalFilter, ApprovalGroup } from './filters.js';
import { useAllThatMatch, type AllThatMatch } from './useAllThatMatch.js';
import type { ReviewQueue } from './useReviewQueue.js';

export type ListedGroup = ApprovalGroup & ReturnType<typeof useUndecided>;
export type Groups = readonly [ListedGroup, ListedGroup?];

interface ReviewGroups {
  readonly groups: Groups;
  /** Of all groups, in the order of the keys. */
  readonly rows: readonly HoursView[];
}

export function useReviewGroups({ tab, filter }: ApprovalFilter): ReviewGroups {
  const [one, two]: readonly [ApprovalGroup, ApprovalGroup?] = tab.groups ?? [{ key: 'all', status: tab.status }];
  const first = useUndecided({ ...filter, status: one.status });
  const second = useUndecided({ ...filter, status: (two ?? one).status }, two === undefined);
  const rows = useMemo(() => [...first.rows, ...second.rows], [first.rows, second.rows]);
  return {
    groups: two
      ? [
          { ...one, ...first },
          { ...two, ...second },
        ]
      : [{ ...one, ...first }],
    rows,
  };
}

export function useAllOfGroups([first, second]: Groups, queue: ReviewQueue): readonly AllThatMatch[] {
  const settingOf = ({ key, rows, total, hasMore }: ListedGroup) => ({
    group: key,
    total,
    isOpen: hasMore && pickedOf(rows, queue.picking) === 'all',
    onSelect: queue.addAll,
  });
  const one = useAllThatMatch(first.filter, settingOf(first));
  const two = useAllThatMatch((second ?? first).filter, settingOf(second ?? first));
  return second ? [one, two] : [one];
}

const NEAR_END = 3;

/** Loads more of a group before the current row is its last, so that no key leaves a group that goes on. */
export function useMoreNear(groups: Groups, current: HoursView | null): void {
  const near = groups.find((group) => group?.rows.slice(-NEAR_END).some(({ id }) => id === current?.id))?.list;
  const loadMore = near?.hasNextPage === true && !near.isFetching && !near.isError;
  const load = near?.fetchNextPage;
  useEffect(() => {
    if (loadMore) void load?.();
  }, [loadMore, load]);
}

const PAGE_ROWS = 25;
/** Loads this many decided rows at most to find one that is undecided. */
const PASSED_OVER = 4 * PAGE_ROWS;

/** Leaves out entries that were decided in this tab and are still being sent. */
function useUndecided(filter: HoursFilter, skip = false) {
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS }, { skip });
  const decided = useEntriesSetAside();
  const { currentData, fulfilledTimeStamp, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const { status = [] } = filter;
  const left = useMemo(() => {
    if (!currentData) return undefined;
    const pages = currentData.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => !isSetAside(decided, row)),
    }));
    const shown = pages.flatMap(({ rows }) => rows).length;
    const totalOf = (total: string): string => {
      const less = lessSetAside(total, decided, status, fulfilledTimeStamp);
      // decisions made in a wider list need not match this filter
      return Number(less) < shown ? String(shown) : less;
    };
    return { pages: pages.map((page) => ({ ...page, total: totalOf(page.total) })) };
  }, [currentData, decided, status, fulfilledTimeStamp]);
  const rows = useMemo(() => rowsOf({ currentData: left }) ?? [], [left]);
  const total = left?.pages.at(-1)?.total ?? '';
  const known = useMemo(() => rowsOf({ currentData })?.length ?? 0, [currentData]);
  const hasMore = hasNextPage && total !== '0';
  const passesOver = rows.length === 0 && known < PASSED_OVER && hasMore && !isError;
  useEffect(() => {
    if (passesOver && !isFetching) void fetchNextPage();
  }, [passesOver, isFetching, fetchNextPage]);
  return { filter, list: { ...list, currentData: left }, rows, total, hasMore, passesOver };
}
