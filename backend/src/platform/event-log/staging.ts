import type { Statement } from '../database/database.js';

type Row = Readonly<Record<string, unknown>>;

export interface Batch {
  readonly organizationId: number;
  readonly batch: number;
}

const lines = (rows: readonly Row[], name: string): string =>
  rows.map((row) => String((row[name] ?? '') as string | number)).join('\n');

export function stagingOf(
  { organizationId, batch }: Batch,
  { rows, events, texts }: { rows: readonly Row[]; events: readonly Row[]; texts: readonly Row[] },
): Statement {
  const at = events[0]?.['at'];
  const values = [
    ...['id', 'expected', 'version'].map((name) => lines(rows, name)),
    rows.map((row) => JSON.stringify(row)).join('\n'),
    at instanceof Date ? at.toISOString() : null,
    ...['id', 'version', 'type', 'actor_id', 'canonical', 'hash', 'mac'].map((name) => lines(events, name)),
    ...['id', 'version', 'field', 'salt'].map((name) => lines(texts, name)),
    texts.map(({ body }) => body),
  ];
  return { name: 'stage', text: STAGE, values: [organizationId, batch, ...values] };
}

const items = (parameter: number, type: string): string =>
  `string_to_array($${parameter}::text, E'\\n', '')::${type}[]`;

// Text instead of an array, because an array literal escapes every quote of the JSON.
const STAGE = `
  WITH staged_rows AS (
    INSERT INTO log.staged_rows (organization_id, batch, id, expected, version, state)
    SELECT $1::integer, $2::integer, r.*
    FROM unnest(${items(3, 'integer')}, ${items(4, 'integer')}, ${items(5, 'integer')}, ${items(6, 'jsonb')}) AS r
  ), staged_events AS (
    INSERT INTO log.staged_events (organization_id, batch, at, id, version, type, actor_id, canonical, hash, mac)
    SELECT $1::integer, $2::integer, $7::timestamptz, e.*
    FROM unnest(${items(8, 'integer')}, ${items(9, 'integer')}, ${items(10, 'text')}, ${items(11, 'integer')},
      ${items(12, 'text')}, ${items(13, 'bytea')}, ${items(14, 'bytea')}) AS e
  )
  INSERT INTO log.staged_texts (organization_id, batch, id, version, field, salt, body)
  SELECT $1::integer, $2::integer, t.*
  FROM unnest(${items(15, 'integer')}, ${items(16, 'integer')}, ${items(17, 'text')}, ${items(18, 'bytea')},
    $19::text[]) AS t`;

export const unstaging = ({ organizationId, batch }: Batch): readonly Statement[] =>
  STAGED.map((table) => ({
    text: `DELETE FROM ${table} WHERE organization_id = $1 AND batch = $2`,
    values: [organizationId, batch],
  }));

export const STAGED = ['log.staged_rows', 'log.staged_events', 'log.staged_texts'] as const;
