import { useState } from 'react';
import { t, isRequired, type PasskeyRequest, type SecondFactors, type SecondFactorWay } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { errorMessage, fieldErrors } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { ruleResolver, showFieldErrors } from '../../lib/formErrors.js';
import { isDeclined, passkeysWork, signWithPasskey, whyNoPasskeys } from '../../lib/passkeys.js';
import { styled } from '../../ui/styled.js';
import { Field, Form, FormMessage, SubmitButton } from '../ui/form.js';

const TextButton = styled('button')(({ theme }) => ({
  justifySelf: 'start',
  minHeight: 24,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

/** Undefined if it can't be learned, which keeps no one out. */
const codesLeft = (): Promise<string | undefined> =>
  requestJson<SecondFactors>('/profile/second-factor').then(
    ({ recoveryCodesLeft: count }) => t('secondFactor.codesLeftNow', { count }),
    () => undefined,
  );

interface SecondStepProps {
  readonly ways: readonly SecondFactorWay[];
  /** Leaves for the application with what is to be said there; never resolves. */
  readonly onDone: (note?: string) => Promise<void>;
}

/** After the password. Starts with the safest way that works here. */
export default function SecondStep({ ways, onDone }: SecondStepProps) {
  const open = ways.filter((way) => way !== 'passkey' || passkeysWork());
  const [way, setWay] = useState<SecondFactorWay>(open[0] ?? 'recovery-codes');
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState, reset } = useForm({
    defaultValues: { typed: '' },
    resolver: ruleResolver<{ typed: string }>(({ typed }) => {
      if (way === 'passkey') return {};
      if (way === 'recovery-codes') return { typed: typed.trim() ? undefined : isRequired(t('labels.recoveryCode')) };
      return { typed: /^\d{6}$/.test(typed.replaceAll(' ', '')) ? undefined : t('rules.sixDigits') };
    }),
  });
  const { errors, isSubmitting } = formState;
  const proof = async (typed: string): Promise<object> => {
    if (way === 'recovery-codes') return { recoveryCode: typed.trim() };
    if (way === 'authenticator') return { code: typed.replaceAll(' ', '') };
    const request = await requestJson<PasskeyRequest>('/auth/second-factor/passkey', { method: 'POST' });
    return { passkey: await signWithPasskey(request) };
  };
  const submit = handleSubmit(async ({ typed }) => {
    setFailure(undefined);
    try {
      await requestJson('/auth/second-factor', { method: 'POST', body: await proof(typed) });
    } catch (error) {
      if (showFieldErrors(fieldErrors(error), ['typed'], setError)) return;
      const message = isDeclined(error) ? t('secondFactor.noPasskey') : errorMessage(error, t('logIn.logInFailed'));
      if (way === 'passkey') setFailure(message);
      else setError('typed', { message }, { shouldFocus: true });
      return;
    }
    await onDone(way === 'recovery-codes' ? await codesLeft() : undefined);
  });
  const choose = (other: SecondFactorWay): void => {
    setWay(other);
    setFailure(undefined);
    reset();
  };
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p role="status" style={{ margin: 0 }}>
        {way === 'passkey' ? t('secondFactor.stepPasskey') : null}
        {way === 'authenticator' ? t('secondFactor.stepCode') : null}
        {way === 'recovery-codes' ? t('secondFactor.stepRecovery') : null}
      </p>
      {ways.includes('passkey') && !passkeysWork() && <p style={{ margin: 0 }}>{whyNoPasskeys()}</p>}
      {way !== 'passkey' && (
        <Field
          key={way}
          autoFocus
          label={way === 'authenticator' ? t('secondFactor.code') : t('labels.recoveryCode')}
          autoComplete={way === 'authenticator' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={way === 'authenticator' ? 'numeric' : 'text'}
          error={errors.typed?.message}
          {...register('typed')}
        />
      )}
      {failure && (
        <FormMessage bad role="alert">
          {failure}
        </FormMessage>
      )}
      <SubmitButton busy={isSubmitting && t('logIn.submitting')} focused={way === 'passkey'}>
        {way === 'passkey' ? t('secondFactor.usePasskey') : t('logIn.submit')}
      </SubmitButton>
      {open
        .filter((other) => other !== way)
        .map((other) => (
          <OtherWay key={other} way={other} onChoose={choose} />
        ))}
    </Form>
  );
}

const OTHER = {
  passkey: t('secondFactor.usePasskey'),
  authenticator: t('secondFactor.useCode'),
  'recovery-codes': t('secondFactor.useRecovery'),
} as const satisfies Readonly<Record<SecondFactorWay, string>>;

interface OtherWayProps {
  readonly way: SecondFactorWay;
  readonly onChoose: (way: SecondFactorWay) => void;
}

const OtherWay = ({ way, onChoose }: OtherWayProps) => (
  <TextButton type="button" onClick={() => onChoose(way)}>
    {OTHER[way]}
  </TextButton>
);
