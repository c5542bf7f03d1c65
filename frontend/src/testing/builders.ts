import type { HoursHistoryStep, HoursView, SessionUser } from '@hourtrail/contracts';

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
  isActive: true,
  mustChangePassword: false,
});

export const teacher = person(3, 'Tomas', 'Rivera', 'teacher');
export const student = person(5, 'Maya', 'Chen', 'student');
export const verifier = person(6, 'Vera', 'Okafor', 'verifier');
export const anotherVerifier = person(9, 'Walt', 'Kim', 'verifier');

/** A pending entry of the student, assigned to the verifier. */
export const anEntry = (given: Partial<HoursView> = {}): HoursView => ({
  id: 41,
  version: 1,
  organizationId: 2,
  studentId: student.id,
  student: { firstName: student.firstName, lastName: student.lastName },
  organizationName: 'Riverside Food Bank',
  description: 'Packed donations',
  date: '2026-09-30',
  startTime: '09:00',
  endTime: '12:00',
  hours: '3.00',
  status: 'pending',
  verifierId: verifier.id,
  verifier: { name: 'Vera Okafor' },
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
  singleActor: false,
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
  changes: [],
  marks: [],
  ...given,
});
