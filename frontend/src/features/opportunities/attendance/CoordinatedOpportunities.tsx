import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpportunitiesPageQuery } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { PATHS } from '../../../lib/paths.js';
import { ListCard } from '../../../ui/ListCard.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState } from '../../../ui/states.js';
import { OpportunityRows } from '../OpportunityRows.js';
import { windowNow } from './attendance.js';
import { TakeAttendanceButton } from './TakeAttendanceButton.js';

const SHOWN = 3;
const FRESH = { refetchOnMountOrArgChange: true } as const;

export function CoordinatedOpportunities() {
  const { timeZone } = useSessionUser();
  const begun = useOpportunitiesPageQuery({ coordinator: 'me', when: 'past', sort: '-date', limit: SHOWN }, FRESH);
  const next = useOpportunitiesPageQuery({ coordinator: 'me', when: 'upcoming', sort: 'date', limit: SHOWN }, FRESH);
  const rows = begun.data && next.data && byUrgency(begun.data.rows, next.data.rows, timeZone);
  const failed = [begun, next].find(({ isError, data }) => isError && !data);
  const refetch = (): void => [begun, next].forEach((query) => void query.refetch());
  return (
    <ListCard
      title="Your opportunities"
      foot={
        rows &&
        rows.length > 0 && (
          <Button component={Link} to={`${PATHS.opportunities}?coordinator=me&when=all`}>
            All your opportunities
          </Button>
        )
      }
    >
      <LoadedRows
        rows={rows}
        query={{ isError: failed !== undefined, error: failed?.error, refetch }}
        skeleton={<RowsSkeleton label="Loading the opportunities" rows={SHOWN} cardHeight={120} />}
        empty={
          <EmptyState icon={CalendarHeart} title="You coordinate no opportunities">
            Those that staff publish with you as coordinator appear here.
          </EmptyState>
        }
        failed="The opportunities could not be loaded"
      >
        {(opportunities) => (
          <OpportunityRows label="Your opportunities" opportunities={opportunities}>
            {(opportunity) => <TakeAttendanceButton opportunity={opportunity} />}
          </OpportunityRows>
        )}
      </LoadedRows>
    </ListCard>
  );
}

/** Current and just ended ones first, then upcoming, then past. */
function byUrgency(
  begun: readonly OpportunityView[],
  next: readonly OpportunityView[],
  timeZone: string,
): readonly OpportunityView[] {
  const isOn = (opportunity: OpportunityView): boolean => windowNow(opportunity, timeZone) === 'open';
  return [...begun.filter(isOn), ...next, ...begun.filter((one) => !isOn(one))];
}
