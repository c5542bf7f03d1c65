import { useId, type ReactNode } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2, CalendarPlus, NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useOpportunityQuery, wasAttended, useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useOtherSchool } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { withSchool } from '../../api/visitedSchool.js';
import { formatDate, timeRange } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { hoursInWords } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { EmptyState, ErrorState, Late } from '../../ui/states.js';
import { shownState } from './attendance/attendance.js';
import { CheckIn } from './attendance/CheckIn.js';
import { useLoggedEntry, ViewYourHours } from './attendance/CheckInButton.js';
import { TakeAttendanceButton } from './attendance/TakeAttendanceButton.js';
import { OpportunityChip } from './OpportunityChip.js';
import { AUDIENCE_LABELS, coordinatorWords, lineWords, spotsWords, takenWords } from './opportunityWords.js';
import { DateList } from './SeriesDates.js';
import { SignUpButtons } from './SignUpButtons.js';
import { chipOf } from './signUpWords.js';

export interface OpportunityPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  /** Shows another date of the series. */
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  /** More content, such as the actions of staff. */
  readonly children?: (opportunity: OpportunityView) => ReactNode;
}

export function OpenOpportunityPanel({ id, onOpen, onClose, children }: OpportunityPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title={t('opportunities.detailsTitle')} onClose={onClose}>
      {shown !== null && (
        <OpportunityDetails id={shown} onOpen={onOpen}>
          {children}
        </OpportunityDetails>
      )}
    </SidePanel>
  );
}

interface OpportunityDetailsProps {
  readonly id: number;
  readonly onOpen: (id: number) => void;
  readonly children?: ((opportunity: OpportunityView) => ReactNode) | undefined;
}

function OpportunityDetails({ id, onOpen, children }: OpportunityDetailsProps) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={CalendarX2} title={t('common.opportunityNotFound')}>
        {t('opportunities.maybeAtAnotherSchool')}
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
    <ErrorState title={t('opportunities.detailsLoadFailed')} error={error} onRetry={refetch} />
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
  const reader = useSessionUser();
  const school = useOtherSchool(opportunity.organizationId);
  const { title, state, mySignup, cancelReason, description } = opportunity;
  const isOn = shownState(opportunity, reader.timeZone) === 'now';
  const chip = isOn ? ({ state: 'now' } as const) : chipOf(opportunity, reader);
  return (
    <Stack spacing={5}>
      <div>
        <Typography id={id} variant="h2" component="h3" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
          {title}
        </Typography>
        <OpportunityChip {...chip} />
      </div>
      {state === 'cancelled' && <Alert>{t('opportunities.cancelledBecause', { reason: cancelReason ?? '' })}</Alert>}
      <CheckIn opportunity={opportunity} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {!(isOn && mySignup) && <SignUpButtons opportunity={opportunity} namedBy={id} prominent />}
        <LogHoursLink opportunity={opportunity} isOn={isOn} />
        <TakeAttendanceButton opportunity={opportunity} prominent />
        <AddToCalendar opportunity={opportunity} />
      </Stack>
      <FactGrid facts={factsOf(opportunity, school)} />
      <div>
        <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
          {t('common.description')}
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

function factsOf(opportunity: OpportunityView, school: string | undefined): readonly (readonly [string, ReactNode])[] {
  const { organizationName, day, hours, location, targetAudience, state } = opportunity;
  const places = [
    takenWords(opportunity),
    ...(state === 'past' || state === 'cancelled' ? [] : [spotsWords(opportunity)]),
  ];
  return [
    ...(school ? [[t('common.school'), school] as const] : []),
    [t('common.organization'), organizationName],
    [t('common.date'), formatDate(day)],
    [t('common.time'), `${timeRange(opportunity)} (${hoursInWords(hours)})`],
    [t('opportunities.location'), location],
    [t('opportunities.for'), AUDIENCE_LABELS[targetAudience]],
    [t('opportunities.coordinator'), coordinatorWords(opportunity) ?? t('opportunities.noCoordinatorYet')],
    [t('opportunities.spots'), [...places, lineWords(opportunity)].filter(Boolean).join(', ')],
  ];
}

const DetailsSkeleton = () => (
  <Late role="status" aria-label={t('opportunities.loadingDetails')}>
    <Skeleton width="60%" height={28} />
    <Skeleton variant="rounded" width={120} height={36} sx={{ mt: 4 }} />
    <Skeleton variant="rounded" height={180} sx={{ mt: 5 }} />
    <Skeleton variant="rounded" height={80} sx={{ mt: 5 }} />
  </Late>
);

const AddToCalendar = ({ opportunity: { id, state } }: { opportunity: OpportunityView }) =>
  state === 'past' || state === 'cancelled' ? null : (
    <Button
      startIcon={<CalendarPlus size={18} aria-hidden />}
      component="a"
      href={withSchool(`/api/volunteer-opportunities/${id}.ics`)}
      download
    >
      {t('opportunities.addToCalendar')}
    </Button>
  );

/** While it takes place, hours come from the check-in. */
function LogHoursLink({ opportunity, isOn }: { opportunity: OpportunityView; isOn: boolean }) {
  const { id } = opportunity;
  const was = wasAttended(opportunity);
  const { entry, isLoading } = useLoggedEntry(id, !was);
  if (!was || isLoading) return null;
  if (entry) return <ViewYourHours entry={entry} />;
  return isOn ? null : (
    <Button
      variant="contained"
      startIcon={<NotebookPen size={18} aria-hidden />}
      component={Link}
      to={`${PATHS.myHours}?log=new&opportunity=${id}`}
    >
      {t('common.logHours')}
    </Button>
  );
}

const MOST = 12;

interface OtherDatesProps {
  readonly opportunity: OpportunityView;
  readonly onOpen: (id: number) => void;
}

/** Upcoming dates of the same series. */
function OtherDates({ opportunity, onOpen }: OtherDatesProps) {
  const { id, seriesId } = opportunity;
  const { data } = useOpportunitiesPageQuery(
    { when: 'upcoming', limit: MOST, ...(seriesId !== null && { seriesId }) },
    { skip: seriesId === null },
  );
  const others = data?.rows.filter((other) => other.id !== id) ?? [];
  if (seriesId === null || others.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        {t('opportunities.otherDates')}
      </Typography>
      <DateList rows={others} shown={opportunity} onOpen={onOpen}>
        {(other) =>
          other.state === 'open' || other.state === 'full' ? (
            <span>{spotsWords(other)}</span>
          ) : (
            <OpportunityChip state={other.state} />
          )
        }
      </DateList>
    </div>
  );
}
