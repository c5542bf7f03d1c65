import type { User } from '../../src/identity/index.js';
import { Database } from '../../src/platform/database/database.js';
import { makePerson } from '../people.js';
import { MISSING, type Make } from './making.js';
import type { World } from './world.js';

let entries = 0;

/** Inserts a notification, as the reaction does; staff get none in these schools. */
async function notification(world: World, { id, organizationId }: User): Promise<number> {
  const [row] = await world.app.app.get(Database).system<{ id: number }>({
    text: `INSERT INTO messaging.notifications
             (organization_id, user_id, kind, at, actor_role, entry_id, version, student_id, date)
           VALUES ($1, $2, 'hours.approved', '2026-11-20T12:00:00Z', 'system', $3, 1, $2, '2026-11-20') RETURNING id`,
    values: [organizationId, id, 900_000 + (entries += 1)],
  });
  return (row as { id: number }).id;
}

export const NOTIFICATIONS: Readonly<Record<string, Make>> = {
  'their own': async (world, principal) => {
    const { client, person } = await world.another(principal);
    return { id: await notification(world, person ?? world.person('student')), owner: { principal, client } };
  },
  "somebody else's": async (world) => ({
    id: await notification(world, await makePerson(world.app, world.lincoln, 'student')),
  }),
  "somebody of Roosevelt's": async (world) => ({
    id: await notification(world, await makePerson(world.app, world.roosevelt, 'student')),
  }),
  missing: () => MISSING,
};
