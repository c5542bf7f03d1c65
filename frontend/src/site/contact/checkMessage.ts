import {
  ALL_FIELDS_REQUIRED,
  CONTACT_FIELDS,
  CONTACT_MOST,
  looksLikeEmail,
  NO_EMAIL_ADDRESS,
  showsSomething,
  tooLong,
  type ContactField,
} from '@hourtrail/contracts';

export type Message = Readonly<Record<ContactField, string>>;
export type FieldProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Why a message does not go out: what the notification says, and what each field says. */
export interface Problem {
  readonly title: string;
  readonly description: string;
  readonly fields: FieldProblems;
}

/** What keeps a trimmed message from being sent; undefined where nothing does. Empty fields speak first. */
export function problemOf(message: Message): Problem | undefined {
  const empty = CONTACT_FIELDS.filter((field) => !showsSomething(message[field]));
  if (empty.length > 0) {
    const fields = fieldsOf(empty, (field) => `${CONTACT_MOST[field].name} is required`);
    return { title: 'Please fill out all required fields', description: ALL_FIELDS_REQUIRED, fields };
  }
  if (!looksLikeEmail(message.email)) {
    const fields = { email: NO_EMAIL_ADDRESS };
    return { title: 'Invalid email address', description: NO_EMAIL_ADDRESS, fields };
  }
  const long = CONTACT_FIELDS.filter((field) => message[field].length > CONTACT_MOST[field].most);
  if (long.length === 0) return undefined;
  const fields = fieldsOf(long, (field) => tooLong(CONTACT_MOST[field].name, CONTACT_MOST[field].most));
  return { title: 'Please say it shorter', description: Object.values(fields).join(' '), fields };
}

const fieldsOf = (fields: readonly ContactField[], says: (field: ContactField) => string): FieldProblems =>
  Object.fromEntries(fields.map((field) => [field, says(field)]));
