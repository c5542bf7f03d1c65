import type { Database } from '../../platform/database.js';
import type { Person } from '../domain/opportunity.state.js';

/** Where to look for an opportunity: at one's own school; super-admins at the one that has it. */
export async function schoolOfOpportunity(database: Database, by: Person, id: number): Promise<number> {
  if (by.role !== 'super-admin') return by.organizationId;
  const [row] = await database.system<{ organization_id: number }>({
    name: 'school-of-opportunity',
    text: 'SELECT organization_id FROM opportunities.opportunities WHERE id = $1',
    values: [id],
  });
  return row?.organization_id ?? by.organizationId;
}
