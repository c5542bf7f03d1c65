import { useEffect } from 'react';
import { ERASURE_REASONS, type ErasureReason, type UserView, type ErasePerson } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { fieldErrors, errorStatus } from '../../api/errorMessage.js';
import { useErasePersonMutation } from '../../api/people.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { fullName } from '../../lib/names.js';
import { useLast } from '../../lib/useLast.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { told, type Outcome } from '../../ui/told.js';
import { TRY_AGAIN } from './outcomes.js';

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
  /** Who; null while the dialog is closed. */
  readonly user: UserView | null;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and erases a person once their username was typed. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
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

/** Erases a person and tells how it went; throws what went wrong once it has been told. */
function useErasePerson(): (asked: ErasePerson & { readonly id: number }) => Promise<UserView> {
  const [send] = useErasePersonMutation();
  const dispatch = useDispatch();
  return async (asked) => {
    try {
      return await told(send(asked).unwrap(), ERASED);
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(api.util.invalidateTags(['People']));
      throw error;
    }
  };
}
