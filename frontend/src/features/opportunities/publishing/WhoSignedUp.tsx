import { useId } from 'react';
import { UNKNOWN_PERSON, type OpportunityView, type SignupView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2 } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useOpportunityQuery, useSignupsListInfiniteQuery, type SignupFilter } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { ListFoot } from '../../../ui/PagedList.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { dayAndTimes, lineWords, takenWords, placeInLine } from '../opportunityWords.js';
import { TakeAttendanceButton } from '../attendance/TakeAttendanceButton.js';

const CARD_HEIGHT = 64;

export function WhoSignedUp({ id }: { id: number }) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <Lists opportunity={currentData} />;
  if (errorStatus(error) === 404) return <EmptyState icon={CalendarX2} title="There is no such opportunity" />;
  if (!isError) return <RowsSkeleton label="Loading who signed up" rows={5} cardHeight={CARD_HEIGHT} />;
  return <ErrorState title="The list could not be loaded" error={error} onRetry={refetch} />;
}

function Lists({ opportunity }: { opportunity: OpportunityView }) {
  const { id, title, state, cancelReason } = opportunity;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{dayAndTimes(opportunity)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[takenWords(opportunity), lineWords(opportunity)].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {state === 'cancelled' ? (
        <Alert>It was cancelled, and every sign-up ended. {cancelReason}</Alert>
      ) : (
        <>
          <div>
            <TakeAttendanceButton opportunity={opportunity} prominent />
          </div>
          <People
            label="Signed up"
            empty="Nobody has signed up yet."
            filter={{ opportunityId: id, status: 'signed-up' }}
          />
          <People label="Waitlist" empty="Nobody waits in line." filter={{ opportunityId: id, status: 'waitlisted' }} />
        </>
      )}
    </Stack>
  );
}

const PAGE_ROWS = 25;

interface PeopleProps {
  readonly label: string;
  readonly empty: string;
  readonly filter: SignupFilter;
}

function People({ label, empty, filter }: PeopleProps) {
  const id = useId();
  const list = useSignupsListInfiniteQuery(
    { ...filter, sort: 'signedUpAt', limit: PAGE_ROWS },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h4">
        {label}
      </Typography>
      <PagedRows
        list={list}
        skeleton={<RowsSkeleton label={`Loading: ${label}`} rows={3} cardHeight={64} />}
        empty={<Typography sx={{ color: 'text.secondary', mt: 2 }}>{empty}</Typography>}
        failed="The list could not be loaded"
      >
        {(rows) => (
          <>
            <Rows aria-label={label}>
              {rows.map((signup) => (
                <Person key={signup.id} signup={signup} />
              ))}
            </Rows>
            <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', mt: 3, color: 'text.secondary' }}>
              <ListFoot list={list} />
            </Stack>
          </>
        )}
      </PagedRows>
    </section>
  );
}

function Person({ signup: { user, signedUpAt, position } }: { signup: SignupView }) {
  const { timeZone } = useSessionUser();
  return (
    <Row title={fullName(user) || UNKNOWN_PERSON} text={`Since ${formatInstant(signedUpAt, timeZone)}`}>
      {position !== null && placeInLine(position)}
    </Row>
  );
}
