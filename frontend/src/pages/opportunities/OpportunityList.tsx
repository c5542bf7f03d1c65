import { Suspense, lazy, type ReactNode } from 'react';
import { t, isVolunteer, AUDIENCES, can, reachOf, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { CalendarHeart } from 'lucide-react';
import { useOpportunitiesListInfiniteQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HappeningNow } from '../../features/opportunities/HappeningNow.js';
import { OpportunityGrid, OpportunityGridSkeleton } from '../../features/opportunities/OpportunityGrid.js';
import { AUDIENCE_LABELS } from '../../features/opportunities/opportunityWords.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { exportFilters } from '../../features/reporting/exports/exportWords.js';
import { Sections } from '../../ui/Columns.js';
import { FilterSelect, FilterToggle, SearchBox } from '../../ui/FilterFields.js';
import { FilterPanel } from '../../ui/FilterPanel.js';
import { useNarrow } from '../../ui/layout.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { ListFoot } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { useFilters, ACTIVITY, DATES, USUAL_DATES, type Filters } from './filters.js';

const PAGE_CARDS = 24;

const Part = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > :first-of-type': { flex: 1 },
  [theme.breakpoints.down('sm')]: { '& > :first-of-type': { flexBasis: '100%' } },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  paddingTop: 4,
  color: theme.vars.palette.text.secondary,
}));

interface OpportunityListProps {
  readonly onOpen: (id: number) => void;
  /** For staff. */
  readonly actions?: ((opportunity: OpportunityView) => ReactNode) | undefined;
}

export function OpportunityList({ onOpen, actions }: OpportunityListProps) {
  const filters = useFilters();
  // not from the cache, because others sign up in the meantime
  const list = useOpportunitiesListInfiniteQuery(
    { ...filters.filter, limit: PAGE_CARDS },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Sections>
      <HappeningNow onOpen={onOpen} />
      <Part aria-label={t('opportunities.findOpportunities')}>
        <Head>
          <OpportunityFilters {...filters} />
          <ExportMenu kind="opportunities" filters={exportFilters(filters.filter)} />
        </Head>
        <PagedRows
          list={list}
          skeleton={<OpportunityGridSkeleton cards={6} />}
          empty={<NoOpportunities {...filters} />}
          failed={t('opportunities.loadFailed')}
          frame={(state) => <Card component="div">{state}</Card>}
        >
          {(rows) => (
            <>
              <OpportunityGrid
                label={t('common.opportunities')}
                opportunities={rows}
                onOpen={onOpen}
                {...(actions && { actions })}
              />
              <Foot>
                <ListFoot list={list} />
              </Foot>
            </>
          )}
        </PagedRows>
      </Part>
    </Sections>
  );
}

function NoOpportunities({ words, state, clear, set }: Filters) {
  const { role } = useSessionUser();
  if (words) {
    return (
      <NothingFound title={t('opportunities.noneFound')} onClear={clear}>
        {t('opportunities.noMatch', { filters: words })}
      </NothingFound>
    );
  }
  return (
    <EmptyState
      icon={CalendarHeart}
      title={t('opportunities.noneFound')}
      action={
        state.when !== 'all' && (
          <Button variant="outlined" onClick={() => set({ when: 'all' })}>
            {t('opportunities.showAllDates')}
          </Button>
        )
      }
    >
      {isVolunteer(role) ? t('opportunities.publishedAppearHere') : t('opportunities.noUpcomingForStaff')}
    </EmptyState>
  );
}

const SchoolFilter = lazy(async () => ({ default: (await import('../people/SchoolFilter.js')).SchoolFilter }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiAutocomplete-root': { flex: '1 1 180px', maxWidth: 240 },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > :nth-of-type(2), & > .MuiAutocomplete-root': { gridColumn: '1 / -1', maxWidth: 'none' },
    '& > button:first-of-type': { gridColumn: 'auto' },
  },
  // puts its controls in one line with what follows
  '&.folded': { [theme.breakpoints.down('md')]: { display: 'contents' } },
}));

const AUDIENCE_CHOICES = AUDIENCES.map((audience) => [audience, AUDIENCE_LABELS[audience]] as const);

function OpportunityFilters(filters: Filters) {
  const { state, search, setSearch, clear } = filters;
  const { role } = useSessionUser();
  const narrow = useNarrow();
  const folds = narrow && !isVolunteer(role);
  const { q, when, ...others } = state;
  const chosen = Object.keys(others).length + (when === USUAL_DATES ? 0 : 1);
  const fields = <Fields {...filters} />;
  return (
    <Bar role="search" aria-label={t('common.opportunities')} className={folds ? 'folded' : ''}>
      <SearchBox label={t('opportunities.search')} value={search} onChange={setSearch} />
      {folds ? (
        <FilterPanel chosen={chosen} isNarrowed={chosen > 0 || q !== ''} clear={clear} show={t('ui.showResults')}>
          {fields}
        </FilterPanel>
      ) : (
        fields
      )}
    </Bar>
  );
}

/** Only staff filter by audience: volunteers see only what is for them. */
function Fields({ state, set }: Filters) {
  const { role } = useSessionUser();
  return (
    <>
      <FilterSelect
        label={t('common.date')}
        value={state.when}
        choices={DATES}
        onChange={(when) => set({ when: when === USUAL_DATES ? '' : when })}
      />
      {!isVolunteer(role) && (
        <FilterSelect
          label={t('opportunities.audience')}
          all={t('opportunities.anyAudience')}
          value={state.audience ?? ''}
          choices={AUDIENCE_CHOICES}
          onChange={(audience) => set({ audience })}
        />
      )}
      {reachOf(role, 'attendance.take').includes('assigned') && (
        <FilterToggle
          label={t('opportunities.coordinatedByYou')}
          pressed={state.coordinator !== undefined}
          onChange={(pressed) => set({ coordinator: pressed ? 'me' : '' })}
        />
      )}
      {can(role, 'opportunities.manage') && (
        <FilterSelect
          label={t('common.status')}
          all={t('common.anyStatus')}
          value={state.active === undefined ? '' : String(state.active)}
          choices={ACTIVITY}
          onChange={(active) => set({ active })}
        />
      )}
      {reachOf(role, 'opportunities.read').includes('everywhere') && (
        <Suspense fallback={null}>
          <SchoolFilter
            id={state.organizationId}
            onPick={(id) => set({ school: id === undefined ? '' : String(id) })}
          />
        </Suspense>
      )}
    </>
  );
}
