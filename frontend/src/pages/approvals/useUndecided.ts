import { useEffect, useMemo } from 'react';
import { isAside, lessDecided, useDecided } from '../../api/decided.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../api/hours.js';
import { rowsOf } from '../../api/paging.js';

const PAGE_ROWS = 25;
/** How many that were decided are passed over to show what comes after them. */
const PASSED_OVER = 4 * PAGE_ROWS;

/** A list of entries without those that were decided on here and are still on their way to the server. */
export function useUndecided(filter: HoursFilter) {
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
  const decided = useDecided();
  const { currentData, fulfilledTimeStamp, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const { status = [] } = filter;
  const left = useMemo(() => {
    if (!currentData) return undefined;
    const pages = currentData.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => !isAside(decided, row)),
    }));
    const shown = pages.flatMap(({ rows }) => rows).length;
    const totalOf = (total: string): string => {
      const less = lessDecided(total, decided, status, fulfilledTimeStamp);
      // what was decided on in a wider list need not be among these
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
  return { list: { ...list, currentData: left }, rows, total, hasMore, passesOver };
}
