import type { Statement } from '../database/database.js';
import { NEW_EVENT_COLUMNS, NEW_TEXT_COLUMNS, NO_TEXTS, projectionSql, type Projection } from './projection.js';
import type { Stream } from './stream.js';

export type WriteMode = 'create' | 'change';

const EVENT_COLUMNS = {
  id: 'integer',
  version: 'integer',
  type: 'text',
  at: 'timestamptz',
  actor_id: 'integer',
  canonical: 'text',
  hash: 'bytea',
  mac: 'bytea',
} as const;
const TEXT_COLUMNS = { id: 'integer', version: 'integer', field: 'text', salt: 'bytea', body: 'text' } as const;

const PLACE = { id: 'integer', expected: 'integer', version: 'integer' } as const;

type Columns = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

export interface Write {
  readonly organizationId: number;
  readonly rows: readonly Row[];
  readonly events: readonly Row[];
  readonly texts: readonly Row[];
  readonly partial: boolean;
}

export interface Staged {
  readonly organizationId: number;
  readonly batch: number;
  readonly records: number;
}

export class WriteStatements<State> {
  private readonly texts = new Map<string, string>();
  private readonly rowColumns: Columns;

  constructor(
    private readonly stream: Stream<State>,
    private readonly projections: readonly Projection[],
  ) {
    const own = stream.columns.map((column): [string, string] => [column.name, column.type]);
    this.rowColumns = { ...PLACE, ...Object.fromEntries(own) };
  }

  /** One statement for rows, events and projections. A stale row fails all of it, or with `partial` is skipped. */
  statement(mode: WriteMode, { organizationId, rows, events, texts, partial }: Write): Statement {
    const [row, event] = [rows[0], events[0]];
    const fixed = [organizationId, partial];
    const free = texts.length > 0 ? [JSON.stringify(texts)] : [];
    // Separate parameters for one row: for a set of unknown size the planner would read the whole table.
    if (row && event && rows.length === 1 && events.length === 1) {
      const values = [...valuesOf(row, this.rowColumns), ...valuesOf(event, EVENT_COLUMNS)];
      const from: Sources = {
        size: 'one',
        rows: scalars(this.rowColumns, 3),
        events: scalars(EVENT_COLUMNS, 3 + width(this.rowColumns)),
        texts: texts.length > 0 ? `$${3 + values.length}` : undefined,
      };
      return this.named(mode, from, [...fixed, ...values, ...free]);
    }
    const from: Sources = {
      size: 'many',
      rows: recordset('$3', this.rowColumns),
      events: recordset('$4', EVENT_COLUMNS),
      texts: texts.length > 0 ? '$5' : undefined,
    };
    return this.named(mode, from, [...fixed, JSON.stringify(rows), JSON.stringify(events), ...free]);
  }

  staged(mode: WriteMode, { organizationId, batch, records }: Staged): Statement {
    return { text: this.stagedText(mode), values: [organizationId, batch, records] };
  }

  private stagedText(mode: WriteMode): string {
    const { stream } = this;
    const state = Object.entries(this.rowColumns).filter(([name]) => !(name in PLACE));
    const columns = state.map(([name, type]) => `${name} ${type}`).join(', ');
    const own = 's.organization_id = $1::integer AND s.batch = $2::integer';
    const name = `'${stream.name}/' || s.id`;
    return `
      WITH wanted AS (
        SELECT s.id, s.expected, s.version, r.* FROM log.staged_rows s, jsonb_to_record(s.state) AS r(${columns})
        WHERE ${own}
      ),
      saved AS (${mode === 'create' ? insertion(stream) : update(stream)}),
      new_events AS (
        INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
        SELECT $1::integer, ${name}, s.version, s.type, s.at, s.actor_id, s.canonical, s.hash, s.mac
        FROM log.staged_events s WHERE ${own} ORDER BY s.id, s.version
        RETURNING ${NEW_EVENT_COLUMNS}
      ),
      new_texts AS (
        INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
        SELECT $1::integer, ${name}, s.version, s.field, s.salt, s.body FROM log.staged_texts s WHERE ${own}
        RETURNING ${NEW_TEXT_COLUMNS}
      )
      ${this.projected('many')}
      SELECT log.require_all(count(*) = $3::integer) FROM saved`;
  }

  private projected(size: 'one' | 'many'): string {
    return this.projections
      .filter((projection) => projection.streams.includes(this.stream.name))
      .map((projection, index) => `, projection_${index} AS (${projectionSql(projection, size)})`)
      .join('\n');
  }

  private named(mode: WriteMode, from: Sources, values: readonly unknown[]): Statement {
    const name = `write-${this.stream.name}-${mode}-${from.size}${from.texts ? '-with-texts' : ''}`;
    const text = this.texts.get(name) ?? this.text(mode, from);
    this.texts.set(name, text);
    return { name, text, values };
  }

  private text(mode: WriteMode, from: Sources): string {
    const { stream } = this;
    return `
      WITH wanted AS (${from.rows}),
      saved AS (${mode === 'create' ? insertion(stream) : update(stream)}),
      new_events AS (
        INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
        SELECT $1::integer, '${stream.name}/' || e.id, e.version, e.type, e.at, e.actor_id, e.canonical, e.hash, e.mac
        FROM (${from.events}) e JOIN saved USING (id) ${from.size === 'many' ? 'ORDER BY e.id, e.version' : ''}
        RETURNING ${NEW_EVENT_COLUMNS}
      )
      , new_texts AS (${from.texts ? textInsertion(stream, from.texts) : NO_TEXTS})
      ${this.projected(from.size)}
      SELECT coalesce(array_agg(id), '{}') AS saved,
             log.require_all($2::boolean OR count(*) = (SELECT count(*) FROM wanted)) FROM saved`;
  }
}

interface Sources {
  readonly size: 'one' | 'many';
  readonly rows: string;
  readonly events: string;
  readonly texts: string | undefined;
}

const textInsertion = <State>(stream: Stream<State>, parameter: string): string => `
  INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
  SELECT $1::integer, '${stream.name}/' || x.id, x.version, x.field, x.salt, x.body
  FROM (${recordset(parameter, TEXT_COLUMNS)}) x JOIN saved USING (id)
  RETURNING ${NEW_TEXT_COLUMNS}`;

function insertion<State>(stream: Stream<State>): string {
  const names = stream.columns.map((column) => column.name);
  const scope = stream.scope === 'id' ? [] : ['organization_id'];
  return `INSERT INTO ${stream.table} (${['id', ...scope, 'version', ...names].join(', ')})
          SELECT r.id, ${scope.map(() => '$1::integer, ').join('')}r.version, ${names.map((name) => `r.${name}`).join(', ')}
          FROM wanted r RETURNING id`;
}

const update = <State>(stream: Stream<State>): string =>
  `UPDATE ${stream.table} AS t
   SET version = r.version, ${stream.columns.map(({ name }) => `${name} = r.${name}`).join(', ')}
   FROM wanted r
   WHERE t.${stream.scope} = $1::integer AND t.id = r.id AND t.version = r.expected
   RETURNING t.id`;

const width = (columns: Columns): number => Object.keys(columns).length;

const valuesOf = (row: Row, columns: Columns): unknown[] => Object.keys(columns).map((name) => row[name]);

const scalars = (columns: Columns, first: number): string =>
  `SELECT ${Object.entries(columns)
    .map(([name, type], index) => `$${first + index}::${type} AS ${name}`)
    .join(', ')}`;

const recordset = (parameter: string, columns: Columns): string =>
  `SELECT * FROM jsonb_to_recordset(${parameter}::jsonb) AS r(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;
