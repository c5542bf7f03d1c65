import { ALONE, but, everybody, reviewers, volunteers, type Answers, type Row } from './table.js';

const STAFF = 'teacher admin super-admin foreign-admin';
const here: Answers = { done: 'teacher admin super-admin' };
const atRoosevelt: Answers = { done: 'super-admin foreign-admin' };
const everybodyHere: Answers = { done: 'student parent verifier teacher admin super-admin' };

/** An auditor checks what was recorded of hours and has no part in opportunities. */
const PARTAKING = { never: 'auditor', on: { '': { done: but('auditor') } } } as const;

const SEEN: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'opportunity',
  never: 'auditor',
  on: {
    'at Lincoln': everybodyHere,
    'at Lincoln, for parents': everybodyHere,
    'at Lincoln, closed': everybodyHere,
    'at Roosevelt': atRoosevelt,
    missing: {},
  },
};

const MANAGED: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'opportunity',
  never: but(STAFF),
  on: {
    'at Lincoln': here,
    'at Lincoln, closed': here,
    'at Lincoln, cancelled': { conflict: 'teacher admin super-admin' },
    'at Roosevelt': atRoosevelt,
    missing: {},
  },
};

const ATTENDED: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'opportunity that begins',
  never: but(reviewers),
  on: {
    'that the verifier coordinates': { done: 'verifier teacher admin super-admin' },
    'that another coordinates': { ...here, forbidden: 'verifier' },
    cancelled: { conflict: 'verifier teacher admin super-admin' },
    'at Roosevelt': atRoosevelt,
    missing: {},
  },
};

/** What schools publish, and who signs up to it. */
export const OPPORTUNITIES: readonly Row[] = [
  { route: 'GET /api/volunteer-opportunities', ...ALONE, ...PARTAKING },
  { route: 'GET /api/volunteer-opportunities/{id}', ...SEEN },
  { route: 'GET /api/volunteer-opportunities/{id}.ics', ...SEEN },
  {
    route: 'POST /api/volunteer-opportunities',
    kind: 'new opportunity',
    never: but(STAFF),
    on: { '': { done: STAFF } },
    body: ({ opportunity }) => opportunity,
  },
  {
    route: 'POST /api/volunteer-opportunities',
    as: 'at Roosevelt',
    kind: 'new opportunity at Roosevelt',
    never: but(STAFF),
    invalid: 'teacher admin',
    on: { '': { done: 'super-admin foreign-admin' } },
    body: ({ opportunity, organizationId }) => ({ ...(opportunity as object), organizationId }),
  },
  { route: 'PATCH /api/volunteer-opportunities/{id}', ...MANAGED, body: () => ({ title: 'Something else' }) },
  { route: 'POST /api/volunteer-opportunities/{id}/cancel', ...MANAGED, body: () => ({ reason: 'Storm' }) },
  { route: 'GET /api/opportunity-signups', ...ALONE, ...PARTAKING },
  {
    route: 'POST /api/opportunity-signups',
    kind: 'opportunity',
    never: but(volunteers),
    on: {
      'at Lincoln': { done: 'student parent' },
      'at Lincoln, for parents': { done: 'parent', conflict: 'student' },
      'at Lincoln, closed': { conflict: 'student parent' },
      'at Lincoln, cancelled': { conflict: 'student parent' },
      'at Roosevelt': {},
      missing: {},
    },
    body: ({ id }) => ({ opportunityId: id }),
  },
  {
    route: 'DELETE /api/opportunity-signups/{id}',
    kind: 'opportunity',
    never: but(volunteers),
    on: {
      'at Lincoln': {},
      'at Lincoln, with the student and the parent': { done: 'student parent' },
      'at Roosevelt': {},
      missing: {},
    },
  },

  {
    route: 'GET /api/volunteer-opportunities/{id}/attendance',
    ...ATTENDED,
    on: { ...ATTENDED.on, cancelled: { done: 'verifier teacher admin super-admin' } },
  },
  {
    route: 'POST /api/volunteer-opportunities/{id}/attendance',
    ...ATTENDED,
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    route: 'POST /api/volunteer-opportunities/{id}/attendance',
    as: 'verified at once',
    ...ATTENDED,
    on: {
      'that the verifier coordinates': { done: 'verifier', forbidden: 'teacher admin super-admin' },
      'that another coordinates': { forbidden: 'verifier teacher admin super-admin' },
      'at Roosevelt': { forbidden: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ userId }) => ({ userIds: [userId], verified: true }),
  },
  {
    route: 'POST /api/volunteer-opportunities/{id}/roster',
    ...ATTENDED,
    on: { ...ATTENDED.on, cancelled: { done: 'verifier teacher admin super-admin' } },
    body: () => ({ format: 'csv' }),
  },
  {
    route: 'POST /api/announcements',
    as: 'to those who signed up',
    ...ATTENDED,
    body: ({ id }) => ({ to: { opportunityId: id }, subject: 'Saturday', text: 'Bring gloves' }),
  },
  { route: 'POST /api/volunteer-opportunities/{id}/attendance-code', ...ATTENDED, body: () => ({ renew: true }) },
  {
    route: 'POST /api/volunteer-opportunities/{id}/check-in',
    kind: 'opportunity that begins',
    never: but(volunteers),
    on: {
      'that the verifier coordinates': { done: 'student parent' },
      cancelled: { conflict: 'student parent' },
      'at Roosevelt': {},
      missing: {},
    },
    body: ({ code }) => ({ code }),
  },

  { route: 'GET /api/calendar/token', ...ALONE, ...PARTAKING },
  { route: 'POST /api/calendar/token', ...ALONE, ...PARTAKING },
  { route: 'DELETE /api/calendar/token', ...ALONE, ...PARTAKING },
  {
    route: 'GET /api/calendar/{token}.ics',
    kind: 'calendar link',
    isPublic: true,
    on: { "a student's": { done: everybody } },
  },
];
