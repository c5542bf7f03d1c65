import {
  APPROVAL_POLICIES,
  HOURS_EVENT_TYPES,
  HOURS_STATUSES,
  REVIEW_OUTCOMES,
  REVIEW_SIGNALS,
  ROLES,
  type AttendanceAnswer,
  type AttendanceResult,
  type AttendanceRow,
  type HoursChange,
  type HoursHistoryStep,
  type HoursOfUser,
  type HoursView,
  type NamedStudent,
  type QuickStatistics,
  type ReviewManyAnswer,
  type ReviewResult,
  type ReviewSignal,
  type ReviewSummary,
  type SavedFilter,
} from '@hourtrail/contracts';
import { importedFrom } from '../../platform/imports/imports.answers.js';
import {
  choice,
  date,
  decimal,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

const hours = () => text({ pattern: '^\\d{1,2}\\.\\d{2}$', example: '3.00' });
const clockTime = () => text({ pattern: '^\\d{2}:\\d{2}$', example: '09:00' });
const name = () => object<{ readonly name: string }>({ name: text() });

const signal = object<ReviewSignal>({
  rule: choice(REVIEW_SIGNALS),
  version: integer({ description: 'Raised when the rule itself changes.' }),
  reason: text(),
});

export const hoursView = shape<HoursView>('HoursView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  organizationId: integer(),
  studentId: integer(),
  opportunityId: nullable(integer({ description: 'The opportunity it was logged from.' })),
  student: object<NamedStudent>({ firstName: text(), lastName: text(), gradeLevel: text() }, ['gradeLevel']),
  organizationName: nullable(text()),
  description: nullable(text()),
  date: date(),
  startTime: nullable(clockTime()),
  endTime: nullable(clockTime()),
  hours: nullable(hours()),
  status: choice(HOURS_STATUSES),
  verifierId: nullable(integer()),
  verifier: nullable(name()),
  verifierComments: nullable(text()),
  approvedBy: nullable(integer()),
  approver: nullable(name()),
  approverComments: nullable(text()),
  submittedAt: nullable(instant()),
  verifiedAt: nullable(instant()),
  approvedAt: nullable(instant()),
  createdAt: instant(),
  statusSince: instant(),
  deletedAt: nullable(instant()),
  erasedAt: nullable(instant()),
  singleActor: flag({ description: 'Approved although nobody verified it.' }),
  imported: nullable(importedFrom),
  signals: list(signal),
});

export const hoursList = list(hoursView);

export const hoursOfUser = shape<HoursOfUser>('HoursOfUser', { hours: hoursList });

const change = object<HoursChange>({ field: text(), from: nullable(text()), to: nullable(text()) });

export const hoursHistory = list(
  shape<HoursHistoryStep>('HoursHistoryStep', {
    type: choice(HOURS_EVENT_TYPES),
    at: instant(),
    actor: object<HoursHistoryStep['actor']>({
      id: nullable(integer()),
      name: text(),
      role: choice([...ROLES, 'system']),
    }),
    couldBe: list(object<HoursHistoryStep['couldBe'][number]>({ id: integer(), name: text() })),
    from: nullable(choice(HOURS_STATUSES)),
    to: choice([...HOURS_STATUSES, 'deleted']),
    hours: nullable(hours()),
    comment: nullable(text()),
    changes: list(change),
    rules: integer(),
    policy: nullable(choice(APPROVAL_POLICIES)),
    marks: list(choice(['singleActor', 'overturned', 'no-reason'])),
    imported: nullable(importedFrom),
  }),
);

const result = object<ReviewResult>(
  { id: integer(), outcome: choice(REVIEW_OUTCOMES), status: choice(HOURS_STATUSES), code: text(), message: text() },
  ['status', 'code', 'message'],
);

export const reviewAnswer = shape<ReviewManyAnswer>('ReviewManyAnswer', { results: list(result) });

export const attendanceList = list(
  shape<AttendanceRow>('AttendanceRow', {
    userId: integer(),
    user: object<AttendanceRow['user']>({ firstName: text(), lastName: text() }),
    entry: nullable(
      object<NonNullable<AttendanceRow['entry']>>({
        id: nullable(integer({ description: 'Null for who may not read it.' })),
        status: choice(HOURS_STATUSES),
      }),
    ),
  }),
);

const attendee = object<AttendanceResult>(
  {
    userId: integer(),
    outcome: choice(['done', 'refused', 'not-found']),
    entryId: integer(),
    status: choice(HOURS_STATUSES),
    code: text(),
    message: text(),
  },
  ['entryId', 'status', 'code', 'message'],
);

export const attendanceAnswer = shape<AttendanceAnswer>('AttendanceAnswer', { results: list(attendee) });

export const quickStatistics = shape<QuickStatistics>('QuickStatistics', {
  approvedHours: decimal(),
  approvedEntries: integer(),
  rejectedEntries: integer(),
  decidedByYou: integer(),
  medianDaysToDecision: nullable(decimal()),
  verifiedFirst: integer(),
  volunteers: integer(),
});

export const savedFilter = shape<SavedFilter>('SavedFilter', { id: integer(), name: text(), search: text() });
export const savedFilters = list(savedFilter);

export const reviewSummary = shape<ReviewSummary>('ReviewSummary', {
  totalHours: decimal(),
  waitingHours: decimal(),
  waitingOverAWeek: integer(),
  students: integer(),
});
