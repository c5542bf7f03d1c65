import { ALONE, but, type Row } from './table.js';

const READERS = 'auditor admin super-admin foreign-admin';
const HERE = 'auditor admin super-admin';
const FOR_READERS = { ...ALONE, never: but(READERS), on: { '': { done: READERS } } } as const;

const ofSchool = (route: string, more: Partial<Row> = {}): Row => ({
  route,
  as: 'of a school',
  kind: 'school',
  never: but(READERS),
  namesSchool: true,
  on: {
    Lincoln: { done: HERE },
    Roosevelt: { done: 'super-admin foreign-admin' },
    'New School': { done: 'super-admin' },
    missing: {},
  },
  query: ({ id }) => `organizationId=${id}`,
  ...more,
});

/** The workbench of a compliance reviewer. */
export const AUDIT: readonly Row[] = [
  { route: 'GET /api/audit/events', ...FOR_READERS },
  ofSchool('GET /api/audit/events'),
  { route: 'GET /api/audit/people', ...FOR_READERS },
  ofSchool('GET /api/audit/people'),
  { route: 'GET /api/audit/deciders', ...FOR_READERS },
  ofSchool('GET /api/audit/deciders'),
  { route: 'GET /api/audit/integrity', ...FOR_READERS },
  ofSchool('GET /api/audit/integrity'),
  { route: 'POST /api/audit/checkups', ...FOR_READERS },
  ofSchool('POST /api/audit/checkups'),
  { route: 'GET /api/audit/anomalies', ...FOR_READERS },
  ofSchool('GET /api/audit/anomalies'),
  ...['GET /api/audit/sample', 'GET /api/audit/sample/workpaper'].map((route) =>
    // of New School nothing was sealed
    ofSchool(route, {
      kind: 'sealed school',
      on: { Lincoln: { done: HERE }, Roosevelt: { done: 'super-admin foreign-admin' }, missing: {} },
      query: ({ id }) => `seed=spring&entries=5&organizationId=${id}`,
    }),
  ),
  { route: 'GET /api/audit/accesses', ...FOR_READERS },
  ofSchool('GET /api/audit/accesses'),
  {
    route: 'GET /api/audit/records/{kind}/{id}',
    kind: 'logged record',
    never: but(READERS),
    on: { "Lincoln's": { done: HERE }, "Roosevelt's": { done: 'foreign-admin' }, missing: {} },
  },
  {
    route: 'GET /api/audit/records/{kind}/{id}',
    as: 'of a school',
    kind: 'logged record',
    never: but(READERS),
    on: {
      "Lincoln's": { done: HERE, forbidden: 'foreign-admin' },
      "Roosevelt's": { done: 'super-admin foreign-admin', forbidden: 'auditor admin' },
      missing: { forbidden: 'foreign-admin' },
    },
    query: ({ school }) => `organizationId=${String(school)}`,
  },
];
