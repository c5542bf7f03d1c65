import { useEffect, useRef } from 'react';
import {
  t,
  addDays,
  isCalendarDate,
  type HoursView,
  type OpportunityView,
  type VerifierOption,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { RotateCcw } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useHoursHistoryQuery, useHoursPageQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { useOnline } from '../../../lib/hooks.js';
import { Trans } from '../../../ui/Trans.js';
import { StatusNote } from '../status/StatusNote.js';
import { lastComplete, sameAgain } from './earlierEntries.js';
import { coordinatorLeft, daysOf, type Form } from './hoursFormValues.js';
import { reviewerNotes } from './reviewerNotes.js';
import { backWords, type SavedDraft, type Keeping } from './savedDraft.js';
import type { Attempt } from './useSendHours.js';

interface BackNoteProps {
  readonly back: SavedDraft;
  /** The current version of the entry; 0 for a new one. */
  readonly version: number;
  readonly onAfresh: () => void;
}

export function BackNote({ back, version, onAfresh }: BackNoteProps) {
  const { timeZone } = useSessionUser();
  return (
    <Alert>
      {backWords(back, timeZone)} {back.version !== version && t('hoursForm.changedSince')}
      <br />
      <Button onClick={onAfresh} sx={{ ml: -2 }}>
        {t('hoursForm.startOver')}
      </Button>
    </Alert>
  );
}

/** Covers a lost connection and an attempt that logged only some of the days. */
export function AttemptNote({ attempt }: { attempt: Attempt }) {
  const { lost, done } = attempt;
  const online = useOnline();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt.lost) ref.current?.focus();
  }, [attempt]);
  if (!lost && done === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert role="alert">
        {done > 0 && t('hoursForm.someDone', { count: done })} {lost && (online ? UNANSWERED : OFFLINE)}
      </Alert>
    </div>
  );
}

const OFFLINE = t('hoursForm.offline');
const UNANSWERED = t('hoursForm.noResponse');

interface SameAsLastProps {
  readonly earlier: readonly HoursView[];
  readonly onFill: (entry: HoursView) => void;
}

export function SameAsLast({ earlier, onFill }: SameAsLastProps) {
  const last = lastComplete(earlier);
  return (
    last && (
      <Button
        variant="outlined"
        startIcon={<RotateCcw size={18} aria-hidden />}
        onClick={() => onFill(last)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {sameAgain(last)}
      </Button>
    )
  );
}

interface FilledNoteProps {
  readonly entry: HoursView | undefined;
  readonly verifiers: readonly VerifierOption[];
}

export function FilledNote({ entry, verifiers }: FilledNoteProps) {
  const gone = entry?.verifier && !verifiers.some(({ id }) => id === entry.verifierId) ? entry.verifier.name : null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
      {entry && t('hoursForm.filledFrom', { date: formatDate(entry.date) })}
      {gone && ` ${t('hoursForm.verifierInactive', { name: gone })}`}
    </Typography>
  );
}

interface OpportunityNoteProps {
  readonly opportunity: OpportunityView;
  readonly verifiers: readonly VerifierOption[];
}

export const OpportunityNote = ({ opportunity, verifiers }: OpportunityNoteProps) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    <Trans id="hoursForm.opportunityNote" values={{ title: opportunity.title }} components={{ strong: <strong /> }} />{' '}
    {coordinatorLeft(opportunity, verifiers) &&
      t('hoursForm.verifierInactive', { name: opportunity.coordinator?.name ?? '' })}
  </Typography>
);

/** What to mend, in the words of who rejected the entry. */
export function RejectionNote({ entry }: { entry: HoursView }) {
  const { data: steps = [] } = useHoursHistoryQuery(entry.id);
  return <StatusNote entry={entry} steps={steps} />;
}

interface ReviewerNotesProps {
  readonly form: Form;
  /** The entry that is edited. */
  readonly entry: HoursView | undefined;
  /** The user's own entries, newest first. */
  readonly earlier: readonly HoursView[];
}

/**
 * Shows review signals before they arise. They block nothing. What the form knows already shows at once: a note that
 * appears while the user presses a button moves it away.
 */
export function ReviewerNotes({ form, entry, earlier }: ReviewerNotesProps) {
  const { id, timeZone } = useSessionUser();
  const [organizationName, startTime, endTime, hours, date, otherDays, otherDay] = useWatch({
    control: form.control,
    name: ['organizationName', 'startTime', 'endTime', 'hours', 'date', 'otherDays', 'otherDay'],
  });
  const days = daysOf({ date, otherDays, otherDay }).filter(isCalendarDate).sort();
  const [first, last] = [days[0], days.at(-1)];
  const around = useHoursPageQuery(
    first && last ? { studentId: id, status: COUNTED, from: addDays(first, -1), to: addDays(last, 1) } : skipToken,
  );
  const known = around.currentData?.rows ?? earlier.filter(({ status }) => COUNTED.some((one) => one === status));
  const others = known.filter((other) => other.id !== entry?.id);
  const notes = reviewerNotes({ organizationName, days, startTime, endTime, hours }, { others, timeZone });
  return (
    <div role="status">
      {notes.length > 0 && (
        <Alert>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          {t('hoursForm.reviewersSee')}
        </Alert>
      )}
    </div>
  );
}

const COUNTED = ['pending', 'verified', 'approved'] as const;

const DRAFT_WORDS = {
  nothing: '',
  'on-device': t('hoursForm.savedOnDevice'),
  'on-page': t('hoursForm.savedOnPage'),
} as const satisfies Record<Keeping, string>;

export const DraftNote = ({ keeping }: { keeping: Keeping }) => (
  <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
    {DRAFT_WORDS[keeping]}
  </Typography>
);
