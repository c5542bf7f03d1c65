import type { Statement } from '../database/database.js';
import { NEW_EVENT_COLUMNS, NEW_TEXT_COLUMNS, NO_TEXTS, projectionSql, type Projection } from './projection.js';
import type { Column, Stream } from './stream.js';

export type WriteMode = 'create' | 'change';

const EVENT_VALUES = {
  type: 'text',
  at: 'timestamptz',
  actor_id: 'integer',
  canonical: 'text',
  hash: 'bytea',
  mac: 'bytea',
} as const;
const EVENT_COLUMNS = { id: 'integer', version: 'integer', ...EVENT_VALUES } as const;
const TEXT_COLUMNS = { id: 'integer', version: 'integer', field: 'text', salt: 'bytea', body: 'text' } as const;

const MOST_SETS = 24;
const PLACE = { id: 'integer', expected: 'integer', version: 'integer' } as const;

type Columns = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

export interface Write {
  readonly organizationId: number;
  readonly rows: readonly Row[];
  /** Columns of the only row that are not as they were. */
  readonly changed: readonly string[];
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
  private readonly prepared = new Map<string, { readonly name: string; readonly text: string }>();
  private readonly sets = new Set<string>();
  private readonly rowColumns: Columns;

  constructor(
    private readonly stream: Stream<State>,
    private readonly projections: readonly Projection[],
  ) {
    const own = stream.columns.map((column): [string, string] => [column.name, column.type]);
    this.rowColumns = { ...PLACE, ...Object.fromEntries(own) };
  }

  /** One statement for rows, events and projections. A stale row fails all of it, or with `partial` is skipped. */
  statement(mode: WriteMode, { organizationId, rows, changed, events, texts, partial }: Write): Statement {
    const [row, event] = [rows[0], events[0]];
    const free = texts.length > 0 ? [JSON.stringify(texts)] : [];
    const withTexts = texts.length > 0 ? ' with texts' : '';
    // Separate parameters for one row: for a set of unknown size the planner would read the whole table.
    if (row && event && rows.length === 1 && events.length === 1) {
      const written = this.columnsToWrite(mode, changed);
      const own = written.map(({ name }) => row[name]);
      const expected = mode === 'create' ? [] : [row['expected']];
      const place = [organizationId, partial, row['id'], row['version'], ...expected];
      const values = [...place, ...own, ...Object.keys(EVENT_VALUES).map((name) => event[name]), ...free];
      const size = `one ${written.map(({ name }) => name).join(' ')}`;
      return this.named(`${mode} ${size}${withTexts}`, values, () =>
        this.text('one', this.ofOne(mode, written), texts.length > 0 ? `$${values.length}` : undefined),
      );
    }
    const values = [organizationId, partial, JSON.stringify(rows), JSON.stringify(events), ...free];
    return this.named(`${mode} many${withTexts}`, values, () =>
      this.text('many', this.ofMany(mode), texts.length > 0 ? '$5' : undefined),
    );
  }

  /** All columns once there are many sets of them: each connection keeps what it has prepared. */
  private columnsToWrite(mode: WriteMode, changed: readonly string[]): readonly Column<State>[] {
    const set = changed.join();
    if (mode === 'create' || (!this.sets.has(set) && this.sets.size === MOST_SETS)) return this.stream.columns;
    this.sets.add(set);
    return this.stream.columns.filter(({ name }) => changed.includes(name));
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

  private ofOne(mode: WriteMode, written: readonly Column<State>[]): Parts {
    const { table, scope, name: stream } = this.stream;
    const first = mode === 'create' ? 5 : 6;
    const types = [...written.map(({ type }) => type), ...Object.values(EVENT_VALUES)];
    const parameters = types.map((type, index) => `$${first + index}::${type}`);
    const [state, event] = [parameters.slice(0, written.length), parameters.slice(written.length)];
    const school = scope === 'id' ? [] : ['organization_id'];
    const saved =
      mode === 'create'
        ? `INSERT INTO ${table} (${['id', ...school, 'version', ...written.map(({ name }) => name)].join(', ')})
           VALUES (${['$3', ...school.map(() => '$1::integer'), '$4', ...state].join(', ')}) RETURNING id`
        : `UPDATE ${table} AS t
           SET ${['version = $4', ...written.map(({ name }, index) => `${name} = ${state[index]}`)].join(', ')}
           WHERE t.${scope} = $1::integer AND t.id = $3 AND t.version = $5 RETURNING t.id`;
    return {
      saved,
      events: `SELECT $1::integer, '${stream}/' || id, $4::integer, ${event.join(', ')} FROM saved`,
      records: '1',
    };
  }

  private ofMany(mode: WriteMode): Parts {
    const names = Object.keys(EVENT_VALUES).map((name) => `e.${name}`);
    return {
      wanted: recordset('$3', this.rowColumns),
      saved: mode === 'create' ? insertion(this.stream) : update(this.stream),
      events: `SELECT $1::integer, '${this.stream.name}/' || e.id, e.version, ${names.join(', ')}
        FROM (${recordset('$4', EVENT_COLUMNS)}) e JOIN saved USING (id) ORDER BY e.id, e.version`,
      records: '(SELECT count(*) FROM wanted)',
    };
  }

  private text(size: 'one' | 'many', { wanted, saved, events, records }: Parts, texts: string | undefined): string {
    return `
      WITH ${wanted ? `wanted AS (${wanted}), ` : ''}saved AS (${saved}),
      new_events AS (
        INSERT INTO log.events (organization_id, stream, version, ${Object.keys(EVENT_VALUES).join(', ')})
        ${events}
        RETURNING ${NEW_EVENT_COLUMNS}
      )
      , new_texts AS (${texts ? textInsertion(this.stream, texts) : NO_TEXTS})
      ${this.projected(size)}
      SELECT coalesce(array_agg(id), '{}') AS saved, log.require_all($2::boolean OR count(*) = ${records}) FROM saved`;
  }

  private named(key: string, values: readonly unknown[], text: () => string): Statement {
    const prepared = this.prepared.get(key) ?? {
      name: `write-${this.stream.name}-${this.prepared.size + 1}`,
      text: text(),
    };
    this.prepared.set(key, prepared);
    return { ...prepared, values };
  }
}

interface Parts {
  readonly wanted?: string;
  readonly saved: string;
  readonly events: string;
  /** How many records the statement is to save. */
  readonly records: string;
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

const recordset = (parameter: string, columns: Columns): string =>
  `SELECT * FROM jsonb_to_recordset(${parameter}::jsonb) AS r(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;
