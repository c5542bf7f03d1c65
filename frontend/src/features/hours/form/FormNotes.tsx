import { useEffect, useRef } from 'react';
import type { HoursView, OpportunityView, VerifierOption } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { countOf } from '../../../lib/counts.js';
import { formatDate } from '../../../lib/dates.js';
import { useOnline } from '../../../lib/hooks.js';
import { lastComplete, sameAgain } from './earlierEntries.js';
import { coordinatorLeft } from './hoursFormValues.js';
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
      {backWords(back, timeZone)}{' '}
      {back.version !== version && 'The entry was changed since: check it before you save. '}
      <br />
      <Button onClick={onAfresh} sx={{ ml: -2 }}>
        Start afresh
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
  const some = done > 0 && `${countOf(done, 'entry is', 'entries are')} done; the rest is below. `;
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert role="alert">
        {some}
        {lost && (online ? UNANSWERED : OFFLINE)}
      </Alert>
    </div>
  );
}

const OFFLINE = 'You are offline. Your entry is kept here; submit again when you are back.';
const UNANSWERED = 'The server did not answer. Your entry is kept here; submit it again, it counts only once.';

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
      {entry && `Filled in as on ${formatDate(entry.date)}. Choose the day.`}
      {gone && ` ${gone} is no longer active: check the verifier.`}
    </Typography>
  );
}

interface OpportunityNoteProps {
  readonly opportunity: OpportunityView;
  readonly verifiers: readonly VerifierOption[];
}

export const OpportunityNote = ({ opportunity, verifiers }: OpportunityNoteProps) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    Your hours at <strong>{opportunity.title}</strong>. If you were there for less, enter fewer.
    {coordinatorLeft(opportunity, verifiers) &&
      ` ${opportunity.coordinator?.name} is no longer active: check the verifier.`}
  </Typography>
);

const DRAFT_WORDS = {
  nothing: '',
  'on-device': 'Kept on this device until you submit it or sign out',
  'on-page': 'Kept only while this page stays open: your browser stores nothing',
} as const satisfies Record<Keeping, string>;

export const DraftNote = ({ keeping }: { keeping: Keeping }) => (
  <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
    {DRAFT_WORDS[keeping]}
  </Typography>
);
