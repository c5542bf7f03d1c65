import { AUDIT_EXPORT_KINDS, SCHOOL_EXPORT_KINDS, type ExportKind } from '@hourtrail/contracts';
import { but, volunteers, type Row, type Target } from './table.js';

const ADMINS = 'admin super-admin foreign-admin';

/** Who may read the log, and so export it and fetch what they asked for. */
const READERS = `auditor ${ADMINS}`;

const OF_SCHOOLS = {
  kind: 'school',
  never: but(ADMINS),
  namesSchool: true,
  on: {
    Lincoln: { done: 'admin super-admin' },
    Roosevelt: { done: 'super-admin foreign-admin' },
    'New School': { done: 'super-admin' },
    missing: {},
  },
} as const;

const HOURS_TOO = `${ADMINS} ${volunteers}`;

/** Volunteers take the entries that their own list shows. */
const OF_HOURS = {
  ...OF_SCHOOLS,
  never: but(HOURS_TOO),
  on: {
    ...OF_SCHOOLS.on,
    Lincoln: { done: 'admin super-admin student parent' },
    'New School': { done: 'super-admin member' },
  },
} as const;

const LOG_OF_SCHOOLS = {
  ...OF_SCHOOLS,
  never: but(READERS),
  on: { ...OF_SCHOOLS.on, Lincoln: { done: 'auditor admin super-admin' } },
} as const;

/** What the page of reports shows, to whoever reads it. */
const REPORT_OF_SCHOOLS = {
  ...OF_SCHOOLS,
  never: but(`teacher ${ADMINS}`),
  on: { ...OF_SCHOOLS.on, Lincoln: { done: 'teacher admin super-admin' } },
} as const;

const asked = ({ organizationId }: Target) => ({
  format: 'csv',
  filters: { organizationId: String(organizationId) },
});

const asFile = (kind: ExportKind, of: Omit<Row, 'route'>): Row => ({
  route: `GET /api/admin/export/${kind}`,
  ...of,
  query: ({ id }: Target) => `format=csv&organizationId=${id}`,
});

/** Files of what the lists of administrators, and of those who review the log, show of the school that is named. */
export const EXPORTS: readonly Row[] = [
  ...SCHOOL_EXPORT_KINDS.map((kind) => asFile(kind, kind === 'hours' ? OF_HOURS : OF_SCHOOLS)),
  ...AUDIT_EXPORT_KINDS.map((kind) => asFile(kind, LOG_OF_SCHOOLS)),
  {
    route: 'POST /api/admin/export/{kind}',
    ...OF_SCHOOLS,
    never: `${OF_SCHOOLS.never} key`,
    kind: 'school of an export',
    body: asked,
  },
  {
    route: 'POST /api/admin/export/hours',
    ...OF_HOURS,
    kind: 'school of an export',
    body: asked,
  },
  {
    ...asFile('hours-report', REPORT_OF_SCHOOLS),
    query: ({ id }: Target) => `format=pdf&organizationId=${id}`,
  },
  {
    route: 'POST /api/admin/export/hours-report',
    ...REPORT_OF_SCHOOLS,
    kind: 'school of an export',
    body: (target: Target) => ({ ...asked(target), format: 'pdf' }),
  },
  {
    route: 'POST /api/admin/export/certificates',
    ...REPORT_OF_SCHOOLS,
    kind: 'school of an export',
    body: (target: Target) => {
      const { filters, ...start } = asked(target);
      return { ...start, format: 'pdf', filters: { ...filters, hours: '25' } };
    },
  },
  {
    route: 'POST /api/admin/export/{kind}',
    as: 'of the log',
    ...LOG_OF_SCHOOLS,
    kind: 'school of an export of the log',
    body: asked,
  },
  {
    route: 'GET /api/admin/export/files/{token}',
    kind: 'export address',
    takes: true,
    on: { 'their own': { done: `auditor ${HOURS_TOO}` }, "somebody else's": {}, missing: {} },
  },
];
