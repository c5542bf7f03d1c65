import type { Reaction, Run, WriteCore } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import { mentionsAnyone, systemAt, type ErasureHandler } from '../platform/event-log/erasure-handler.js';
import { nameOf } from '../platform/event-log/event-people.js';
import { happenedAt } from '../platform/event-log/recorded-events.js';
import { notHeld, type RetentionSource } from '../platform/event-log/retention.js';
import { eraseResponses } from '../platform/web/idempotency/idempotency-keys.js';
import { erase } from './domain/volunteer-hours.js';
import { concernsRecords, eraseRecords } from './erase-records.js';
import { filesOf } from './persistence/attachments.js';
import { forgetRequests } from './persistence/supervisors.js';
import { volunteerHoursStream } from './persistence/volunteer-hours.stream.js';

const AT_ONCE = 50;

/**
 * Erases texts of an erased person's hours, and records that name them. Idempotent: it reads only what isn't erased yet.
 */
export const eraseHours: Reaction = {
  name: 'hours-erased',
  streams: ['user', 'hours', 'record'],
  only: (event) => concernsRecords(event) || isBegun(event),
  react: async (events, run, core) => {
    const erased = events.filter(({ type }) => type === 'user.erased').map(erasedPerson('userId'));
    for (const { organizationId, person } of [...erased, ...(await erasedBefore(events, run))]) {
      while (await someAreErased(organizationId, person, core));
      for (const school of new Set([organizationId, ...(await schoolsOfSuperAdmins(run))])) {
        await core.database.write(systemAt(school), eraseResponses(school));
      }
    }
    await eraseRecords(events.filter(concernsRecords), run, core);
  },
};

const isBegun = ({ stream, version }: RecordedEvent): boolean => version === 1 && stream.startsWith('hours/');

interface Erased {
  readonly organizationId: number;
  readonly person: number;
}

const erasedPerson =
  (field: 'userId' | 'student') =>
  ({ organizationId, data }: RecordedEvent): Erased => ({ organizationId, person: data[field] as number });

/** Volunteers who were erased while someone was creating an entry for them. */
async function erasedBefore(events: readonly RecordedEvent[], run: Run): Promise<readonly Erased[]> {
  const begun = events.filter(isBegun);
  if (begun.length === 0) return [];
  const volunteers = begun.map(erasedPerson('student'));
  return run<Erased>({
    name: 'volunteers-erased-before',
    text: `SELECT DISTINCT p.organization_id AS "organizationId", p.id AS person FROM directory.people p
           JOIN unnest($1::integer[], $2::integer[]) AS b (school, person) ON (p.organization_id, p.id) = (b.school, b.person)
           WHERE p.erased_at IS NOT NULL`,
    values: [volunteers.map(({ organizationId }) => organizationId), volunteers.map(({ person }) => person)],
  });
}

async function someAreErased(organizationId: number, person: number, { database, work }: WriteCore): Promise<boolean> {
  const rows = await database.read<object>(organizationId, {
    name: 'hours-to-erase',
    text: `SELECT * FROM hours.volunteer_hours
           WHERE organization_id = $1 AND student_id = $2 AND erased_at IS NULL ORDER BY id LIMIT ${AT_ONCE}`,
    values: [organizationId, person],
  });
  if (rows.length === 0) return false;
  await eraseRows(organizationId, rows, { database, work }).catch((error: unknown) => {
    // someone changed an entry at the same moment: the next round retries it
    if (!isStale(error)) throw error;
  });
  return true;
}

/** Erases the texts and files of these entries, whatever their status. Those that are erased stay as they are. */
export async function eraseEntries(ids: readonly number[], organizationId: number, core: WriteCore): Promise<number> {
  const rows = await core.database.read<object>(organizationId, {
    name: 'entries-to-erase',
    text: `SELECT * FROM hours.volunteer_hours
           WHERE organization_id = $1 AND id = ANY ($2::integer[]) AND erased_at IS NULL`,
    values: [organizationId, ids],
  });
  return eraseRows(organizationId, rows, core);
}

async function eraseRows(organizationId: number, rows: readonly object[], { work }: WriteCore): Promise<number> {
  const changes = rows
    .map((row) => volunteerHoursStream.stateOf(row))
    .map((entry) => ({ id: entry.id, state: entry, events: erase(entry) }));
  const also = [
    ...forgetRequests(
      organizationId,
      changes.map(({ id }) => id),
    ),
    ...changes.flatMap((change) => filesOf(organizationId, change)),
  ];
  await work.commit(systemAt(organizationId), volunteerHoursStream, changes, { also });
  return changes.length;
}

const EXPIRED_DRAFTS = `
  SELECT h.id, ${nameOf('h.student_id', 'h.organization_id')} AS name, last.since
  FROM hours.volunteer_hours h
  CROSS JOIN LATERAL (SELECT ${happenedAt({
    school: 'h.organization_id',
    stream: "('hours/' || h.id)",
    version: 'h.version',
  })} AS since) last
  WHERE h.organization_id = $1 AND last.since < $2 AND h.status = 'draft' AND h.deleted_at IS NULL
    AND h.erased_at IS NULL AND ${notHeld('h.organization_id', 'h.student_id')}`;

/** Drafts that nobody changed, also withdrawn ones. Nothing rests on them. */
export const expiredDrafts: RetentionSource = {
  kind: 'drafts',
  atOnce: 500,
  expired: EXPIRED_DRAFTS,
  remove: async (ids, organizationId, { before, ...core }) => {
    // someone may have submitted or changed one meanwhile
    const rows = await core.database.read<object>(organizationId, {
      name: 'expired-drafts',
      text: `SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id = ANY ($3::integer[])
             AND id IN (SELECT id FROM (${EXPIRED_DRAFTS}) e)`,
      values: [organizationId, before, ids],
    });
    return { count: await eraseRows(organizationId, rows, core) };
  },
};

async function schoolsOfSuperAdmins(run: Run): Promise<readonly number[]> {
  const rows = await run<{ organization_id: number }>({
    name: 'schools-of-super-admins',
    text: "SELECT DISTINCT organization_id FROM directory.people WHERE role = 'super-admin' AND moved_to IS NULL",
  });
  return rows.map((row) => row.organization_id);
}

/** Deletes the erased person's filters, and other people's filters that contain their name. */
export const eraseSavedFilters: ErasureHandler = async ({ id, names, schools }, { database }) => {
  for (const organizationId of schools) {
    const filters = await database.read<{ id: number; user_id: number; name: string; search: string }>(organizationId, {
      name: 'filters-of-school',
      text: 'SELECT id, user_id, name, search FROM hours.saved_filters WHERE organization_id = $1',
      values: [organizationId],
    });
    const deleted = filters.filter(
      ({ user_id, name, search }) => user_id === id || mentionsAnyone(`${name} ${searched(search)}`, names),
    );
    await database.write(systemAt(organizationId), [
      {
        name: 'erase-filters',
        text: 'DELETE FROM hours.saved_filters WHERE organization_id = $1 AND id = ANY ($2)',
        values: [organizationId, deleted.map((filter) => filter.id)],
      },
    ]);
  }
};

const searched = (search: string): string => [...new URLSearchParams(search).values()].join(' ');
