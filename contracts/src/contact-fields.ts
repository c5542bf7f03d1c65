import { LIMITS } from './limits.js';
import type { Problem } from './rules/problem.js';

/** In the order of the form. Public pages import this file, so it must not import the validation rules. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'organization', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const ALL_FIELDS_REQUIRED = 'All fields are required to submit your message';
export const NO_EMAIL_ADDRESS = 'Please enter a valid email address';

/** The server replaces it with the configured address. */
export const DEFAULT_CONTACT_EMAIL = 'info@hourtrail.example';

const SIMPLE_EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** Text, @, text, dot, text, without invisible characters. */
export const looksLikeEmail = (text: string): boolean => text.length <= LIMITS.emailMax && SIMPLE_EMAIL.test(text);

/** Looser than `IsEmailAddress`: see `looksLikeEmail`. */
export const theEmailCanBeWrittenTo = (email: string): Problem =>
  looksLikeEmail(email) ? undefined : { field: 'email', message: NO_EMAIL_ADDRESS };

export const CONTACT_MOST: Readonly<Record<ContactField, { readonly name: string; readonly most: number }>> = {
  firstName: { name: 'First name', most: LIMITS.nameMax },
  lastName: { name: 'Last name', most: LIMITS.nameMax },
  email: { name: 'Email', most: LIMITS.emailMax },
  organization: { name: 'Organization', most: LIMITS.organizationNameMax },
  message: { name: 'Message', most: LIMITS.contactMessageMax },
};
