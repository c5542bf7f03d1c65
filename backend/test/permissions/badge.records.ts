import { ShareBadge } from '../../src/reporting/commands/share-badge.js';
import { Database } from '../../src/platform/database/database.js';
import type { BadgeActor } from '../../src/reporting/persistence/badges.js';
import { carryOut, type Make, type Made } from './making.js';
import type { World } from './world.js';

let earned = 0;

/** An achievement that the person has earned just now, and not shared yet. */
async function earns(
  { app }: World,
  { id }: Made,
): Promise<{ readonly achievementId: number; readonly by: BadgeActor }> {
  const database = app.app.get(Database);
  await database.system({ text: 'DELETE FROM reporting.user_achievements WHERE user_id = $1', values: [id] });
  const [row] = await database.system<{ achievementId: number; organizationId: number; role: BadgeActor['role'] }>({
    text: `INSERT INTO reporting.user_achievements (organization_id, user_id, achievement_id, earned_at)
           SELECT organization_id, id, (SELECT min(id) FROM reporting.achievements), $2 FROM directory.people WHERE id = $1
           RETURNING achievement_id AS "achievementId", organization_id AS "organizationId",
             (SELECT role FROM directory.people p WHERE p.id = user_id) AS role`,
    values: [id, new Date(Date.UTC(2026, 0, 1) + (earned += 1))],
  });
  const { achievementId, organizationId, role } = row as NonNullable<typeof row>;
  return { achievementId, by: { id: Number(id), role, organizationId } };
}

export const achieversAmong = (people: Readonly<Record<string, Make>>): Readonly<Record<string, Make>> =>
  Object.fromEntries(
    Object.entries(people).map(([name, make]): [string, Make] => [
      name,
      async (world, by) => {
        const made = await make(world, by);
        if (name === 'missing') return { ...made, achievementId: 1 };
        return { ...made, achievementId: (await earns(world, made)).achievementId };
      },
    ]),
  );

/** A badge that each of them shares. */
export const badgesOf = (people: Readonly<Record<string, Make>>): Readonly<Record<string, Make>> =>
  Object.fromEntries(
    Object.entries(people).map(([name, make]): [string, Make] => [
      name,
      async (world, by) => {
        if (name === 'missing') return { id: 'K7QM-2XPR-9DHT' };
        const { achievementId, by: holder } = await earns(world, await make(world, by));
        const share = new ShareBadge(holder, holder.id, { achievementId, showName: false });
        return { id: (await carryOut(world, share)).code };
      },
    ]),
  );
