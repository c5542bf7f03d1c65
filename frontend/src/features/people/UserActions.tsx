import { useState, useEffect } from 'react';
import {
  can,
  isVolunteer,
  ERASURE_REASONS,
  type UserView,
  type ErasureReason,
  type ErasePerson,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { fieldErrors, errorStatus } from '../../api/errorMessage.js';
import { useErasePersonMutation } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { useLast } from '../../lib/hooks.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { withToast, type Outcome } from '../../ui/withToast.js';
import { actionsOn, type UserAction } from './userActions.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { TRY_AGAIN } from './useChangeUser.js';
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
  /** Absent if the user cannot administer the person's hours. */
  readonly onHours?: () => void;
}

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

const REASONS: Readonly<Record<ErasureReason, string>> = {
  asked: 'They asked for it',
  'left-school': 'They left the school',
  'kept-long-enough': 'It was kept as long as it has to be',
  'made-by-mistake': 'The account was made by mistake',
};

const List = styled('ul')({ margin: '4px 0 0', paddingLeft: 20 });

interface Values {
  username: string;
  reason: ErasureReason | '';
}

interface EraseDialogProps {
  /** Null while the dialog is closed. */
  readonly user: UserView | null;
  readonly onClose: () => void;
}

function EraseDialog({ user, onClose }: EraseDialogProps) {
  const shown = useLast(user);
  return (
    <FormDialog open={user !== null} title={shown ? `Erase ${fullName(shown)}` : ''} onClose={onClose}>
      {(dialog) => shown && <EraseForm user={shown} dialog={dialog} />}
    </FormDialog>
  );
}

function EraseForm({ user, dialog }: { user: UserView; dialog: DialogForm }) {
  const { cancel, close, onDirty } = dialog;
  const erase = useErasePerson();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { username: '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async ({ username, reason }) => {
    try {
      await erase({ id: user.id, version: user.version, username: username.trim(), ...(reason && { reason }) });
      close();
    } catch (error) {
      if (!showFieldErrors(fieldErrors(error), ['username', 'reason'], setError)) close();
    }
  });
  const isTheirs = (typed: string): boolean => typed.trim().toLowerCase() === user.username.toLowerCase();
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit="Erase for good"
      busy={isSubmitting && 'Erasing...'}
      destructive
    >
      <Alert>Nobody can undo this.</Alert>
      <div>
        <Typography sx={{ fontWeight: 650 }}>What goes</Typography>
        <List>
          <li>Their name, username, email and password, and every way to sign in</li>
          <li>What stands in their entries: place, description and comments, also those of reviewers</li>
          <li>Entries that nobody has decided on, places at what is yet to come, and family links</li>
          <li>Messages and the newsletter subscription that came from their address</li>
        </List>
      </div>
      <div>
        <Typography sx={{ fontWeight: 650 }}>What stays</Typography>
        <List>
          <li>Approved and rejected entries with day, hours and who decided, under the name “Erased person”</li>
          <li>What they decided on the hours of others, with their comments, and what they published</li>
          <li>The log, which still proves that nothing of it was changed</li>
        </List>
      </div>
      <Typography variant="body2">
        What other people wrote about them in records of their own is not searched. Backups made before keep what they
        hold until they are deleted.
      </Typography>
      <SelectField label="Reason" optional error={errors.reason?.message} {...register('reason')}>
        <option value="">No reason given</option>
        {ERASURE_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {REASONS[reason]}
          </option>
        ))}
      </SelectField>
      <Field
        label={`Type “${user.username}” to confirm`}
        error={errors.username?.message}
        autoComplete="off"
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        {...register('username', { validate: (typed) => isTheirs(typed) || `Type “${user.username}” to confirm.` })}
      />
    </FormFrame>
  );
}

const ERASED: Outcome = {
  done: { title: 'Person erased', description: 'What they wrote in their entries follows within a few seconds.' },
  failed: { title: 'Nobody was erased', fallback: TRY_AGAIN },
};

/** Shows a toast and rethrows errors. */
function useErasePerson(): (erasure: ErasePerson & { readonly id: number }) => Promise<UserView> {
  const [send] = useErasePersonMutation();
  const dispatch = useDispatch();
  return async (erasure) => {
    try {
      return await withToast(send(erasure).unwrap(), ERASED);
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(api.util.invalidateTags(['People']));
      throw error;
    }
  };
}
