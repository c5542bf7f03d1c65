import type { AccessKind } from '@hourtrail/contracts';
import { Download, Eye, FileCheck, ShieldX, type LucideIcon } from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface AccessWords {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const ACCESS_WORDS: Readonly<Record<AccessKind, AccessWords>> = {
  viewed: { label: 'Viewed', look: 'draft', icon: Eye },
  exported: { label: 'Exported', look: 'pending', icon: Download },
  evidence: { label: 'Evidence', look: 'verified', icon: FileCheck },
  refused: { label: 'Refused', look: 'rejected', icon: ShieldX },
};

/** Labels by route of the server. */
const ROUTE_WORDS: Readonly<Record<string, string>> = {
  'GET /api/volunteer-hours/:id': 'The entry',
  'GET /api/volunteer-hours/:id/history': 'The trail of the entry',
  'GET /api/volunteer-hours': 'The hours of the person',
  'GET /api/opportunity-signups': 'The sign-ups of the person',
  'GET /api/family-links': 'The family links of the person',
  'GET /api/audit/events': 'What happened about the person, in the audit',
  'GET /api/audit/proofs/inclusion': 'An event with its proof',
  'GET /api/users/:id': 'The account',
  'GET /api/users/:id/stats': 'The figures of the person',
  'GET /api/users/:id/achievements': 'The badges of the person',
  'GET /api/admin/users/:id/hours': 'All hours of the person',
  'GET /api/audit/records/:kind/:id': 'The trail, in the audit',
  'GET /api/admin/export/users': 'The list of people, as a file',
  'GET /api/admin/export/hours': 'A list of hours, as a file',
  'GET /api/admin/export/opportunities': 'The list of opportunities, as a file',
  'GET /api/admin/export/student-reports': 'The report on students, as a file',
  'GET /api/admin/export/parent-reports': 'The report on parents, as a file',
  'POST /api/audit/evidence': 'Evidence as a file',
  'POST /api/audit/checkups': 'To have every event checked',

  'POST /api/volunteer-hours': 'To log hours',
  'PATCH /api/volunteer-hours/:id': 'To change the entry, or decide on it',
  'POST /api/volunteer-hours/review': 'To decide on the entry, among others',
  'DELETE /api/volunteer-hours/:id': 'To delete the entry',
  'POST /api/volunteer-hours/:id/restore': 'To restore the entry',
  'PUT /api/admin/hours/:id': 'To correct the entry as an administrator',
  'DELETE /api/admin/hours/:id': 'To delete the entry as an administrator',
  'POST /api/admin/users/:id/hours': 'To add hours for the person',
  'POST /api/admin/export/:kind': 'To take a list out as a file',
  'POST /api/admin/import/:kind': 'To import a file',
  'POST /api/admin/imports/:id/undo': 'To take an import back',

  'POST /api/users': 'To make an account',
  'PATCH /api/users/:id': 'To change the account',
  'POST /api/users/:id/confirm': 'To confirm the nomination',
  'POST /api/users/:id/refuse': 'To refuse the nomination',
  'POST /api/users/:id/confirm-email': 'To confirm the email of the person',
  'POST /api/users/:id/erase': 'To erase the person',
  'POST /api/users/:id/invitation': 'To make an invitation for the person',
  'POST /api/users/:id/one-time-password': 'To make a one-time password for the person',
  'PATCH /api/profile': 'To change their own profile',
  'POST /api/profile/email-confirmation': 'To have their own email confirmed',
  'POST /api/auth/change-password': 'To change their own password',
  'POST /api/profile/family-code': 'To make a family code',
  'DELETE /api/profile/family-code': 'To remove a family code',
  'POST /api/family-links': 'To link a parent and a child',
  'POST /api/family-links/:id/confirm': 'To confirm the family link',
  'POST /api/family-links/:id/refuse': 'To refuse the family link',
  'DELETE /api/family-links/:id': 'To end the family link',
  'POST /api/join-requests': 'To join a school',
  'POST /api/join-requests/:id/admit': 'To let somebody in',
  'POST /api/join-requests/:id/refuse': 'To refuse a request to join',
  'DELETE /api/join-requests/:id': 'To withdraw a request to join',

  'POST /api/organizations': 'To add a school',
  'PATCH /api/organizations/:id': 'To change the school or its rules',
  'POST /api/organizations/:id/join-code': 'To make a join code',
  'DELETE /api/organizations/:id/join-code': 'To remove the join code',
  'PATCH /api/settings': 'To change the system settings',
  'POST /api/volunteer-opportunities': 'To publish an opportunity',
  'PATCH /api/volunteer-opportunities/:id': 'To change the opportunity',
  'POST /api/volunteer-opportunities/:id/cancel': 'To cancel the opportunity',
  'POST /api/volunteer-opportunities/:id/attendance': 'To mark people present',
  'POST /api/volunteer-opportunities/:id/attendance-code': 'To open the check-in',
  'POST /api/volunteer-opportunities/:id/check-in': 'To check in',
  'POST /api/opportunity-signups': 'To sign up to an opportunity',
  'DELETE /api/opportunity-signups/:id': 'To end the sign-up',
  'POST /api/contact-messages/:id/handle': 'To mark a message as handled',
  'POST /api/contact-messages/:id/reopen': 'To put a message back',
  'POST /api/contact-messages/:id/erase': 'To erase a message',
  'DELETE /api/newsletter-subscriptions/:id': 'To take an address off the newsletter',
  'POST /api/newsletter-subscriptions/:id/erase': 'To erase an address of the newsletter',
  'POST /api/saved-filters': 'To save a filter',
  'DELETE /api/saved-filters/:id': 'To delete a saved filter',
  'POST /api/calendar/token': 'To make a calendar link',
  'DELETE /api/calendar/token': 'To remove a calendar link',
  'POST /api/notifications/read': 'To mark notices as read',
  'POST /api/notifications/:id/read': 'To mark a notice as read',
  'DELETE /api/auth/sessions': 'To sign out everywhere else',
  'DELETE /api/auth/sessions/:id': 'To sign out another device',
};

/** Labels by error code of the server. */
const REASONS: Readonly<Record<string, string>> = {
  role: 'their role does not allow it',
  'not-found': 'it is not there, or not theirs to see',
  csrf: 'it did not come from a page of this site',
  conflict: 'it did not fit what is stored',
  stale: 'somebody else had changed it meanwhile',
  'in-progress': 'the same was still being done',
  'password-change-required': 'they had to choose a password of their own first',
  'hours.own-entry': 'nobody decides on their own hours',
  'hours.child-entry': 'parents do not change the hours of their child',
  'hours.not-yours': 'it was not theirs to do',
  'hours.only-read': 'reviewers only read',
  'hours.wrong-state': 'it was not possible any more, or not yet',
  'hours.deleted': 'the entry was deleted',
  'hours.erased': 'the volunteer of the entry was erased',
  'hours.moved-away': 'the entry went to another school',
  'hours.verified-by-you': 'they had verified it themselves',
  'hours.approved-by-you': 'they had approved it before themselves',
  'hours.created-by-you': 'they had made the entry themselves',
  'hours.verifier-created-by-you': 'they had made the account of its verifier',
  'hours.verification-required': 'nobody had verified it yet',
  'people.own-role': 'nobody changes their own role',
  'people.own-erasure': 'nobody erases themselves',
  'people.own-nomination': 'nobody answers their own nomination',
  'people.role-not-yours': 'that role or person is not theirs to change',
};

/** For access that concerns no single person. */
export const WHOLE_SCHOOL = 'Evidence of the whole school, as a file';

/** "own entry" for `hours.own-entry`: the fallback for codes without a label. */
const plainCode = (code: string): string => code.slice(code.indexOf('.') + 1).replaceAll('-', ' ');

export const routeWords = (route: string): string => ROUTE_WORDS[route] ?? route;

/** "To delete the entry: their role does not allow it". */
export const refusedWords = (route: string, code: string): string =>
  `${routeWords(route)}: ${REASONS[code] ?? plainCode(code)}`;
