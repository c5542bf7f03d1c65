import { useId, type ReactNode } from 'react';
import { isVolunteer, type OpportunityView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2 } from 'lucide-react';
import { errorStatus } from '../../api/errorMessage.js';
import { useOpportunityQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Late } from '../../ui/loading.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { CheckIn } from './attendance/CheckIn.js';
import { TakeAttendanceButton } from './attendance/TakeAttendanceButton.js';
import { chipOf } from './buttons.js';
import { AddToCalendar } from './AddToCalendar.js';
import { LogHoursLink } from './LogHoursLink.js';
import { OpportunityChip } from './OpportunityChip.js';
import { AUDIENCE_LABELS, lineWords, spotsWords, takenWords, timeRange } from './opportunityWords.js';
import { OtherDates } from './OtherDates.js';
import { SignUpButtons } from './SignUpButtons.js';

interface OpportunityDetailsProps {
  readonly id: number;
  readonly onOpen: (id: number) => void;
  readonly children?: ((opportunity: OpportunityView) => ReactNode) | undefined;
}

/** All about one opportunity, as it stands now. */
export function OpportunityDetails({ id, onOpen, children }: OpportunityDetailsProps) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={CalendarX2} title="There is no such opportunity">
        It may be at another school.
      </EmptyState>
    );
  }
  if (currentData) {
    return (
      <Details opportunity={currentData} onOpen={onOpen}>
        {children?.(currentData)}
      </Details>
    );
  }
  return isError ? (
    <ErrorState title="The opportunity could not be loaded" error={error} onRetry={refetch} />
  ) : (
    <DetailsSkeleton />
  );
}

interface DetailsProps {
  readonly opportunity: OpportunityView;
  readonly onOpen: (id: number) => void;
  readonly children: ReactNode;
}

function Details({ opportunity, onOpen, children }: DetailsProps) {
  const id = useId();
  const managed = !isVolunteer(useSessionUser().role);
  const { title, state, cancelReason, description } = opportunity;
  return (
    <Stack spacing={5}>
      <div>
        <Typography id={id} variant="h2" component="h3" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
          {title}
        </Typography>
        <OpportunityChip {...chipOf(opportunity, managed)} />
      </div>
      {state === 'cancelled' && <Alert>It will not take place. {cancelReason}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        <SignUpButtons opportunity={opportunity} namedBy={id} prominent />
        <LogHoursLink opportunity={opportunity} />
        <TakeAttendanceButton opportunity={opportunity} prominent />
        <AddToCalendar opportunity={opportunity} />
      </Stack>
      <CheckIn opportunity={opportunity} />
      <FactGrid facts={factsOf(opportunity)} />
      <div>
        <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
          Description
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {description}
        </Typography>
      </div>
      <OtherDates opportunity={opportunity} onOpen={onOpen} />
      {children}
    </Stack>
  );
}

function factsOf(opportunity: OpportunityView): readonly (readonly [string, ReactNode])[] {
  const { organizationName, day, hours, location, targetAudience, coordinator, state } = opportunity;
  const places = [
    takenWords(opportunity),
    ...(state === 'past' || state === 'cancelled' ? [] : [spotsWords(opportunity)]),
  ];
  return [
    ['Organization', organizationName],
    ['Date', formatDate(day)],
    ['Time', `${timeRange(opportunity)} (${hoursInWords(hours)})`],
    ['Location', location],
    ['For', AUDIENCE_LABELS[targetAudience]],
    ['Coordinator', coordinator?.name ?? 'Nobody named yet'],
    ['Spots', [...places, lineWords(opportunity)].filter(Boolean).join(', ')],
  ];
}

const DetailsSkeleton = () => (
  <Late role="status" aria-label="Loading the opportunity">
    <Skeleton width="60%" height={28} />
    <Skeleton variant="rounded" width={120} height={36} sx={{ mt: 4 }} />
    <Skeleton variant="rounded" height={180} sx={{ mt: 5 }} />
    <Skeleton variant="rounded" height={80} sx={{ mt: 5 }} />
  </Late>
);
