import { useId } from 'react';
import type { SignupView } from '@hourtrail/contracts';
import { CalendarHeart } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Row, Rows } from '../../ui/Rows.js';
import { timeNow, windowNow, type ShownState } from './attendance/attendance.js';
import { CheckInButton } from './attendance/CheckInButton.js';
import { OpportunityChip, TitleButton } from './OpportunityChip.js';
import { dayAndTimes } from './opportunityWords.js';
import { bySeries, DateList, MoreDates } from './SeriesDates.js';

interface SignupListProps {
  readonly label: string;
  readonly signups: readonly SignupView[];
  readonly onOpen: (opportunityId: number) => void;
}

/** The dates of a weekly series share a row. */
export const SignupList = ({ label, signups, onOpen }: SignupListProps) => (
  <Rows aria-label={label}>
    {bySeries(signups, ({ opportunity }) => opportunity.seriesId).map(([signup, ...others]) => (
      <SignupRow key={signup.id} signup={signup} others={others} onOpen={onOpen} />
    ))}
  </Rows>
);

interface SignupRowProps {
  readonly signup: SignupView;
  /** Further dates of the same series. */
  readonly others: readonly SignupView[];
  readonly onOpen: (opportunityId: number) => void;
}

function SignupRow({ signup, others, onOpen }: SignupRowProps) {
  const id = useId();
  const { id: reader, timeZone } = useSessionUser();
  const { opportunityId, opportunity, userId } = signup;
  return (
    <Row
      icon={<CalendarHeart size={20} aria-hidden />}
      title={
        <TitleButton id={id} onClick={() => onOpen(opportunityId)}>
          {opportunity.title}
        </TitleButton>
      }
      text={
        <>
          {dayAndTimes(opportunity)}
          <br />
          {opportunity.organizationName} · {opportunity.location}
        </>
      }
      below={
        others.length > 0 && (
          <MoreDates count={others.length}>
            <DateList rows={others.map(dateOf)} shown={opportunity} onOpen={onOpen}>
              {(other) => <OpportunityChip state={stateOf(other, timeZone)} position={other.position} />}
            </DateList>
          </MoreDates>
        )
      }
    >
      <OpportunityChip state={stateOf(signup, timeZone)} position={signup.position} />
      {userId === reader && canCheckIn(signup, timeZone) && (
        <CheckInButton opportunityId={opportunityId} namedBy={id} onOpen={onOpen} />
      )}
    </Row>
  );
}

const dateOf = (signup: SignupView) => ({ ...signup, ...signup.opportunity, id: signup.opportunityId });

/** From half an hour before the start until the end. */
export const canCheckIn = ({ status, opportunity }: SignupView, timeZone: string): boolean =>
  status === 'signed-up' && windowNow(opportunity, timeZone) === 'open' && timeNow(opportunity, timeZone) !== 'past';

function stateOf({ status, opportunity }: SignupView, timeZone: string): ShownState {
  const time = timeNow(opportunity, timeZone);
  if (time === 'past') return 'past';
  if (status === 'waitlisted') return 'waitlisted';
  return time === 'now' ? 'now' : 'signed-up';
}
