import { useState } from 'react';
import {
  t,
  byField,
  isRequired,
  LIMITS,
  theTextIsGiven,
  type AuthenticatorSetup,
  type SecondFactorView,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { errorMessage, fieldErrors } from '../../../api/errorMessage.js';
import {
  useAddAuthenticatorMutation,
  useAddPasskeyMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useSetUpAuthenticatorMutation,
  useSetUpPasskeyMutation,
} from '../../../api/secondFactor.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { ruleResolver, showFieldErrors } from '../../../lib/formErrors.js';
import { fullName } from '../../../lib/names.js';
import { createPasskey, isDeclined } from '../../../lib/passkeys.js';
import { saveFile } from '../../../lib/saveFile.js';
import { CopyButton, CopyField } from '../../../ui/CopyField.js';
import { Field } from '../../../ui/Field.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { DoneFrame, FormFrame } from '../../../ui/FormFrame.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { QrCode } from '../../../ui/QrCode.js';
import { toast } from '../../../ui/toast.js';

/** A factor to remove, or what to add. */
export type FactorAction = 'passkey' | 'authenticator' | 'recovery-codes' | SecondFactorView;

interface SecondFactorFormProps {
  readonly action: FactorAction;
  readonly dialog: DialogForm;
}

export function SecondFactorForm({ action, dialog }: SecondFactorFormProps) {
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (recoveryCodes: readonly string[]): void => {
    toast({ title: typeof action === 'object' ? t('secondFactor.removed') : t('secondFactor.added') });
    dialog.onDirty(false);
    if (recoveryCodes.length === 0) return dialog.close();
    dialog.keepOpen?.();
    setCodes(recoveryCodes);
  };
  if (codes) return <NewCodes codes={codes} dialog={dialog} />;
  if (setup) return <ScanForm setup={setup} dialog={dialog} onAdded={finish} />;
  return <PasswordForm action={action} dialog={dialog} onSetup={setSetup} onDone={finish} />;
}

interface PasswordFormProps extends SecondFactorFormProps {
  readonly onSetup: (setup: AuthenticatorSetup) => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

const EXPLAINED = {
  passkey: t('secondFactor.passkeyText'),
  authenticator: t('secondFactor.authenticatorText'),
  'recovery-codes': t('secondFactor.newCodesText'),
} as const;

const SUBMIT = {
  passkey: t('secondFactor.createPasskey'),
  authenticator: t('secondFactor.continue'),
  'recovery-codes': t('secondFactor.newCodes'),
} as const;

function PasswordForm({ action, dialog, onSetup, onDone }: PasswordFormProps) {
  const run = useAction(action);
  const [failure, setFailure] = useState<string>();
  const removing = typeof action === 'object';
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { currentPassword: '', name: action === 'passkey' ? t('secondFactor.firstName') : '' },
    resolver: ruleResolver<{ currentPassword: string; name: string }>(({ currentPassword, name }) => ({
      currentPassword: currentPassword ? undefined : isRequired(t('profile.currentPassword')),
      ...(action === 'passkey' && byField([theTextIsGiven('name', t('common.name'), name)])),
    })),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const answer = await run(values);
      if ('setup' in answer) onSetup(answer);
      else onDone(answer.recoveryCodes);
    } catch (error) {
      if (showFieldErrors(fieldErrors(error), ['currentPassword', 'name'], setError)) return;
      setFailure(isDeclined(error) ? t('secondFactor.noPasskey') : errorMessage(error, t('secondFactor.failed')));
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={dialog.cancel}
      submit={removing ? t('common.remove') : SUBMIT[action]}
      busy={isSubmitting && t('secondFactor.working')}
      destructive={removing}
    >
      {failure && (
        <Alert role="alert" severity="error">
          {failure}
        </Alert>
      )}
      <Typography>{removing ? t('secondFactor.removeText') : EXPLAINED[action]}</Typography>
      {action === 'passkey' && (
        <Field
          label={t('common.name')}
          hint={t('secondFactor.nameHint')}
          autoComplete="off"
          slotProps={{ input: { maxLength: LIMITS.passkeyNameMax } }}
          error={errors.name?.message}
          {...register('name')}
        />
      )}
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormFrame>
  );
}

type Done = AuthenticatorSetup | { readonly recoveryCodes: readonly string[] };

/** What follows the password. */
function useAction(action: FactorAction): (values: { currentPassword: string; name: string }) => Promise<Done> {
  const user = useSessionUser();
  const [setUpPasskey] = useSetUpPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [setUpAuthenticator] = useSetUpAuthenticatorMutation();
  const [replaceCodes] = useReplaceRecoveryCodesMutation();
  const [remove] = useRemoveSecondFactorMutation();
  return async ({ currentPassword, name }) => {
    if (typeof action === 'object') {
      await remove({ id: action.id, currentPassword }).unwrap();
      return { recoveryCodes: [] };
    }
    if (action === 'recovery-codes') return replaceCodes({ currentPassword }).unwrap();
    if (action === 'authenticator') return setUpAuthenticator({ currentPassword }).unwrap();
    const asked = await setUpPasskey({ currentPassword }).unwrap();
    const passkey = await createPasskey(asked, { username: user.username, displayName: fullName(user) });
    return addPasskey({ name, ...passkey }).unwrap();
  };
}

interface ScanFormProps {
  readonly setup: AuthenticatorSetup;
  readonly dialog: DialogForm;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

function ScanForm({ setup: { setup, secret, uri }, dialog, onAdded }: ScanFormProps) {
  const [add] = useAddAuthenticatorMutation();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: '' },
    resolver: ruleResolver<{ code: string }>(({ code }) => ({
      code: /^\d{6}$/.test(code.replaceAll(' ', '')) ? undefined : t('rules.sixDigits'),
    })),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      onAdded((await add({ setup, code: code.replaceAll(' ', '') }).unwrap()).recoveryCodes);
    } catch (error) {
      if (showFieldErrors(fieldErrors(error), ['code'], setError)) return;
      setFailure(errorMessage(error, t('secondFactor.failed')));
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={dialog.cancel}
      submit={t('secondFactor.confirmCode')}
      busy={isSubmitting && t('secondFactor.working')}
    >
      {failure && (
        <Alert role="alert" severity="error">
          {failure}
        </Alert>
      )}
      <Typography>{t('secondFactor.scan')}</Typography>
      <Box sx={{ width: 200, maxWidth: '100%', mx: 'auto' }}>
        <QrCode text={uri} label={t('secondFactor.qrCode')} />
      </Box>
      <CopyField label={t('secondFactor.secret')} value={secret} />
      <Field
        label={t('secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={errors.code?.message}
        {...register('code')}
      />
    </FormFrame>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: '8px 24px',
  margin: '16px 0',
  padding: '16px 16px 16px 52px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.sunken,
  font: '600 1rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace',
}));

function NewCodes({ codes, dialog: { cancel, close, saved } }: { codes: readonly string[]; dialog: DialogForm }) {
  const text = codes.join('\n');
  const { username } = useSessionUser();
  const download = (): void => {
    saved?.();
    saveFile(
      new Blob([`${t('secondFactor.fileTitle', { username })}\n\n${text}\n`], { type: 'text/plain' }),
      'hourtrail-recovery-codes.txt',
    );
  };
  return (
    <DoneFrame onClose={cancel ?? close}>
      <Typography tabIndex={-1} ref={(heading) => heading?.focus()} sx={{ outline: 'none' }}>
        {t('secondFactor.codesText')}
      </Typography>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} onClick={download}>
          {t('secondFactor.download')}
        </Button>
        <CopyButton text={text} onCopied={saved} />
      </Stack>
    </DoneFrame>
  );
}
