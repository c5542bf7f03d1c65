import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t, VERIFICATION_LEVEL_LABELS, type HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useOtherSchool } from '../../../api/organizations.js';
import { formatDate, formatInstant } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { StatusChip } from '../../../ui/Chip.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { Wait } from '../list/columns.js';
import { AcceptForm } from './AcceptForm.js';
import { acceptedBy, type Review } from '../decisions/decisionWords.js';
import { whyNotAccept, whyNotDecide } from '../decisions/mayDecide.js';
import { dropTyped, typedReview } from '../decisions/typedReviews.js';
import { whyUnsentFirst } from '../decisions/unsentFirst.js';
import { placeOf, textFacts, timesOf, verifierFacts } from '../entryWords.js';
import { ImportedNote } from '../ImportedNote.js';
import { useSigner } from '../useSigner.js';
import { RejectForm } from './RejectForm.js';
import { SignalList } from '../signals/ReviewSignals.js';
import { categorySet, creditsFewer, type ReviewValues } from './reviewFormValues.js';
import { whatChanged } from './whatChanged.js';

interface ReviewFormProps {
  readonly entry: HoursView;
  readonly rejecting: boolean;
  readonly onRejecting: (rejecting: boolean) => void;
  readonly onTrail: () => void;
  readonly onDecide: (review: Review) => void;
  readonly onClose: () => void;
}

export function ReviewForm({ entry, rejecting, onRejecting, onTrail, onDecide, onClose }: ReviewFormProps) {
  const reader = useSessionUser();
  const [seen] = useState(() => typedReview(entry.id)?.entry ?? entry);
  const changed = seen.version !== entry.version;

  const accept = ({ hours, categoryId, comments }: ReviewValues): void =>
    onDecide({
      entries: [entry],
      status: acceptedBy(reader.role),
      comments: comments.trim(),
      ...(creditsFewer(entry, hours) && { hours }),
      categoryId: categorySet(entry, categoryId),
    });
  const reject = (comments: string): void => {
    // the reason for a rejection must not become the comment of an approval
    dropTyped(entry.id);
    onDecide({ entries: [entry], status: 'rejected', comments });
  };
  if (rejecting) {
    return (
      <RejectForm
        entries={[entry]}
        hint={t('hours.readInTrail', { name: entry.student.firstName })}
        submit={t('hoursReview.reject')}
        back={t('hoursReview.back')}
        onReject={reject}
        onBack={() => onRejecting(false)}
      >
        <Typography sx={{ mb: 5 }}>
          {t('hoursReview.rejectedEntry', {
            student: fullName(entry.student),
            hours: hoursInWords(entry.hours ?? 0),
            organization: placeOf(entry),
          })}
        </Typography>
      </RejectForm>
    );
  }
  // the figure on the entry is of the category that it has
  const factsOf = (shown: HoursView): ReactNode => (
    <>
      {changed && <News>{whatChanged(seen, entry)}</News>}
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('hoursReview.studentAtOrganization', { student: fullName(entry.student), organization: placeOf(entry) })}
      </Typography>
      <ReviewFacts entry={shown} />
      <ImportedNote entry={entry} />
      <Button variant="text" onClick={onTrail} sx={{ mt: 2, ml: '-10px' }}>
        {t('common.viewTrail')}
      </Button>
      <SignalList entry={shown} />
    </>
  );
  const unsent = whyUnsentFirst(entry, reader);
  const over = whyNotDecide(entry, reader) ?? unsent;
  const unacceptable = whyNotAccept(entry, reader) ?? unsent;
  const toReject = (): void => onRejecting(true);
  return unacceptable ? (
    <NoAccept because={unacceptable} onClose={onClose} {...(!over && { onReject: toReject })}>
      {factsOf(entry)}
    </NoAccept>
  ) : (
    <AcceptForm
      entry={entry}
      facts={(setsCategory) =>
        factsOf(setsCategory ? { ...entry, wouldCountHours: null, counted: [], waitingTogether: null } : entry)
      }
      onDecide={accept}
      onReject={toReject}
      onClose={onClose}
    />
  );
}

/** Takes the focus, because the entry changed during the review. */
function News({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [children]);
  return (
    <div ref={ref} tabIndex={-1} style={{ marginBottom: 16 }}>
      <Alert role="alert">{children}</Alert>
    </div>
  );
}

interface NoAcceptProps {
  readonly because: string;
  readonly children: ReactNode;
  /** Absent if the user cannot reject the entry either. */
  readonly onReject?: () => void;
  readonly onClose: () => void;
}

const NoAccept = ({ because, children, onReject, onClose }: NoAcceptProps) => (
  <>
    <DialogContent>
      {children}
      <div style={{ marginTop: 16 }}>
        <Alert>
          {because} {onReject && t('hoursReview.canReject')}
        </Alert>
      </div>
    </DialogContent>
    <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button onClick={onClose} color="inherit" sx={{ mr: 'auto' }}>
        {onReject ? t('common.cancel') : t('common.close')}
      </Button>
      {onReject && (
        <Button variant="outlined" color="error" data-shortcut="R" onClick={onReject}>
          {t('hoursReview.reject')}
        </Button>
      )}
    </DialogActions>
  </>
);

function ReviewFacts({ entry }: { entry: HoursView }) {
  const { timeZone } = useSessionUser();
  const school = useOtherSchool(entry.organizationId);
  const waits = entry.status === 'pending' || entry.status === 'verified';
  const at = (instant: string | null): string | null => instant && formatInstant(instant, timeZone);
  const level = entry.verification?.level;
  const signer = useSigner(entry);
  const facts = [
    [t('common.student'), fullName(entry.student)],
    [t('common.gradeLevel'), entry.student.gradeLevel],
    [t('common.school'), school],
    [t('common.organization'), placeOf(entry)],
    [t('common.date'), formatDate(entry.date)],
    [t('common.time'), timesOf(entry)],
    [t('common.hours'), entry.hours && hoursInWords(entry.hours, entry.loggedHours)],
    ...textFacts(entry),
    [t('common.status'), <StatusChip key="status" status={entry.status} />],
    [t('common.submitted'), at(entry.submittedAt)],
    [t('common.waiting'), waits && <Wait key="wait" since={entry.statusSince} />],
    ...verifierFacts(entry, signer),
    [t('hours.howVerified'), level && level !== 'account' && t(VERIFICATION_LEVEL_LABELS[level])],
    [t('common.verified'), at(entry.verifiedAt)],
    [t('hours.verifierComment'), entry.verifierComments],
    [t('hoursReview.approver'), entry.approver?.name],
    [t('hours.approverComment'), entry.approverComments],
  ] as const;
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}
