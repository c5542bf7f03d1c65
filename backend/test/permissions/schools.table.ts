import { A_WEBHOOK } from './connection.records.js';
import { AMENDMENT } from './record-request.records.js';
import { aLogo, FORM, formWith } from '../attachments.js';
import { ALONE, but, toAll, type Row, type Target } from './table.js';
import { A_KEY } from './world.js';

const ADMINS = 'admin super-admin foreign-admin';
const STAFF = `teacher ${ADMINS}`;
const JOIN_CODE = {
  kind: 'school',
  never: but(ADMINS),
  on: {
    Lincoln: { done: 'admin super-admin' },
    Roosevelt: { done: 'super-admin foreign-admin' },
    'New School': { conflict: 'super-admin' },
    missing: {},
  },
} as const;
const LOGO = {
  kind: 'school',
  never: but(ADMINS),
  on: { Lincoln: { done: 'admin super-admin' }, Roosevelt: { done: 'super-admin foreign-admin' }, missing: {} },
} as const;
const LOGO_FORM = formWith(await aLogo());

const SIGN_IN = {
  kind: 'school',
  never: but('super-admin'),
  on: {
    // it signs the people of the school out
    'another school': { done: 'super-admin' },
    'another school of the district': { done: 'super-admin district-admin' },
    'New School': { conflict: 'super-admin' },
    missing: {},
  },
} as const;

const YEAR = {
  kind: 'academic year',
  never: but(ADMINS),
  on: {
    'of Lincoln': { done: 'admin super-admin' },
    'of Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
} as const;

/** Years of the table end in another century: too early to end them, and nothing to undo. */
const TOO_EARLY = {
  ...YEAR,
  on: {
    'of Lincoln': { conflict: 'admin super-admin' },
    'of Roosevelt': { conflict: 'super-admin foreign-admin' },
    missing: {},
  },
} as const;

const CLASS = {
  kind: 'class',
  never: but(ADMINS),
  on: {
    'of Lincoln': { done: 'admin super-admin' },
    'of Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
} as const;

const CONNECTIONS = {
  never: `${but('admin foreign-admin')} district-admin`,
  on: { 'of Lincoln': { done: 'admin' }, 'of Roosevelt': { done: 'foreign-admin' }, missing: {} },
} as const;
const LIST_OF_CONNECTIONS = {
  ...ALONE,
  never: CONNECTIONS.never,
  on: { '': { done: 'admin foreign-admin' } },
} as const;
const API_KEY = { kind: 'API key', ...CONNECTIONS } as const;
const WEBHOOK = { kind: 'webhook', ...CONNECTIONS } as const;

const REPORT_SCHEDULE = {
  kind: 'report schedule',
  never: but(ADMINS),
  on: {
    'of Lincoln': { done: 'admin super-admin' },
    'of Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
} as const;

const RULES = {
  kind: 'rules of a school',
  never: but(ADMINS),
  on: {
    Lincoln: { done: 'admin super-admin' },
    Roosevelt: { done: 'super-admin foreign-admin' },
    missing: {},
  },
  body: ({ id: organizationId }: Target) => ({ organizationId, reflectionWords: 50 }),
} as const;

const notTheirs = { unseen: 'district-admin district-auditor' } as const;

const REQUEST = { kind: 'record request', never: 'verifier teacher auditor', takes: true } as const;

/** Schools, settings and figures of whole schools. */
export const SCHOOLS: readonly Row[] = [
  { route: 'GET /api/organizations', ...ALONE, never: but(ADMINS), on: { '': { done: ADMINS } } },
  {
    route: 'GET /api/organizations/{id}',
    kind: 'school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      'New School': { done: 'super-admin' },
      missing: {},
    },
  },
  {
    route: 'GET /api/organizations/{id}/without-second-factor',
    kind: 'school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      'New School': { done: 'super-admin' },
      missing: {},
    },
  },
  {
    route: 'GET /api/districts/{id}/summary',
    kind: 'district',
    never: but('super-admin'),
    on: {
      'with schools': { done: 'super-admin', ...notTheirs },
      "Lincoln's": { done: 'super-admin district-admin district-auditor' },
      'a school': notTheirs,
      missing: notTheirs,
    },
  },
  {
    route: 'PATCH /api/districts/{id}/rules',
    kind: 'district',
    never: `${but('super-admin')} district-auditor`,
    on: {
      'with schools': { done: 'super-admin', ...notTheirs },
      "Lincoln's": { done: 'super-admin district-admin' },
      'a school': notTheirs,
      missing: notTheirs,
    },
    body: () => ({ hoursGoal: 45, lockedRules: [] }),
  },
  {
    route: 'POST /api/organizations',
    kind: 'new name',
    never: but('super-admin'),
    on: { '': { done: 'super-admin' } },
    body: ({ username }) => ({ name: username }),
  },
  {
    route: 'PATCH /api/organizations/{id}',
    as: 'other rules',
    kind: 'school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      'New School': { done: 'super-admin' },
      missing: {},
    },
    body: () => ({ hoursGoal: 60 }),
  },
  {
    route: 'PATCH /api/organizations/{id}',
    as: 'closing it',
    kind: 'school',
    never: but(ADMINS),
    on: { 'another school': { done: 'super-admin' }, 'New School': { conflict: 'super-admin' }, missing: {} },
    body: () => ({ isActive: false }),
  },
  {
    route: 'PATCH /api/organizations/{id}',
    as: 'the name of another',
    kind: 'school',
    never: but(ADMINS),
    on: {
      Lincoln: { conflict: 'super-admin', forbidden: 'admin' },
      'New School': { conflict: 'super-admin' },
      missing: {},
    },
    body: ({ takenName }) => ({ name: takenName }),
  },
  {
    route: 'POST /api/announcements',
    as: 'to a school',
    ...JOIN_CODE,
    never: `${JOIN_CODE.never} key`,
    on: { ...JOIN_CODE.on, 'New School': { done: 'super-admin' } },
    body: ({ id }) => ({ to: { school: id }, subject: 'Deadline', text: 'Log your hours by Friday.' }),
  },
  { route: 'POST /api/organizations/{id}/join-code', ...JOIN_CODE },
  { route: 'DELETE /api/organizations/{id}/join-code', ...JOIN_CODE },
  {
    route: 'GET /api/organizations/{id}/logo',
    kind: 'school with a logo',
    on: {
      Lincoln: { done: but('foreign-admin', 'member') },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  { route: 'PUT /api/organizations/{id}/logo', ...LOGO, headers: { 'content-type': FORM }, body: () => LOGO_FORM },
  { route: 'DELETE /api/organizations/{id}/logo', ...LOGO },
  { route: 'GET /api/organizations/{id}/sign-in', ...LOGO },
  { route: 'POST /api/organizations/{id}/sign-in/trials', ...LOGO },
  {
    route: 'PUT /api/organizations/{id}/sign-in',
    ...SIGN_IN,
    body: () => ({
      issuer: 'https://provider.example',
      clientId: 'hourtrail',
      clientSecret: 'a secret',
      roles: ['student'],
      required: false,
    }),
  },
  {
    route: 'DELETE /api/organizations/{id}/sign-in',
    ...SIGN_IN,
    on: { ...SIGN_IN.on, 'New School': { done: 'super-admin' } },
  },
  { route: 'GET /api/academic-years', ...ALONE, on: toAll },
  {
    route: 'POST /api/academic-years',
    kind: 'new year of a school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id: _none, ...year }) => year,
  },
  { route: 'PATCH /api/academic-years/{id}', ...YEAR, body: ({ id }) => ({ name: `Our year ${id}` }) },
  { route: 'DELETE /api/academic-years/{id}', ...YEAR, takes: true },
  { route: 'POST /api/academic-years/{id}/rollover', ...TOO_EARLY },
  { route: 'DELETE /api/academic-years/{id}/rollover', ...TOO_EARLY },
  { route: 'GET /api/classes', ...ALONE, never: but(STAFF), on: { '': { done: STAFF } } },
  {
    route: 'GET /api/classes/{id}',
    ...CLASS,
    never: but(STAFF),
    on: { ...CLASS.on, 'of Lincoln': { done: 'teacher admin super-admin' } },
  },
  {
    route: 'POST /api/classes',
    kind: 'new class of a school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id: _none, ...made }) => made,
  },
  { route: 'PATCH /api/classes/{id}', ...CLASS, body: ({ id }) => ({ name: `Our class ${id}` }) },
  { route: 'DELETE /api/classes/{id}', ...CLASS, takes: true },
  { route: 'GET /api/retention', ...ALONE, never: but(ADMINS, 'auditor'), on: { '': { done: `auditor ${ADMINS}` } } },
  {
    route: 'PUT /api/retention',
    ...RULES,
    body: ({ id: organizationId }: Target) => ({ organizationId, years: {}, answerWithinDays: 30 }),
  },
  {
    route: 'POST /api/retention/preview',
    ...RULES,
    never: but(ADMINS, 'auditor'),
    on: {
      Lincoln: { done: 'admin auditor super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id: organizationId }: Target) => ({ organizationId, years: { people: 3 } }),
  },
  {
    route: 'POST /api/retention/holds',
    kind: 'person to hold',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    takes: true,
    body: ({ id: userId, organizationId }) => ({ userId, organizationId, reason: 'A lawsuit' }),
  },
  {
    route: 'DELETE /api/retention/holds/{id}',
    ...YEAR,
    kind: 'hold',
    on: { ...YEAR.on, 'of Lincoln, by a super-admin': { done: 'super-admin', forbidden: 'admin' } },
    takes: true,
  },
  {
    route: 'GET /api/record-requests',
    ...ALONE,
    never: 'verifier teacher',
    on: { '': { done: `student parent member auditor ${ADMINS}` } },
  },
  {
    route: 'POST /api/record-requests',
    kind: 'person with hours',
    never: 'verifier teacher auditor',
    on: {
      'the student': { done: 'student parent admin super-admin' },
      'the parent': { done: 'parent admin super-admin' },
      'the verifier': { done: 'admin super-admin' },
      'another student': { done: 'admin super-admin' },
      'a child nobody confirmed': { done: 'admin super-admin' },
      'a child no longer followed': { done: 'admin super-admin' },
      'a student of Roosevelt': { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id: userId }) => ({ ...AMENDMENT, userId }),
  },
  {
    route: 'POST /api/record-requests/{id}/decide',
    ...REQUEST,
    never: but(ADMINS),
    on: {
      'of the student': { done: 'admin super-admin' },
      'of another student': { done: 'admin super-admin' },
      'of a student of Roosevelt': { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: () => ({ decision: 'granted' }),
  },
  {
    route: 'POST /api/record-requests/{id}/withdraw',
    ...REQUEST,
    // a super-admin opened it
    on: {
      'of the student': { done: 'student parent super-admin', forbidden: 'admin' },
      'of another student': { done: 'super-admin', forbidden: 'admin' },
      'of a student of Roosevelt': { done: 'super-admin', forbidden: 'foreign-admin' },
      missing: {},
    },
  },
  {
    route: 'POST /api/record-requests/{id}/statement',
    ...REQUEST,
    kind: 'refused record request',
    on: {
      'of the student': { done: 'student parent', forbidden: 'admin super-admin' },
      'of another student': { forbidden: 'admin super-admin' },
      'of a student of Roosevelt': { forbidden: 'super-admin foreign-admin' },
      missing: {},
    },
    body: () => ({ text: 'It was four' }),
  },
  {
    route: 'GET /api/record-requests/{id}/certificate',
    kind: 'record request',
    never: but(ADMINS, 'auditor'),
    on: {
      'of the student': { conflict: 'admin auditor super-admin' },
      'of another student': { conflict: 'admin auditor super-admin' },
      'of a student of Roosevelt': { conflict: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  { route: 'GET /api/report-schedules', ...ALONE, never: but(ADMINS), on: { '': { done: ADMINS } } },
  {
    route: 'POST /api/report-schedules',
    kind: 'new report schedule of a school',
    never: but(ADMINS),
    on: {
      Lincoln: { done: 'admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id: _none, ...made }) => made,
  },
  { route: 'PATCH /api/report-schedules/{id}', ...REPORT_SCHEDULE, body: () => ({ every: 'month' }) },
  { route: 'DELETE /api/report-schedules/{id}', ...REPORT_SCHEDULE, takes: true },
  { route: 'GET /api/api-keys', ...LIST_OF_CONNECTIONS },
  { route: 'POST /api/api-keys', ...LIST_OF_CONNECTIONS, body: () => A_KEY },
  { route: 'GET /api/api-keys/{id}/uses', ...API_KEY },
  { route: 'DELETE /api/api-keys/{id}', ...API_KEY, takes: true },
  { route: 'GET /api/webhooks', ...LIST_OF_CONNECTIONS },
  { route: 'POST /api/webhooks', ...LIST_OF_CONNECTIONS, body: () => A_WEBHOOK },
  { route: 'GET /api/webhooks/{id}/deliveries', ...WEBHOOK },
  { route: 'POST /api/webhooks/{id}/deliveries/{delivery}/resend', ...WEBHOOK },
  { route: 'POST /api/webhooks/{id}/rotate-secret', ...WEBHOOK },
  { route: 'POST /api/webhooks/{id}/switch-on', ...WEBHOOK },
  { route: 'DELETE /api/webhooks/{id}', ...WEBHOOK, takes: true },
  { route: 'GET /api/rules', ...ALONE, on: toAll },
  { route: 'POST /api/rules', ...RULES },
  { route: 'POST /api/rules/preview', ...RULES },
  { route: 'GET /api/settings', ...ALONE, never: but('super-admin'), on: { '': { done: 'super-admin' } } },
  {
    route: 'PATCH /api/settings',
    ...ALONE,
    never: but('super-admin'),
    on: { '': { done: 'super-admin' } },
    body: () => ({ defaultHoursGoal: 55 }),
  },
  { route: 'GET /api/admin/doctor', ...ALONE, never: but('super-admin'), on: { '': { done: 'super-admin' } } },
  { route: 'GET /api/admin/stats', ...ALONE, never: but(ADMINS), on: { '': { done: ADMINS } } },
  { route: 'GET /api/admin/reports/users', ...ALONE, never: but(STAFF), on: { '': { done: STAFF } } },
  { route: 'GET /api/admin/reports/overview', ...ALONE, never: but(STAFF), on: { '': { done: STAFF } } },
  { route: 'GET /api/admin/activity', ...ALONE, never: but('super-admin'), on: { '': { done: 'super-admin' } } },
];
