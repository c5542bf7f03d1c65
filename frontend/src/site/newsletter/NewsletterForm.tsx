import { useState } from 'react';
import { byField, theEmailCanBeWrittenTo, type SubscribeAnswer } from '@hourtrail/contracts';
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

const LOST = 'The server could not be reached. Check your connection and try again.';

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
    <Form noValidate aria-label="Newsletter" onSubmit={(event) => void submit(event)}>
      <Row>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email', { onChange: () => clearErrors('email') })}
        />
        <SubmitButton busy={isSubmitting && 'Subscribing...'}>Subscribe</SubmitButton>
      </Row>
      <Status role="status">
        {result && 'email' in result && <FormMessage>{nextStep(result)}</FormMessage>}
        {result && 'failure' in result && <FormMessage bad>{result.failure}</FormMessage>}
      </Status>
      <noscript>
        <p>Subscribing needs JavaScript.</p>
      </noscript>
    </Form>
  );
}

const nextStep = ({ email, sendsMail }: { readonly email: string; readonly sendsMail: boolean }): string =>
  sendsMail
    ? `Look into the mail of ${email}: your subscription begins once you confirm it by the link there.`
    : `This site is not set up to send mail yet, so nobody can confirm a subscription. ${email} is kept unconfirmed and gets nothing.`;
