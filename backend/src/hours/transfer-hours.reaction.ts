import { isVolunteer, type Role } from '@hourtrail/contracts';
import type { UserEvent } from '../identity/index.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import type { Reaction, Run, WriteCore } from '../platform/event-log/reaction.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { moveAway, moveIn } from './domain/volunteer-hours.js';
import { joinSupervisors, mayJoinSupervisors } from './join-supervisors.js';
import { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';

type MovedIn = Extract<UserEvent, { readonly type: 'user.moved-in' }>['data'];

/**
 * Undecided entries end at the old school; a volunteer's continue as drafts at the new one. Those of a supervisor who has
 * an account go to it. Idempotent.
 */
export const transferHours: Reaction = {
  name: 'hours-go-along',
  streams: ['user', 'hours'],
  only: (event) => isArrival(event) || mayJoinSupervisors(event),
  react: async (events, run, core) => {
    for (const { data } of events.filter(isArrival)) {
      const { userId, from } = data as unknown as MovedIn;
      const person = await presentSchoolOf(userId, run);
      if (person && person.school !== from) while (await transferOne(person, from, core));
    }
    await joinSupervisors(events.filter(mayJoinSupervisors), run, core);
  },
};

const isArrival = ({ type }: RecordedEvent): boolean => type === 'user.moved-in';

interface Mover {
  readonly id: number;
  readonly school: number;
  readonly role: Role;
  readonly erased: boolean;
}

async function presentSchoolOf(id: number, run: Run): Promise<Mover | undefined> {
  const [person] = await run<Mover>({
    name: 'present-school-of-person',
    text: `SELECT id, organization_id AS school, role, erased_at IS NOT NULL AS erased FROM directory.people
           WHERE id = $1 AND moved_to IS NULL`,
    values: [id],
  });
  return person;
}

/** Both happen in one transaction. False if no entry is left. */
async function transferOne(person: Mover, from: number, { database, work }: WriteCore): Promise<boolean> {
  try {
    return await database.transaction(systemAt(from), async () => {
      const [row] = await database.read<{ next_id: number }>(from, {
        name: 'next-to-transfer',
        text: UNDECIDED,
        values: [from, person.id],
      });
      if (!row) return false;
      const entry = volunteerHoursStream.stateOf(row);
      const id = isVolunteer(person.role) && !person.erased ? row.next_id : null;
      const ends = moveAway(entry, { organizationId: person.school, id });
      await work.commit(systemAt(from), volunteerHoursStream, [{ id: entry.id, state: entry, events: ends }]);
      if (id === null) return true;
      const begins = { id, state: undefined, events: moveIn(entry) };
      await work.commit(systemAt(person.school), volunteerHoursStream, [begins]);
      return true;
    });
  } catch (error) {
    // someone changed the entry at the same moment: retry
    if (isStale(error)) return true;
    throw error;
  }
}

const UNDECIDED = `
  SELECT h.*, nextval('hours.volunteer_hours_id_seq')::integer AS next_id
  FROM (SELECT * FROM hours.volunteer_hours
        WHERE organization_id = $1 AND student_id = $2 AND deleted_at IS NULL
          AND status IN ('draft', 'pending', 'verified') ORDER BY id LIMIT 1) h`;
