import { systemAt } from '../platform/event-log/erasure-handler.js';
import type { Run, WriteCore } from '../platform/event-log/reaction.js';
import { isStale } from '../platform/event-log/unit-of-work.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { eraseRecord } from './domain/official-record.js';
import { officialRecordStream, recordsNaming } from './persistence/official-records.js';

export const concernsRecords = ({ type }: RecordedEvent): boolean =>
  type === 'user.erased' || type === 'record.issued' || type === 'record.countersigned';

/** Erases every official record that names an erased person. Idempotent: it reads only records with a document. */
export async function eraseRecords(events: readonly RecordedEvent[], run: Run, core: WriteCore): Promise<void> {
  for (const event of events) {
    const { organizationId } = event;
    const erased = await run<{ id: number }>({
      name: 'erased-among',
      text: `SELECT id FROM directory.people
             WHERE organization_id = $1 AND id = ANY ($2) AND erased_at IS NOT NULL`,
      values: [organizationId, peopleIn(event)],
    });
    if (erased.length === 0) continue;
    const ids = erased.map(({ id }) => id);
    while (await someAreErased(organizationId, ids, core));
  }
}

async function someAreErased(
  organizationId: number,
  people: readonly number[],
  { database, work }: WriteCore,
): Promise<boolean> {
  const rows = await database.read<object>(organizationId, recordsNaming(organizationId, people));
  if (rows.length === 0) return false;
  const records = rows.map((row) => officialRecordStream.stateOf(row));
  const changes = records.map((record) => ({ id: record.id, state: record, events: eraseRecord(record) }));
  await work.commit(systemAt(organizationId), officialRecordStream, changes).catch((error: unknown) => {
    // someone revoked one at the same moment: the next round retries it
    if (!isStale(error)) throw error;
  });
  return true;
}

/** Also of a record that was issued or countersigned while one of them was being erased. */
const peopleIn = ({ type, actor, data }: RecordedEvent): readonly unknown[] => [
  ...(type === 'record.countersigned' ? [actor.id] : []),
  data['userId'] ?? data['student'],
  ...((data['verifiers'] as readonly number[] | undefined) ?? []),
];
