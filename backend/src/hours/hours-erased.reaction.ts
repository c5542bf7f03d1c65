import type { Reaction, Run, WriteCore } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import { forgetAnswers } from '../platform/web/idempotency/idempotency-keys.js';
import { erase } from './domain/volunteer-hours.js';
import { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';

const AT_ONCE = 50;

/**
 * When somebody was erased, so are the words of the hours they gave: what they did and where, and what others wrote to
 * it. What was decided stays and counts. Asked again, it finds nothing left.
 */
export const eraseHours: Reaction = {
  name: 'hours-erased',
  streams: ['user', 'hours'],
  react: async (events, run, core) => {
    const erased = events.filter(({ type }) => type === 'user.erased').map(placeOf('userId'));
    for (const { organizationId, person } of [...erased, ...(await erasedBefore(events, run))]) {
      while (await someAreErased(organizationId, person, core));
      for (const school of new Set([organizationId, ...(await schoolsOfSuperAdmins(run))])) {
        await core.database.write(systemAt(school), forgetAnswers(school));
      }
    }
  },
};

interface Erased {
  readonly organizationId: number;
  readonly person: number;
}

const placeOf =
  (field: 'userId' | 'student') =>
  ({ organizationId, data }: RecordedEvent): Erased => ({ organizationId, person: data[field] as number });

/** Volunteers of entries that began while they were erased: whoever wrote them down had found them before. */
async function erasedBefore(events: readonly RecordedEvent[], run: Run): Promise<readonly Erased[]> {
  const begun = events.filter(({ stream, version }) => version === 1 && stream.startsWith('hours/'));
  if (begun.length === 0) return [];
  const places = begun.map(placeOf('student'));
  return run<Erased>({
    name: 'volunteers-erased-before',
    text: `SELECT DISTINCT p.organization_id AS "organizationId", p.id AS person FROM directory.people p
           JOIN unnest($1::integer[], $2::integer[]) AS b (school, person) ON (p.organization_id, p.id) = (b.school, b.person)
           WHERE p.erased_at IS NOT NULL`,
    values: [places.map(({ organizationId }) => organizationId), places.map(({ person }) => person)],
  });
}

/** False where none was left. */
async function someAreErased(organizationId: number, person: number, { database, work }: WriteCore): Promise<boolean> {
  const rows = await database.read<object>(organizationId, {
    name: 'hours-to-erase',
    text: `SELECT * FROM hours.volunteer_hours
           WHERE organization_id = $1 AND student_id = $2 AND erased_at IS NULL ORDER BY id LIMIT ${AT_ONCE}`,
    values: [organizationId, person],
  });
  if (rows.length === 0) return false;
  const changes = rows
    .map((row) => volunteerHoursStream.stateOf(row))
    .map((entry) => ({ id: entry.id, state: entry, events: erase(entry) }));
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
