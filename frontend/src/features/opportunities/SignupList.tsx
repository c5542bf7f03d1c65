import { dateInZone, timeInZone, type SignupView } from '@hourtrail/contracts';
import { CalendarHeart } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Row, Rows } from '../../ui/Rows.js';
import { OpportunityChip, TitleButton } from './OpportunityChip.js';
import { dayAndTimes } from './opportunityWords.js';

interface SignupListProps {
  readonly label: string;
  readonly signups: readonly SignupView[];
  readonly onOpen: (opportunityId: number) => void;
}

export function SignupList({ label, signups, onOpen }: SignupListProps) {
  const { timeZone } = useSessionUser();
  return (
    <Rows aria-label={label}>
      {signups.map((signup) => {
        const { id, opportunityId, opportunity, position } = signup;
        return (
          <Row
            key={id}
            icon={<CalendarHeart size={20} aria-hidden />}
            title={<TitleButton onClick={() => onOpen(opportunityId)}>{opportunity.title}</TitleButton>}
            text={
              <>
                {dayAndTimes(opportunity)}
                <br />
                {opportunity.organizationName} · {opportunity.location}
              </>
            }
          >
            <OpportunityChip state={stateOf(signup, timeZone)} position={position} />
          </Row>
        );
      })}
    </Rows>
  );
}

/** Uses the time zone of the school, as the server does. */
function stateOf({ status, opportunity }: SignupView, timeZone: string, now = new Date()) {
  const begins = `${opportunity.day} ${opportunity.startTime}`;
  if (begins <= `${dateInZone(now, timeZone)} ${timeInZone(now, timeZone)}`) return 'past';
  return status === 'waitlisted' ? 'waitlisted' : 'signed-up';
}
