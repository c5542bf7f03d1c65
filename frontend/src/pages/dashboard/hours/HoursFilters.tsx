import { HOURS_SORTS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FilterSelect } from '../../../ui/FilterSelect.js';
import { FilterToggle } from '../../../ui/FilterToggle.js';
import { SearchBox } from '../../../ui/SearchBox.js';
import { useNarrow } from '../../../ui/useNarrow.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { FilterPanel } from '../../../ui/FilterPanel.js';
import { ORDER_LABELS } from '../../approvals/filters.js';
import { STATUS_CHOICES, type HoursOfSchoolFilter } from './hoursFilter.js';

const Bar = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  // its controls stand in one line with what follows
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

const ORDERS = HOURS_SORTS.map((sort) => [sort, ORDER_LABELS[sort]] as const);

/** Narrows the list of a school's hours. */
export function HoursFilters({ filter }: { filter: HoursOfSchoolFilter }) {
  const narrow = useNarrow();
  const { search, setSearch, isNarrowed, clear } = filter;
  return (
    <Bar role="group" aria-label="Filters">
      <SearchBox label="Search student or organization" value={search} onChange={setSearch} />
      {narrow ? (
        <FilterPanel {...filter}>
          <Fields {...filter} />
        </FilterPanel>
      ) : (
        <Fields {...filter} />
      )}
      {isNarrowed && !narrow && (
        <Button variant="text" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Bar>
  );
}

const Fields = ({ status, from, to, deleted, single, sort, problem, set }: HoursOfSchoolFilter) => (
  <>
    <FilterSelect
      label="Status"
      all="Any status"
      value={status.join()}
      choices={withAsked(status)}
      onChange={(chosen) => set({ status: chosen })}
    />
    <DayFilter label="From" day={from} onChange={(day) => set({ from: day })} />
    <DayFilter label="To" day={to} error={problem} onChange={(day) => set({ to: day })} />
    <FilterSelect
      label="Order"
      value={sort}
      choices={ORDERS}
      onChange={(order) => set({ sort: order === '-date' ? '' : order })}
    />
    <FilterToggle
      label="Decided by one person"
      pressed={single}
      onChange={(pressed) => set({ single: pressed ? 'true' : '' })}
    />
    <FilterToggle label="Deleted" pressed={deleted} onChange={(pressed) => set({ deleted: pressed ? 'true' : '' })} />
  </>
);

/** A link may ask for statuses in a way of its own: then they are one more choice. */
function withAsked(status: readonly string[]): readonly (readonly [string, string])[] {
  const asked = status.join();
  const known = !asked || STATUS_CHOICES.some(([key]) => key === asked);
  return known ? STATUS_CHOICES : [...STATUS_CHOICES, [asked, status.join(', ')]];
}
