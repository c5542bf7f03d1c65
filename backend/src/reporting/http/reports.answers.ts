import {
  PROGRESS,
  REPORT_ROLES,
  type AtRiskStudent,
  type ReportOverview,
  type UserReportRow,
} from '@hourtrail/contracts';
import {
  choice,
  date,
  decimal,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

const row = {
  id: integer(),
  name: text(),
  email: text(),
  role: choice(REPORT_ROLES),
  gradeLevel: nullable(text()),
  totalHours: decimal(),
  approvedHours: decimal(),
  pendingHours: decimal({ description: 'Of pending and verified entries.' }),
  lastActivity: nullable(date()),
};

export const userReport = list(shape<UserReportRow>('UserReportRow', row));

const month = object<ReportOverview['byMonth'][number]>({
  month: text({ example: '2026-09' }),
  approvedHours: decimal(),
  pendingHours: decimal(),
});

const grade = object<ReportOverview['byGrade'][number]>({
  gradeLevel: nullable(text()),
  students: integer(),
  approvedHours: decimal(),
  pendingHours: decimal(),
});

const step = object<ReportOverview['progress'][number]>({
  reached: choice(PROGRESS),
  students: integer(),
});

export const reportOverview = shape<ReportOverview>('ReportOverview', {
  asOf: date(),
  goal: integer(),
  students: integer(),
  byMonth: list(month),
  byGrade: list(grade),
  progress: list(step),
  atRisk: object<ReportOverview['atRisk']>({
    students: integer({ description: 'Everybody who is behind.' }),
    rows: list(shape<AtRiskStudent>('AtRiskStudent', { ...row, expectedHours: decimal() }), { maxItems: 10 }),
  }),
});
