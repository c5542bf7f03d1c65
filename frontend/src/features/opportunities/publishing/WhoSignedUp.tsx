import type { OpportunityView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2 } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useOpportunityQuery } from '../../../api/opportunities.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { dayAndTimes, lineWords, takenWords } from '../opportunityWords.js';
import { TakeAttendanceButton } from '../attendance/TakeAttendanceButton.js';
import { People } from './People.js';

const CARD_HEIGHT = 64;

/** The people who have a place at an opportunity, and those who wait in line. */
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
