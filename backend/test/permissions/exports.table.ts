import { EXPORT_KINDS } from '@hourtrail/contracts';
import { but, type Row } from './table.js';

const ADMINS = 'admin super-admin foreign-admin';

/** Files of what administrators' lists show, of the school that is named. */
export const EXPORTS: readonly Row[] = EXPORT_KINDS.map((kind) => ({
  route: `GET /api/admin/export/${kind}`,
  kind: 'school',
  never: but(ADMINS),
  namesSchool: true,
  on: {
    Lincoln: { done: 'admin super-admin' },
    Roosevelt: { done: 'super-admin foreign-admin' },
    'New School': { done: 'super-admin' },
    nobody: {},
  },
  query: ({ id }) => `format=csv&organizationId=${id}`,
}));
