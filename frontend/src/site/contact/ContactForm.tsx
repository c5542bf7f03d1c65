import { useState } from 'react';
import {
  t,
  byField,
  CONTACT_FIELDS,
  CONTACT_MOST,
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
    const fields = eachField(empty, (field) => isRequired(t(CONTACT_MOST[field].name)));
    return { title: t('siteContact.fieldsRequired'), description: t('rules.allFieldsRequired'), fields };
  }
  const invalid = theEmailCanBeWrittenTo(message.email);
  if (invalid) return { title: t('rules.invalidEmail'), description: invalid.message, fields: byField([invalid]) };
  const long = CONTACT_FIELDS.filter((field) => message[field].length > CONTACT_MOST[field].most);
  if (long.length === 0) return undefined;
  const fields = eachField(long, (field) => tooLong(t(CONTACT_MOST[field].name), CONTACT_MOST[field].most));
  return { title: t('siteContact.tooLong'), description: Object.values(fields).join(' '), fields };
}

const SENT = {
  title: t('siteContact.sentTitle'),
  description: t('siteContact.sentText'),
};
const FAILED = {
  title: t('siteContact.failedTitle'),
  description: t('siteContact.failedText'),
  destructive: true,
};

type Result = { readonly sent: true } | { readonly sent: false; readonly reason: string };

const Foot = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });

// the server replaces the HTML comment with the operator's address
const WITHOUT_SCRIPT = `<p>${t('siteContact.needsJavascript')} <!--contact--></p>`;

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
      setResult({ sent: false, reason: errorBody(error)?.message ?? t('siteContact.failedReason') });
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
    <Form noValidate aria-label={t('site.contact')} onSubmit={(event) => void submit(event)}>
      <Pair>
        <Field label={t('common.firstName')} autoComplete="given-name" {...field('firstName')} />
        <Field label={t('common.lastName')} autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <Field label={t('common.email')} type="email" autoComplete="email" {...field('email')} />
      <Field label={t('siteContact.schoolOrOrganization')} autoComplete="organization" {...field('organization')} />
      <Field label={t('common.message')} rows={4} {...field('message')} />
      <Foot>
        <SubmitButton busy={isSubmitting && t('site.sending')}>{t('siteContact.send')}</SubmitButton>
        <div role="status">
          {result?.sent === true && <FormMessage>{t('siteContact.sentStatus')}</FormMessage>}
          {result?.sent === false && (
            <FormMessage bad>{t('siteContact.failedStatus', { reason: result.reason })}</FormMessage>
          )}
        </div>
        <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPT }} />
      </Foot>
    </Form>
  );
}
