import { useState } from 'react';
import { CONTACT_FIELDS, type ContactField } from '@hourtrail/contracts';
import { toast } from '../toast.js';
import { controlOf, typedInto } from '../ui/controls.js';
import { postJson } from '../ui/postJson.js';
import { problemOf, type FieldProblems, type Message } from './checkMessage.js';

const SENT = {
  title: 'Message Sent Successfully!',
  description: "Thank you for contacting us. We'll get back to you within 24 hours.",
};
const FAILED = {
  title: 'Failed to Send Message',
  description: 'There was an error sending your message. Please try again or contact us directly.',
};

/** Where the form stands, and in `failed` what the server said beyond the notification. */
export type Stage =
  { readonly at: 'idle' | 'sending' | 'sent' } | { readonly at: 'failed'; readonly said: string | undefined };

export function useContactForm() {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [problems, setProblems] = useState<FieldProblems>({});

  const refuse = (form: HTMLFormElement, fields: FieldProblems): void => {
    setProblems(fields);
    const first = CONTACT_FIELDS.find((field) => fields[field] !== undefined);
    if (first) controlOf(form, first)?.focus();
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const message = messageIn(form);
    const problem = problemOf(message);
    if (problem) {
      setStage({ at: 'idle' });
      refuse(form, problem.fields);
      toast({ title: problem.title, description: problem.description, destructive: true, about: 'contact' });
      return;
    }
    setProblems({});
    setStage({ at: 'sending' });
    const answer = await postJson('/contact', message);
    if (answer.ok) {
      form.reset();
      setStage({ at: 'sent' });
      toast({ ...SENT, about: 'contact' });
      return;
    }
    setStage({ at: 'failed', said: answer.refusal?.message });
    refuse(form, Object.fromEntries(answer.refusal?.errors?.map(({ field, message: said }) => [field, said]) ?? []));
    toast({ ...FAILED, destructive: true, about: 'contact' });
  };

  /** Somebody mends a field. */
  const mend = (field: ContactField): void => setProblems(({ [field]: _mended, ...others }) => others);

  return { stage, problems, submit, mend };
}

const messageIn = (form: HTMLFormElement): Message =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, typedInto(form, field)])) as Message;
