import { useId } from 'react';
import { t, isVolunteer, type OpportunityView } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { CalendarHeart } from 'lucide-react';
import { useOpportunitiesListInfiniteQuery } from '../../api/opportunities.js';
import { useOtherSchool } from '../../api/organizations.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ListCard } from '../../ui/ListCard.js';
import { ListFoot } from '../../ui/PagedList.js';
import { Row, Rows } from '../../ui/Rows.js';
import { CheckInButton } from './attendance/CheckInButton.js';
import { TakeAttendanceButton } from './attendance/TakeAttendanceButton.js';
import { OpportunityChip, TitleButton } from './OpportunityChip.js';
import { dayAndTimes, takenWords } from './opportunityWords.js';

const PAGE_ROWS = 5;

interface HappeningNowProps {
  readonly onOpen: (id: number) => void;
}

/** Renders nothing if no opportunity is taking place. */
export function HappeningNow({ onOpen }: HappeningNowProps) {
  const list = useOpportunitiesListInfiniteQuery(
    { when: 'now', sort: 'date', limit: PAGE_ROWS },
    { refetchOnMountOrArgChange: true },
  );
  const opportunities = rowsOf(list);
  // what comes below waits, so that it does not move
  if (!opportunities && !list.isError) return <div aria-busy />;
  if (!opportunities?.length) return null;
  const label = t('opportunities.happeningNow');
  return (
    <ListCard title={label} foot={opportunities.length >= PAGE_ROWS && <ListFoot list={list} />}>
      <Box sx={{ px: { xs: 4, sm: 5 } }}>
        <Rows aria-label={label}>
          {opportunities.map((opportunity) => (
            <RunningRow key={opportunity.id} opportunity={opportunity} onOpen={onOpen} />
          ))}
        </Rows>
      </Box>
    </ListCard>
  );
}

function RunningRow({ opportunity, onOpen }: HappeningNowProps & { readonly opportunity: OpportunityView }) {
  const titleId = useId();
  const { role } = useSessionUser();
  const school = useOtherSchool(opportunity.organizationId);
  const { id, title, organizationName, location, mySignup } = opportunity;
  const taken = isVolunteer(role) ? undefined : takenWords(opportunity);
  return (
    <Row
      icon={<CalendarHeart size={20} aria-hidden />}
      title={
        <TitleButton id={titleId} onClick={() => onOpen(id)}>
          {title}
        </TitleButton>
      }
      text={
        <>
          {[dayAndTimes(opportunity), taken].filter(Boolean).join(' · ')}
          <br />
          {[school, organizationName, location].filter(Boolean).join(' · ')}
        </>
      }
    >
      <OpportunityChip state="now" />
      <TakeAttendanceButton opportunity={opportunity} prominent />
      {mySignup?.status === 'signed-up' && <CheckInButton opportunityId={id} namedBy={titleId} onOpen={onOpen} />}
    </Row>
  );
}
