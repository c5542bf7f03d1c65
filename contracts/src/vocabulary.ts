import type { EventType } from './event-labels.js';
import { msg } from './messages/translate.js';

export const ROLES = [
  'student',
  'parent',
  'teacher',
  'admin',
  'verifier',
  'super-admin',
  'auditor',
  'district-admin',
  'district-auditor',
] as const;
export type Role = (typeof ROLES)[number];

/** Staff of a district. Each of their requests is about one of its schools, or about the district as a whole. */
export const DISTRICT_ROLES = ['district-admin', 'district-auditor'] as const satisfies readonly Role[];
export const isOfDistrict = (role: string): boolean => (DISTRICT_ROLES as readonly string[]).includes(role);
/** The roles for which a school's own provider may sign people in. */
export const SIGN_IN_ROLES = ROLES.filter((role) => role !== 'super-admin');
export type SignInRole = (typeof SIGN_IN_ROLES)[number];
/** By what a school's provider says who someone is. */
export const SIGN_IN_PROTOCOLS = ['oidc', 'saml'] as const;
export type SignInProtocol = (typeof SIGN_IN_PROTOCOLS)[number];

export const HOURS_STATUSES = ['draft', 'pending', 'verified', 'approved', 'rejected'] as const;
export type HoursStatus = (typeof HOURS_STATUSES)[number];

/** `strict`: another person must verify before approval. `standard`: staff may approve directly. */
export const APPROVAL_POLICIES = ['standard', 'strict'] as const;
export type ApprovalPolicy = (typeof APPROVAL_POLICIES)[number];

/** What a school's own administrators set, beside super-admins. */
export const SCHOOL_RULES = [
  'timeZone',
  'approvalPolicy',
  'acceptsSupervisors',
  'hoursGoal',
  'oldestAcceptedDays',
  'emailNotifications',
  'quietFrom',
  'quietUntil',
  'reminders',
  'secondFactorFrom',
] as const;
export type SchoolRule = (typeof SCHOOL_RULES)[number];

/** What a district sets for its schools. Each school has its own clock. */
export const DISTRICT_RULES = SCHOOL_RULES.filter((rule) => rule !== 'timeZone');
export type DistrictRule = (typeof DISTRICT_RULES)[number];

/** When a person is emailed: at once, once a day, or not at all. */
export const EMAIL_CHOICES = ['now', 'daily', 'never'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

export const HOURS_EVENT_TYPES = [
  'hours.drafted',
  'hours.submitted',
  'hours.resubmitted',
  'hours.added',
  'hours.marked-present',
  'hours.checked-in',
  'hours.withdrawn',
  'hours.verified',
  'hours.verification-retracted',
  'hours.approved',
  'hours.rejected',
  'hours.wrong-supervisor',
  'hours.supervisor-joined',
  'hours.message-sent',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.attached',
  'hours.attachment-removed',
  'hours.deleted',
  'hours.restored',
  'hours.moved-away',
  'hours.moved-in',
  'hours.imported',
  'hours.erased',
] as const;
export type HoursEventType = (typeof HOURS_EVENT_TYPES)[number];

/** How sure it is who verified: by their account, by a link in their email, on paper, or staff for them. */
export const VERIFICATION_LEVELS = ['account', 'email-link', 'paper', 'staff'] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export const VERIFICATION_LEVEL_LABELS = {
  account: msg('labels.verifiedByAccount'),
  'email-link': msg('labels.verifiedByLink'),
  paper: msg('labels.verifiedOnPaper'),
  staff: msg('labels.verifiedByStaff'),
} as const satisfies Readonly<Record<VerificationLevel, string>>;

/** What its holder may show on an official record. The totals are always there. */
export const RECORD_PARTS = [
  'name',
  'school',
  'years',
  'goal',
  'categories',
  'entries',
  'organizations',
  'verifiers',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

export const RECORD_STATUSES = ['valid', 'superseded', 'revoked'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** What became of the email to a supervisor. `opened`: a person pressed a button on its page. */
export const SUPERVISOR_STATES = ['queued', 'sent', 'bounced', 'opened', 'answered', 'expired'] as const;
export type SupervisorState = (typeof SUPERVISOR_STATES)[number];

export const CONFIRMATION_OUTCOMES = ['confirm', 'decline', 'not-me', 'wrong-person'] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

/** What can be attached to an entry, by its content. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const HOURS_ACTIONS = [
  'submit',
  'withdraw',
  'verify',
  'retract',
  'approve',
  'reject',
  'reopen',
  'revoke',
  'amend',
  'delete',
  'restore',
] as const;
export type HoursAction = (typeof HOURS_ACTIONS)[number];

export const ROLE_LABELS = {
  student: msg('common.student'),
  parent: msg('labels.parent'),
  teacher: msg('labels.teacher'),
  admin: msg('labels.admin'),
  verifier: msg('common.verifier'),
  'super-admin': msg('labels.superAdmin'),
  auditor: msg('labels.auditor'),
  'district-admin': msg('labels.districtAdmin'),
  'district-auditor': msg('labels.districtAuditor'),
} as const satisfies Readonly<Record<Role, string>>;

export const HOURS_STATUS_LABELS = {
  draft: msg('labels.draft'),
  pending: msg('common.pending'),
  verified: msg('common.verified'),
  approved: msg('common.approved'),
  rejected: msg('common.rejected'),
} as const satisfies Readonly<Record<HoursStatus, string>>;

/** Warnings for reviewers; none blocks an entry. */
export const REVIEW_SIGNALS = [
  'unanswered',
  'overlaps',
  'same-text',
  'outside-opportunity',
  'long-day',
  'nominated-verifier',
  'close-supervisor',
  'decided-alone',
  'submitted-early',
  'submitted-late',
] as const;
export type ReviewSignalRule = (typeof REVIEW_SIGNALS)[number];

export const REVIEW_SIGNAL_LABELS = {
  unanswered: msg('hours.unanswered'),
  overlaps: msg('hours.overlappingTimes'),
  'same-text': msg('hours.sameDescription'),
  'outside-opportunity': msg('hours.outsideOpportunity'),
  'long-day': msg('hours.longDay'),
  'nominated-verifier': msg('hours.nominatedVerifier'),
  'close-supervisor': msg('hours.closeSupervisor'),
  'decided-alone': msg('common.decidedByOnePerson'),
  'submitted-early': msg('hours.submittedEarly'),
  'submitted-late': msg('hours.submittedLate'),
} as const satisfies Readonly<Record<ReviewSignalRule, string>>;

export const SIGNAL_FILTERS = ['none', 'any', ...REVIEW_SIGNALS] as const;
export type SignalFilter = (typeof SIGNAL_FILTERS)[number];

export const VOLUNTEER_ROLES = ['student', 'parent'] as const satisfies readonly Role[];

export const REVIEWER_ROLES = [
  'teacher',
  'admin',
  'verifier',
  'super-admin',
  'district-admin',
] as const satisfies readonly Role[];

export const STAFF_ROLES = [
  'teacher',
  'admin',
  'super-admin',
  'auditor',
  ...DISTRICT_ROLES,
] as const satisfies readonly Role[];

/** Teachers, administrators, super-admins, auditors and staff of districts. */
export const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);
/** Students and parents. */
export const isVolunteer = (role: Role): boolean => (VOLUNTEER_ROLES as readonly Role[]).includes(role);
/** Those who decide on the hours of others. */
export const isReviewer = (role: Role): boolean => (REVIEWER_ROLES as readonly Role[]).includes(role);

/** What a newcomer may ask to join a school as. */
export const JOINS_AS = ['student', 'parent'] as const satisfies readonly Role[];
export type JoinsAs = (typeof JOINS_AS)[number];

/** The school of all new sign-ups. */
export const NEW_SCHOOL = { id: 1, name: 'New School' } as const;

export const SYSTEM_ORGANIZATION = 0;

/** The id breaks ties, so that the order is total. */
export const HOURS_SORTS = ['-date', 'date', '-createdAt', '-decidedAt', 'statusSince'] as const;
export type HoursSort = (typeof HOURS_SORTS)[number];

/** The tabs of /approvals, by the status of their entries. */
export const APPROVAL_TABS = ['pending', 'verified', 'approved', 'rejected'] as const;

export const USER_SORTS = ['name', '-createdAt', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const USER_STATUSES = ['active', 'inactive', 'nominated', 'graduated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const GRADE_LEVELS = ['9', '10', '11', '12'] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

/** No free text, because it could identify the person again. */
export const ERASURE_REASONS = ['asked', 'left-school', 'kept-long-enough', 'made-by-mistake'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Records that a school may keep for some years only. */
export const RETENTION_KINDS = [
  'people',
  'drafts',
  'joinRequests',
  'imports',
  'exports',
  'notifications',
  'emails',
  'accesses',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** By kind of record: years after which the school erases it; null or absent keeps it. */
export type RetentionYears = Readonly<Record<RetentionKind, number | null>>;

export const KEEPS_EVERYTHING: RetentionYears = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, null]),
) as RetentionYears;

/** What a family asks of the school about a record. */
export const RECORD_REQUEST_KINDS = ['inspect', 'amend', 'erase'] as const;
export type RecordRequestKind = (typeof RECORD_REQUEST_KINDS)[number];

export const RECORD_REQUEST_DECISIONS = ['granted', 'refused'] as const;
export type RecordRequestDecision = (typeof RECORD_REQUEST_DECISIONS)[number];

export const RECORD_REQUEST_STATUSES = ['open', ...RECORD_REQUEST_DECISIONS, 'withdrawn'] as const;
export type RecordRequestStatus = (typeof RECORD_REQUEST_STATUSES)[number];

export const NOMINATIONS = ['waiting', 'confirmed', 'refused'] as const;
export type Nomination = (typeof NOMINATIONS)[number];

export const FAMILY_LINK_STATUSES = ['requested', 'confirmed', 'refused', 'revoked'] as const;
export type FamilyLinkStatus = (typeof FAMILY_LINK_STATUSES)[number];

export const JOIN_REQUEST_STATUSES = ['waiting', 'admitted', 'refused', 'withdrawn'] as const;
export type JoinRequestStatus = (typeof JOIN_REQUEST_STATUSES)[number];

export const AUDIENCES = ['students', 'parents', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const SIGNUP_STATUSES = ['signed-up', 'waitlisted', 'cancelled'] as const;
export type SignupStatus = (typeof SIGNUP_STATUSES)[number];

/** `no-show`: it is over, attendance was taken, and nothing is recorded for someone who signed up. */
export const ATTENDANCE_STATES = ['present', 'no-show', 'unmarked'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** True for volunteers of the audience; false for every other role. */
export const isFor = (audience: Audience, role: Role): boolean =>
  role === 'student' ? audience !== 'parents' : role === 'parent' && audience !== 'students';

export const CONTACT_MESSAGE_STATUSES = ['new', 'handled'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];

/** Only confirmed addresses get the newsletter. */
export const SUBSCRIPTION_STATUSES = ['requested', 'confirmed', 'unsubscribed', 'removed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A report to hand out has no form as CSV. */
export const REPORT_FORMATS = ['pdf', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A day of each week, the first of each month, or the day after a school year ends. */
export const REPORT_INTERVALS = ['week', 'month', 'year'] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

export const SECOND_FACTOR_KINDS = ['passkey', 'authenticator'] as const;
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** By what a person may complete a sign-in that began with their password. */
export const SECOND_FACTOR_WAYS = [...SECOND_FACTOR_KINDS, 'recovery-codes'] as const;
export type SecondFactorWay = (typeof SECOND_FACTOR_WAYS)[number];

/** Code of the 401 that answers a right password where a second factor is set; `ways` says which are open. */
export const SECOND_FACTOR_NEEDED = 'identity.second-factor';
/** What a webhook can be sent. A name that is here stays. */
export const WEBHOOK_EVENTS = [
  'hours.submitted',
  'hours.resubmitted',
  'hours.withdrawn',
  'hours.verified',
  'hours.approved',
  'hours.rejected',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'opportunity.published',
  'opportunity.amended',
  'opportunity.cancelled',
  'signup.made',
  'signup.waitlisted',
  'signup.promoted',
  'signup.cancelled',
] as const satisfies readonly EventType[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
