import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { exportFilters } from '../../features/reporting/exports/exportWords.js';
import { useHoursCount, useWaitingOverAWeek } from '../../features/reporting/useReviewFigures.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { SavedFilters } from '../../features/hours/savedFilters/SavedFilters.js';
import { FilterPanel } from '../../ui/FilterPanel.js';
import { ClassFilter } from '../../ui/ClassFilter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { FilterSelect, FilterToggle, SearchBox } from '../../ui/FilterFields.js';
import { FilterTabs, type FilterTab } from '../../ui/FilterTabs.js';
import { useNarrow } from '../../ui/layout.js';
import { SchoolYearFilter } from '../../ui/SchoolYearFilter.js';
import { gradeName } from '../../features/reporting/reports/reportWords.js';
import {
  GRADES,
  ORDER_LABELS,
  ordersOf,
  signalName,
  SIGNALS,
  type ApprovalTabKey,
  type ApprovalTabs,
  type ApprovalFilter,
} from './filters.js';

const Bar = styled('div')(({ theme }) => ({
  flex: '1 0 100%',
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > .end': { display: 'flex', gap: 8 },
  [theme.breakpoints.up('md')]: {
    paddingRight: 8,
    '& .MuiButton-root': { minHeight: 40 },
    // a select is as wide as its longest choice
    '& .MuiInputBase-root': { maxWidth: 200 },
    '& > .end': { marginLeft: 'auto' },
  },
  [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { paddingInline: 10 } },
}));

const Line = styled('p')(({ theme }) => ({
  flex: '1 0 100%',
  order: 2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export function ApprovalFilters({ filter }: { filter: ApprovalFilter }) {
  const narrow = useNarrow();
  const { tab, tabs, search, isNarrowed, clear, set, setSearch } = filter;
  const fields = <FilterFields {...filter} />;
  return (
    <>
      <FilterTabs
        label={t('approvals.entriesByStatus')}
        tabs={useTabCounts(tabs)}
        selected={tab.key}
        onSelect={(key) => {
          const ofTheTab = { late: '', signal: '', single: '' };
          set({ tab: key === 'pending' ? '' : key, ...(key !== tab.key && ofTheTab) });
        }}
      />
      <SearchBox label={t('hours.search')} value={search} onChange={setSearch} />
      <Bar role="group" aria-label={t('common.filters')}>
        {narrow ? <FilterPanel {...filter}>{fields}</FilterPanel> : fields}
        <div className="end">
          {isNarrowed && !narrow && (
            <Button variant="text" onClick={clear}>
              {t('common.clearFilters')}
            </Button>
          )}
          <SavedFilters list="approvals" filter={filter} hint={t('approvals.noSavedFiltersHint')} />
          <ExportMenu kind="hours" filters={exportFilters(filter.filter)} />
        </div>
      </Bar>
      {filter.single && <Line>{t('approvals.decidedByOnePersonHint')}</Line>}
    </>
  );
}

function useTabCounts([first, second, third]: ApprovalTabs): readonly FilterTab<ApprovalTabKey>[] {
  const counts = [useHoursCount(first.status), useHoursCount(second.status), useHoursCount(third.status)];
  return [first, second, third].map(({ key, label }, index) => ({ key, label, count: counts[index]?.total }));
}

const SIGNAL_CHOICES = SIGNALS.map((signal) => [signal, signalName(signal)] as const);
const GRADE_CHOICES = GRADES.map((grade) => [grade, gradeName(grade)] as const);

function FilterFields({
  tab,
  late,
  signal,
  grade,
  hasGrades,
  single,
  from,
  to,
  sort,
  problem,
  set,
  ...filter
}: ApprovalFilter) {
  const overAWeek = useWaitingOverAWeek();
  return (
    <>
      {tab.key === 'pending' && (
        <FilterToggle
          label={t('approvals.waitingLong')}
          pressed={late}
          count={overAWeek ?? null}
          onChange={(pressed) => set({ late: pressed ? 'true' : '' })}
        />
      )}
      {tab.key === 'pending' && (
        <FilterSelect
          label={t('approvals.signals')}
          all={t('approvals.anySignals')}
          value={signal}
          choices={SIGNAL_CHOICES}
          onChange={(chosen) => set({ signal: chosen })}
        />
      )}
      {hasGrades && (
        <FilterSelect
          label={t('common.gradeLevel')}
          all={t('reports.allGrades')}
          value={grade}
          choices={GRADE_CHOICES}
          onChange={(chosen) => set({ grade: chosen })}
        />
      )}
      <ClassFilter value={filter.class} onChange={(id) => set({ class: id })} />
      {tab.key === 'approved' && (
        <FilterToggle
          label={t('hours.decidedByOnePerson')}
          pressed={single}
          onChange={(pressed) => set({ single: pressed ? 'true' : '' })}
        />
      )}
      <SchoolYearFilter from={from} to={to} onChange={set} />
      <DayFilter label={t('common.from')} day={from} onChange={(day) => set({ from: day })} />
      <DayFilter label={t('common.to')} day={to} error={problem} onChange={(day) => set({ to: day })} />
      <FilterSelect
        label={t('common.order')}
        value={sort}
        choices={ordersOf(tab).map((order) => [order, ORDER_LABELS[order]] as const)}
        onChange={(order) => set({ sort: order === tab.sort ? '' : order })}
      />
    </>
  );
}
