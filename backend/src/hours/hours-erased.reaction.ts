import type { Reaction, Run, WriteCore } from '../platform/event-log/reaction.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import { systemAt } from '../platform/forgetting.js';
import { forgetAnswers } from '../platform/web/idempotency/idempotency-keys.js';
import { erase } from './domain/volunteer-hours.js';
import { entryOf, volunteerHoursStream, type VolunteerHoursRow } from './persistence/volunteer-hours.stream.js';

const AT_ONCE = 50;

/**
 * When somebody was erased, so are the words of the hours they gave: what they did and where, and what others wrote to
 * it. What was decided stays and counts. Asked again, it finds nothing left.
 */
export const eraseHours: Reaction = {
  name: 'hours-erased',
  streams: ['user'],
  react: async (events, run, core) => {
    const erased = events.filter(({ type }) => type === 'user.erased');
    for (const { organizationId, data } of erased) {
      while (await someAreErased(organizationId, data['userId'] as number, core));
      for (const school of [organizationId, ...(await schoolsOfSuperAdmins(run))]) {
        await core.database.write(systemAt(school), [forgetAnswers(school)]);
      }
    }
  },
};

/** False where none was left. */
async function someAreErased(organizationId: number, person: number, { database, work }: WriteCore): Promise<boolean> {
  const rows = await database.read<VolunteerHoursRow>(organizationId, {
    name: 'hours-to-erase',
    text: `SELECT * FROM hours.volunteer_hours
           WHERE organization_id = $1 AND student_id = $2 AND erased_at IS NULL ORDER BY id LIMIT ${AT_ONCE}`,
    values: [organizationId, person],
  });
  if (rows.length === 0) return false;
  const changes = rows.map(entryOf).map((entry) => ({ id: entry.id, state: entry, events: erase(entry) }));
  await work.commit(systemAt(organizationId), volunteerHoursStream, changes).catch((error: unknown) => {
    // somebody changed one of them in this very moment: they are looked at again
    if (!isStale(error)) throw error;
  });
  return true;
}

async function schoolsOfSuperAdmins(run: Run): Promise<readonly number[]> {
  const rows = await run<{ organization_id: number }>({
    name: 'schools-of-super-admins',
    text: "SELECT DISTINCT organization_id FROM directory.people WHERE role = 'super-admin' AND moved_to IS NULL",
  });
  return rows.map((row) => row.organization_id);
}
