import type { Projection } from './projection.js';
import type { Stream } from './stream.js';

export type WriteMode = 'create' | 'change';

/** The shape that projections read: the events of this command, or on rebuild the whole log. */
export const NEW_EVENT_COLUMNS =
  "organization_id, stream, version, type, at, actor_id, (canonical::jsonb -> 'data') AS data";

/**
 * One statement that saves rows at their expected versions, appends the events of those that matched, and brings
 * the projections up to date. A row that somebody changed meanwhile undoes all of it, or, where `$5` allows a part,
 * only itself. Parameters: school, rows, events, texts (jsonb each), partial.
 */
export function writeStatement<S>(stream: Stream<S>, mode: WriteMode, projections: readonly Projection[]): string {
  const scope = stream.scope ?? 'organization_id';
  const names = stream.columns.map((column) => column.name);
  const recordset = [
    'id integer',
    'expected integer',
    'version integer',
    ...stream.columns.map((column) => `${column.name} ${column.type}`),
  ].join(', ');
  const inserted = ['id', ...(scope === 'id' ? [] : [scope]), 'version', ...names];
  const save =
    mode === 'create'
      ? `INSERT INTO ${stream.table} (${inserted.join(', ')})
         SELECT ${inserted.map((name) => (name === 'organization_id' ? '$1::integer' : `r.${name}`)).join(', ')}
         FROM wanted r RETURNING id`
      : `UPDATE ${stream.table} AS t
         SET version = r.version, ${names.map((name) => `${name} = r.${name}`).join(', ')}
         FROM wanted r
         WHERE t.${scope} = $1::integer AND t.id = r.id AND t.version = r.expected RETURNING t.id`;
  return `
    WITH wanted AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS r(${recordset})),
    saved AS (${save}),
    new_events AS (
      INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
      SELECT $1::integer, '${stream.name}/' || e.id, e.version, e.type, e.at, e.actor_id, e.canonical, e.hash, e.mac
      FROM jsonb_to_recordset($3::jsonb) AS e(id integer, version integer, type text, at timestamptz,
                                             actor_id integer, canonical text, hash bytea, mac bytea)
      JOIN saved USING (id)
      ORDER BY e.id, e.version
      RETURNING ${NEW_EVENT_COLUMNS}
    ),
    new_texts AS (
      INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
      SELECT $1::integer, '${stream.name}/' || x.id, x.version, x.field, x.salt, x.body
      FROM jsonb_to_recordset($4::jsonb) AS x(id integer, version integer, field text, salt bytea, body text)
      JOIN saved USING (id)
    )
    ${projections.map((projection, index) => `, projection_${index} AS (${projection.sql})`).join('\n')}
    SELECT coalesce(array_agg(id), '{}') AS saved,
           log.require_all($5::boolean OR count(*) = (SELECT count(*) FROM wanted)) FROM saved`;
}
