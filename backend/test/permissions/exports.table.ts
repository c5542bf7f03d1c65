import { EXPORT_KINDS } from '@hourtrail/contracts';
import { but, type Row, type Target } from './table.js';

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

/** Files of what administrators' lists show, of the school that is named. */
export const EXPORTS: readonly Row[] = [
  ...EXPORT_KINDS.map((kind) => ({
    route: `GET /api/admin/export/${kind}`,
    ...OF_SCHOOLS,
    query: ({ id }: Target) => `format=csv&organizationId=${id}`,
  })),
  {
    route: 'POST /api/admin/export/{kind}',
    ...OF_SCHOOLS,
    kind: 'school of an export',
    body: ({ organizationId }) => ({ format: 'csv', filters: { organizationId: String(organizationId) } }),
  },
  {
    route: 'GET /api/admin/export/files/{token}',
    kind: 'export address',
    takes: true,
    never: but(ADMINS),
    on: { 'their own': { done: ADMINS }, "somebody else's": {}, missing: {} },
  },
];
