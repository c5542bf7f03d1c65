import type { Statement } from '../../platform/database/database.js';

/** Take this lock before any other: with a single lock order, transactions cannot deadlock. */
export const holding = (organizationId: number, id: number): Statement => ({
  name: 'hold-opportunity',
  text: 'SELECT FROM opportunities.opportunities WHERE organization_id = $1 AND id = $2 FOR UPDATE',
  values: [organizationId, id],
});
