import { useState } from 'react';
import { byField, LIMITS, theEmailCanBeWrittenTo, type ForgotPassword, type SignInOptions } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { ruleResolver, showFieldErrors } from '../../lib/formErrors.js';
import { failureToast } from '../../ui/outcome.js';
import { styled } from '../../ui/styled.js';
import { useServerData } from '../hydration.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { toast } from '../toaster.js';
import { Field, Form, FormMessage, SubmitButton } from '../ui/form.js';
import { Intro, PageTitle } from '../ui/headings.js';
import { Container } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/forgot-password',
  title: 'Forgot your password?',
  description: 'Sends a link by which you set a new password for your HourTrail account.',
  keywords: ['forgot password', 'new password'],
  indexed: false,
};

const Frame = styled(Container)({ paddingBlock: 96, '& form, & [role="status"]': { marginTop: 32, maxWidth: '44ch' } });

const NOT_SENT = { title: 'Not sent', fallback: 'The link could not be asked for. Please try again.' };
const NO_MAIL =
  'This server sends no mail. Ask a teacher or administrator of your school for a one-time password: you choose your own when you sign in with it.';

export function Page() {
  const sendsMail = useServerData<SignInOptions>('/auth/options')?.sendsMail ?? true;
  const [requestedFor, setRequestedFor] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<ForgotPassword>({
    resolver: ruleResolver(({ email }) => byField([theEmailCanBeWrittenTo(email.trim())])),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await requestJson('/auth/forgot-password', { method: 'POST', body: values });
      setRequestedFor(values.email);
    } catch (error) {
      toast(failureToast(error, NOT_SENT));
      showFieldErrors(fieldErrors(error), ['email'], setError);
    }
  });
  const asksForEmail = !requestedFor && sendsMail;
  return (
    <Frame>
      <PageMeta {...META} />
      <PageTitle>Forgot your password?</PageTitle>
      {asksForEmail && <Intro>Enter the email of your account. We send you a link to set a new password.</Intro>}
      {asksForEmail && (
        <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
          <SubmitButton busy={isSubmitting && 'Sending...'}>Send link</SubmitButton>
        </Form>
      )}
      <div role="status">
        {requestedFor && (
          <FormMessage>
            If {requestedFor} belongs to an account with a password, a link is on its way. It works once, for{' '}
            {LIMITS.passwordLinkMinutes} minutes. If nothing comes, ask your school.
          </FormMessage>
        )}
        {!sendsMail && <FormMessage>{NO_MAIL}</FormMessage>}
      </div>
    </Frame>
  );
}
