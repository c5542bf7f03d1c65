import { volunteerHoursStream } from '../../dist/src/hours/persistence/volunteer-hours.stream.js';
import { approve } from '../../dist/src/hours/domain/volunteer-hours.js';
import { UnitOfWork } from '../../dist/src/platform/event-log/unit-of-work.js';
import { SystemClock } from '../../dist/src/platform/kernel/clock.js';
import { PROJECTIONS } from '../../dist/src/app.module.js';

export const MAC_KEY = Buffer.alloc(32, 7);
const NOW = { today: '2026-01-01', timeZone: 'UTC', approvalPolicy: 'standard', oldestAcceptedDays: 365 };

export const unitOfWork = (database) => new UnitOfWork(database, new SystemClock(), MAC_KEY, PROJECTIONS);

/** Pending entries from an id on, as commands load them. */
export async function pendingEntries(admin, from, count) {
  const { rows } = await admin.query(
    'SELECT * FROM hours.volunteer_hours WHERE id >= $1 AND id < $1 + $2 ORDER BY id',
    [from, count],
  );
  return rows.map((row) => volunteerHoursStream.stateOf(row));
}

/** Approves one entry as the unit of work does for a command, the loading left out. */
export async function approveEntry(work, actor, entry) {
  const change = { id: entry.id, state: entry, events: approve(entry, actor, {}, NOW) };
  const saved = await work.commit(actor, volunteerHoursStream, [change]);
  if (saved[0]?.status !== 'approved') throw new Error(`Entry ${entry.id} was not approved.`);
}

const CANONICAL_LENGTH = 454;

/** The values of `approveSql` that are the same for every entry of a school. */
export const approveSqlValues = (school, { id, sessionHash }) => ({
  school,
  boundTo: `'${school}'`,
  locally: true,
  actor: id,
  session: `'\\x${sessionHash.toString('hex')}'::bytea`,
  canonical: `'${'x'.repeat(CANONICAL_LENGTH)}'`,
});

/** Hands out ids from 1 on, a run of them a turn. */
export function entryIds(total) {
  let next = 1;
  return (count) => {
    const from = next;
    next += count;
    if (next > total + 1) throw new Error('The seed holds too few entries for the rounds.');
    return from;
  };
}
