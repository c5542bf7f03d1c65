import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { AcceptForm } from './AcceptForm.js';
import { whyNotAccept, whyNotDecide } from '../decisions/mayDecide.js';
import { placeOf } from '../entryWords.js';
import { ImportedNote } from '../ImportedNote.js';
import { NoAccept } from './NoAccept.js';
import { RejectForm } from './RejectForm.js';
import { ReviewFacts } from './ReviewFacts.js';
import { SignalList } from '../signals/SignalList.js';
import { useDecision } from './useDecision.js';

interface ReviewFormProps {
  readonly entry: HoursView;
  /** Whether the reasons for turning it down are asked for. */
  readonly rejecting: boolean;
  readonly onRejecting: (rejecting: boolean) => void;
  readonly onTrail: () => void;
  /** There is nothing left to decide. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function ReviewForm({ entry: given, rejecting, onRejecting, onTrail, onDone, onClose }: ReviewFormProps) {
  const reader = useSessionUser();
  const deciding = useDecision(given, onDone);
  const [said, setSaid] = useState('');
  const { entry, news, busy, decide } = deciding;

  const reject = async (comments: string): Promise<void> => {
    setSaid(comments);
    // what the entry is now stands beside the facts
    if (await decide({ decision: 'rejected', hours: '', comments })) onRejecting(false);
  };
  if (rejecting) {
    return (
      <RejectForm
        readBy={`${entry.student.firstName} reads`}
        submit="Reject"
        back="Back"
        busy={busy !== null}
        onReject={(comments) => void reject(comments)}
        onBack={() => onRejecting(false)}
      >
        <Typography sx={{ mb: 5 }}>
          {hoursInWords(entry.hours ?? 0)} of {fullName(entry.student)} at {placeOf(entry)}
        </Typography>
      </RejectForm>
    );
  }
  const facts = (
    <>
      {news && <News>{news}</News>}
      <Typography variant="h3" sx={{ mb: 3 }}>
        {fullName(entry.student)} at {placeOf(entry)}
      </Typography>
      <ReviewFacts entry={entry} />
      <ImportedNote entry={entry} />
      <Button variant="text" onClick={onTrail} sx={{ mt: 2, ml: '-10px' }}>
        View trail
      </Button>
      <SignalList signals={entry.signals} />
    </>
  );
  const over = whyNotDecide(entry, reader);
  const unacceptable = whyNotAccept(entry, reader);
  const toReject = (): void => onRejecting(true);
  return unacceptable ? (
    <NoAccept because={unacceptable} onClose={onClose} {...(!over && { onReject: toReject })}>
      {facts}
    </NoAccept>
  ) : (
    <AcceptForm deciding={deciding} said={said} onReject={toReject} onClose={onClose}>
      {facts}
    </AcceptForm>
  );
}

/** Takes the focus: what was about to be decided is another thing now. */
function News({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [children]);
  return (
    <div ref={ref} tabIndex={-1} style={{ marginBottom: 16 }}>
      <Alert role="alert">{children}</Alert>
    </div>
  );
}
