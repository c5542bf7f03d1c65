import { EXPORT_KINDS } from '@hourtrail/contracts';
import { but, volunteers, type Row, type Target } from './table.js';

const ADMINS = 'admin super-admin foreign-admin';

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

const asked = ({ organizationId }: Target) => ({
  format: 'csv',
  filters: { organizationId: String(organizationId) },
});

/** Files of what lists show, of the school that is named. */
export const EXPORTS: readonly Row[] = [
  ...EXPORT_KINDS.map((kind) => ({
    route: `GET /api/admin/export/${kind}`,
    ...(kind === 'hours' ? OF_HOURS : OF_SCHOOLS),
    query: ({ id }: Target) => `format=csv&organizationId=${id}`,
  })),
  {
    route: 'POST /api/admin/export/{kind}',
    ...OF_SCHOOLS,
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
    route: 'GET /api/admin/export/files/{token}',
    kind: 'export address',
    takes: true,
    never: but(HOURS_TOO),
    on: { 'their own': { done: HOURS_TOO }, "somebody else's": {}, missing: {} },
  },
];
