import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { OpportunityRows } from '../../features/opportunities/OpportunityRows.js';
import { titleAndDay } from '../../features/opportunities/opportunityWords.js';
import { choicesOf } from '../../features/opportunities/publishing/acts.js';
import { ManageMenu } from '../../features/opportunities/publishing/ManageMenu.js';
import type { Publishing } from '../../features/opportunities/publishing/usePublishing.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';

const SHOWN = 3;

/** What the school published last, and the way to publish more. */
export function RecentOpportunities({ publishing }: { publishing: Publishing }) {
  const query = useOpportunitiesPageQuery({ sort: '-createdAt', limit: SHOWN }, FRESH);
  const create = (
    <Button
      variant="outlined"
      startIcon={<CalendarPlus size={18} aria-hidden />}
      onClick={() => publishing.openForm('new')}
    >
      Create Opportunity
    </Button>
  );
  return (
    <ListCard
      title="Recent opportunities"
      foot={
        query.data?.rows.length ? (
          <Button component={Link} to={PATHS.opportunities}>
            All opportunities
          </Button>
        ) : undefined
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<RowsSkeleton label="Loading the opportunities" rows={SHOWN} cardHeight={120} />}
        empty={
          <EmptyState icon={CalendarPlus} title="No opportunities yet" action={create}>
            What your school publishes appears here, and volunteers sign up for it.
          </EmptyState>
        }
        failed="The opportunities could not be loaded"
      >
        {(opportunities) => (
          <OpportunityRows label="Recent opportunities" opportunities={opportunities}>
            {(opportunity) => (
              <>
                {choicesOf(opportunity).includes('edit') && (
                  <Button variant="outlined" onClick={() => publishing.openForm(opportunity.id)}>
                    Edit <span style={visuallyHidden}>{titleAndDay(opportunity)}</span>
                  </Button>
                )}
                <ManageMenu opportunity={opportunity} publishing={publishing} />
              </>
            )}
          </OpportunityRows>
        )}
      </LoadedRows>
    </ListCard>
  );
}
