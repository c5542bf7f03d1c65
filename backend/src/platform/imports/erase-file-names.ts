import { mentionsAnyone, recordsMentioning, systemAt, type ErasureHandler } from '../event-log/erasure-handler.js';
import { Records } from '../event-log/records.js';
import { STAGED } from '../event-log/staging.js';
import { importStream } from './import.stream.js';
import { deleteRosterExceptions, eraseRosteredPerson } from './roster-records.js';

/** Removes file names that name the person, staged rows of failed imports, and what rosters say of the person. */
export const eraseFileNames: ErasureHandler = async ({ id, names, schools }, core) => {
  const imports = new Records(core.database, core.work, importStream);
  for (const organizationId of schools) {
    const system = systemAt(organizationId);
    for (const id of await recordsMentioning(core, organizationId, { stream: 'import', field: 'fileName', names })) {
      const state = await imports.find(organizationId, id);
      const events = [{ type: 'import.erased', data: {} }];
      if (state) await core.work.commit(system, importStream, [{ id, state, events }]);
    }
    await core.database.write(system, [
      eraseRosteredPerson(organizationId, id),
      deleteRosterExceptions(organizationId),
      ...(await namedRuns(organizationId, names, core)).map((id) => ({
        name: 'forget-name-of-run',
        text: 'UPDATE imports.runs SET file_name = NULL WHERE organization_id = $1 AND id = $2',
        values: [organizationId, id],
      })),
      ...STAGED.map((table) => ({
        text: `DELETE FROM ${table} s WHERE s.organization_id = $1 AND ${GIVEN_UP}`,
        values: [organizationId],
      })),
    ]);
  }
};

const GIVEN_UP = `NOT EXISTS (SELECT FROM imports.runs r
  WHERE (r.organization_id, r.id) = (s.organization_id, s.batch) AND r.failed_at IS NULL)`;

async function namedRuns(
  organizationId: number,
  names: readonly string[],
  { database }: Parameters<ErasureHandler>[1],
): Promise<readonly number[]> {
  const runs = await database.read<{ id: number; name: string }>(organizationId, {
    name: 'names-of-runs',
    text: 'SELECT id, file_name AS name FROM imports.runs WHERE organization_id = $1 AND file_name IS NOT NULL',
    values: [organizationId],
  });
  return runs.filter(({ name }) => mentionsAnyone(name, names)).map(({ id }) => id);
}
