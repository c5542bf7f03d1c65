import { useState } from 'react';
import {
  t,
  byField,
  LIMITS,
  theEmailCanBeWrittenTo,
  type ForgotPassword,
  type SignInOptions,
} from '@hourtrail/contracts';
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
  title: t('logIn.forgotPassword'),
  description: t('logIn.forgotDescription'),
  keywords: t('logIn.forgotKeywords'),
  indexed: false,
};

const Frame = styled(Container)({ paddingBlock: 96, '& form, & [role="status"]': { marginTop: 32, maxWidth: '44ch' } });

const NOT_SENT = { title: t('logIn.linkNotSent'), fallback: t('logIn.linkNotSentText') };
const NO_MAIL = t('logIn.sendsNoEmail');

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
      <PageTitle>{t('logIn.forgotPassword')}</PageTitle>
      {asksForEmail && <Intro>{t('logIn.forgotIntro')}</Intro>}
      {asksForEmail && (
        <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={t('common.email')}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <SubmitButton busy={isSubmitting && t('site.sending')}>{t('logIn.sendLink')}</SubmitButton>
        </Form>
      )}
      <div role="status">
        {requestedFor && (
          <FormMessage>{t('logIn.linkSent', { email: requestedFor, minutes: LIMITS.passwordLinkMinutes })}</FormMessage>
        )}
        {!sendsMail && <FormMessage>{NO_MAIL}</FormMessage>}
      </div>
    </Frame>
  );
}
