import type { ReactNode } from 'react';
import { isVolunteer, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarHeart, SearchX } from 'lucide-react';
import { useOpportunitiesListInfiniteQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { OpportunityGrid } from '../../features/opportunities/OpportunityGrid.js';
import { OpportunityGridSkeleton } from '../../features/opportunities/OpportunityGridSkeleton.js';
import { exportFilters } from '../../features/reporting/exports/exportFilters.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { Card } from '../../ui/Card.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { rowsOf } from '../../api/paging.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
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
  const rows = rowsOf(list);
  return (
    <Part aria-label="Find opportunities">
      <Head>
        <OpportunityFilters {...filters} />
        <ExportMenu kind="opportunities" filters={exportFilters(filters.filter)} />
      </Head>
      {rows ? (
        rows.length === 0 ? (
          <Card as="div">
            <NoOpportunities {...filters} />
          </Card>
        ) : (
          <OpportunityGrid label="Opportunities" opportunities={rows} onOpen={onOpen} {...(actions && { actions })} />
        )
      ) : list.isError ? (
        <Card as="div">
          <ErrorState title="The opportunities could not be loaded" error={list.error} onRetry={list.refetch} />
        </Card>
      ) : (
        <OpportunityGridSkeleton cards={6} />
      )}
      {rows && rows.length > 0 && (
        <Foot>
          <ListFoot list={list} />
        </Foot>
      )}
    </Part>
  );
}

function NoOpportunities({ words, asked, clear, set }: Filters) {
  const { role } = useSessionUser();
  if (words) {
    return (
      <EmptyState
        icon={SearchX}
        title="No opportunities found"
        action={
          <Button variant="outlined" onClick={clear}>
            Clear filters
          </Button>
        }
      >
        Nothing matches {words}.
      </EmptyState>
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
