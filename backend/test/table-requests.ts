import type { Client } from './client.js';
import { TABLE } from './permissions/matrix.js';
import type { Made } from './permissions/making.js';
import { makeRecord } from './permissions/records.js';
import { expected, type Principal, type Row } from './permissions/table.js';
import type { World } from './permissions/world.js';
import { aHeader, HOSTILE, type Dice, type RandomRequest } from './random-requests.js';

/** They take their texts along to the other school, where they may be read. */
const takesTextsAlong = (record: string): boolean => record.includes('moved');
/** How often what is there serves again. */
const AGAIN = 94;
const KEPT = 12;

export interface TableRequest extends RandomRequest {
  readonly client: Client;
}

/** Requests of the table of permissions with records that are there: most are right, so that every route is reached. */
export class TableRequests {
  private readonly rows = rowsByRoute();
  private readonly known = new Map<string, Made[]>();

  constructor(
    private readonly world: World,
    private readonly dice: Dice,
  ) {}

  /** Records of people who are gone serve nobody. */
  forget(): void {
    this.known.clear();
  }

  async next(principal: Principal): Promise<TableRequest> {
    const { dice, world } = this;
    const [row, record] = this.choose(principal);
    const target = await this.target(row, record, principal);
    const own = target.owner?.principal === principal ? target.owner.client : undefined;
    const spent = row.spends ? (await world.another(principal)).client : undefined;
    const request: RandomRequest = {
      ...world.requestOf(row, target, principal, (value) => this.part(value)),
      ...{ route: row.route, headers: row.headers ?? {} },
    };
    const sent = dice.chance(65) ? request : this.spoilt(request);
    return { ...sent, client: own ?? spent ?? world.client(principal) };
  }

  /** Mostly what the principal may do. */
  private choose(principal: Principal): readonly [Row, string] {
    const { dice } = this;
    for (;;) {
      const row = dice.one(dice.one(this.rows));
      const records = Object.keys(row.on).filter((record) => !takesTextsAlong(record));
      const done = records.filter((record) => expected(row, principal, record) === 'done');
      if (done.length > 0 && dice.chance(85)) return [row, dice.one(done)];
      if (records.length > 0 && dice.chance(15)) return [row, dice.one(records)];
    }
  }

  private async target(row: Row, record: string, principal: Principal): Promise<Made> {
    const { dice } = this;
    const key = `${row.kind}\n${record}\n${principal}`;
    const known = this.known.get(key) ?? [];
    if (known.length > 0 && dice.chance(row.takes ? 40 : AGAIN)) return dice.one(known);
    const made = await makeRecord(row, record, this.world, principal);
    this.known.set(key, [made, ...known].slice(0, KEPT));
    return made;
  }

  private part(value: unknown): string {
    const { dice } = this;
    if (dice.chance(96)) return String(value);
    if (dice.chance(50)) return String(Number(value) + 1 - dice.below(3));
    return encodeURIComponent(textOf(dice.one(HOSTILE)));
  }

  /** The same request, wrong in one way. */
  private spoilt(request: RandomRequest): RandomRequest {
    const { dice } = this;
    const { body, headers, path } = request;
    const query = `${path.includes('?') ? '&' : '?'}${dice.one(QUERIES)}`;
    if (body === undefined || typeof body !== 'object' || body === null || Array.isArray(body))
      return dice.chance(50)
        ? { ...request, headers: { ...headers, ...aHeader(dice) } }
        : { ...request, path: path + query };
    const names = Object.keys(body);
    const name = names.length > 0 ? dice.one(names) : 'id';
    const { [name]: value, ...without } = body as Record<string, unknown>;
    const json = JSON.stringify(body);
    return dice.one<() => RandomRequest>([
      () => ({ ...request, body: { ...body, [name]: dice.one(HOSTILE) } }),
      () => ({ ...request, body: { ...body, [name]: dice.one(HOSTILE) } }),
      () => ({ ...request, body: without }),
      () => ({ ...request, body: { ...body, [name]: [value, value] } }),
      () => ({ ...request, body: { ...body, more: value, id: 1, organizationId: 1, version: 1 } }),
      () => ({ ...request, body: json.replace(/^\{/, `{"${name}":${JSON.stringify(dice.one(HOSTILE))},`) }),
      () => ({ ...request, body: '['.repeat(9_000) + ']'.repeat(9_000) }),
      () => ({ ...request, body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` }),
      () => ({ ...request, body: json.slice(0, -1) }),
      () => ({ ...request, body: undefined }),
      () => ({ ...request, path: path + query }),
      () => ({ ...request, headers: { ...headers, ...aHeader(dice) } }),
      () => ({ ...request, headers: { ...headers, 'if-match': `"${dice.below(4)}"` } }),
    ])();
  }
}

function rowsByRoute(): readonly (readonly Row[])[] {
  const routes = new Map<string, Row[]>();
  for (const row of TABLE) routes.set(row.route, [...(routes.get(row.route) ?? []), row]);
  return [...routes.values()];
}

const QUERIES = [
  ...['organizationId=1', 'organizationId=3', 'organizationId=4', 'organizationId=5', 'organizationId=0', 'id=1&id=2'],
  ...[
    'limit=1',
    'limit=-1',
    'limit=1e9',
    'offset=99999999999',
    'q=%25',
    'q=%00',
    'q=%ff',
    'sort=__proto__',
    'asOf=2026',
  ],
  ...['%', '&&&&', 'a[b][c]=1', 'studentId=1', 'userId=2&userId=3', 'page=2', 'cursor=x', 'format=xlsx', 'format=pdf'],
];

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '').slice(0, 4_000);
