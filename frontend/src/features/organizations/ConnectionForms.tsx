import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  CreateApiKey,
  CreateWebhook,
  KEY_CAPABILITIES,
  keyCapabilitiesOf,
  t,
  WEBHOOK_EVENTS,
  wordsOfWebhookEvent,
  type KeyCapability,
  type WebhookEvent,
} from '@hourtrail/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useAddWebhookMutation, useCreateApiKeyMutation, useRotateSecretMutation } from '../../api/connections.js';
import { useProfileQuery } from '../../api/identity.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { CopyField } from '../../ui/CopyField.js';
import { Field, FieldMessage } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { DoneFrame, FormFrame } from '../../ui/FormFrame.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { SelectField } from '../../ui/SelectField.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const LIFETIMES = [30, 90, 365];
const DAY = 86_400_000;

interface KeyValues {
  name: string;
  days: string;
  capabilities: readonly KeyCapability[];
  currentPassword: string;
}

const keyWireOf = ({ name, days, capabilities, currentPassword }: KeyValues): CreateApiKey => ({
  name: name.trim(),
  capabilities: [...capabilities],
  expiresAt: new Date(Date.now() + Number(days) * DAY).toISOString(),
  ...(currentPassword && { currentPassword }),
});

const keyResolver = wireResolver<CreateApiKey, KeyValues>(CreateApiKey, keyWireOf);

const KEY_ADDED: Outcome = {
  done: { title: t('connections.keyAdded') },
  failed: { title: t('connections.keyNotAdded'), fallback: t('connections.keyNotAddedError') },
};

export function ApiKeyForm({ dialog }: { dialog: DialogForm }) {
  const { cancel, onDirty, keepOpen } = dialog;
  const { role } = useSessionUser();
  const { data: profile } = useProfileQuery();
  const [create] = useCreateApiKeyMutation();
  const [key, setKey] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<KeyValues>({
    resolver: keyResolver,
    defaultValues: { name: '', days: '90', capabilities: [], currentPassword: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty && key === null), [isDirty, key, onDirty]);
  const send = handleSubmit(async (values) => {
    try {
      setKey((await withToast(create(keyWireOf(values)).unwrap(), KEY_ADDED)).key);
      keepOpen?.();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ['name', 'capabilities', 'currentPassword'], setError);
    }
  });
  if (key !== null)
    return (
      <ShownOnce title={t('connections.newKey')} text={t('connections.newKeyText')} dialog={dialog}>
        <CopyField label={t('connections.key')} value={key} shownOnce onCopied={dialog.saved} />
      </ShownOnce>
    );
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('connections.addKey')}
      busy={isSubmitting && t('connections.addingKey')}
    >
      <Field
        label={t('common.name')}
        hint={t('connections.keyNameHint')}
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField label={t('connections.keyFor')} {...register('days')}>
        {LIFETIMES.map((days) => (
          <option key={days} value={String(days)}>
            {t('connections.keyDays', { count: days })}
          </option>
        ))}
      </SelectField>
      <Controller
        name="capabilities"
        control={control}
        render={({ field, fieldState }) => (
          <Choices
            legend={t('connections.keyAllows')}
            choices={keyCapabilitiesOf(role)}
            labelOf={(capability) => t(KEY_CAPABILITIES[capability])}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      {profile?.hasPassword !== false && (
        <PasswordField
          label={t('profile.currentPassword')}
          hint={t('connections.keyPasswordHint')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
    </FormFrame>
  );
}

interface WebhookValues {
  url: string;
  events: readonly WebhookEvent[];
}

const webhookWireOf = ({ url, events }: WebhookValues): CreateWebhook => ({ url: url.trim(), events: [...events] });

const webhookResolver = wireResolver<CreateWebhook, WebhookValues>(CreateWebhook, webhookWireOf);

const WEBHOOK_ADDED: Outcome = {
  done: { title: t('connections.webhookAdded') },
  failed: { title: t('connections.webhookNotAdded'), fallback: t('connections.webhookNotAddedError') },
};

export function WebhookForm({ dialog }: { dialog: DialogForm }) {
  const { cancel, onDirty, keepOpen } = dialog;
  const [add] = useAddWebhookMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<WebhookValues>({
    resolver: webhookResolver,
    defaultValues: { url: '', events: [] },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty && secret === null), [isDirty, secret, onDirty]);
  const send = handleSubmit(async (values) => {
    try {
      setSecret((await withToast(add(webhookWireOf(values)).unwrap(), WEBHOOK_ADDED)).secret);
      keepOpen?.();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ['url', 'events'], setError);
    }
  });
  if (secret !== null) return <Secret secret={secret} dialog={dialog} />;
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('connections.addWebhook')}
      busy={isSubmitting && t('connections.addingWebhook')}
    >
      <Field
        label={t('labels.webAddress')}
        hint={t('connections.urlHint')}
        error={errors.url?.message}
        inputMode="url"
        {...register('url')}
      />
      <Controller
        name="events"
        control={control}
        render={({ field, fieldState }) => (
          <Choices
            legend={t('connections.whichEvents')}
            choices={WEBHOOK_EVENTS}
            labelOf={wordsOfWebhookEvent}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormFrame>
  );
}

const ROTATED: Outcome = {
  done: { title: t('connections.rotated') },
  failed: { title: t('connections.notRotated'), fallback: t('connections.notRotatedError') },
};

export function RotateSecretForm({ id, dialog }: { id: number; dialog: DialogForm }) {
  const { cancel, keepOpen } = dialog;
  const [rotate, { isLoading }] = useRotateSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <Secret secret={secret} dialog={dialog} />;
  const send = (): Promise<void> =>
    withToast(rotate(id).unwrap(), ROTATED).then(
      (answer) => {
        setSecret(answer.secret);
        keepOpen?.();
      },
      () => undefined,
    );
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('connections.rotateSecret')}
      busy={isLoading && t('connections.rotating')}
    >
      <Typography>{t('connections.rotateDetail')}</Typography>
    </FormFrame>
  );
}

const Secret = ({ secret, dialog }: { secret: string; dialog: DialogForm }) => (
  <ShownOnce title={t('connections.newSecret')} text={t('connections.newSecretText')} dialog={dialog}>
    <CopyField label={t('connections.secret')} value={secret} shownOnce onCopied={dialog.saved} />
  </ShownOnce>
);

interface ShownOnceProps {
  readonly title: string;
  readonly text: string;
  readonly dialog: DialogForm;
  readonly children: ReactNode;
}

const ShownOnce = ({ title, text, dialog: { cancel, close }, children }: ShownOnceProps) => (
  <DoneFrame onClose={cancel ?? close}>
    <Stack spacing={4}>
      <Typography variant="h3">{title}</Typography>
      <Typography>{text}</Typography>
      {children}
    </Stack>
  </DoneFrame>
);

const Group = styled('fieldset')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  gridColumn: '1 / -1',
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
});

interface ChoicesProps<Choice extends string> {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  readonly value: readonly Choice[];
  readonly onChange: (value: readonly Choice[]) => void;
  readonly ref: (element: HTMLInputElement | null) => void;
  readonly error: string | undefined;
}

function Choices<Choice extends string>({
  legend,
  choices,
  labelOf,
  value,
  onChange,
  ref,
  error,
}: ChoicesProps<Choice>) {
  const id = useId();
  const turn = (choice: Choice): void =>
    onChange(value.includes(choice) ? value.filter((one) => one !== choice) : [...value, choice]);
  return (
    <Group aria-describedby={error && id}>
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <FormControlLabel
          key={choice}
          label={labelOf(choice)}
          control={
            <Checkbox
              checked={value.includes(choice)}
              onChange={() => turn(choice)}
              {...(index === 0 && { slotProps: { input: { ref } } })}
            />
          }
        />
      ))}
      {error && <FieldMessage id={id}>{error}</FieldMessage>}
    </Group>
  );
}
