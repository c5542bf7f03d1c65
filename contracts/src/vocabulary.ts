/** The roles of a signed-in person. An auditor reads and checks, and changes nothing. */
export const ROLES = ['student', 'parent', 'teacher', 'admin', 'verifier', 'super-admin', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Where an entry of volunteer hours stands. */
export const HOURS_STATUSES = ['draft', 'pending', 'verified', 'approved', 'rejected'] as const;
export type HoursStatus = (typeof HOURS_STATUSES)[number];

/** `standard`: a teacher or admin may approve what nobody verified. `strict`: verified first, by somebody else. */
export const APPROVAL_POLICIES = ['standard', 'strict'] as const;
export type ApprovalPolicy = (typeof APPROVAL_POLICIES)[number];

/** What happened to an entry, as its trail tells it. */
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
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'hours.moved-away',
  'hours.moved-in',
  'hours.imported',
  'hours.erased',
] as const;
export type HoursEventType = (typeof HOURS_EVENT_TYPES)[number];

/** The verbs people use on an entry; a refusal lists those that its state allows. */
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

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  student: 'Student',
  parent: 'Parent',
  teacher: 'Teacher',
  admin: 'Admin',
  verifier: 'Verifier',
  'super-admin': 'Super Admin',
  auditor: 'Auditor',
};

/** What makes a reviewer look twice. It blocks nothing. */
export const REVIEW_SIGNALS = [
  'overlaps',
  'same-text',
  'outside-opportunity',
  'long-day',
  'nominated-verifier',
  'decided-alone',
  'submitted-late',
] as const;
export type ReviewSignalRule = (typeof REVIEW_SIGNALS)[number];

/** People who volunteer and log hours of their own. */
export const VOLUNTEER_ROLES = ['student', 'parent'] as const satisfies readonly Role[];

/** People who verify or approve the hours of others. */
export const REVIEWER_ROLES = ['teacher', 'admin', 'verifier', 'super-admin'] as const satisfies readonly Role[];

/** People of the school itself, who run it and look after it. */
export const STAFF_ROLES = ['teacher', 'admin', 'super-admin', 'auditor'] as const satisfies readonly Role[];

export const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);
export const isVolunteer = (role: Role): boolean => (VOLUNTEER_ROLES as readonly Role[]).includes(role);
export const isReviewer = (role: Role): boolean => (REVIEWER_ROLES as readonly Role[]).includes(role);

/** Where everybody who signs up begins. */
export const NEW_SCHOOL = { id: 1, name: 'New School' } as const;

/** The organization number under which the log keeps what concerns no single school. */
export const SYSTEM_ORGANIZATION = 0;

/** Sort keys of hour lists; every one ends in `id` so that an order is total. */
export const HOURS_SORTS = ['-date', 'date', '-createdAt', '-decidedAt'] as const;
export type HoursSort = (typeof HOURS_SORTS)[number];

/** Sort keys of lists of people. */
export const USER_SORTS = ['name', '-createdAt', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Whether somebody can sign in, and if not, whether that waits for the school. */
export const USER_STANDINGS = ['active', 'inactive', 'nominated'] as const;
export type UserStanding = (typeof USER_STANDINGS)[number];

/** Where a person's grade is known, it is one of these. */
export const GRADE_LEVELS = ['9', '10', '11', '12'] as const;

/** Why a person was erased; words of their own would tell of the person again. */
export const ERASURE_REASONS = ['asked', 'left-school', 'kept-long-enough', 'made-by-mistake'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** A verifier nominated by a volunteer waits until staff confirm or refuse. */
export const NOMINATIONS = ['waiting', 'confirmed', 'refused'] as const;
export type Nomination = (typeof NOMINATIONS)[number];

/** A parent follows a child while their link is confirmed. */
export const FAMILY_LINK_STATUSES = ['requested', 'confirmed', 'refused', 'revoked'] as const;
export type FamilyLinkStatus = (typeof FAMILY_LINK_STATUSES)[number];

export const JOIN_REQUEST_STATUSES = ['waiting', 'admitted', 'refused', 'withdrawn'] as const;
export type JoinRequestStatus = (typeof JOIN_REQUEST_STATUSES)[number];

/** Whom an opportunity is for. */
export const AUDIENCES = ['students', 'parents', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A place, or one in the line for it. */
export const SIGNUP_STATUSES = ['signed-up', 'waitlisted', 'cancelled'] as const;
export type SignupStatus = (typeof SIGNUP_STATUSES)[number];

/** Whether an opportunity is for people of this role. */
export const isFor = (audience: Audience, role: Role): boolean =>
  role === 'student' ? audience !== 'parents' : role === 'parent' && audience !== 'students';

/** Whether somebody saw to what a visitor wrote. */
export const CONTACT_MESSAGE_STATUSES = ['new', 'handled'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];

/** A newsletter goes to confirmed addresses only; who leaves unsubscribed, others were removed. */
export const SUBSCRIPTION_STATUSES = ['requested', 'confirmed', 'unsubscribed', 'removed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Stands where a person has no name to show, such as one who was erased. */
export const UNKNOWN_PERSON = 'Unknown person';
