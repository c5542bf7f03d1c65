import { useState } from 'react';
import { t, byField, theEmailCanBeWrittenTo, type SubscribeAnswer } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { ruleResolver } from '../../lib/formErrors.js';
import { styled } from '../../ui/styled.js';
import { Field, FormMessage, SubmitButton } from '../ui/form.js';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  // aligns the button with the input, below the label
  '& > button': { marginTop: 26 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { marginTop: 0 } },
}));
const Form = styled('form')({ marginTop: 20 });
const Status = styled('div')({ marginTop: 12 });

type Result = { readonly email: string; readonly sendsMail: boolean } | { readonly failure: string };

const LOST = t('site.serverUnreachable');

/** Double opt-in: the subscription starts when it is confirmed by email. */
export function NewsletterForm() {
  const [result, setResult] = useState<Result>();
  const { register, handleSubmit, clearErrors, reset, formState } = useForm<{ email: string }>({
    resolver: ruleResolver(({ email }) => byField([theEmailCanBeWrittenTo(email.trim())])),
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const subscribe = async (values: { email: string }): Promise<void> => {
    const email = values.email.trim();
    setResult(undefined);
    try {
      const { sendsMail } = await requestJson<SubscribeAnswer>('/newsletter', { method: 'POST', body: { email } });
      reset();
      setResult({ email, sendsMail });
    } catch (error) {
      setResult({ failure: errorMessage(error, LOST) });
    }
  };
  const submit = handleSubmit(subscribe, () => setResult(undefined));
  return (
    <Form noValidate aria-label={t('siteContact.newsletter')} onSubmit={(event) => void submit(event)}>
      <Row>
        <Field
          label={t('common.email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email', { onChange: () => clearErrors('email') })}
        />
        <SubmitButton busy={isSubmitting && t('siteContact.subscribing')}>{t('siteContact.subscribe')}</SubmitButton>
      </Row>
      <Status role="status">
        {result && 'email' in result && <FormMessage>{nextStep(result)}</FormMessage>}
        {result && 'failure' in result && <FormMessage bad>{result.failure}</FormMessage>}
      </Status>
      <noscript>
        <p>{t('siteContact.subscribingNeedsJavascript')}</p>
      </noscript>
    </Form>
  );
}

const nextStep = ({ email, sendsMail }: { readonly email: string; readonly sendsMail: boolean }): string =>
  sendsMail ? t('siteContact.checkInbox', { email }) : t('siteContact.cannotConfirm', { email });
