import type {
  ClassView,
  HoursHistoryStep,
  HoursView,
  ImportedFrom,
  NotificationView,
  OpportunityView,
  OrganizationView,
  ReportOverview,
  SessionUser,
  SignupView,
  UserReportRow,
  UserStats,
  UserView,
  VerifierOption,
} from '@hourtrail/contracts';

const person = (id: number, firstName: string, lastName: string, role: SessionUser['role']): SessionUser => ({
  id,
  username: firstName.toLowerCase(),
  email: `${firstName.toLowerCase()}@lincoln.example`,
  firstName,
  lastName,
  role,
  gradeLevel: null,
  organizationId: 2,
  organizationName: 'Lincoln High School',
  timeZone: 'America/New_York',
  hoursGoal: 50,
  approvalPolicy: 'standard',
  acceptsSupervisors: false,
  oldestAcceptedDays: 365,
  isActive: true,
  graduatedOn: null,
  mustChangePassword: false,
  language: null,
  secondFactorFrom: null,
});

export const teacher = person(3, 'Tomas', 'Rivera', 'teacher');
export const student = person(5, 'Maya', 'Chen', 'student');
export const parent = person(8, 'Pia', 'Chen', 'parent');
export const verifier = person(6, 'Vera', 'Okafor', 'verifier');
export const anotherVerifier = person(9, 'Walt', 'Kim', 'verifier');
export const admin = person(2, 'Dana', 'Whitfield', 'admin');
export const superAdmin = person(1, 'Naomi', 'Bello', 'super-admin');

/** A verifier in the list to choose from, with the organizations they verified for. */
export const aVerifier = (
  { id, firstName, lastName, email }: SessionUser,
  ...organizations: readonly string[]
): VerifierOption => ({ id, firstName, lastName, role: 'verifier', email, organizations });

/** The account of one of them, or of somebody else, as staff see it. */
export const aUser = (given: Partial<UserView> = {}): UserView => ({
  id: student.id,
  version: 4,
  username: student.username,
  email: student.email,
  firstName: student.firstName,
  lastName: student.lastName,
  role: 'student',
  gradeLevel: '9',
  isActive: true,
  graduatedOn: null,
  nominated: false,
  nomination: null,
  mustChangePassword: false,
  emailConfirmed: true,
  organizationId: 2,
  organizationName: 'Lincoln High School',
  createdAt: '2026-09-01T12:00:00.000Z',
  erasedAt: null,
  createdBy: null,
  ...given,
});

/** A verifier whom a student nominated. */
export const aNominee = (given: Partial<UserView> = {}): UserView =>
  aUser({
    id: 77,
    username: 'nora',
    firstName: 'Nora',
    lastName: 'Petrov',
    role: 'verifier',
    gradeLevel: null,
    isActive: false,
    nominated: true,
    nomination: 'waiting',
    createdBy: { id: student.id, name: 'Maya Chen' },
    ...given,
  });

/** A pending entry of the student, assigned to the verifier. */
export const anEntry = (given: Partial<HoursView> = {}): HoursView => ({
  id: 41,
  version: 1,
  organizationId: 2,
  studentId: student.id,
  opportunityId: null,
  student: { firstName: student.firstName, lastName: student.lastName },
  organizationName: 'Riverside Food Bank',
  description: 'Packed donations',
  date: '2026-09-30',
  startTime: '09:00',
  endTime: '12:00',
  reflection: null,
  categoryId: null,
  category: null,
  isNonProfit: null,
  hours: '3.00',
  loggedHours: null,
  countedHours: null,
  wouldCountHours: null,
  counted: [],
  waitingTogether: null,
  status: 'pending',
  verifierId: verifier.id,
  verifier: { name: 'Vera Okafor' },
  verifierInactive: false,
  supervisor: null,
  verification: null,
  attachments: [],
  verifierComments: null,
  approvedBy: null,
  approver: null,
  approverComments: null,
  submittedAt: '2026-09-30T20:00:00.000Z',
  verifiedAt: null,
  approvedAt: null,
  createdAt: '2026-09-30T20:00:00.000Z',
  statusSince: '2026-09-30T20:00:00.000Z',
  deletedAt: null,
  erasedAt: null,
  singleActor: false,
  imported: null,
  signals: [],
  ...given,
});

/** It came in with a file of the administrator's. */
export const anImport = (given: Partial<ImportedFrom> = {}): ImportedFrom => ({
  importId: 7,
  fileName: 'hours-2025.csv',
  fileHash: 'a'.repeat(64),
  row: 12,
  approver: 'Ms. Adams',
  at: '2026-10-01T15:00:00.000Z',
  by: { id: admin.id, name: 'Dana Whitfield' },
  ...given,
});

export const aStep = (given: Partial<HoursHistoryStep> = {}): HoursHistoryStep => ({
  type: 'hours.submitted',
  at: '2026-09-30T20:00:00.000Z',
  actor: { id: student.id, name: 'Maya Chen', role: 'student' },
  from: null,
  to: 'pending',
  hours: '3.00',
  comment: null,
  signedBy: null,
  attachment: null,
  level: null,
  changes: [],
  rules: 1,
  policy: null,
  couldBe: [],
  marks: [],
  imported: null,
  ...given,
});

/** The school of everybody above. */
export const lincoln: OrganizationView = {
  id: 2,
  version: 3,
  name: 'Lincoln High School',
  description: 'Grades 9 to 12.',
  isActive: true,
  parentId: null,
  isDistrict: false,
  timeZone: 'America/New_York',
  lockedRules: [],
  approvalPolicy: 'standard',
  acceptsSupervisors: false,
  hoursGoal: 50,
  oldestAcceptedDays: 365,
  emailNotifications: 'now',
  quietFrom: '',
  quietUntil: '',
  reminders: true,
  secondFactorFrom: '',
  joinCode: 'K7QM2XPR',
  color: '',
  logo: null,
  createdAt: '2026-08-01T12:00:00.000Z',
};

/** The student is told that the teacher approved their entry. */
export const aNotification = (given: Partial<NotificationView> = {}): NotificationView => ({
  id: 900,
  kind: 'hours.approved',
  at: '2026-10-01T15:00:00.000Z',
  isRead: false,
  actor: { id: teacher.id, name: 'Tomas Rivera', role: 'teacher' },
  entry: {
    id: 41,
    studentId: student.id,
    studentName: 'Maya Chen',
    organizationName: 'Riverside Food Bank',
    date: '2026-09-30',
    hours: '3.00',
    loggedHours: null,
  },
  opportunity: null,
  rules: [],
  subject: null,
  family: null,
  fileName: null,
  imported: null,
  goal: null,
  comment: null,
  ...given,
});

/** One that is to come, with places left, as the school's staff see it. */
export const anOpportunity = (given: Partial<OpportunityView> = {}): OpportunityView => ({
  id: 12,
  version: 1,
  organizationId: 2,
  title: 'Creek cleanup',
  description: 'Pick up litter along the creek.',
  organizationName: 'Friends of Mill Creek Park',
  date: '2026-12-05T14:00:00.000Z',
  day: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  hours: 3,
  location: 'Mill Creek Park, north gate',
  maxSlots: 10,
  currentSignups: 4,
  spotsLeft: 6,
  waitlisted: 0,
  targetAudience: 'both',
  coordinatorId: verifier.id,
  coordinator: { name: 'Vera Okafor' },
  coordinatorInactive: false,
  createdBy: teacher.id,
  seriesId: null,
  isActive: true,
  cancelledAt: null,
  cancelReason: null,
  createdAt: '2026-10-01T15:00:00.000Z',
  state: 'open',
  mySignup: null,
  ...given,
});

/** The student has a place. */
export const aSignup = (given: Partial<SignupView> = {}): SignupView => ({
  id: 501,
  organizationId: 2,
  opportunityId: 12,
  userId: student.id,
  user: { firstName: student.firstName, lastName: student.lastName },
  signedUpAt: '2026-10-02T15:00:00.000Z',
  status: 'signed-up',
  position: null,
  opportunity: {
    title: 'Creek cleanup',
    organizationName: 'Friends of Mill Creek Park',
    date: '2026-12-05T14:00:00.000Z',
    day: '2026-12-05',
    startTime: '09:00',
    endTime: '12:00',
    location: 'Mill Creek Park, north gate',
    seriesId: null,
  },
  ...given,
});

/** The student in the report of an administrator. */
export const aReportRow = (given: Partial<UserReportRow> = {}): UserReportRow => ({
  id: student.id,
  name: 'Maya Chen',
  email: student.email,
  role: 'student',
  gradeLevel: '9',
  totalHours: 21.5,
  approvedHours: 20.5,
  countedHours: given.approvedHours ?? 20.5,
  pendingHours: 1,
  lastActivity: '2026-11-16',
  goal: 50,
  missingHours: 29.5,
  standing: 'on-pace',
  ...given,
});

/** A school with 31 students, 4 of them at the goal and one behind. */
export const aReport = (given: Partial<ReportOverview> = {}): ReportOverview => ({
  ...noReport,
  students: 31,
  progress: [{ reached: 'goal', students: 4 }],
  atRisk: { students: 1, rows: [{ ...aReportRow({ approvedHours: 2, pendingHours: 1 }), expectedHours: 14 }] },
  ...given,
});

/** Maya's figures: 18.5 of 50 hours approved. */
export const someStats: UserStats = {
  ...{ totalHours: 24.5, approvedHours: 18.5, pendingHours: 6, countedHours: null, eventsJoined: 0 },
  goal: { hours: 50, whole: 50, gradeLevel: null, joinedOn: null },
};

/** The charts of a school that nobody is in yet. */
export const noReport: ReportOverview = {
  asOf: '2026-11-21',
  goal: 50,
  goalsDiffer: false,
  totals: { totalUsers: 0, activeUsers: 0, totalHours: 0, pendingHours: 0, approvedEntries: 0 },
  students: 0,
  byMonth: [],
  byGrade: [],
  byClass: [],
  outsideGrades: [],
  progress: [],
  atRisk: { students: 0, rows: [] },
};

export const aClass = (id: number, name: string, teacherIds: readonly number[] = []): ClassView => ({
  id,
  version: 1,
  name,
  academicYearId: null,
  teacherIds,
  teachers: teacherIds.map((teacherId) => ({ id: teacherId, firstName: 'Tomas', lastName: 'Rivera' })),
  studentIds: [],
});
