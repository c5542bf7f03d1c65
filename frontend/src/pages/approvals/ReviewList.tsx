import { Suspense } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Hourglass } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { DECIDED_COLUMNS, WAITING_COLUMNS } from '../../features/hours/list/columns.js';
import { countAndSum } from '../../features/hours/decisions/decisionWords.js';
import { approvesVerifiedOnly } from '../../features/hours/decisions/mayDecide.js';
import { VERIFIED_FIRST } from '../../lib/strictPolicy.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { HoursListSkeleton } from '../../features/hours/list/HoursListSkeleton.js';
import { lazily } from '../../lib/lazily.js';
import { useStable } from '../../lib/useStable.js';
import { PagedList } from '../../ui/PagedList.js';
import { pickedOf } from '../../ui/picking.js';
import { EmptyState } from '../../ui/states.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import { ApprovalFilters } from './ApprovalFilters.js';
import { BulkBar } from './BulkBar.js';
import { NoEntries } from './NoEntries.js';
import { useAllThatMatch } from './useAllThatMatch.js';
import { useApprovalFilter } from './useApprovalFilter.js';
import { NO_ROWS_ID } from './useCurrentRow.js';
import { useDesk } from './useDesk.js';
import { useKeys } from './useKeys.js';
import type { KeySwitch } from './useKeySwitch.js';
import { useUndecided } from './useUndecided.js';

const DeskDialogs = lazily(async () => (await import('./DeskDialogs.js')).DeskDialogs);

const Told = styled('p')(visuallyHidden);

interface ReviewListProps {
  readonly keys: KeySwitch;
  readonly help: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** Whether a panel or a review stands over the page. */
  readonly covered: boolean;
  readonly onOpen: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
}

/** The entries of a tab, and deciding on them one by one or many at once. */
export function ReviewList({ keys, help, covered, onOpen, onReview }: ReviewListProps) {
  const user = useSessionUser();
  const filter = useApprovalFilter();
  const { tab } = filter;
  const scope = JSON.stringify(filter.filter);
  const { list, rows, total, hasMore, passesOver } = useUndecided(filter.filter);
  const desk = useDesk(scope, rows);
  const all = useAllThatMatch(filter.filter, {
    total,
    isOpen: hasMore && pickedOf(rows, desk.picking) === 'all',
    onSelect: desk.addAll,
  });
  const open = useStable(onOpen);
  const review = useStable(onReview);

  const { current } = desk;
  const openCurrent = (): void => (current.row ? open(current.row.id) : current.step(1));
  const next = (): void => {
    current.step(1);
    if (current.isNearEnd && list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  useKeys(
    keys.on,
    new Map([
      ['j', next],
      ['k', () => current.step(-1)],
      ['a', desk.acceptMeant],
      ['r', desk.rejectMeant],
      ['x', desk.pickCurrent],
      ['o', openCurrent],
      ['z', desk.undo],
      ['?', () => help.set(true)],
    ]),
  );
  return (
    <>
      {tab.key === 'pending' && approvesVerifiedOnly(user) && (
        <Alert>{VERIFIED_FIRST} What is still pending can only be rejected here.</Alert>
      )}
      <PagedList
        label={`${tab.label} entries`}
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
        failed="The entries could not be loaded"
      >
        {(shown, density) => (
          <HoursList
            label={`${tab.label} entries`}
            columns={tab.key === 'pending' ? WAITING_COLUMNS : DECIDED_COLUMNS}
            rows={shown}
            density={density}
            onOpen={open}
            onReview={review}
            picking={desk.picking}
          />
        )}
      </PagedList>
      <Told role="status">{desk.selection.length > 0 && `${countAndSum(desk.selection)} selected`}</Told>
      {desk.selection.length > 0 && <BulkBar desk={desk} all={all} />}
      <Suspense fallback={null}>
        <DeskDialogs desk={desk} keys={keys} helping={help.open} onHelped={() => help.set(false)} covered={covered} />
      </Suspense>
    </>
  );
}

const TakesEffectSoon = () => (
  <EmptyState icon={Hourglass} title="Your decision takes effect in a moment">
    What is left is shown then.
  </EmptyState>
);
