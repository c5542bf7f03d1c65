import { recordsNaming, systemAt, type Forgetting } from '../event-log/forgetting.js';
import { exportStream, type Export } from './export.stream.js';

/** Exports go on telling who took what away, but no longer for whom was searched. */
export const forgetSearchesOfExports: Forgetting = async ({ names, schools }, core) => {
  for (const organizationId of schools) {
    for (const id of await recordsNaming(core, organizationId, { stream: 'export', field: 'search', names })) {
      const [state] = await core.database.read<Export>(organizationId, {
        name: 'export-to-forget',
        text: `SELECT ${EXPORT} FROM reporting.exports WHERE organization_id = $1 AND id = $2`,
        values: [organizationId, id],
      });
      const events = [{ type: 'export.erased', data: {} }];
      if (state) await core.work.commit(systemAt(organizationId), exportStream, [{ id, state, events }]);
    }
  }
};

const EXPORT = `organization_id AS "organizationId", id, version, kind, format, state, rows, bytes,
  file_hash AS "fileHash", made_by AS "madeBy", ended_at AS "endedAt"`;
