import { t, can, VERIFICATION_LEVEL_LABELS, type HoursView } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursEntryQuery, useHoursHistoryQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useOtherSchool } from '../../../api/organizations.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { StatusChip } from '../../../ui/Chip.js';
import { EvidenceButton } from '../../../ui/EvidenceButton.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { PrintHeader } from '../../../ui/PrintHeader.js';
import { EmptyState, ErrorState, Late } from '../../../ui/states.js';
import { Attachments } from '../attachments/Attachments.js';
import { EntryActions, type InQueue } from './EntryActions.js';
import { placeOf, textFacts, timesOf, verifierFacts } from '../entryWords.js';
import { ImportedNote } from '../ImportedNote.js';
import { PaperActions } from '../paper/PaperActions.js';
import { HowHoursCount } from '../status/HowHoursCount.js';
import { SignalList } from '../signals/ReviewSignals.js';
import { StatusNote } from '../status/StatusNote.js';
import { signerIn } from '../useSigner.js';
import { MessageForm } from './MessageForm.js';
import { Statements } from './Statements.js';
import { SupervisorRequest } from './SupervisorRequest.js';
import { TrailSteps } from './TrailSteps.js';

/** Shows cached data at once and refetches it, because others act on the same entry. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

interface TrailProps {
  readonly id: number;
  readonly queue?: InQueue | undefined;
  readonly onEdit: () => void;
  readonly onReview: (entry: HoursView) => void;
  readonly onClose: () => void;
}

export function Trail({ id, queue, onEdit, onReview, onClose }: TrailProps) {
  const user = useSessionUser();
  const { data: entry, ...reading } = useHoursEntryQuery(id, ANEW);
  const { data: steps, ...history } = useHoursHistoryQuery(id, ANEW);
  const failed = [reading, history].find(({ isError }) => isError);
  if (errorStatus(reading.error) === 404) {
    return (
      <EmptyState icon={SearchX} title={t('hours.entryNotFound')}>
        {t('hours.entryNotFoundHint')}
      </EmptyState>
    );
  }
  if (failed && !(entry && steps)) {
    return <ErrorState title={t('hours.trailNotLoaded')} error={failed.error} onRetry={failed.refetch} />;
  }
  if (!entry || !steps) return <TrailSkeleton />;
  return (
    <>
      <PrintHeader school={entry.organizationId} />
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {placeOf(entry)}
        </Typography>
        <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
      </Stack>
      <StatusNote entry={entry} steps={steps} />
      <SupervisorRequest entry={entry} />
      <SignalList entry={entry} />
      <EntryActions entry={entry} queue={queue} onEdit={onEdit} onReview={() => onReview(entry)} onDeleted={onClose} />
      <PaperActions entry={entry} />
      <Typography variant="h3" component="h4" sx={{ mt: 7, mb: 3 }}>
        {t('hours.details')}
      </Typography>
      <EntryFacts entry={entry} signer={signerIn(entry, steps)} withVolunteer={entry.studentId !== user.id} />
      <ImportedNote entry={entry} />
      <Attachments entry={entry} />
      <Statements entry={entry} />
      <Typography variant="h3" component="h4" sx={{ mt: 7 }}>
        {t('hours.whatHappened')}
      </Typography>
      <TrailSteps steps={steps} />
      <MessageForm entry={entry} />
      <TrailEvidence entry={entry} />
      <HowHoursCount />
    </>
  );
}

const TrailSkeleton = () => (
  <Late role="status" aria-label={t('hours.loadingTrail')}>
    <Skeleton width="60%" height={26} />
    <Skeleton variant="rounded" height={92} sx={{ my: 4 }} />
    <Skeleton variant="rounded" width={200} height={36} />
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} variant="rounded" height={72} sx={{ mt: 6 }} />
    ))}
  </Late>
);

interface EntryFactsProps {
  readonly entry: HoursView;
  readonly signer: string | undefined;
  /** False if volunteers read their own entry. */
  readonly withVolunteer: boolean;
}

function EntryFacts({ entry, signer, withVolunteer }: EntryFactsProps) {
  const school = useOtherSchool(entry.organizationId);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ...(withVolunteer ? [[t('common.student'), fullName(entry.student)] as const] : []),
    [t('common.gradeLevel'), withVolunteer ? entry.student.gradeLevel : null],
    [t('common.school'), withVolunteer ? school : null],
    [t('common.date'), formatDate(entry.date)],
    [t('common.time'), timesOf(entry)],
    [t('common.hours'), entry.hours && hoursInWords(entry.hours, entry.loggedHours)],
    ...verifierFacts(entry, signer),
    [t('hours.howVerified'), entry.verification && t(VERIFICATION_LEVEL_LABELS[entry.verification.level])],
    ...textFacts(entry),
    [t('hours.verifierComment'), entry.verifierComments],
    [t('hours.approverComment'), entry.approverComments],
  ];
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}

function TrailEvidence({ entry }: { readonly entry: HoursView }) {
  const { role } = useSessionUser();
  if (!can(role, 'evidence.make')) return null;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', mt: 5, mb: 2, '@media print': { display: 'none' } }}>
      <EvidenceButton kind="entry" id={String(entry.id)} organizationId={String(entry.organizationId)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('hours.evidenceHint')}
      </Typography>
    </Stack>
  );
}
