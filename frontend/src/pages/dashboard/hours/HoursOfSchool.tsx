import { t, HOURS_STATUSES, type HoursSort, type HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useHoursListInfiniteQuery, type HoursFilter } from '../../../api/hours.js';
import { usePersonQuery } from '../../../api/people.js';
import { EntryRows } from '../../../features/hours/admin/EntryRows.js';
import { ADMIN_COLUMNS, HoursListSkeleton } from '../../../features/hours/list/columns.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { exportFilters } from '../../../features/reporting/exports/exportWords.js';
import { fullName } from '../../../lib/names.js';
import {
  dayIn,
  idIn,
  idOf,
  daysInWords,
  daysOf,
  oneIn,
  problemOfDays,
  severalIn,
  textIn,
  useListFilters,
} from '../../../lib/useSearchState.js';
import { FilterPanel } from '../../../ui/FilterPanel.js';
import { ClassFilter, useClassWords } from '../../../ui/ClassFilter.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { FilterSelect, FilterToggle, SearchBox } from '../../../ui/FilterFields.js';
import { useNarrow } from '../../../ui/layout.js';
import { PagedList } from '../../../ui/PagedList.js';
import { SchoolYearFilter } from '../../../ui/SchoolYearFilter.js';
import { EmptyState, NothingFound } from '../../../ui/states.js';
import { ORDER_LABELS } from '../../approvals/filters.js';

const PAGE_ROWS = 25;

export function HoursOfSchool({ onOpen }: { onOpen: (id: number) => void }) {
  const filter = useHoursFilter();
  const list = useHoursListInfiniteQuery({ ...filter.filter, limit: PAGE_ROWS });
  return (
    <PagedList
      label={t('common.hours')}
      list={list}
      head={
        <>
          <HoursFilters filter={filter} />
          <ExportMenu kind="hours" filters={exportFilters(filter.filter)} />
        </>
      }
      skeleton={<HoursListSkeleton rows={8} />}
      empty={
        filter.isNarrowed ? (
          <NothingFound title={t('hours.noMatches', { filters: filter.words })} onClear={filter.clear}>
            {t('hours.searchHint')}
          </NothingFound>
        ) : (
          <EmptyState icon={Clock} title={t('common.noHoursYet')}>
            {t('hours.noneInSchoolHint')}
          </EmptyState>
        )
      }
      failed={t('hours.entriesNotLoaded')}
    >
      {(rows, density) => (
        <EntryRows
          label={t('common.hours')}
          columns={ADMIN_COLUMNS}
          rows={rows}
          density={density}
          onEdit={onOpen}
          ofMany
        />
      )}
    </PagedList>
  );
}

const Bar = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  // puts its controls in one line with what follows
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

const SORTS = ['-date', 'date', '-createdAt', '-decidedAt'] as const satisfies readonly HoursSort[];
const ORDERS = SORTS.map((sort) => [sort, ORDER_LABELS[sort]] as const);

function HoursFilters({ filter }: { filter: HoursOfSchoolFilter }) {
  const narrow = useNarrow();
  const { search, setSearch, isNarrowed, clear } = filter;
  return (
    <Bar role="group" aria-label={t('common.filters')}>
      <SearchBox label={t('hours.search')} value={search} onChange={setSearch} />
      {narrow ? (
        <FilterPanel {...filter}>
          <Fields {...filter} />
        </FilterPanel>
      ) : (
        <Fields {...filter} />
      )}
      {isNarrowed && !narrow && (
        <Button variant="text" onClick={clear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </Bar>
  );
}

const Fields = ({
  status,
  verifier,
  ofVerifier,
  from,
  to,
  deleted,
  single,
  sort,
  problem,
  set,
  ...filter
}: HoursOfSchoolFilter) => (
  <>
    <FilterSelect
      label={t('common.status')}
      all={t('common.anyStatus')}
      value={status.join()}
      choices={withSelected(status)}
      onChange={(chosen) => set({ status: chosen })}
    />
    {verifier && <FilterToggle label={ofVerifier} pressed onChange={() => set({ verifier: '' })} />}
    <ClassFilter value={filter.class} onChange={(id) => set({ class: id })} />
    <SchoolYearFilter from={from} to={to} onChange={set} />
    <DayFilter label={t('common.from')} day={from} onChange={(day) => set({ from: day })} />
    <DayFilter label={t('common.to')} day={to} error={problem} onChange={(day) => set({ to: day })} />
    <FilterSelect
      label={t('common.order')}
      value={sort}
      choices={ORDERS}
      onChange={(order) => set({ sort: order === '-date' ? '' : order })}
    />
    <FilterToggle
      label={t('hours.decidedByOnePerson')}
      pressed={single}
      onChange={(pressed) => set({ single: pressed ? 'true' : '' })}
    />
    <FilterToggle
      label={t('common.deleted')}
      pressed={deleted}
      onChange={(pressed) => set({ deleted: pressed ? 'true' : '' })}
    />
  </>
);

/** Adds a combination of statuses, as links may have, to the choices. */
function withSelected(status: readonly HoursStatus[]): readonly (readonly [string, string])[] {
  const selected = status.join();
  return !selected || labelOf(selected) ? STATUS_CHOICES : [...STATUS_CHOICES, [selected, statusWords(status)]];
}

const NARROWING = ['q', 'status', 'verifier', 'class', 'from', 'to', 'deleted', 'single'] as const;

/** Only valid values: unknown ones in the URL are dropped. */
interface HoursSearch {
  readonly q: string;
  readonly status: readonly HoursStatus[];
  /** An id, from a link. */
  readonly verifier: number | null;
  /** The id of a class, or empty. */
  readonly class: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Only deleted entries. */
  readonly deleted: boolean;
  /** Only entries that one person decided alone. */
  readonly single: boolean;
  readonly sort: HoursSort;
}

/** Only their author sees drafts. */
const STATUS_CHOICES = [
  ['pending', t('common.pending')],
  ['verified', t('common.verified')],
  ['approved', t('common.approved')],
  ['rejected', t('common.rejected')],
  ['pending,verified', t('hours.awaitingApproval')],
  ['pending,verified,approved', t('hours.countedInTotals')],
] as const;

function hoursSearchIn(params: URLSearchParams): HoursSearch {
  return {
    q: textIn(params, 'q'),
    status: severalIn(params, 'status', HOURS_STATUSES).filter((status) => status !== 'draft'),
    verifier: idIn(params, 'verifier'),
    class: idOf(params.get('class')),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    deleted: params.get('deleted') === 'true',
    single: params.get('single') === 'true',
    sort: oneIn(params, 'sort', SORTS) ?? '-date',
  };
}

function hoursFilterOf(search: HoursSearch): HoursFilter {
  const { q, status, verifier, deleted, single, sort } = search;
  return {
    sort,
    ...(q && { q }),
    ...(status.length > 0 && { status }),
    ...(verifier && { verifierId: verifier }),
    ...(search.class && { classId: search.class }),
    ...daysOf(search),
    ...(deleted && { deleted }),
    ...(single && { singleActor: single }),
  };
}

/** Does not count the search. */
const chosenOf = ({ status, verifier, class: ofClass, from, to, deleted, single }: HoursSearch): number =>
  [status.length > 0, verifier, ofClass, from, to, deleted, single].filter(Boolean).length;

const labelOf = (statuses: string): string | undefined => STATUS_CHOICES.find(([key]) => key === statuses)?.[1];

const statusWords = (status: readonly HoursStatus[]): string =>
  labelOf(status.join()) ?? status.map((one) => labelOf(one) ?? one).join(', ');

/** Such as "“maya”, Approved, deleted"; empty without filters. */
function wordsOf(search: HoursSearch, ofVerifier: string, ofClass: string): string {
  const { q, status, deleted, single } = search;
  return [
    q && `“${q}”`,
    status.length > 0 && statusWords(status),
    search.verifier && ofVerifier,
    search.class && ofClass,
    deleted && t('hours.deletedFilter'),
    single && t('common.decidedByOnePerson'),
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
}

function useHoursFilter() {
  const { state, ...filters } = useListFilters<HoursSearch, (typeof NARROWING)[number] | 'sort'>(
    hoursSearchIn,
    NARROWING,
  );
  const { data: verifier } = usePersonQuery(state.verifier ?? 0, { skip: state.verifier === null });
  const ofVerifier = t('exports.verifier', { name: verifier ? fullName(verifier) : '…' });
  const classWords = useClassWords();
  const words = wordsOf(state, ofVerifier, classWords(state.class));
  return {
    ...filters,
    ...state,
    ofVerifier,
    filter: hoursFilterOf(state),
    words,
    isNarrowed: words !== '',
    chosen: chosenOf(state),
    problem: problemOfDays(state),
  };
}

type HoursOfSchoolFilter = ReturnType<typeof useHoursFilter>;
