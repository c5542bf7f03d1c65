import type { OpportunityView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2, ShieldX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useOpportunityQuery } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useLast } from '../../../lib/useLast.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { dayAndTimes } from '../opportunityWords.js';
import { takesAttendance, windowNow } from './attendance.js';
import { AttendanceList } from './AttendanceList.js';
import { tooEarlyWords } from './attendanceWords.js';
import { CheckInCodeButton } from './CheckInCodeButton.js';

interface OpenAttendanceProps {
  /** Whose attendance is taken; null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function OpenAttendance({ id, onClose }: OpenAttendanceProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Attendance" onClose={onClose}>
      {shown !== null && <TakeAttendance key={shown} id={shown} />}
    </SidePanel>
  );
}

/** The people who have a place, to be marked present, and the code by which they do it themselves. */
function TakeAttendance({ id }: { id: number }) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <Attendance opportunity={currentData} />;
  if (errorStatus(error) === 404) return <EmptyState icon={CalendarX2} title="There is no such opportunity" />;
  if (!isError) return <RowsSkeleton label="Loading who signed up" rows={5} cardHeight={64} />;
  return <ErrorState title="The list could not be loaded" error={error} onRetry={refetch} />;
}

function Attendance({ opportunity }: { opportunity: OpportunityView }) {
  const user = useSessionUser();
  const window = windowNow(opportunity, user.timeZone);
  const { title, state } = opportunity;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{dayAndTimes(opportunity)}</Typography>
      </div>
      {state === 'cancelled' ? (
        <Alert>It was cancelled: nobody can be marked present.</Alert>
      ) : takesAttendance(opportunity, user) ? (
        <>
          {window !== 'late' && <CheckInCodeButton opportunity={opportunity} />}
          {window === 'early' && <Alert>{tooEarlyWords(opportunity)}</Alert>}
          <AttendanceList opportunity={opportunity} early={window === 'early'} />
        </>
      ) : (
        <EmptyState icon={ShieldX} title="Its coordinator and staff take attendance" />
      )}
    </Stack>
  );
}
