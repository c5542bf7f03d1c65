import type { Answer } from '../client.js';
import type { Made } from './making.js';
import { RECORDS } from './records.js';
import { namesIn, PEOPLE, type Principal, type Row } from './table.js';
import type { World } from './world.js';

/** A request that the table says is done, on a record made for it. */
export interface ValidRequest {
  readonly title: string;
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

let addresses = 0;

/** Makes the record of a row anew. Each request comes from an address of its own, so that no limit is met. */
export async function validRequest(world: World, row: Row): Promise<ValidRequest> {
  const { record, principal } = doerOf(row) as NonNullable<ReturnType<typeof doerOf>>;
  const maker = RECORDS[row.kind]?.[record];
  if (!maker) throw new Error(`Nobody knows how to make "${record}" of "${row.kind}".`);
  const target: Made = await maker(world, principal);
  const [method, path] = row.route.split(' ') as ['POST', string];
  const client =
    target.owner?.client ?? (row.spends ? (await world.another(principal)).client : world.client(principal));
  const url = path.replace(/\{(\w+)\}/g, (_place, name: string) => `${(target[name] ?? target.id) as string | number}`);
  const query = row.query?.(target) ? `?${row.query(target)}` : '';
  const body = row.body?.(target);
  return {
    title: titleOf(row),
    send: (headers = {}) => {
      addresses += 1;
      const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
      return client.send(method, url + query, body, { 'x-forwarded-for': address, ...row.headers, ...headers });
    },
  };
}
