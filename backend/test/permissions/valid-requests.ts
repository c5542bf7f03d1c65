import type { TestApp } from '../app.js';
import type { Answer } from '../client.js';
import { makeRecord } from './records.js';
import { namesIn, PEOPLE, type Principal, type Row } from './table.js';
import { World } from './world.js';

/** A request that the table says is done, on a record made for it. */
export interface ValidRequest {
  readonly send: (headers?: Readonly<Record<string, string>>) => Promise<Answer>;
}

const changes = ({ route }: Row): boolean => !route.startsWith('GET ');

/** One row of each changing action, with someone who may do it; the rows of which nobody may are left out. */
export const changingRows = (table: readonly Row[]): readonly Row[] =>
  table.filter((row) => changes(row) && doerOf(row) !== undefined);

export const titleOf = (row: Row): string => (row.as ? `${row.route}, ${row.as}` : row.route);

function doerOf(row: Row): { readonly record: string; readonly principal: Principal } | undefined {
  for (const [record, { done }] of Object.entries(row.on)) {
    const never = namesIn(row.never);
    const invalid = namesIn(row.invalid);
    const people = namesIn(done).filter((name) => !never.includes(name) && !invalid.includes(name));
    const principal = row.isPublic ? 'visitor' : PEOPLE.find((name) => people.includes(name));
    if (principal) return { record, principal };
  }
  return undefined;
}

/** The schools can hold no more records, or their people have asked too often. */
export const isLimit = ({ status }: Answer): boolean => status === 409 || status === 429;

/**
 * Whether a request did what it does, or found it done: another row may have, and only a POST does it again. Or the first
 * one found it done, and this one did it once.
 */
export function isDoneBy({ route }: Row, events: string, expected: string): boolean {
  if (route.startsWith('POST ') || events === expected) return events === expected;
  return events === '' || (expected === '' && !events.includes(','));
}

/** Requests of the rows of the table, each on a record of its own as far as the world makes them. */
export class ValidRequests {
  private readonly needsNewSchools = new Set<Row>();
  private addresses = 0;
  private moves = 0;

  private constructor(
    private readonly app: TestApp,
    private world: World,
  ) {}

  static async of(app: TestApp): Promise<ValidRequests> {
    return new ValidRequests(app, await World.build(app));
  }

  /** Makes the record of a row anew. Each request comes from an address of its own, so that no limit is met. */
  async of(row: Row): Promise<ValidRequest> {
    if (this.needsNewSchools.has(row)) await this.moveOn();
    try {
      return await this.made(row);
    } catch {
      // the schools hold as many records of the kind as they can
      await this.moveOn();
      return this.made(row);
    }
  }

  /** What comes of the first request of a row. One that changes nothing the second time gets new schools each time. */
  async outcomeOf<T>(row: Row, take: (request: ValidRequest) => Promise<T>): Promise<T> {
    const first = await take(await this.of(row));
    const second = await take(await this.of(row));
    if (JSON.stringify(first) !== JSON.stringify(second)) this.takeNewSchoolsFor(row);
    return first;
  }

  /** From now on each of its requests is made in new schools. */
  takeNewSchoolsFor(row: Row): void {
    this.needsNewSchools.add(row);
  }

  private async moveOn(): Promise<void> {
    this.moves += 1;
    this.world = await World.build(this.app, ` ${this.moves}`);
  }

  private async made(row: Row): Promise<ValidRequest> {
    const { world } = this;
    const { record, principal } = doerOf(row) as NonNullable<ReturnType<typeof doerOf>>;
    const target = await makeRecord(row, record, world, principal);
    const spent = row.spends ? (await world.another(principal)).client : world.client(principal);
    const client = target.owner?.client ?? spent;
    const { method, path, body } = world.requestOf(row, target, principal);
    return {
      send: (headers = {}) => {
        this.addresses += 1;
        const address = [16, 8, 0].map((bits) => (this.addresses >> bits) & 255).join('.');
        return client.send(method, path, body, {
          'x-forwarded-for': `10.${address}`,
          ...row.headers,
          ...headers,
        });
      },
    };
  }
}
