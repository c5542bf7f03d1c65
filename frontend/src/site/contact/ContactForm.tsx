import type { ContactField } from '@hourtrail/contracts';
import { styled } from '../styled.js';
import { Field } from '../ui/Field.js';
import { FormNote } from '../ui/FormNote.js';
import { SubmitButton } from '../ui/SubmitButton.js';
import { useContactForm } from './useContactForm.js';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}));
const Foot = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });

// the server puts the operator's address there
const WITHOUT_SCRIPT = '<p>Sending this form needs JavaScript. <!--contact--></p>';

/** Writes to us. What was typed stays until it has arrived. */
export function ContactForm() {
  const { stage, problems, submit, mend } = useContactForm();
  const field = (name: ContactField) => ({ name, required: true, error: problems[name], onInput: () => mend(name) });
  return (
    <Form
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage.at !== 'sending') void submit(event.currentTarget);
      }}
    >
      <Pair>
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <Field label="School or organization" autoComplete="organization" {...field('organization')} />
      <Field label="Message" rows={4} {...field('message')} />
      <Foot>
        <SubmitButton busy={stage.at === 'sending'}>
          {stage.at === 'sending' ? 'Sending...' : 'Send Message'}
        </SubmitButton>
        <div role="status">
          {stage.at === 'sent' && <FormNote>Your message has arrived. We answer within 24 hours.</FormNote>}
          {stage.at === 'failed' && (
            <FormNote bad>{stage.said ?? 'Your message could not be sent.'} What you typed is still here.</FormNote>
          )}
        </div>
        <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPT }} />
      </Foot>
    </Form>
  );
}
