import type { Database } from '../database/database.js';
import type { Actor } from '../kernel/actor.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Stream } from './stream.js';
import { isStale, stale, type CommitOptions, type UnitOfWork } from './unit-of-work.js';

/** Who acts on which record. */
export interface OnRecord<By extends Actor = Actor> {
  readonly by: By;
  readonly id: number;
  /** The version the person looked at; undefined where they did not say. */
  readonly version?: number | undefined;
}

/** What a person gets to see of the record that somebody else changed first. */
type Current = () => unknown;

/** Throws a conflict `stale` with the present record where the person looked at another version of it. */
export async function requireVersion(
  version: number | undefined,
  state: { readonly version: number },
  current: Current,
): Promise<void> {
  if (version !== undefined && version !== state.version) throw await staleWith(current);
}

/** Saves; a save that lost a race is refused with the present record. */
export async function withCurrent<T>(save: Promise<T>, current: Current): Promise<T> {
  try {
    return await save;
  } catch (error) {
    throw isStale(error) ? await staleWith(current) : error;
  }
}

async function staleWith(current: Current): Promise<Error> {
  const record = await current();
  return stale(record === undefined ? {} : { current: record });
}

/** Where to look for a record: super-admins act wherever it is, others at their own school. */
export async function schoolOfRecord(
  database: Database,
  { name, table }: Pick<Stream<unknown>, 'name' | 'table'>,
  { by, id }: { readonly by: Pick<Actor, 'role' | 'organizationId'>; readonly id: number },
): Promise<number> {
  if (by.role !== 'super-admin') return by.organizationId;
  const [row] = await database.system<{ organization_id: number }>({
    name: `school of ${name}`,
    text: `SELECT organization_id FROM ${table} WHERE id = $1`,
    values: [id],
  });
  return row?.organization_id ?? by.organizationId;
}

/** Finds, begins and changes the records of one stream. */
export class Records<State extends { readonly id: number; readonly version: number }, Row extends State = State> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly stream: Stream<State, Row>,
  ) {}

  async nextId(organizationId: number): Promise<number> {
    const { name, table } = this.stream;
    const [next] = await this.database.read<{ id: number }>(organizationId, {
      name: `next ${name}`,
      text: `SELECT nextval('${table}_id_seq')::integer AS id`,
    });
    return (next as { id: number }).id;
  }

  /** The record as its school has it. */
  async find(organizationId: number, id: number): Promise<Row | undefined> {
    const { name, table, scope } = this.stream;
    const [row] = await this.database.read<object>(organizationId, {
      name: `find ${name}`,
      text: `SELECT * FROM ${table} WHERE ${scope} = $1 AND id = $2`,
      values: [organizationId, id],
    });
    return row && this.stream.stateOf(row);
  }

  /** Begins a record with the next number, in the school that the actor writes in. */
  async begin(
    by: Actor,
    events: (id: number) => readonly DomainEvent[],
    also: (id: number) => CommitOptions['also'] = () => [],
  ): Promise<State> {
    const id = await this.nextId(by.organizationId);
    const change = { id, state: undefined, events: events(id) };
    const [saved] = await this.work.commit(by, this.stream, [change], { also: also(id) ?? [] });
    return saved as State;
  }

  /**
   * Decides on a record and answers its new state; no events leave it as it is. Refuses as `requireVersion` and
   * `withCurrent` do.
   */
  async decide<Event extends DomainEvent>(
    by: Actor,
    state: State,
    decision: () => readonly Event[],
    options: {
      readonly version?: number | undefined;
      readonly current: Current;
      /** Statements of the same transaction. */
      readonly also?: (events: readonly Event[]) => CommitOptions['also'];
    },
  ): Promise<State> {
    await requireVersion(options.version, state, options.current);
    const events = decision();
    if (events.length === 0) return state;
    const change = { id: state.id, state, events };
    const save = this.work.commit(by, this.stream, [change], { also: options.also?.(events) ?? [] });
    const [saved] = await withCurrent(save, options.current);
    return saved as State;
  }
}
