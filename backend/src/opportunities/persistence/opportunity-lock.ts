import type { Statement } from '../../platform/database/database.js';

/**
 * Who decides on the places of an opportunity holds its row, and takes that before anything else: the one lock there
 * is, so that nobody waits for anybody in a circle. Nothing that a school shares is held.
 */
export const holding = (organizationId: number, id: number): Statement => ({
  name: 'hold-opportunity',
  text: 'SELECT FROM opportunities.opportunities WHERE organization_id = $1 AND id = $2 FOR UPDATE',
  values: [organizationId, id],
});
