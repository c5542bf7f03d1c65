import { useState } from 'react';
import {
  CONTACT_FIELDS,
  ALL_FIELDS_REQUIRED,
  byField,
  CONTACT_MOST,
  INVALID_EMAIL,
  isRequired,
  showsSomething,
  theEmailCanBeWrittenTo,
  tooLong,
  type ContactField,
} from '@hourtrail/contracts';
import { toast } from '../toast.js';
import { controlOf, typedInto } from '../ui/controls.js';
import { postJson } from '../ui/postJson.js';

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

type Message = Readonly<Record<ContactField, string>>;
type FieldProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Why a message does not go out: what the notification says, and what each field says. */
interface Problem {
  readonly title: string;
  readonly description: string;
  readonly fields: FieldProblems;
}

/** What keeps a trimmed message from being sent; undefined where nothing does. Empty fields speak first. */
function problemOf(message: Message): Problem | undefined {
  const empty = CONTACT_FIELDS.filter((field) => !showsSomething(message[field]));
  if (empty.length > 0) {
    const fields = fieldsOf(empty, (field) => isRequired(CONTACT_MOST[field].name));
    return { title: 'Please fill out all required fields', description: ALL_FIELDS_REQUIRED, fields };
  }
  const unreachable = theEmailCanBeWrittenTo(message.email);
  if (unreachable) return { title: INVALID_EMAIL, description: unreachable.message, fields: byField([unreachable]) };
  const long = CONTACT_FIELDS.filter((field) => message[field].length > CONTACT_MOST[field].most);
  if (long.length === 0) return undefined;
  const fields = fieldsOf(long, (field) => tooLong(CONTACT_MOST[field].name, CONTACT_MOST[field].most));
  return { title: 'Please say it shorter', description: Object.values(fields).join(' '), fields };
}

const fieldsOf = (fields: readonly ContactField[], says: (field: ContactField) => string): FieldProblems =>
  Object.fromEntries(fields.map((field) => [field, says(field)]));
