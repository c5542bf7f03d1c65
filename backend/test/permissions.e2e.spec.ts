import type { OpenAPIObject } from '@nestjs/swagger';
import pg from 'pg';
import type { Schema } from '../src/platform/web/openapi/shape.js';
import type { Answer } from './client.js';
import { startApp, TestClock, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { ACCOUNTS } from './permissions/accounts.table.js';
import { AUDIT } from './permissions/audit.table.js';
import { EXPORTS } from './permissions/exports.table.js';
import { FAMILIES } from './permissions/families.table.js';
import { HOURS } from './permissions/hours.table.js';
import { IMPORTS } from './permissions/imports.table.js';
import { INBOX } from './permissions/inbox.table.js';
import { OPPORTUNITIES } from './permissions/opportunities.table.js';
import { ACCOUNTS_OF_OTHERS } from './permissions/people.table.js';
import type { Made } from './permissions/making.js';
import { RECORDS } from './permissions/records.js';
import { PROOFS } from './permissions/proofs.table.js';
import { registeredRoutes } from './permissions/registered-routes.js';
import { SCHOOLS } from './permissions/schools.table.js';
import { expected, PEOPLE, PRINCIPALS, type Outcome, type Principal, type Row } from './permissions/table.js';
import { stateOf } from './permissions/unchanged.js';
import { World } from './permissions/world.js';
import { mismatches } from './schema.js';

const TABLE: readonly Row[] = [
  ...ACCOUNTS,
  ...SCHOOLS,
  ...ACCOUNTS_OF_OTHERS,
  ...FAMILIES,
  ...HOURS,
  ...OPPORTUNITIES,
  ...IMPORTS,
  ...EXPORTS,
  ...INBOX,
  ...PROOFS,
  ...AUDIT,
];

interface Cell {
  readonly principal: Principal;
  readonly record: string;
  readonly comes: Outcome | 'refused';
}

/** Of many, each is told that it was done, refused or not there; who never may is told once for all. */
function wanted(row: Row, principal: Principal, record: string): Cell['comes'] {
  const comes = expected(row, principal, record);
  const isTold = row.tellsEach && (comes === 409 || (comes === 403 && isRefusedAlone(row, principal)));
  return isTold ? 'refused' : comes;
}
const isRefusedAlone = ({ never = '' }: Row, principal: Principal): boolean =>
  principal !== 'newcomer' && !never.split(' ').includes(principal);

const cellsOf = (row: Row): readonly Cell[] =>
  Object.keys(row.on).flatMap((record) =>
    PRINCIPALS.map((principal) => ({ principal, record, comes: wanted(row, principal, record) })),
  );

const TITLED = TABLE.map((row) => ({ ...row, title: row.as ? `${row.route}, ${row.as}` : row.route }));
const CELLS = TABLE.flatMap(cellsOf).length;

const AT_ONCE = 8;

/** Some at a time, answered in their order. */
async function inTurns<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const answers: To[] = [];
  for (let n = 0; n < all.length; n += AT_ONCE) {
    answers.push(...(await Promise.all(all.slice(n, n + AT_ONCE).map(work))));
  }
  return answers;
}

describe(`who may do what, in ${CELLS} cells`, () => {
  let database: TestDatabase;
  let app: TestApp;
  let admin: pg.Pool;
  let world: World;
  let document: OpenAPIObject;
  const known = new Map<string, Made>();

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({
      database,
      clock: new TestClock(new Date('2026-11-21T15:00:00Z')),
      web: { trustProxy: true },
    });
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
    world = await World.build(app);
    document = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
  });
  afterAll(async () => {
    await admin.end();
    await app.close();
    await database.drop();
  });

  const make = (row: Row, { record, principal }: Cell): Promise<Made> => {
    const maker = RECORDS[row.kind]?.[record];
    if (!maker) throw new Error(`Nobody knows how to make "${record}" of "${row.kind}".`);
    return Promise.resolve(maker(world, principal));
  };

  /** The same record for all who only look at it or are refused. */
  const same = async (row: Row, cell: Cell): Promise<Made> => {
    const key = `${row.kind}: ${cell.record}`;
    const target = known.get(key) ?? (await make(row, cell));
    known.set(key, target);
    return target;
  };

  const ask = async (row: Row, cell: Cell, target: Made, isDone: boolean): Promise<Answer> => {
    const [method, path] = row.route.split(' ') as ['GET' | 'POST', string];
    const own = target.owner?.principal === cell.principal ? target.owner.client : undefined;
    const spent = row.spends && isDone ? (await world.another(cell.principal)).client : undefined;
    const client = own ?? spent ?? world.client(cell.principal);
    const query = row.query ? `?${row.query(target)}` : '';
    // each from an address of their own: what is limited by address is looked at elsewhere
    const headers = { 'x-forwarded-for': `10.0.0.${PRINCIPALS.indexOf(cell.principal)}`, ...row.headers };
    return client.send(
      method,
      path.replace(/\{(\w+)\}/g, (_place, name: string) => `${(target[name] ?? target.id) as string | number}`) + query,
      row.body?.(target),
      headers,
    );
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

  describe.each(TITLED)('$title', (row) => {
    const cells = cellsOf(row);
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
        if (answer.status !== (row.unseen ?? 404)) return;
        const { requestId: _id, ...told } = answer.body as Record<string, unknown>;
        unseen.set(cell.principal, (unseen.get(cell.principal) ?? new Set()).add(JSON.stringify(told)));
      });
      expect(found).toEqual(refused.map(inWords));
      expect([...unseen.values()].filter((words) => words.size > 1).map((words) => [...words])).toEqual([]);
      expect(await stateOf(admin)).toBe(before);
    }, 30_000);

    it('lets those do it who may, and answers as the API describes', async () => {
      const found: string[] = [];
      const allowed = cells.filter(({ comes }) => comes === 'done');
      for (const cell of allowed) {
        const target = looks ? await same(row, cell) : await make(row, cell);
        const answer = await ask(row, cell, target, true);
        found.push(inWords({ ...cell, comes: outcomeOf(row, answer) }), ...undescribed(row, answer));
      }
      expect(found).toEqual(allowed.map(inWords));
    }, 30_000);
  });

  it.each([
    'users',
    'organizations',
    'volunteer-hours',
    'family-links',
    'join-requests',
    'volunteer-opportunities',
    'opportunity-signups',
  ])(
    'holds in the list of %s: one may open what it shows, and it shows nothing of other schools',
    async (list) => {
      const isOpened = registeredRoutes(app.app).some(({ route }) => route === `GET /api/${list}/{id}`);
      const schools =
        list === 'organizations'
          ? ['']
          : ['', `?organizationId=${world.lincoln}`, `?organizationId=${world.roosevelt}`];
      let shown = 0;
      for (const principal of PEOPLE) {
        const client = world.client(principal);
        for (const school of schools) {
          const { status, body } = await client.get(`/api/${list}${school}`);
          if (status !== 200) continue;
          const rows = (body as { id: number; organizationId?: number }[]).slice(0, 40);
          shown += rows.length;
          const own = world.person(principal).organizationId;
          const foreign = rows.filter((row) => (row.organizationId ?? row.id) !== own);
          if (principal !== 'super-admin') expect([principal, foreign]).toEqual([principal, []]);
          if (!isOpened) continue;
          const opened = await Promise.all(rows.map(({ id }) => client.get(`/api/${list}/${id}`)));
          expect([principal, ...opened.map((answer) => answer.status)]).toEqual([principal, ...rows.map(() => 200)]);
        }
      }
      expect(shown).toBeGreaterThan(10);
    },
    30_000,
  );

  it('lets an auditor change their own account, take evidence, have the log checked, and nothing else', () => {
    const changing = TABLE.filter(({ route, isPublic }) => !route.startsWith('GET ') && !isPublic);
    const done = changing.filter((row) =>
      cellsOf(row).some((cell) => cell.principal === 'auditor' && cell.comes === 'done'),
    );
    expect([...new Set(done.map(({ route }) => route))].sort()).toEqual([
      'DELETE /api/auth/sessions',
      'DELETE /api/auth/sessions/{id}',
      'DELETE /api/profile/checkpoint-mail',
      'PATCH /api/profile',
      'POST /api/audit/checkups',
      'POST /api/audit/evidence',
      'POST /api/auth/change-password',
      'POST /api/auth/logout',
      'POST /api/notifications/read',
      'POST /api/notifications/{id}/read',
    ]);
  });

  it('is said of every route there is, and of no other', () => {
    const there = registeredRoutes(app.app).map(({ route }) => route);
    expect([...new Set(TABLE.map(({ route }) => route))].sort()).toEqual(there.sort());
  });

  it('is looked at whole', () => {
    expect(CELLS).toBeGreaterThan(2_000);
  });
});
