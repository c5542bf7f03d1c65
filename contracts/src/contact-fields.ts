import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import type { Problem } from './rules/problem.js';

/** In the order of the form. Public pages import this file, so it must not import the validation rules. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'organization', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The server replaces it with the configured address. */
export const DEFAULT_CONTACT_EMAIL = 'info@hourtrail.example';

const SIMPLE_EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** Text, @, text, dot, text, without invisible characters. */
export const looksLikeEmail = (text: string): boolean => text.length <= LIMITS.emailMax && SIMPLE_EMAIL.test(text);

/** Looser than `IsEmailAddress`: see `looksLikeEmail`. */
export const theEmailCanBeWrittenTo = (email: string): Problem =>
  looksLikeEmail(email) ? undefined : { field: 'email', message: t('rules.enterValidEmail') };

export const CONTACT_MOST = {
  firstName: { name: msg('common.firstName'), most: LIMITS.nameMax },
  lastName: { name: msg('common.lastName'), most: LIMITS.nameMax },
  email: { name: msg('common.email'), most: LIMITS.emailMax },
  organization: { name: msg('common.organization'), most: LIMITS.organizationNameMax },
  message: { name: msg('common.message'), most: LIMITS.contactMessageMax },
} as const satisfies Readonly<Record<ContactField, { readonly name: string; readonly most: number }>>;
