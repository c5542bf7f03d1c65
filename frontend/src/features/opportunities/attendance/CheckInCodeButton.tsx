import { Suspense, useRef, useState } from 'react';
import { LIMITS, type CheckInCode, type OpportunityView } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { QrCode as QrIcon } from 'lucide-react';
import { useOpenCheckInMutation } from '../../../api/attendance.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { actsOutside, OUTSIDE, STANDS_IN_LOG } from '../../../lib/outside.js';
import { useLast } from '../../../lib/useLast.js';
import { Field } from '../../../ui/Field.js';
import { tellFailure } from '../../../ui/told.js';

const CheckInCodeDialog = lazily(async () => (await import('./CheckInCodeDialog.js')).CheckInCodeDialog);

const FAILED = { title: 'The code could not be shown', fallback: 'Please try again.' };

/** Opens the check-in, and shows the code to a room. */
export function CheckInCodeButton({ opportunity }: { opportunity: OpportunityView }) {
  const outside = actsOutside(useSessionUser(), opportunity.organizationId);
  const [shown, setShown] = useState<CheckInCode | null>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [send, { isLoading: busy }] = useOpenCheckInMutation();
  const anyYet = useLast(shown) !== null;
  const open = async (renew: boolean): Promise<void> => {
    if (busy) return;
    if (outside && !reason.trim()) {
      setFault(OUTSIDE);
      return field.current?.focus();
    }
    setFault(undefined);
    try {
      const why = outside ? { reason: reason.trim() } : {};
      setShown(await send({ id: opportunity.id, renew, ...why }).unwrap());
    } catch (error) {
      tellFailure(error, FAILED);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {outside && (
        <Field
          ref={field}
          label="Reason for opening the check-in"
          hint={STANDS_IN_LOG}
          error={fault}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<QrIcon size={18} aria-hidden />}
        aria-disabled={busy}
        onClick={() => void open(false)}
      >
        {busy ? 'Opening...' : 'Show check-in code'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Volunteers scan it, or type six characters, and their hours are logged for the coordinator to verify.
      </Typography>
      <Suspense fallback={null}>
        {anyYet && (
          <CheckInCodeDialog
            opportunity={opportunity}
            shown={shown}
            busy={busy}
            onRenew={() => void open(true)}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}
