import { useReviewSummaryQuery } from '../../api/reporting.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { FilterSelect } from '../../ui/FilterSelect.js';
import { FilterToggle } from '../../ui/FilterToggle.js';
import { ORDER_LABELS, ordersOf } from './filters.js';
import type { ApprovalFilter } from './useApprovalFilter.js';

/** What narrows the list beside tabs and search, and in which order it stands. */
export function FilterFields({ tab, late, single, from, to, sort, problem, set }: ApprovalFilter) {
  const { data: summary } = useReviewSummaryQuery();
  return (
    <>
      {tab.key === 'pending' && (
        <FilterToggle
          label="Waiting longer than 7 days"
          pressed={late}
          count={summary?.waitingOverAWeek ?? null}
          onChange={(pressed) => set({ late: pressed ? 'true' : '' })}
        />
      )}
      {tab.key === 'approved' && (
        <FilterToggle
          label="Decided by one person"
          pressed={single}
          onChange={(pressed) => set({ single: pressed ? 'true' : '' })}
        />
      )}
      <DayFilter label="From" day={from} onChange={(day) => set({ from: day })} />
      <DayFilter label="To" day={to} error={problem} onChange={(day) => set({ to: day })} />
      <FilterSelect
        label="Order"
        value={sort}
        choices={ordersOf(tab).map((order) => [order, ORDER_LABELS[order]] as const)}
        onChange={(order) => set({ sort: order === tab.sort ? '' : order })}
      />
    </>
  );
}
