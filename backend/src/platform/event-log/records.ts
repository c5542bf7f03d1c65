import type { Database } from '../database/database.js';
import type { Actor } from '../kernel/actor.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Stream } from './stream.js';
import { isStale, stale, type CommitOptions, type UnitOfWork } from './unit-of-work.js';

export interface OnRecord<By extends Actor = Actor> {
  readonly by: By;
  readonly id: number;
  readonly version?: number | undefined;
}

type Current = () => unknown;

/** Throws a conflict `stale` with the current record if the versions differ. */
export async function requireVersion(
  version: number | undefined,
  state: { readonly version: number },
  current: Current,
): Promise<void> {
  if (version !== undefined && version !== state.version) throw await staleWith(current);
}

/** Adds the current record to a conflict `stale` that `save` throws. */
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

  async find(organizationId: number, id: number): Promise<Row | undefined> {
    const { name, table, scope } = this.stream;
    const [row] = await this.database.read<object>(organizationId, {
      name: `find ${name}`,
      text: `SELECT * FROM ${table} WHERE ${scope} = $1 AND id = $2`,
      values: [organizationId, id],
    });
    return row && this.stream.stateOf(row);
  }

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

  /** Applies a decision and returns the new state. No events change nothing. Throws `stale` with the current record. */
  async decide<Event extends DomainEvent>(
    by: Actor,
    state: State,
    decision: () => readonly Event[],
    options: {
      readonly version?: number | undefined;
      readonly current: Current;
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
