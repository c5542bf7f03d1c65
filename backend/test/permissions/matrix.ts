import { KEY_CAPABILITIES, reachOf, type Capability, type Role } from '@hourtrail/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import pg from 'pg';
import type { Schema } from '../../src/platform/web/openapi/shape.js';
import type { Answer } from '../client.js';
import { startApp, TestClock, type TestApp } from '../app.js';
import { cloneDatabase, type TestDatabase } from '../database.js';
import { ACCOUNTS } from './accounts.table.js';
import { AUDIT } from './audit.table.js';
import { EXPORTS } from './exports.table.js';
import { FAMILIES } from './families.table.js';
import { HOURS } from './hours.table.js';
import { IMPORTS } from './imports.table.js';
import { INBOX } from './inbox.table.js';
import { OPPORTUNITIES } from './opportunities.table.js';
import { ACCOUNTS_OF_OTHERS } from './people.table.js';
import type { Made } from './making.js';
import { makeRecord } from './records.js';
import { registeredRoutes, type RegisteredRoute } from './registered-routes.js';
import { PROOFS } from './proofs.table.js';
import { SCHOOLS } from './schools.table.js';
import {
  ALL_PRINCIPALS,
  expected,
  KEPT_OUT,
  LIKE,
  likeIn,
  namesIn,
  PRINCIPALS,
  unseenBy,
  type Alike,
  type Outcome,
  type Principal,
  type Row,
} from './table.js';
import { stateOf } from './unchanged.js';
import { KEY_FOR_YEARS, World } from './world.js';
import { mismatches } from '../schema.js';

/** What the decisions say, in parts that take about as long; what little there is about the log is with the last. */
export const TABLES = {
  people: [...ACCOUNTS, ...SCHOOLS, ...ACCOUNTS_OF_OTHERS, ...FAMILIES],
  hours: [...HOURS, ...EXPORTS, ...IMPORTS, ...INBOX],
  opportunities: [...OPPORTUNITIES, ...PROOFS, ...AUDIT],
} satisfies Readonly<Record<string, readonly Row[]>>;
export const TABLE: readonly Row[] = Object.values(TABLES).flat();

export type CellsOf = (row: Row, principals?: readonly Principal[]) => readonly Cell[];

const OUTCOMES = ['done', 'refused', 400, 403, 404, 409] as const;

export interface Cell {
  readonly principal: Principal;
  readonly record: string;
  readonly comes: Outcome | 'refused';
}

/** A bulk route lists an outcome for each record; a role that never may gets one error for all. */
function expectedIn(row: Row, principal: Principal, record: string): Cell['comes'] {
  const comes = expected(row, principal, record);
  const isListed =
    row.tellsEach && (comes === 409 || (comes === 403 && isRefusedAlone(row, likeIn(row, principal, record))));
  return isListed ? 'refused' : comes;
}
const isRefusedAlone = ({ never = '' }: Row, principal: Principal): boolean =>
  principal !== 'newcomer' && !never.split(' ').includes(principal);

/** Everybody with every record that a row speaks of. */
export const everyCell = (row: Row, principals: readonly Principal[] = PRINCIPALS): readonly Cell[] =>
  Object.keys(row.on).flatMap((record) =>
    principals.map((principal) => ({ principal, record, comes: expectedIn(row, principal, record) })),
  );

/**
 * Everybody with every record their response depends on; where all responses are equal, with one record and the last.
 * Those who are like others, with one record for each response.
 */
export function decidingCells(row: Row, principals: readonly Principal[] = PRINCIPALS): readonly Cell[] {
  const cells = everyCell(row, principals);
  return principals.flatMap((principal, n) => {
    const own = cells.filter((cell) => cell.principal === principal);
    if (principal in LIKE) return OUTCOMES.flatMap((outcome) => own.findLast(({ comes }) => comes === outcome) ?? []);
    const dependsOnRecord = own.some(({ comes }) => comes !== own[0]?.comes);
    return dependsOnRecord ? own : ([...new Set([own[n % own.length], own.at(-1)])] as Cell[]);
  });
}

/** Every record of each principal for whom `decidingCells` leaves some out; both together are the whole table. */
export function furtherCells(row: Row, principals: readonly Principal[] = PRINCIPALS): readonly Cell[] {
  const deciding = decidingCells(row, principals);
  const decided = (one: Principal): number => deciding.filter(({ principal }) => principal === one).length;
  return everyCell(row, principals).filter(({ principal }) => decided(principal) < Object.keys(row.on).length);
}

/** What a route needs keeps some from it, whatever the record. */
function cellsOfOthers(row: Row, cellsOf: CellsOf, needs: Capability | undefined): readonly Cell[] {
  if (row.isPublic || needs === undefined) return [];
  const keyed = Object.hasOwn(KEY_CAPABILITIES, needs);
  // every key may follow the address that it was given
  const ofEveryKey = needs === 'exports.download';
  const [record = ''] = Object.keys(row.on);
  const isRefused = {
    'other-district-admin': isOutOfReach('district-admin', needs),
    'other-district-auditor': isOutOfReach('district-auditor', needs),
    'key-for-years': needs !== KEY_FOR_YEARS && !ofEveryKey,
    unprotected: !row.beforePassword && !row.route.includes('/profile/second-factor'),
  } as const satisfies Record<(typeof KEPT_OUT)[number], boolean>;
  const keptOut = KEPT_OUT.filter((principal) => isRefused[principal]);
  return [
    ...cellsOf(row, Object.keys(LIKE).filter((principal) => principal !== 'key' || keyed) as Alike[]),
    ...[...keptOut, ...(keyed || ofEveryKey ? [] : (['key'] as const))].map(
      (principal) => ({ principal, record, comes: 403 }) as const,
    ),
  ];
}

/** They name a school that is not of their district. */
function isOutOfReach(role: Role, needs: Capability): boolean {
  const reaches = reachOf(role, needs);
  return reaches.length === 0 || reaches.includes('school');
}

const isForbidden = (row: Row, { principal, record }: Cell): boolean =>
  namesIn(row.on[record]?.forbidden).includes(likeIn(row, principal, record));

const AT_ONCE = 8;

/** Some at a time, answered in their order. */
async function inTurns<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const answers: To[] = [];
  for (let n = 0; n < all.length; n += AT_ONCE) {
    answers.push(...(await Promise.all(all.slice(n, n + AT_ONCE).map(work))));
  }
  return answers;
}

/** Requests every route for these cells of its rows, and compares the responses with the table. */
export function describeWhoMayDoWhat(table: readonly Row[], cellsOf: CellsOf): void {
  const titled = table.map((row) => ({ ...row, title: row.as ? `${row.route}, ${row.as}` : row.route }));
  let database: TestDatabase;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  let app: TestApp;
  let admin: pg.Pool;
  let world: World;
  let document: OpenAPIObject;
  let routes: ReadonlyMap<string, RegisteredRoute>;
  const known = new Map<string, Made>();

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock, web: { proxies: 1 } });
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    world = await World.build(app);
    routes = new Map(registeredRoutes(app.app).map((one) => [one.route, one]));
    document = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
  });
  afterAll(async () => {
    await admin.end();
    await app.close();
    await database.drop();
  });

  const make = (row: Row, { record, principal }: Cell): Promise<Made> => makeRecord(row, record, world, principal);

  /** The same record for all who only look at it or are refused. */
  const same = async (row: Row, cell: Cell): Promise<Made> => {
    const key = `${row.kind}: ${cell.record}`;
    const target = known.get(key) ?? (await make(row, cell));
    known.set(key, target);
    return target;
  };

  const ask = async (row: Row, cell: Cell, target: Made, isDone: boolean): Promise<Answer> => {
    const own = target.owner?.principal === cell.principal ? target.owner.client : undefined;
    const spent = row.spends && isDone ? (await world.another(cell.principal)).client : undefined;
    const client = own ?? spent ?? world.client(cell.principal);
    const { method, path, body } = world.requestOf(row, target, cell.principal);
    // each from an address of their own: what is limited by address is looked at elsewhere
    const headers = {
      ...world.keyOf(cell.principal),
      'x-forwarded-for': `10.0.0.${ALL_PRINCIPALS.indexOf(cell.principal)}`,
      ...row.headers,
    };
    return client.send(method, path, body, headers);
  };

  const outcomeOf = (row: Row, { status, body }: Answer): Cell['comes'] => {
    if (status >= 400) return status as Outcome;
    if (!row.tellsEach) return 'done';
    const [{ outcome }] = (body as { results: [{ outcome: string }] }).results;
    return outcome === 'not-found' ? 404 : (outcome as 'done' | 'refused');
  };

  /** What the API's description does not say of an answer. */
  const undescribed = (row: Row, { status, body }: Answer): string[] => {
    const [method, path] = row.route.toLowerCase().split(' ') as ['get', string];
    const answer = document.paths[path]?.[method]?.responses[status];
    if (!answer || !('description' in answer)) return [`${row.route} does not describe ${status}`];
    const schema = answer.content?.['application/json']?.schema as Schema | undefined;
    return schema ? mismatches(document, schema, body) : [];
  };

  const inWords = ({ principal, record, comes }: Cell): string => `${principal}, ${record || 'alone'}: ${comes}`;

  describe.each(titled)('$title', (row) => {
    let cells: readonly Cell[];
    beforeAll(async () => {
      // at one moment all decisions would be one burst, which is slow to look through
      clock.advance(1_000);
      cells = [...cellsOf(row), ...cellsOfOthers(row, cellsOf, routes.get(row.route)?.needs)];
      // the keys are used more often than a program may in a minute
      await admin.query('DELETE FROM web.rate_limits');
    });
    const looks = row.route.startsWith('GET ');

    it('refuses whom it should, in the same words for what is absent and what is foreign, and changes nothing', async () => {
      const refused = cells.filter(({ comes }) => comes !== 'done');
      for (const cell of refused) await same(row, cell);
      const before = await stateOf(admin);
      const found: string[] = [];
      const unseen = new Map<Principal, Set<string>>();
      const answers = await inTurns(refused, async (cell) => ask(row, cell, await same(row, cell), false));
      answers.forEach((answer, index) => {
        const cell = refused[index] as Cell;
        found.push(inWords({ ...cell, comes: outcomeOf(row, answer) }));
        if (answer.status !== unseenBy(row, cell.principal) || isForbidden(row, cell)) return;
        const { requestId: _id, ...rest } = answer.body as Record<string, unknown>;
        unseen.set(cell.principal, (unseen.get(cell.principal) ?? new Set()).add(JSON.stringify(rest)));
      });
      expect(found).toEqual(refused.map(inWords));
      expect([...unseen.values()].filter((words) => words.size > 1).map((words) => [...words])).toEqual([]);
      expect(await stateOf(admin)).toBe(before);
    });

    it('lets those do it who may, and answers as the API describes', async () => {
      const found: string[] = [];
      const allowed = cells.filter(({ comes }) => comes === 'done');
      const shares = looks && !row.takes;
      if (shares) for (const cell of allowed) await same(row, cell);
      const before = looks && (await stateOf(admin));
      for (const cell of allowed) {
        const target = shares ? await same(row, cell) : await make(row, cell);
        const answer = await ask(row, cell, target, true);
        found.push(inWords({ ...cell, comes: outcomeOf(row, answer) }), ...undescribed(row, answer));
      }
      expect(found).toEqual(allowed.map(inWords));
      if (looks && allowed.length > 0) expect((await stateOf(admin)) !== before).toBe(routes.get(row.route)?.writes);
    });
  });
}
