import { systemAt } from '../event-log/erasure-handler.js';
import { notHeld, type RetentionSource } from '../event-log/retention.js';
import { importStream } from './import.stream.js';

/** The names of imported files. What was imported, when and by whom stays. */
export const expiredImports: RetentionSource = {
  kind: 'imports',
  atOnce: 500,
  expired: `
    SELECT i.id, i.file_name AS name, i.imported_at AS since FROM imports.imports i
    WHERE i.organization_id = $1 AND i.imported_at < $2 AND i.file_name IS NOT NULL 
      AND ${notHeld('i.organization_id', 'i.imported_by')}`,
  remove: async (ids, organizationId, { database, work }) => {
    const rows = await database.read<object>(organizationId, {
      name: 'expired-imports',
      text: 'SELECT * FROM imports.imports WHERE organization_id = $1 AND id = ANY ($2::integer[])',
      values: [organizationId, ids],
    });
    const changes = rows
      .map((row) => importStream.stateOf(row))
      .map((state) => ({ id: state.id, state, events: [{ type: 'import.erased', data: {} }] }));
    await work.commit(systemAt(organizationId), importStream, changes);
    return { count: changes.length };
  },
};
