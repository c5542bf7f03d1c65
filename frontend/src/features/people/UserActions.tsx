import { useState, useEffect } from 'react';
import {
  t,
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
  { action: 'confirm', label: t('people.confirm'), variant: 'contained' },
  { action: 'refuse', label: t('people.decline'), variant: 'outlined', color: 'error' },
  { action: 'edit', label: t('common.edit'), variant: 'outlined' },
  { action: 'confirm-email', label: t('people.confirmEmail'), variant: 'outlined' },
  { action: 'one-time-password', label: t('people.oneTimePassword'), variant: 'outlined' },
  { action: 'invite', label: t('people.invitationLink'), variant: 'outlined' },
  { action: 'reset-second-factor', label: t('people.resetSecondFactor'), variant: 'outlined' },
  { action: 'activate', label: t('people.activate'), variant: 'outlined' },
  { action: 'deactivate', label: t('people.deactivate'), variant: 'outlined', color: 'error' },
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
          {t('people.viewHours')}
        </Button>
      )}
      {allowed.includes('erase') && (
        <Button variant="text" color="error" onClick={() => setErasing(true)}>
          {t('people.eraseButton')}
        </Button>
      )}
      <ConfirmDialog confirmation={confirming && confirmations(user)[confirming]} onClose={() => setConfirming(null)} />
      <EraseDialog user={erasing ? user : null} onClose={() => setErasing(false)} />
    </Stack>
  );
}

const REASONS: Readonly<Record<ErasureReason, string>> = {
  asked: t('people.reasonAsked'),
  'left-school': t('people.reasonLeft'),
  'kept-long-enough': t('people.reasonKeptLongEnough'),
  'made-by-mistake': t('people.reasonMistake'),
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
    <FormDialog
      open={user !== null}
      title={shown ? t('people.eraseTitle', { name: fullName(shown) }) : ''}
      onClose={onClose}
    >
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
      submit={t('people.eraseForGood')}
      busy={isSubmitting && t('people.erasing')}
      destructive
    >
      <Alert>{t('people.eraseWarning')}</Alert>
      <div>
        <Typography sx={{ fontWeight: 650 }}>{t('people.eraseGoes')}</Typography>
        <List>
          <li>{t('people.eraseGoesAccount')}</li>
          <li>{t('people.eraseGoesTexts')}</li>
          <li>{t('people.eraseGoesOpen')}</li>
          <li>{t('people.eraseGoesMessages')}</li>
        </List>
      </div>
      <div>
        <Typography sx={{ fontWeight: 650 }}>{t('people.eraseStays')}</Typography>
        <List>
          <li>{t('people.eraseStaysEntries')}</li>
          <li>{t('people.eraseStaysDecisions')}</li>
          <li>{t('people.eraseStaysLog')}</li>
        </List>
      </div>
      <Typography variant="body2">{t('people.eraseLimits')}</Typography>
      <SelectField label={t('common.reason')} optional error={errors.reason?.message} {...register('reason')}>
        <option value="">{t('people.noReasonGiven')}</option>
        {ERASURE_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {REASONS[reason]}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('people.typeToConfirm', { username: user.username })}
        error={errors.username?.message}
        autoComplete="off"
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        {...register('username', {
          validate: (typed) => isTheirs(typed) || t('people.typedWrong', { username: user.username }),
        })}
      />
    </FormFrame>
  );
}

const ERASED: Outcome = {
  done: { title: t('people.personErased'), description: t('people.personErasedDetail') },
  failed: { title: t('people.eraseFailed'), fallback: TRY_AGAIN },
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
