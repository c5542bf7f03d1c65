import { useState } from 'react';
import {
  ALL_FIELDS_REQUIRED,
  byField,
  CONTACT_FIELDS,
  CONTACT_MOST,
  INVALID_EMAIL,
  isRequired,
  showsSomething,
  theEmailCanBeWrittenTo,
  tooLong,
  type ContactField,
} from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { ruleResolver, showFieldErrors } from '../../lib/formErrors.js';
import { styled } from '../../ui/styled.js';
import { toast } from '../toaster.js';
import { Field, Form, FormMessage, Pair, SubmitButton } from '../ui/form.js';

type Message = Record<ContactField, string>;

/** The text for the notification, and for each field. */
interface Problem {
  readonly title: string;
  readonly description: string;
  readonly fields: Partial<Message>;
}

const trimmed = (message: Message): Message => eachField(CONTACT_FIELDS, (field) => message[field].trim()) as Message;

const eachField = (fields: readonly ContactField[], text: (field: ContactField) => string): Partial<Message> =>
  Object.fromEntries(fields.map((field) => [field, text(field)]));

/** Reports empty fields first, then the email, then texts that are too long. */
function problemOf(message: Message): Problem | undefined {
  const empty = CONTACT_FIELDS.filter((field) => !showsSomething(message[field]));
  if (empty.length > 0) {
    const fields = eachField(empty, (field) => isRequired(CONTACT_MOST[field].name));
    return { title: 'Please fill out all required fields', description: ALL_FIELDS_REQUIRED, fields };
  }
  const invalid = theEmailCanBeWrittenTo(message.email);
  if (invalid) return { title: INVALID_EMAIL, description: invalid.message, fields: byField([invalid]) };
  const long = CONTACT_FIELDS.filter((field) => message[field].length > CONTACT_MOST[field].most);
  if (long.length === 0) return undefined;
  const fields = eachField(long, (field) => tooLong(CONTACT_MOST[field].name, CONTACT_MOST[field].most));
  return { title: 'Please say it shorter', description: Object.values(fields).join(' '), fields };
}

const SENT = {
  title: 'Message Sent Successfully!',
  description: "Thank you for contacting us. We'll get back to you within 24 hours.",
};
const FAILED = {
  title: 'Failed to Send Message',
  description: 'There was an error sending your message. Please try again or contact us directly.',
  destructive: true,
};

type Result = { readonly sent: true } | { readonly sent: false; readonly reason: string };

const Foot = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });

// the server replaces the HTML comment with the operator's address
const WITHOUT_SCRIPT = '<p>Sending this form needs JavaScript. <!--contact--></p>';

/** The form keeps its text until the message has arrived. */
export function ContactForm() {
  const [result, setResult] = useState<Result>();
  const { register, handleSubmit, setError, clearErrors, getValues, reset, formState } = useForm<Message>({
    resolver: ruleResolver((message) => problemOf(trimmed(message))?.fields ?? {}),
    // an error goes away when its field changes; the form is validated again on submit only
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const send = async (message: Message): Promise<void> => {
    setResult(undefined);
    try {
      await requestJson('/contact', { method: 'POST', body: trimmed(message) });
      reset();
      setResult({ sent: true });
      toast({ ...SENT, about: 'contact' });
    } catch (error) {
      setResult({ sent: false, reason: errorBody(error)?.message ?? 'Your message could not be sent.' });
      showFieldErrors(fieldErrors(error), CONTACT_FIELDS, setError);
      toast({ ...FAILED, about: 'contact' });
    }
  };
  const refuse = (): void => {
    setResult(undefined);
    const problem = problemOf(trimmed(getValues()));
    if (problem) toast({ title: problem.title, description: problem.description, destructive: true, about: 'contact' });
  };
  const submit = handleSubmit(send, refuse);
  const field = (name: ContactField) => ({
    required: true,
    error: errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  });
  return (
    <Form noValidate aria-label="Contact" onSubmit={(event) => void submit(event)}>
      <Pair>
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <Field label="School or organization" autoComplete="organization" {...field('organization')} />
      <Field label="Message" rows={4} {...field('message')} />
      <Foot>
        <SubmitButton busy={isSubmitting && 'Sending...'}>Send Message</SubmitButton>
        <div role="status">
          {result?.sent === true && <FormMessage>Your message has arrived. We answer within 24 hours.</FormMessage>}
          {result?.sent === false && <FormMessage bad>{result.reason} What you typed is still here.</FormMessage>}
        </div>
        <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPT }} />
      </Foot>
    </Form>
  );
}
