import { LIMITS } from './limits.js';
import type { Problem } from './rules/problem.js';

/** What the contact form asks for, in its order. The public pages read this file without the rules of the wire. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'organization', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const ALL_FIELDS_REQUIRED = 'All fields are required to submit your message';
export const NO_EMAIL_ADDRESS = 'Please enter a valid email address';

/** Stands on the public pages where no address is configured; the server puts the configured one in its place. */
export const DEFAULT_CONTACT_EMAIL = 'info@hourtrail.example';

const SIMPLE_EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** Text, @, text, dot, text, with nothing that cannot be seen between. */
export const looksLikeEmail = (text: string): boolean => text.length <= LIMITS.emailMax && SIMPLE_EMAIL.test(text);

/** The rule of the forms that ask for nothing but a way to write back. */
export const theEmailCanBeWrittenTo = (email: string): Problem =>
  looksLikeEmail(email) ? undefined : { field: 'email', message: NO_EMAIL_ADDRESS };

/** How long each field may be, and what it is called. */
export const CONTACT_MOST: Readonly<Record<ContactField, { readonly name: string; readonly most: number }>> = {
  firstName: { name: 'First name', most: LIMITS.nameMax },
  lastName: { name: 'Last name', most: LIMITS.nameMax },
  email: { name: 'Email', most: LIMITS.emailMax },
  organization: { name: 'Organization', most: LIMITS.organizationNameMax },
  message: { name: 'Message', most: LIMITS.contactMessageMax },
};
