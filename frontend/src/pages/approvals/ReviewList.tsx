import { Suspense, useEffect, useMemo } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Hourglass, CircleCheckBig } from 'lucide-react';
import { isSetAside, lessSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../api/hours.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { DECIDED_COLUMNS, WAITING_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { countAndHours } from '../../features/hours/decisions/decisionWords.js';
import { approvesVerifiedOnly } from '../../features/hours/decisions/mayDecide.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { lazily } from '../../lib/lazily.js';
import { useStable } from '../../lib/hooks.js';
import { PagedList } from '../../ui/PagedList.js';
import { pickedOf } from '../../ui/PickBox.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { visuallyHidden } from '../../ui/styled.js';
import { ApprovalFilters } from './ApprovalFilters.js';
import { BulkBar } from './BulkBar.js';
import { useApprovalFilter, type ApprovalTabKey, type ApprovalFilter } from './filters.js';
import { useAllThatMatch } from './useAllThatMatch.js';
import { NO_ROWS_ID } from './useCurrentRow.js';
import { useReviewQueue } from './useReviewQueue.js';
import { useShortcuts, type ShortcutSwitch } from './useShortcuts.js';

const ReviewDialogs = lazily(async () => (await import('./ReviewDialogs.js')).ReviewDialogs);

const Announcement = styled('p')(visuallyHidden);

interface ReviewListProps {
  readonly keys: ShortcutSwitch;
  readonly help: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** True while a panel or a review is open. */
  readonly covered: boolean;
  readonly onOpen: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
}

export function ReviewList({ keys, help, covered, onOpen, onReview }: ReviewListProps) {
  const user = useSessionUser();
  const filter = useApprovalFilter();
  const { tab } = filter;
  const scope = JSON.stringify(filter.filter);
  const { list, rows, total, hasMore, passesOver } = useUndecided(filter.filter);
  const queue = useReviewQueue(scope, rows);
  const all = useAllThatMatch(filter.filter, {
    total,
    isOpen: hasMore && pickedOf(rows, queue.picking) === 'all',
    onSelect: queue.addAll,
  });
  const open = useStable(onOpen);
  const review = useStable(onReview);

  const { current } = queue;
  const openCurrent = (): void => (current.row ? open(current.row.id) : current.step(1));
  const next = (): void => {
    current.step(1);
    if (current.isNearEnd && list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  useShortcuts(keys.on, {
    next,
    previous: () => current.step(-1),
    accept: queue.acceptTargets,
    reject: queue.rejectTargets,
    select: queue.pickCurrent,
    open: openCurrent,
    undo: queue.undo,
    help: () => help.set(true),
  });
  return (
    <>
      {tab.key === 'pending' && approvesVerifiedOnly(user) && (
        <Alert>
          {t('rules.verifiedFirst')} {t('approvals.canOnlyReject')}
        </Alert>
      )}
      <PagedList
        label={t('approvals.entriesOfTab', { tab: tab.key })}
        list={list}
        tab={tab.key}
        head={<ApprovalFilters filter={filter} />}
        skeleton={<HoursListSkeleton rows={8} />}
        empty={
          passesOver ? (
            <HoursListSkeleton rows={8} />
          ) : (
            <div id={NO_ROWS_ID} tabIndex={-1}>
              {hasMore ? <TakesEffectSoon /> : <NoEntries filter={filter} />}
            </div>
          )
        }
        failed={t('hours.entriesNotLoaded')}
      >
        {(shown, density) => (
          <HoursList
            label={t('approvals.entriesOfTab', { tab: tab.key })}
            columns={tab.key === 'pending' ? WAITING_COLUMNS : DECIDED_COLUMNS}
            rows={shown}
            density={density}
            onOpen={open}
            onReview={review}
            picking={queue.picking}
          />
        )}
      </PagedList>
      <Announcement role="status">
        {queue.selection.length > 0 && t('approvals.selected', countAndHours(queue.selection))}
      </Announcement>
      {queue.selection.length > 0 && <BulkBar queue={queue} all={all} />}
      <Suspense fallback={null}>
        <ReviewDialogs
          queue={queue}
          keys={keys}
          helping={help.open}
          onHelped={() => help.set(false)}
          covered={covered}
        />
      </Suspense>
    </>
  );
}

const TakesEffectSoon = () => (
  <EmptyState icon={Hourglass} title={t('approvals.takesEffectSoon')}>
    {t('approvals.takesEffectSoonHint')}
  </EmptyState>
);

const EMPTY: Readonly<Record<ApprovalTabKey, string>> = {
  pending: t('common.allCaughtUp'),
  verified: t('approvals.nothingVerified'),
  approved: t('approvals.nothingApproved'),
  rejected: t('approvals.nothingRejected'),
};

const NoEntries = ({ filter }: { filter: ApprovalFilter }) =>
  filter.isNarrowed ? (
    <NothingFound title={t('hours.noMatches', { filters: filter.words })} onClear={filter.clear}>
      {filter.q && t('hours.searchHint')}
    </NothingFound>
  ) : (
    <EmptyState icon={CircleCheckBig} title={EMPTY[filter.tab.key]} />
  );

const PAGE_ROWS = 25;
/** Loads this many decided rows at most to find one that is undecided. */
const PASSED_OVER = 4 * PAGE_ROWS;

/** Leaves out entries that were decided in this tab and are still being sent. */
function useUndecided(filter: HoursFilter) {
  const list = useHoursListInfiniteQuery({ ...filter, limit: PAGE_ROWS });
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
  return { list: { ...list, currentData: left }, rows, total, hasMore, passesOver };
}
