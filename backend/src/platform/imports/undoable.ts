import type { Database, Statement } from '../database/database.js';
import type { Which } from './import-runs.js';
import type { AnyImporting } from './importing.js';

export async function whyNotUndoable(
  database: Database,
  { undo }: AnyImporting,
  { organizationId, id }: Which,
): Promise<string | undefined> {
  const all = [undo.changed, ...undo.used];
  const counts = all.map(({ those }) => ({
    text: `SELECT count(*)::integer AS count FROM (${those}) those`,
    values: [organizationId, id],
  }));
  const found = (await database.readAll(organizationId, counts)) as [{ count: number }][];
  const why = all.flatMap(({ why }, index) => {
    const count = found[index]?.[0].count ?? 0;
    return count > 0 ? [why(count)] : [];
  });
  return why[0];
}

/** Repeats the check inside the undoing transaction, where the lock is held. */
export const stillUnused = ({ undo }: AnyImporting, { organizationId, id }: Which): readonly Statement[] => [
  ...(undo.lock ? [undo.lock(organizationId)] : []),
  ...undo.used.map(({ those }) => ({
    text: `SELECT log.require_all(NOT EXISTS (${those}))`,
    values: [organizationId, id],
  })),
];
