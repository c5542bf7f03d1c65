import { useEffect, useMemo } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { isSetAside, lessSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../api/hours.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { pickedOf } from '../../ui/PickBox.js';
import { groupsOf, type ApprovalFilter, type ApprovalGroup } from './filters.js';
import { useAllThatMatch, type AllThatMatch } from './useAllThatMatch.js';
import type { ReviewQueue } from './useReviewQueue.js';

export type ListedGroup = ReturnType<typeof useUndecided> & Pick<ApprovalGroup, 'key'>;
export type Groups = readonly ListedGroup[];

interface ReviewGroups {
  readonly groups: Groups;
  /** Of all groups, in the order of the keys. */
  readonly rows: readonly HoursView[];
}

export function useReviewGroups({ tab, filter }: ApprovalFilter): ReviewGroups {
  const [first, second, third] = groupsOf(tab, useSessionUser());
  const [one, two, three] = [useUndecided(filter, first), useUndecided(filter, second), useUndecided(filter, third)];
  const rows = useMemo(() => [...one.rows, ...two.rows, ...three.rows], [one.rows, two.rows, three.rows]);
  return {
    groups: [
      { key: first.key, ...one },
      ...(second ? [{ key: second.key, ...two }] : []),
      ...(third ? [{ key: third.key, ...three }] : []),
    ],
    rows,
  };
}

export function useAllOfGroups(groups: Groups, queue: ReviewQueue): readonly AllThatMatch[] {
  const [first, second, third] = groups;
  const settingOf = (group: ListedGroup | undefined) => ({
    filter: group?.filter ?? {},
    group: group?.key ?? 'all',
    total: group?.total ?? '',
    isOpen: group !== undefined && group.hasMore && pickedOf(group.rows, queue.picking) === 'all',
    onSelect: queue.addAll,
  });
  const all = [
    useAllThatMatch(settingOf(first)),
    useAllThatMatch(settingOf(second)),
    useAllThatMatch(settingOf(third)),
  ];
  return all.slice(0, groups.length);
}

const NEAR_END = 3;

/** Loads more of a group before the current row is its last, so that no key leaves a group that goes on. */
export function useMoreNear(groups: Groups, current: HoursView | null): void {
  const near = groups.find((group) => group.rows.slice(-NEAR_END).some(({ id }) => id === current?.id))?.list;
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
function useUndecided(whole: HoursFilter, group: ApprovalGroup | undefined) {
  const filter = { ...whole, ...group?.filter };
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS }, { skip: !group });
  const decided = useEntriesSetAside();
  const { currentData, fulfilledTimeStamp, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const { status = [], hasVerifier } = filter;
  const left = useMemo(() => {
    if (!currentData) return undefined;
    const pages = currentData.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => !isSetAside(decided, row)),
    }));
    const shown = pages.flatMap(({ rows }) => rows).length;
    const totalOf = (total: string): string => {
      const less = lessSetAside(
        total,
        decided,
        status,
        fulfilledTimeStamp,
        ({ namesSomeone }) => hasVerifier === undefined || hasVerifier === namesSomeone,
      );
      // decisions made in a wider list need not match this filter
      return Number(less) < shown ? String(shown) : less;
    };
    return { pages: pages.map((page) => ({ ...page, total: totalOf(page.total) })) };
  }, [currentData, decided, status, hasVerifier, fulfilledTimeStamp]);
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
