import { useState } from 'react';
import { shownCode, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import {
  useDropJoinCodeMutation,
  useMakeJoinCodeMutation,
  useSchoolQuery,
  type JoinCodeChange,
} from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useLast } from '../../lib/hooks.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { CopyField } from '../../ui/CopyField.js';
import { Field } from '../../ui/Field.js';
import { tried, type Outcome } from '../../ui/withToast.js';

export function JoinCodeControls({ school }: { school: OrganizationView }) {
  const { make, drop, making } = useJoinCode();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);

  /** Super-admins must give a reason at another school. */
  const withReason = (act: () => void): void => {
    const lacks = inOtherSchool && !reason.trim();
    setMissing(lacks);
    if (!lacks) act();
  };
  const change = { id: school.id, ...(reason.trim() && { reason: reason.trim() }) };
  const renewal: Confirmation = {
    title: 'Make another join code?',
    question: 'The present code stops working at once. Who has asked already still waits for your answer.',
    confirm: 'Make another',
    busy: 'Making...',
    destructive: true,
    onConfirm: () => make(change).then(() => null),
  };
  const removal: Confirmation = {
    title: 'Remove the join code?',
    question: 'Nobody can ask to join by code until you make another one.',
    confirm: 'Remove',
    busy: 'Removing...',
    destructive: true,
    onConfirm: () => drop(change).then(() => null),
  };
  return (
    <Stack spacing={4} sx={{ maxWidth: 480 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {school.joinCode
          ? 'People of New School enter this code on their profile to ask to join. They wait until they are let in, under People.'
          : 'Nobody joins this school by code. Make one and hand it out: people of New School enter it on their profile, and wait until they are let in.'}
      </Typography>
      {school.joinCode && <CopyField label="Join code" value={shownCode(school.joinCode)} />}
      {inOtherSchool && (
        <Field
          label="Reason"
          hint="This is not your own school: the reason stands in its log."
          error={missing ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {school.joinCode ? (
          <>
            <Button variant="outlined" onClick={() => withReason(() => setConfirmation(renewal))}>
              Make another
            </Button>
            <Button color="error" onClick={() => withReason(() => setConfirmation(removal))}>
              Remove
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            startIcon={<KeyRound size={16} aria-hidden />}
            disabled={making}
            onClick={() => withReason(() => void make(change))}
          >
            {making ? 'Making...' : 'Make a join code'}
          </Button>
        )}
      </Stack>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const MADE: Outcome = {
  done: { title: 'Join code made' },
  failed: { title: 'Error', fallback: 'The join code could not be made.' },
};
const REMOVED: Outcome = {
  done: { title: 'Join code removed' },
  failed: { title: 'Error', fallback: 'The join code could not be removed.' },
};

/** A new code replaces the previous one. */
function useJoinCode() {
  const [make, making] = useMakeJoinCodeMutation();
  const [drop] = useDropJoinCodeMutation();
  return {
    make: (change: JoinCodeChange) => tried(make(change).unwrap(), MADE),
    drop: (change: JoinCodeChange) => tried(drop(change).unwrap(), REMOVED),
    making: making.isLoading,
  };
}

interface JoinCodeDialogProps {
  /** Null while the dialog is closed. */
  readonly school: OrganizationView | null;
  readonly onClose: () => void;
}

export function JoinCodeDialog({ school, onClose }: JoinCodeDialogProps) {
  const shown = useLast(school);
  const { data } = useSchoolQuery(shown?.id ?? 0, { skip: school === null });
  const present = data && data.id === shown?.id ? data : shown;
  return (
    <Dialog open={school !== null} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>Join code of {present?.name}</DialogTitle>
      <DialogContent>{present && <JoinCodeControls key={present.id} school={present} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
