import { t, type AccessKind } from '@hourtrail/contracts';
import { Download, Eye, FileCheck, ShieldX, type LucideIcon } from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface AccessWords {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const ACCESS_WORDS: Readonly<Record<AccessKind, AccessWords>> = {
  viewed: { label: t('auditAccess.viewed'), look: 'draft', icon: Eye },
  exported: { label: t('auditAccess.exported'), look: 'pending', icon: Download },
  evidence: { label: t('audit.evidence'), look: 'verified', icon: FileCheck },
  refused: { label: t('auditAccess.refused'), look: 'rejected', icon: ShieldX },
};

/** Labels by route of the server. */
const ROUTE_WORDS: Readonly<Record<string, string>> = {
  'GET /api/volunteer-hours/:id': t('auditAccess.entry'),
  'GET /api/volunteer-hours/:id/history': t('auditAccess.entryTrail'),
  'GET /api/volunteer-hours': t('auditAccess.personHours'),
  'GET /api/opportunity-signups': t('auditAccess.personSignUps'),
  'GET /api/family-links': t('auditAccess.personFamilyLinks'),
  'GET /api/audit/events': t('auditAccess.personEvents'),
  'GET /api/audit/proofs/inclusion': t('auditAccess.eventProof'),
  'GET /api/users/:id': t('auditAccess.account'),
  'GET /api/users/:id/stats': t('auditAccess.personFigures'),
  'GET /api/users/:id/achievements': t('auditAccess.personAchievements'),
  'GET /api/admin/users/:id/hours': t('auditAccess.personAllHours'),
  'GET /api/audit/records/:kind/:id': t('auditAccess.auditTrail'),
  'GET /api/admin/export/users': t('auditAccess.exportPeople'),
  'GET /api/admin/export/hours': t('auditAccess.exportHours'),
  'GET /api/admin/export/opportunities': t('auditAccess.exportOpportunities'),
  'GET /api/admin/export/student-reports': t('auditAccess.exportStudents'),
  'GET /api/admin/export/parent-reports': t('auditAccess.exportParents'),
  'POST /api/audit/evidence': t('auditAccess.evidenceFile'),
  'POST /api/audit/checkups': t('auditAccess.checkEveryEvent'),

  'POST /api/volunteer-hours': t('auditAccess.logHours'),
  'PATCH /api/volunteer-hours/:id': t('auditAccess.changeEntry'),
  'POST /api/volunteer-hours/review': t('auditAccess.decideEntries'),
  'DELETE /api/volunteer-hours/:id': t('auditAccess.deleteEntry'),
  'POST /api/volunteer-hours/:id/restore': t('auditAccess.restoreEntry'),
  'PUT /api/admin/hours/:id': t('auditAccess.correctEntry'),
  'DELETE /api/admin/hours/:id': t('auditAccess.deleteEntryAsAdmin'),
  'POST /api/admin/users/:id/hours': t('auditAccess.addHours'),
  'POST /api/admin/export/:kind': t('auditAccess.exportList'),
  'POST /api/admin/import/:kind': t('auditAccess.importFile'),
  'POST /api/admin/imports/:id/undo': t('auditAccess.undoImport'),

  'POST /api/users': t('auditAccess.createAccount'),
  'PATCH /api/users/:id': t('auditAccess.changeAccount'),
  'POST /api/users/:id/confirm': t('auditAccess.confirmNomination'),
  'POST /api/users/:id/refuse': t('auditAccess.refuseNomination'),
  'POST /api/users/:id/confirm-email': t('auditAccess.confirmEmail'),
  'POST /api/users/:id/erase': t('auditAccess.erasePerson'),
  'POST /api/users/:id/invitation': t('auditAccess.invite'),
  'POST /api/users/:id/one-time-password': t('auditAccess.resetPassword'),
  'PATCH /api/profile': t('auditAccess.changeOwnProfile'),
  'POST /api/profile/email-confirmation': t('auditAccess.confirmOwnEmail'),
  'POST /api/auth/change-password': t('auditAccess.changeOwnPassword'),
  'POST /api/profile/family-code': t('auditAccess.createFamilyCode'),
  'DELETE /api/profile/family-code': t('auditAccess.removeFamilyCode'),
  'POST /api/family-links': t('auditAccess.linkFamily'),
  'POST /api/family-links/:id/confirm': t('auditAccess.confirmFamilyLink'),
  'POST /api/family-links/:id/refuse': t('auditAccess.refuseFamilyLink'),
  'DELETE /api/family-links/:id': t('auditAccess.endFamilyLink'),
  'POST /api/join-requests': t('auditAccess.joinSchool'),
  'POST /api/join-requests/:id/admit': t('auditAccess.admit'),
  'POST /api/join-requests/:id/refuse': t('auditAccess.refuseJoinRequest'),
  'DELETE /api/join-requests/:id': t('auditAccess.withdrawJoinRequest'),

  'POST /api/organizations': t('auditAccess.addSchool'),
  'PATCH /api/organizations/:id': t('auditAccess.changeSchool'),
  'POST /api/organizations/:id/join-code': t('auditAccess.createJoinCode'),
  'DELETE /api/organizations/:id/join-code': t('auditAccess.removeJoinCode'),
  'PATCH /api/settings': t('auditAccess.changeSettings'),
  'POST /api/volunteer-opportunities': t('auditAccess.publishOpportunity'),
  'PATCH /api/volunteer-opportunities/:id': t('auditAccess.changeOpportunity'),
  'POST /api/volunteer-opportunities/:id/cancel': t('auditAccess.cancelOpportunity'),
  'POST /api/volunteer-opportunities/:id/attendance': t('auditAccess.markPresent'),
  'POST /api/volunteer-opportunities/:id/attendance-code': t('auditAccess.openCheckIn'),
  'POST /api/volunteer-opportunities/:id/check-in': t('auditAccess.checkIn'),
  'POST /api/opportunity-signups': t('auditAccess.signUp'),
  'DELETE /api/opportunity-signups/:id': t('auditAccess.cancelSignUp'),
  'POST /api/contact-messages/:id/handle': t('auditAccess.markHandled'),
  'POST /api/contact-messages/:id/reopen': t('auditAccess.reopenMessage'),
  'POST /api/contact-messages/:id/erase': t('auditAccess.eraseMessage'),
  'DELETE /api/newsletter-subscriptions/:id': t('auditAccess.removeSubscriber'),
  'POST /api/newsletter-subscriptions/:id/erase': t('auditAccess.eraseSubscriber'),
  'POST /api/saved-filters': t('auditAccess.saveFilter'),
  'DELETE /api/saved-filters/:id': t('auditAccess.deleteFilter'),
  'POST /api/calendar/token': t('auditAccess.createCalendarLink'),
  'DELETE /api/calendar/token': t('auditAccess.removeCalendarLink'),
  'POST /api/notifications/read': t('auditAccess.markNotificationsRead'),
  'POST /api/notifications/:id/read': t('auditAccess.markNotificationRead'),
  'DELETE /api/auth/sessions': t('auditAccess.logOutEverywhereElse'),
  'DELETE /api/auth/sessions/:id': t('auditAccess.logOutDevice'),
};

/** Labels by error code of the server. */
const REASONS: Readonly<Record<string, string>> = {
  role: t('auditAccess.reasonRole'),
  'not-found': t('auditAccess.reasonNotFound'),
  csrf: t('auditAccess.reasonCsrf'),
  conflict: t('auditAccess.reasonConflict'),
  stale: t('auditAccess.reasonStale'),
  'in-progress': t('auditAccess.reasonInProgress'),
  'password-change-required': t('auditAccess.reasonPasswordChange'),
  'hours.own-entry': t('auditAccess.reasonOwnEntry'),
  'hours.child-entry': t('auditAccess.reasonChildEntry'),
  'hours.not-yours': t('auditAccess.reasonNotTheirs'),
  'hours.only-read': t('auditAccess.reasonReadOnly'),
  'hours.wrong-state': t('auditAccess.reasonWrongState'),
  'hours.deleted': t('auditAccess.reasonDeleted'),
  'hours.erased': t('auditAccess.reasonErased'),
  'hours.moved-away': t('auditAccess.reasonMovedAway'),
  'hours.verified-by-you': t('auditAccess.reasonVerifiedByThem'),
  'hours.approved-by-you': t('auditAccess.reasonApprovedByThem'),
  'hours.created-by-you': t('auditAccess.reasonCreatedByThem'),
  'hours.verifier-created-by-you': t('auditAccess.reasonCreatedVerifier'),
  'hours.verification-required': t('auditAccess.reasonNotVerified'),
  'people.own-role': t('auditAccess.reasonOwnRole'),
  'people.own-erasure': t('auditAccess.reasonOwnErasure'),
  'people.own-nomination': t('auditAccess.reasonOwnNomination'),
  'people.role-not-yours': t('auditAccess.reasonRoleNotTheirs'),
};

/** For access that concerns no single person. */
export const WHOLE_SCHOOL = t('auditAccess.schoolEvidenceFile');

/** "own entry" for `hours.own-entry`: the fallback for codes without a label. */
const plainCode = (code: string): string => code.slice(code.indexOf('.') + 1).replaceAll('-', ' ');

export const routeWords = (route: string): string => ROUTE_WORDS[route] ?? route;

/** "Delete the entry: their role doesn’t allow it". */
export const refusedWords = (route: string, code: string): string =>
  t('auditAccess.refusedRequest', { request: routeWords(route), reason: REASONS[code] ?? plainCode(code) });
