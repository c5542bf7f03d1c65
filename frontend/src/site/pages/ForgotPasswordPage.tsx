import { useState } from 'react';
import { byField, LIMITS, theEmailCanBeWrittenTo, type SignInOptions } from '@hourtrail/contracts';
import { failureToast } from '../../ui/outcome.js';
import { ask } from '../ask.js';
import { Form } from '../log-in/Form.js';
import type { PageMeta } from '../meta.js';
import { Container } from '../ui/Container.js';
import { Field } from '../ui/Field.js';
import { FormNote } from '../ui/FormNote.js';
import { Lead, PageTitle } from '../ui/headings.js';
import { SubmitButton } from '../ui/SubmitButton.js';
import { styled } from '../styled.js';
import { toast } from '../toast.js';
import { useAnswer } from '../useAnswer.js';
import { useSending } from '../useSending.js';

export const meta: PageMeta = {
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
  const sendsMail = useAnswer<SignInOptions>('/auth/options')?.sendsMail ?? true;
  const [asked, setAsked] = useState<string>();
  const { wrong, busy, onSubmit } = useSending({
    names: ['email'],
    check: ({ email }) => byField([theEmailCanBeWrittenTo(email.trim())]),
    send: async ({ email }) => {
      try {
        await ask('POST', '/auth/forgot-password', { email });
      } catch (refusal) {
        toast(failureToast(refusal, NOT_SENT));
        throw refusal;
      }
      setAsked(email);
    },
  });
  return (
    <Frame>
      <PageTitle>Forgot your password?</PageTitle>
      {!asked && sendsMail && <Lead>Enter the email of your account. We send you a link to set a new password.</Lead>}
      {!asked && sendsMail && (
        <Form method="post" noValidate onSubmit={onSubmit}>
          <Field label="Email" name="email" type="email" autoComplete="email" error={wrong.email} />
          <SubmitButton busy={busy}>{busy ? 'Sending...' : 'Send link'}</SubmitButton>
        </Form>
      )}
      <div role="status">
        {asked && (
          <FormNote>
            If {asked} belongs to an account with a password, a link is on its way. It works once, for{' '}
            {LIMITS.passwordLinkMinutes} minutes. If nothing comes, ask your school.
          </FormNote>
        )}
        {!sendsMail && <FormNote>{NO_MAIL}</FormNote>}
      </div>
    </Frame>
  );
}
