import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { DomainError } from '../kernel/domain-error.js';
import type { RecordedEvent } from '../kernel/event.js';
import { registerUpcasters, type Upcaster } from './recorded-events.js';

export interface Identity {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
}

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

export type RowOf<State> = { readonly [Field in keyof State & string as SnakeCase<Field>]: State[Field] };

type TypeOf<Value> = Value extends Date
  ? 'timestamptz'
  : Value extends string
    ? 'text' | 'date'
    : Value extends boolean
      ? 'boolean'
      : Value extends readonly number[]
        ? 'integer'
        : Value extends object
          ? 'text'
          : 'integer' | 'bigint' | 'numeric';

type ColumnOf<Value> = Omit<EntitySchemaColumnOptions, 'type' | 'nullable'> & {
  readonly type: TypeOf<NonNullable<Value>>;
} & (null extends Value ? { readonly nullable: true } : unknown) &
  (NonNullable<Value> extends readonly number[] ? { readonly array: true } : unknown);

interface Fold<State> {
  evolve(state: State | undefined, event: RecordedEvent): State;
}

export interface StreamOptions<State, Row> extends Fold<State> {
  /** Prefix of event types and stream names: `hours` for `hours.approved` in `hours/17`. */
  readonly name: string;
  readonly table: `${string}.${string}`;
  readonly isSchool?: true;
  /** One column for each field of the state, named in snake case. */
  readonly columns: { readonly [Field in Exclude<keyof State, keyof Identity>]: ColumnOf<State[Field]> };
  readonly filledIn?: { readonly [Field in Exclude<keyof Row, keyof State>]: ColumnOf<Row[Field]> };
  readonly refusals?: Readonly<Record<string, () => DomainError>>;
  readonly upcasters?: Readonly<Record<string, readonly Upcaster[]>>;
}

export interface Column<State> {
  readonly name: string;
  readonly type: string;
  value(this: void, state: State): unknown;
}

/** Stores one kind of record. Write statements, row parsing and the schema check derive from its columns. */
export class Stream<State, Row extends State = State> implements Fold<State> {
  readonly name: string;
  readonly table: string;
  readonly scope: 'organization_id' | 'id';
  readonly entity: EntitySchema;
  readonly columns: readonly Column<State>[];
  readonly refusals: Readonly<Record<string, () => DomainError>>;
  private readonly fields: readonly [field: string, column: Named][];
  private readonly fold: Fold<State>;

  constructor(options: StreamOptions<State, Row>) {
    const { name, table, isSchool, columns, filledIn = {}, refusals = {}, upcasters = {} } = options;
    const [schema, tableName] = table.split('.') as [string, string];
    const own = named(columns);
    const all = {
      ...named({
        ...(!isSchool && { organizationId: { type: 'integer', primary: true } }),
        id: { type: 'integer', primary: true },
        version: { type: 'integer' },
      }),
      ...own,
      ...named(filledIn),
    };
    this.name = name;
    this.table = table;
    this.scope = isSchool ? 'id' : 'organization_id';
    this.entity = new EntitySchema({ name: table, schema, tableName, columns: all });
    this.columns = Object.entries(own).map(([field, column]) => columnOf<State>(field, column));
    this.refusals = refusals;
    this.fields = Object.entries(all);
    this.fold = options;
    registerUpcasters(upcasters);
  }

  evolve(state: State | undefined, event: RecordedEvent): State {
    return this.fold.evolve(state, event);
  }

  stateOf(row: object): Row {
    const state: Record<string, unknown> = {};
    for (const [field, { name, transformer }] of this.fields) {
      const value = (row as Readonly<Record<string, unknown>>)[name];
      state[field] = transformer && value !== null ? transformer.from(value) : value;
    }
    return state as unknown as Row;
  }

  rowOf(state: State): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const column of this.columns) row[column.name] = column.value(state);
    return row;
  }
}

interface Named extends EntitySchemaColumnOptions {
  readonly name: string;
  readonly transformer?: Transformer;
}

interface Transformer {
  readonly to: (value: unknown) => unknown;
  readonly from: (value: unknown) => unknown;
}

/** The driver returns `bigint` as text. */
const BIGINT: Transformer = { to: (value) => value, from: Number };

const named = (columns: object): Readonly<Record<string, Named>> =>
  Object.fromEntries(
    Object.entries(columns as Readonly<Record<string, Partial<Named>>>).map(([field, column]): [string, Named] => [
      field,
      {
        name: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ...(column.type === 'timestamptz' && { precision: 3 }),
        ...(column.type === 'bigint' && { transformer: BIGINT }),
        ...(column as Pick<Named, 'type'>),
      },
    ]),
  );

const columnOf = <State>(field: string, { name, type, array, transformer }: Named): Column<State> => ({
  name,
  type: `${type as string}${array ? '[]' : ''}`,
  value: (state) => {
    const value: unknown = state[field as keyof State];
    return transformer && value !== null ? transformer.to(value) : value;
  },
});
