import type { AuditedRecord } from '@hourtrail/contracts';

const RECORDS: Readonly<Record<AuditedRecord | 'log', readonly [one: string, all: string]>> = {
  hours: ['Hours entry', 'All of hours'],
  user: ['Account', 'Accounts'],
  'family-link': ['Family link', 'Family links'],
  'join-request': ['Request to join', 'Requests to join'],
  opportunity: ['Opportunity', 'Opportunities'],
  signup: ['Sign-up', 'Sign-ups'],
  attendance: ['Check-in code', 'Check-in codes'],
  organization: ['School', 'School and its rules'],
  settings: ['System settings', 'System settings'],
  import: ['Import', 'Imports'],
  export: ['Export', 'Exports'],
  'contact-message': ['Message', 'Messages'],
  subscription: ['Newsletter subscription', 'Newsletter subscriptions'],
  log: ['Log', 'The log itself'],
};

/** Reviewers look for decisions first, so they come before the kinds of records. */
const DECISIONS: Readonly<Record<string, string>> = {
  'hours.approved': 'Approvals',
  'hours.verified': 'Verifications',
  'hours.rejected': 'Rejections',
  'hours.revoked': 'Revoked approvals',
  'hours.reopened': 'Reopened entries',
  'hours.amended': 'Changed entries',
  'hours.deleted': 'Deleted entries',
  'user.role-changed': 'Changed roles',
};

/** Labels by the server's `kind` filter. */
export const KIND_LABELS: Readonly<Record<string, string>> = {
  ...DECISIONS,
  ...Object.fromEntries(Object.entries(RECORDS).map(([kind, [, all]]) => [kind, all])),
};

/** "Hours entry 12" for the record `hours/12`. */
export function recordName(record: string): string {
  const [kind = '', id = ''] = record.split('/');
  const [one] = (RECORDS as Readonly<Record<string, readonly [string, string]>>)[kind] ?? [kind];
  return /^\d+$/.test(id) ? `${one} ${id}` : one;
}

/** Validates the name of a record from the URL; null if it is malformed. */
export const recordIn = (param: string): string | null => (/^[a-z-]{1,40}\/[\w-]{1,64}$/.test(param) ? param : null);

const IN_WORDS = new RegExp(`\\b((?:${Object.keys(RECORDS).join('|')})/[\\w-]{1,64})`);

/** Splits a sentence at record names such as `hours/12`: text, record, text and so on. */
export const cutAtRecords = (sentence: string): readonly string[] => sentence.split(IN_WORDS);
