import { t, type AuditedRecord } from '@hourtrail/contracts';

const RECORDS: Readonly<Record<AuditedRecord | 'log', readonly [one: string, all: string]>> = {
  hours: [t('auditRecords.hoursEntry'), t('auditRecords.hoursEntries')],
  record: [t('auditRecords.officialRecord'), t('auditRecords.officialRecords')],
  badge: [t('auditRecords.badge'), t('auditRecords.badges')],
  user: [t('auditRecords.account'), t('auditRecords.accounts')],
  'family-link': [t('auditRecords.familyLink'), t('auditRecords.familyLinks')],
  'join-request': [t('auditRecords.joinRequest'), t('auditRecords.joinRequests')],
  opportunity: [t('auditRecords.opportunity'), t('common.opportunities')],
  signup: [t('auditRecords.signUp'), t('auditRecords.signUps')],
  attendance: [t('auditRecords.checkInCode'), t('auditRecords.checkInCodes')],
  organization: [t('common.school'), t('auditRecords.schoolAndRules')],
  'academic-year': [t('auditRecords.academicYear'), t('auditRecords.academicYears')],
  class: [t('auditRecords.class'), t('auditRecords.classes')],
  retention: [t('privacy.retention'), t('privacy.retention')],
  hold: [t('privacy.hold'), t('privacy.holds')],
  'record-request': [t('privacy.request'), t('privacy.requests')],
  'report-schedule': [t('auditRecords.reportSchedule'), t('auditRecords.reportSchedules')],
  'counting-rules': [t('auditRecords.whatCounts'), t('auditRecords.whatCounts')],
  settings: [t('auditRecords.systemSettings'), t('auditRecords.systemSettings')],
  import: [t('auditRecords.import'), t('auditRecords.imports')],
  export: [t('auditRecords.export'), t('auditRecords.exports')],
  'contact-message': [t('common.message'), t('auditRecords.messages')],
  subscription: [t('auditRecords.subscription'), t('auditRecords.subscriptions')],
  log: [t('auditRecords.log'), t('auditRecords.logItself')],
};

/** Reviewers look for decisions first, so they come before the kinds of records. */
const DECISIONS: Readonly<Record<string, string>> = {
  'hours.approved': t('auditRecords.approvals'),
  'hours.verified': t('auditRecords.verifications'),
  'hours.rejected': t('auditRecords.rejections'),
  'hours.revoked': t('auditRecords.revokedApprovals'),
  'hours.reopened': t('auditRecords.reopenedEntries'),
  'hours.amended': t('auditRecords.changedEntries'),
  'hours.deleted': t('auditRecords.deletedEntries'),
  'user.role-changed': t('auditRecords.changedRoles'),
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
  return /^\d+$/.test(id) ? t('auditRecords.recordAndId', { record: one, id }) : one;
}

/** Validates the name of a record from the URL; null if it is malformed. */
export const recordIn = (param: string): string | null => (/^[a-z-]{1,40}\/[\w-]{1,64}$/.test(param) ? param : null);

const IN_WORDS = new RegExp(`\\b((?:${Object.keys(RECORDS).join('|')})/[\\w-]{1,64})`);

/** Splits a sentence at record names such as `hours/12`: text, record, text and so on. */
export const cutAtRecords = (sentence: string): readonly string[] => sentence.split(IN_WORDS);
