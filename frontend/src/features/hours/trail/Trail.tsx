import type { HoursView } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursEntryQuery, useHoursHistoryQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { Late } from '../../../ui/loading.js';
import { PaperLine } from '../../../ui/PaperLine.js';
import { StatusChip } from '../../../ui/StatusChip.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { EntryActions } from './EntryActions.js';
import { EntryFacts } from './EntryFacts.js';
import { placeOf } from '../entryWords.js';
import { ImportedNote } from '../ImportedNote.js';
import { HowHoursCount } from '../standing/HowHoursCount.js';
import { SignalList } from '../signals/SignalList.js';
import { StandingNote } from '../standing/StandingNote.js';
import { TrailEvidence } from './TrailEvidence.js';
import { TrailSteps } from './TrailSteps.js';

/** What is known is shown at once, and read again: others act on the same entry. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

interface TrailProps {
  readonly id: number;
  readonly onEdit: () => void;
  readonly onReview: (entry: HoursView) => void;
  readonly onClose: () => void;
}

/** One entry with all that is known of it: where it stands, what can be done, and how it came here. */
export function Trail({ id, onEdit, onReview, onClose }: TrailProps) {
  const user = useSessionUser();
  const { data: entry, ...reading } = useHoursEntryQuery(id, ANEW);
  const { data: steps, ...history } = useHoursHistoryQuery(id, ANEW);
  const failed = [reading, history].find(({ isError }) => isError);
  if (errorStatus(reading.error) === 404) {
    return (
      <EmptyState icon={SearchX} title="There is no such entry">
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>
    );
  }
  if (failed && !(entry && steps)) {
    return <ErrorState title="The trail could not be loaded" error={failed.error} onRetry={failed.refetch} />;
  }
  if (!entry || !steps) return <TrailSkeleton />;
  return (
    <>
      <PaperLine school={entry.organizationId} />
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {placeOf(entry)}
        </Typography>
        <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
      </Stack>
      <StandingNote entry={entry} steps={steps} />
      <SignalList signals={entry.signals} />
      <EntryActions entry={entry} onEdit={onEdit} onReview={() => onReview(entry)} onDeleted={onClose} />
      <Typography variant="h3" component="h4" sx={{ mt: 7, mb: 3 }}>
        Details
      </Typography>
      <EntryFacts entry={entry} withVolunteer={entry.studentId !== user.id} />
      <ImportedNote entry={entry} />
      <Typography variant="h3" component="h4" sx={{ mt: 7 }}>
        What happened
      </Typography>
      <TrailSteps steps={steps} />
      <TrailEvidence entry={entry} />
      <HowHoursCount />
    </>
  );
}

const TrailSkeleton = () => (
  <Late role="status" aria-label="Loading the trail">
    <Skeleton width="60%" height={26} />
    <Skeleton variant="rounded" height={92} sx={{ my: 4 }} />
    <Skeleton variant="rounded" width={200} height={36} />
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} variant="rounded" height={72} sx={{ mt: 6 }} />
    ))}
  </Late>
);
