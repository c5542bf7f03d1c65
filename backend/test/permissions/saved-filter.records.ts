import type { User } from '../../src/identity/index.js';
import { Database } from '../../src/platform/database/database.js';
import { makePerson } from '../people.js';
import { MISSING, type Make } from './making.js';
import type { World } from './world.js';

/** Inserts a saved filter, whether or not the role may have one. */
async function savedFilter(world: World, { id, organizationId }: Pick<User, 'id' | 'organizationId'>): Promise<number> {
  const [row] = await world.app.app.get(Database).read<{ id: number }>(organizationId, {
    text: `INSERT INTO hours.saved_filters (organization_id, user_id, list, name, search)
           VALUES ($1, $2, 'approvals', 'Late', 'late=true') RETURNING id`,
    values: [organizationId, id],
  });
  return (row as { id: number }).id;
}

const savedByTeacherOf =
  (school: (world: World) => number): Make =>
  async (world) => ({ id: await savedFilter(world, await makePerson(world.app, school(world), 'teacher')) });

export const SAVED_FILTERS: Readonly<Record<string, Make>> = {
  'their own': async (world, principal) => {
    const { client, person } = await world.another(principal);
    const { id, organizationId } = person ?? world.person('student');
    const school = principal.startsWith('district-') ? world.lincoln : organizationId;
    return { id: await savedFilter(world, { id, organizationId: school }), owner: { principal, client } };
  },
  "somebody else's": savedByTeacherOf(({ lincoln }) => lincoln),
  "somebody of Roosevelt's": savedByTeacherOf(({ roosevelt }) => roosevelt),
  missing: () => MISSING,
};
