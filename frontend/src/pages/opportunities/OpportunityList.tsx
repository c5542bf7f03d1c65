import type { ReactNode } from 'react';
import { isVolunteer, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { CalendarHeart } from 'lucide-react';
import { useOpportunitiesListInfiniteQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { OpportunityGrid } from '../../features/opportunities/OpportunityGrid.js';
import { OpportunityGridSkeleton } from '../../features/opportunities/OpportunityGridSkeleton.js';
import { exportFilters } from '../../features/reporting/exports/exportFilters.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { NothingFound } from '../../ui/NothingFound.js';
import { EmptyState } from '../../ui/states.js';
import { OpportunityFilters } from './OpportunityFilters.js';
import { useFilters, type Filters } from './filters.js';

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
  /** What staff can do with each. */
  readonly actions?: ((opportunity: OpportunityView) => ReactNode) | undefined;
}

/** The opportunities there are for the reader, narrowed as they ask, a page at a time. */
export function OpportunityList({ onOpen, actions }: OpportunityListProps) {
  const filters = useFilters();
  // others sign up meanwhile
  const list = useOpportunitiesListInfiniteQuery(
    { ...filters.filter, limit: PAGE_CARDS },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Part aria-label="Find opportunities">
      <Head>
        <OpportunityFilters {...filters} />
        <ExportMenu kind="opportunities" filters={exportFilters(filters.filter)} />
      </Head>
      <PagedRows
        list={list}
        skeleton={<OpportunityGridSkeleton cards={6} />}
        empty={<NoOpportunities {...filters} />}
        failed="The opportunities could not be loaded"
        frame={(state) => <Card component="div">{state}</Card>}
      >
        {(rows) => (
          <>
            <OpportunityGrid label="Opportunities" opportunities={rows} onOpen={onOpen} {...(actions && { actions })} />
            <Foot>
              <ListFoot list={list} />
            </Foot>
          </>
        )}
      </PagedRows>
    </Part>
  );
}

function NoOpportunities({ words, asked, clear, set }: Filters) {
  const { role } = useSessionUser();
  if (words) {
    return (
      <NothingFound title="No opportunities found" onClear={clear}>
        Nothing matches {words}.
      </NothingFound>
    );
  }
  return (
    <EmptyState
      icon={CalendarHeart}
      title="No opportunities found"
      action={
        asked.when !== 'all' && (
          <Button variant="outlined" onClick={() => set({ when: 'all' })}>
            Show all dates
          </Button>
        )
      }
    >
      {isVolunteer(role)
        ? 'What your school publishes appears here.'
        : 'Nothing is to come. What is published appears here.'}
    </EmptyState>
  );
}
