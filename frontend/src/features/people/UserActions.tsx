import { useState } from 'react';
import { can, isVolunteer, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSessionUser } from '../../api/useSessionUser.js';
import { actionsOn, type UserAction } from './allowed.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { EraseDialog } from './EraseDialog.js';
import { useUserConfirmations, type ConfirmedAction } from './useUserConfirmations.js';

interface Look {
  readonly action: UserAction;
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
  readonly color?: 'error';
}

const LOOKS: readonly Look[] = [
  { action: 'confirm', label: 'Confirm', variant: 'contained' },
  { action: 'refuse', label: 'Refuse', variant: 'outlined', color: 'error' },
  { action: 'edit', label: 'Edit', variant: 'outlined' },
  { action: 'confirm-email', label: 'Confirm email', variant: 'outlined' },
  { action: 'one-time-password', label: 'One-time password', variant: 'outlined' },
  { action: 'invite', label: 'Invitation link', variant: 'outlined' },
  { action: 'activate', label: 'Activate', variant: 'outlined' },
  { action: 'deactivate', label: 'Deactivate', variant: 'outlined', color: 'error' },
];

interface UserActionsProps {
  readonly user: UserView;
  readonly onEdit: () => void;
  /** Opens their hours; only where they can be administered. */
  readonly onHours?: () => void;
}

/** What the signed-in person can do with an account as it stands. */
export function UserActions({ user, onEdit, onHours }: UserActionsProps) {
  const reader = useSessionUser();
  const allowed = actionsOn(user, reader);
  const confirmations = useUserConfirmations();
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null);
  const [erasing, setErasing] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mt: 4, '&:empty': { display: 'none' } }}>
      {LOOKS.filter(({ action }) => allowed.includes(action)).map(({ action, label, ...look }) => (
        <Button
          key={action}
          {...look}
          onClick={() => (action === 'edit' ? onEdit() : setConfirming(action as ConfirmedAction))}
        >
          {label}
        </Button>
      ))}
      {onHours && isVolunteer(user.role) && can(reader.role, 'hours.administer') && (
        <Button variant="outlined" onClick={onHours}>
          View hours
        </Button>
      )}
      {allowed.includes('erase') && (
        <Button variant="text" color="error" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      )}
      <ConfirmDialog confirmation={confirming && confirmations(user)[confirming]} onClose={() => setConfirming(null)} />
      <EraseDialog user={erasing ? user : null} onClose={() => setErasing(false)} />
    </Stack>
  );
}
