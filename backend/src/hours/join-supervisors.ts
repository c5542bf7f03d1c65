import type { UserEvent } from '../identity/index.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import type { Run, WriteCore } from '../platform/event-log/reaction.js';
import type { RowOf } from '../platform/event-log/stream.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import { recordIdOf, type RecordedEvent } from '../platform/kernel/event.js';
import { supervisorJoined } from './domain/volunteer-hours.js';
import type { VolunteerHours } from './domain/volunteer-hours.state.js';
import { ANSWERED, HAS_AN_ACCOUNT } from './persistence/supervisors.js';
import { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';

const AT_ONCE = 50;

/** After each of these, a confirmed address may be that of an active verifier. */
const ARRIVALS: readonly string[] = [
  'user.created',
  'user.nomination-confirmed',
  'user.activated',
  'user.role-changed',
  'user.details-changed',
  'user.email-confirmed',
  'user.password-set-by-mail',
  'user.moved-in',
] satisfies readonly UserEvent['type'][];

export const mayJoinSupervisors = (event: RecordedEvent): boolean => ARRIVALS.includes(event.type) || waits(event);

/** Hands the entries of a supervisor to their account: what they answered, and what waits for them. Idempotent. */
export async function joinSupervisors(events: readonly RecordedEvent[], run: Run, core: WriteCore): Promise<void> {
  const [entries, people] = [events.filter(waits), events.filter((event) => !waits(event))];
  while (people.length > 0 && (await someJoin('OF_PEOPLE', people, run, core)));
  while (entries.length > 0 && (await someJoin('OF_ENTRIES', entries, run, core)));
}

const waits = ({ stream, data }: RecordedEvent): boolean => stream.startsWith('hours/') && data['to'] === 'pending';

const joining = (key: string): string => `
  SELECT h.*, p.id AS joins
  FROM hours.supervisor_requests r
  JOIN hours.supervisors s ON (s.organization_id, s.id) = (r.organization_id, r.supervisor_id)
  JOIN directory.people p ON ${HAS_AN_ACCOUNT}
  JOIN hours.volunteer_hours h ON (h.organization_id, h.id) = (r.organization_id, r.entry_id)
  WHERE (${key}) IN (SELECT * FROM unnest($1::integer[], $2::integer[])) AND lower(h.supervisor_email) = s.email
    AND h.student_id <> p.id AND h.status <> 'draft' AND h.deleted_at IS NULL AND h.erased_at IS NULL
    AND (h.status = 'pending' AND r.answered_at IS NULL OR ${ANSWERED} AND h.verifier_id IS DISTINCT FROM p.id)
  ORDER BY h.organization_id, h.id LIMIT ${AT_ONCE}`;

const STATEMENTS = {
  OF_PEOPLE: { name: 'entries-of-supervisors-who-joined', text: joining('p.organization_id, p.id') },
  OF_ENTRIES: { name: 'entries-for-supervisors-who-joined', text: joining('r.organization_id, r.entry_id') },
};

async function someJoin(
  statement: keyof typeof STATEMENTS,
  events: readonly RecordedEvent[],
  run: Run,
  { work }: WriteCore,
): Promise<boolean> {
  const values = [events.map(({ organizationId }) => organizationId), events.map(({ stream }) => recordIdOf(stream))];
  const rows = await run<RowOf<VolunteerHours> & { joins: number }>({ ...STATEMENTS[statement], values });
  for (const school of new Set(rows.map(({ organization_id }) => organization_id))) {
    const changes = rows
      .filter(({ organization_id }) => organization_id === school)
      .map((row) => ({ state: volunteerHoursStream.stateOf(row), joins: row.joins }))
      .map(({ state, joins }) => ({ id: state.id, state, events: supervisorJoined(state, joins) }));
    await work.commit(systemAt(school), volunteerHoursStream, changes).catch((error: unknown) => {
      // someone changed an entry at the same moment: the next round retries it
      if (!isStale(error)) throw error;
    });
  }
  return rows.length > 0;
}
