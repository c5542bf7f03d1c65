import type { AccessKind } from './audit.js';
import type { Access } from './audit.views.js';
import { msg, t } from './messages/translate.js';

export const ACCESS_KIND_LABELS = {
  viewed: msg('auditAccess.viewed'),
  exported: msg('auditAccess.exported'),
  evidence: msg('audit.evidence'),
  refused: msg('auditAccess.refused'),
} as const satisfies Readonly<Record<AccessKind, string>>;

/** By route of the server: what was viewed or exported, or what was to be changed. */
const ROUTES = {
  'GET /api/volunteer-hours/:id': msg('auditAccess.entry'),
  'GET /api/volunteer-hours/:id/history': msg('auditAccess.entryTrail'),
  'GET /api/attachments/:id': msg('auditAccess.attachment'),
  'GET /api/volunteer-hours': msg('auditAccess.personHours'),
  'GET /api/opportunity-signups': msg('auditAccess.personSignUps'),
  'GET /api/family-links': msg('auditAccess.personFamilyLinks'),
  'GET /api/audit/events': msg('auditAccess.personEvents'),
  'GET /api/audit/proofs/inclusion': msg('auditAccess.eventProof'),
  'GET /api/users/:id': msg('auditAccess.account'),
  'GET /api/users/:id/stats': msg('auditAccess.personFigures'),
  'GET /api/users/:id/requirements': msg('auditAccess.personRequirements'),
  'GET /api/users/:id/achievements': msg('auditAccess.personAchievements'),
  'GET /api/users/:id/records': msg('auditAccess.personRecords'),
  'GET /api/users/:id/badges': msg('auditAccess.personBadges'),
  'GET /api/admin/users/:id/hours': msg('auditAccess.personAllHours'),
  'GET /api/audit/records/:kind/:id': msg('auditAccess.auditTrail'),
  'GET /api/admin/export/users': msg('auditAccess.exportPeople'),
  'GET /api/admin/export/hours': msg('auditAccess.exportHours'),
  'GET /api/admin/export/opportunities': msg('auditAccess.exportOpportunities'),
  'GET /api/admin/export/student-reports': msg('auditAccess.exportStudents'),
  'GET /api/admin/export/parent-reports': msg('auditAccess.exportParents'),
  'GET /api/admin/export/hours-report': msg('auditAccess.exportHoursReport'),
  // no request: a schedule sent it
  'EMAIL hours-report': msg('auditAccess.emailedHoursReport'),
  'GET /api/admin/export/certificates': msg('auditAccess.exportCertificates'),
  'GET /api/admin/export/roster': msg('auditAccess.exportRoster'),
  'GET /api/admin/export/audit-events': msg('auditAccess.exportEvents'),
  'GET /api/admin/export/audit-decisions': msg('auditAccess.exportDecisions'),
  'GET /api/admin/export/audit-anomalies': msg('auditAccess.exportUnusual'),
  'GET /api/admin/export/audit-accesses': msg('auditAccess.exportAccesses'),
  'POST /api/audit/evidence': msg('auditAccess.evidenceFile'),
  'POST /api/audit/checkups': msg('auditAccess.checkEveryEvent'),

  'POST /api/volunteer-hours': msg('auditAccess.logHours'),
  'PATCH /api/volunteer-hours/:id': msg('auditAccess.changeEntry'),
  'PUT /api/volunteer-hours/:id/supervisor': msg('auditAccess.askSupervisor'),
  'POST /api/volunteer-hours/:id/messages': msg('auditAccess.writeMessage'),
  'POST /api/volunteer-hours/:id/reminders': msg('auditAccess.remindSupervisor'),
  'POST /api/volunteer-hours/:id/attachments': msg('auditAccess.attachFile'),
  'POST /api/volunteer-hours/:id/paper': msg('auditAccess.recordPaper'),
  'DELETE /api/attachments/:id': msg('auditAccess.removeAttachment'),
  'POST /api/confirmations/:token': msg('auditAccess.confirmByLink'),
  'POST /api/confirmations/:token/account': msg('auditAccess.askForAccount'),
  'POST /api/users/:id/records': msg('auditAccess.issueRecord'),
  'DELETE /api/records/:code': msg('auditAccess.revokeRecord'),
  'POST /api/records/:code/countersign': msg('auditAccess.countersignRecord'),
  'POST /api/users/:id/badges': msg('auditAccess.shareBadge'),
  'DELETE /api/badges/:code': msg('auditAccess.unshareBadge'),
  'POST /api/volunteer-hours/review': msg('auditAccess.decideEntries'),
  'DELETE /api/volunteer-hours/:id': msg('auditAccess.deleteEntry'),
  'POST /api/volunteer-hours/:id/restore': msg('auditAccess.restoreEntry'),
  'PUT /api/admin/hours/:id': msg('auditAccess.correctEntry'),
  'DELETE /api/admin/hours/:id': msg('auditAccess.deleteEntryAsAdmin'),
  'POST /api/admin/users/:id/hours': msg('auditAccess.addHours'),
  'POST /api/admin/export/:kind': msg('auditAccess.exportList'),
  'POST /api/admin/export/hours': msg('auditAccess.exportHours'),
  'POST /api/admin/export/certificates': msg('auditAccess.exportCertificates'),
  'POST /api/admin/export/hours-report': msg('auditAccess.exportHoursReport'),
  'POST /api/volunteer-opportunities/:id/roster': msg('auditAccess.exportRoster'),
  'POST /api/admin/import/:kind': msg('auditAccess.importFile'),
  'POST /api/admin/imports/:id/undo': msg('auditAccess.undoImport'),

  'POST /api/announcements': msg('auditAccess.announce'),
  'POST /api/users': msg('auditAccess.createAccount'),
  'PATCH /api/users/:id': msg('auditAccess.changeAccount'),
  'POST /api/users/:id/confirm': msg('auditAccess.confirmNomination'),
  'POST /api/users/:id/refuse': msg('auditAccess.refuseNomination'),
  'POST /api/users/:id/confirm-email': msg('auditAccess.confirmEmail'),
  'POST /api/users/:id/erase': msg('auditAccess.erasePerson'),
  'POST /api/users/:id/invitation': msg('auditAccess.invite'),
  'POST /api/users/:id/one-time-password': msg('auditAccess.resetPassword'),
  'PATCH /api/profile': msg('auditAccess.changeOwnProfile'),
  'POST /api/profile/email-confirmation': msg('auditAccess.confirmOwnEmail'),
  'POST /api/auth/change-password': msg('auditAccess.changeOwnPassword'),
  'POST /api/profile/family-code': msg('auditAccess.createFamilyCode'),
  'DELETE /api/profile/family-code': msg('auditAccess.removeFamilyCode'),
  'POST /api/family-links': msg('auditAccess.linkFamily'),
  'POST /api/family-links/:id/confirm': msg('auditAccess.confirmFamilyLink'),
  'POST /api/family-links/:id/refuse': msg('auditAccess.refuseFamilyLink'),
  'DELETE /api/family-links/:id': msg('auditAccess.endFamilyLink'),
  'POST /api/join-requests': msg('auditAccess.joinSchool'),
  'POST /api/join-requests/:id/admit': msg('auditAccess.admit'),
  'POST /api/join-requests/:id/refuse': msg('auditAccess.refuseJoinRequest'),
  'DELETE /api/join-requests/:id': msg('auditAccess.withdrawJoinRequest'),

  'POST /api/organizations': msg('auditAccess.addSchool'),
  'PATCH /api/organizations/:id': msg('auditAccess.changeSchool'),
  'POST /api/organizations/:id/join-code': msg('auditAccess.createJoinCode'),
  'DELETE /api/organizations/:id/join-code': msg('auditAccess.removeJoinCode'),
  'PUT /api/organizations/:id/logo': msg('auditAccess.changeLogo'),
  'DELETE /api/organizations/:id/logo': msg('auditAccess.removeLogo'),
  'POST /api/academic-years': msg('auditAccess.addYear'),
  'PATCH /api/academic-years/:id': msg('auditAccess.changeYear'),
  'DELETE /api/academic-years/:id': msg('auditAccess.deleteYear'),
  'POST /api/academic-years/:id/rollover': msg('auditAccess.rollOverYear'),
  'DELETE /api/academic-years/:id/rollover': msg('auditAccess.undoRollover'),
  'POST /api/classes': msg('auditAccess.addClass'),
  'PATCH /api/classes/:id': msg('auditAccess.changeClass'),
  'DELETE /api/classes/:id': msg('auditAccess.deleteClass'),
  'POST /api/report-schedules': msg('auditAccess.addReportSchedule'),
  'PATCH /api/report-schedules/:id': msg('auditAccess.changeReportSchedule'),
  'DELETE /api/report-schedules/:id': msg('auditAccess.deleteReportSchedule'),
  'POST /api/rules': msg('auditAccess.setCountingRules'),
  'POST /api/rules/preview': msg('auditAccess.previewCountingRules'),
  'PATCH /api/settings': msg('auditAccess.changeSettings'),
  'POST /api/volunteer-opportunities': msg('auditAccess.publishOpportunity'),
  'PATCH /api/volunteer-opportunities/:id': msg('auditAccess.changeOpportunity'),
  'POST /api/volunteer-opportunities/:id/cancel': msg('auditAccess.cancelOpportunity'),
  'POST /api/volunteer-opportunities/:id/attendance': msg('auditAccess.markPresent'),
  'POST /api/volunteer-opportunities/:id/attendance-code': msg('auditAccess.openCheckIn'),
  'POST /api/volunteer-opportunities/:id/check-in': msg('auditAccess.checkIn'),
  'POST /api/opportunity-signups': msg('auditAccess.signUp'),
  'DELETE /api/opportunity-signups/:id': msg('auditAccess.cancelSignUp'),
  'POST /api/contact-messages/:id/handle': msg('auditAccess.markHandled'),
  'POST /api/contact-messages/:id/reopen': msg('auditAccess.reopenMessage'),
  'POST /api/contact-messages/:id/erase': msg('auditAccess.eraseMessage'),
  'DELETE /api/newsletter-subscriptions/:id': msg('auditAccess.removeSubscriber'),
  'POST /api/newsletter-subscriptions/:id/erase': msg('auditAccess.eraseSubscriber'),
  'POST /api/saved-filters': msg('auditAccess.saveFilter'),
  'DELETE /api/saved-filters/:id': msg('auditAccess.deleteFilter'),
  'POST /api/calendar/token': msg('auditAccess.createCalendarLink'),
  'DELETE /api/calendar/token': msg('auditAccess.removeCalendarLink'),
  'PUT /api/profile/notifications': msg('auditAccess.chooseEmails'),
  'POST /api/unsubscribe/:token': msg('auditAccess.stopEmails'),
  'POST /api/notifications/read': msg('auditAccess.markNotificationsRead'),
  'POST /api/notifications/:id/read': msg('auditAccess.markNotificationRead'),
  'DELETE /api/auth/sessions': msg('auditAccess.logOutEverywhereElse'),
  'DELETE /api/auth/sessions/:id': msg('auditAccess.logOutDevice'),
} as const;

/** By error code of the server. */
const REASONS = {
  role: msg('auditAccess.reasonRole'),
  'not-found': msg('auditAccess.reasonNotFound'),
  csrf: msg('auditAccess.reasonCsrf'),
  conflict: msg('auditAccess.reasonConflict'),
  stale: msg('auditAccess.reasonStale'),
  'in-progress': msg('auditAccess.reasonInProgress'),
  'password-change-required': msg('auditAccess.reasonPasswordChange'),
  'hours.own-entry': msg('auditAccess.reasonOwnEntry'),
  'hours.child-entry': msg('auditAccess.reasonChildEntry'),
  'hours.not-yours': msg('auditAccess.reasonNotTheirs'),
  'hours.only-read': msg('auditAccess.reasonReadOnly'),
  'hours.wrong-state': msg('auditAccess.reasonWrongState'),
  'hours.deleted': msg('auditAccess.reasonDeleted'),
  'hours.erased': msg('auditAccess.reasonErased'),
  'hours.moved-away': msg('auditAccess.reasonMovedAway'),
  'hours.verified-by-you': msg('auditAccess.reasonVerifiedByThem'),
  'hours.approved-by-you': msg('auditAccess.reasonApprovedByThem'),
  'hours.created-by-you': msg('auditAccess.reasonCreatedByThem'),
  'hours.verifier-created-by-you': msg('auditAccess.reasonCreatedVerifier'),
  'hours.verification-required': msg('auditAccess.reasonNotVerified'),
  'people.own-role': msg('auditAccess.reasonOwnRole'),
  'people.own-erasure': msg('auditAccess.reasonOwnErasure'),
  'people.own-nomination': msg('auditAccess.reasonOwnNomination'),
  'people.role-not-yours': msg('auditAccess.reasonRoleNotTheirs'),
} as const;

const isRoute = (route: string): route is keyof typeof ROUTES => Object.hasOwn(ROUTES, route);
const isReason = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

/** "own entry" for `hours.own-entry`: the fallback for codes without a label. */
const plainCode = (code: string): string => code.slice(code.indexOf('.') + 1).replaceAll('-', ' ');

export const routeWords = (route: string): string => (isRoute(route) ? t(ROUTES[route]) : route);

/** "Delete the entry: their role doesn’t allow it". */
export const refusedWords = (route: string, code: string): string =>
  t('auditAccess.refusedRequest', {
    request: routeWords(route),
    reason: isReason(code) ? t(REASONS[code]) : plainCode(code),
  });

/** What somebody saw in one look, took away or was refused, each once. */
export function requestWords({ seen, refusal, kind, person }: Access): readonly string[] {
  if (kind === 'evidence' && person === null) return [t('auditAccess.schoolEvidenceFile')];
  if (kind === 'viewed' && person === null) return [t('auditAccess.manyStudents')];
  const words = seen.map(({ route }) => (refusal === null ? routeWords(route) : refusedWords(route, refusal)));
  return [...new Set(words)];
}
