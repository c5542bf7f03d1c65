import type { OpenAPIObject } from '@nestjs/swagger';
import { startApp, TestClock, type TestApp } from './app.js';
import type { BytesAnswer } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { marking } from './marked-schools.js';
import { TABLE } from './permissions/matrix.js';
import { registeredRoutes } from './permissions/registered-routes.js';
import { ALL_PRINCIPALS, type Principal } from './permissions/table.js';
import { World } from './permissions/world.js';
import { Dice, RandomRequests, type RandomRequest } from './random-requests.js';
import { unsoundIn } from './soundness.js';
import { asAdmin } from './sql.js';
import { TableRequests, type TableRequest } from './table-requests.js';
import { textsIn } from './texts-in.js';
import { MAC_KEY } from './write-core.js';

/** In every text that a school's people write. */
const MARKS = { lincoln: 'Quillfeather', roosevelt: 'Thistlewick' } as const;
const ALL_MARKS = Object.values(MARKS);
/** Super-admins see both schools; here they must not move people between them, nor close either. */
const EVERYWHERE: Principal = 'super-admin';
const NOT_EVERYWHERE = [
  ...['PATCH /api/users/{id}', 'POST /api/users', 'POST /api/join-requests/{id}/admit'],
  ...['PATCH /api/organizations/{id}', 'PATCH /api/settings'],
];
/** It signs its sender in as the new user. */
const SIGN_UP = 'POST /api/auth/signup';
/** They end the session of who asks; the table's requests bring a session of their own. */
const NOT_BY_CHANCE = ['POST /api/auth/logout', 'DELETE /api/auth/sessions'];
/** The holder of such an address or secret reads its record, whatever their school. */
const BY_SECRET = /\{(token|code)\}|^POST \/api\/auth\//;
/** What 503 says where a server is missing that is not ours: of Google, or of a school's provider. */
const AWAY = /"code":"identity\.(google-not-configured|school-away)"/;
const AT_ONCE = 8;
const A_PART = 20_000;
/** In a hundred; the others are made of the API's description alone. */
const BY_TABLE = 50;
/** Requests until people whom the requests erased, moved or closed out are replaced. */
const PEOPLE_LAST = 1_500;

/** Sends random requests as everybody, in parts, each of a seed and a database of its own. */
export function fuzz(count: number, seed: number): void {
  const parts = Array.from({ length: Math.ceil(count / A_PART) }, (_, part) => ({
    ...{ seed: seed + part, count: Math.min(A_PART, count - part * A_PART) },
  }));
  const all = new Figures();
  test.each(parts)('nothing breaks, leaks or is cached in $count random requests of seed $seed', async (part) => {
    const figures = await Fuzz.run(part.count, part.seed);
    all.add(figures);
    process.stdout.write(`Seed ${part.seed}: ${figures.toString()}\n`);
    expect(figures.faults).toEqual([]);
    const went = figures.timesWhere((status) => status < 300);
    expect(went).toBeGreaterThan(part.count / 4);
    expect(figures.marked).toBeGreaterThan(part.count / 25);
  });
  if (parts.length > 1)
    test(`${count.toLocaleString('en')} requests of seeds from ${seed} reach every route`, () => {
      process.stdout.write(`In all: ${all.toString()}\n`);
      expect(all.withoutSuccess().filter((route) => !isOutOfReach(route))).toEqual([]);
    });
}

/** The table lets no one do it, or only those who must not here; a stream does not end. */
const isOutOfReach = (route: string): boolean =>
  route === 'GET /api/stream' ||
  TABLE.filter((row) => row.route === route).every(
    ({ isPublic, on }) =>
      !isPublic &&
      Object.values(on).every(
        ({ done = '' }) => done === '' || (NOT_EVERYWHERE.includes(route) && done === EVERYWHERE),
      ),
  );

class Figures {
  readonly faults: string[] = [];
  /** Responses that bear a mark. */
  marked = 0;
  private readonly byStatus = new Map<number, number>();
  private readonly byPrincipal = new Map<string, number>();
  private readonly byRoute = new Map<string, Map<number, number>>();
  private seconds = 0;
  private processor = 0;
  unmade = new Map<string, number>();

  constructor(routes: readonly string[] = []) {
    for (const route of routes) this.byRoute.set(route, new Map());
  }

  count(route: string, principal: string, status: number, times = 1): void {
    more(this.byStatus, status, times);
    more(this.byPrincipal, principal, times);
    const statuses = this.byRoute.get(route) ?? new Map<number, number>();
    this.byRoute.set(route, statuses);
    more(statuses, status, times);
  }

  took(milliseconds: number, { user, system }: NodeJS.CpuUsage): void {
    this.seconds += milliseconds / 1_000;
    this.processor += (user + system) / 1_000_000;
  }

  add(other: Figures): void {
    for (const [status, times] of other.byStatus) more(this.byStatus, status, times);
    for (const [principal, times] of other.byPrincipal) more(this.byPrincipal, principal, times);
    for (const [route, statuses] of other.byRoute) {
      const own = this.byRoute.get(route) ?? new Map<number, number>();
      this.byRoute.set(route, own);
      for (const [status, times] of statuses) more(own, status, times);
    }
    this.seconds += other.seconds;
    this.marked += other.marked;
    this.processor += other.processor;
  }

  timesWhere(test: (status: number) => boolean): number {
    return [...this.byStatus].reduce((sum, [status, times]) => sum + (test(status) ? times : 0), 0);
  }

  withoutSuccess(): readonly string[] {
    const isDone = (status: number): boolean => status < 400;
    return [...this.byRoute].flatMap(([route, statuses]) => ([...statuses.keys()].some(isDone) ? [] : [route])).sort();
  }

  toString(): string {
    const requests = this.timesWhere(() => true);
    const rate = Math.round(requests / this.seconds);
    const cpu = Math.round(this.processor);
    return [
      `${requests} requests in ${Math.round(this.seconds)} s, ${rate} a second, ${cpu} s of this process's processor time, ${this.marked} with a mark`,
      `by status: ${listed(this.byStatus)}`,
      `by principal: ${listed(this.byPrincipal)}`,
      `never done: ${this.withoutSuccess()
        .map((route) => `${route} (${listed(this.byRoute.get(route) ?? new Map<number, number>())})`)
        .join(', ')}`,
      `records not made: ${listed(this.unmade)}`,
    ].join('\n  ');
  }
}

const more = <Key>(counts: Map<Key, number>, key: Key, times: number): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + times);
const listed = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, times]) => `${key} × ${times}`)
    .join(', ');

/** One part: two schools, and everybody of both. */
class Fuzz {
  private sent = 0;

  private constructor(
    private readonly database: TestDatabase,
    private readonly worlds: readonly [World, World],
    private readonly document: OpenAPIObject,
    private readonly open: ReadonlySet<string>,
    private readonly figures: Figures,
  ) {}

  static async run(count: number, seed: number): Promise<Figures> {
    const database = await cloneDatabase();
    const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
    const app = await startApp({ database, clock, macKey: MAC_KEY, web: { proxies: 1 } });
    try {
      const marks = new Map<number, string>();
      const world = await World.build(marking(app, marks));
      marks.set(world.lincoln, MARKS.lincoln).set(world.roosevelt, MARKS.roosevelt);
      await world.populated();
      const routes = registeredRoutes(app.app);
      const open = new Set(routes.flatMap(({ route, isPublic }) => (isPublic ? [route] : [])));
      const document = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
      const figures = new Figures(routes.map(({ route }) => route));
      const fuzz = new Fuzz(database, [world, await world.mirrored()], document, open, figures);
      const [began, used] = [performance.now(), process.cpuUsage()];
      const lanes = Array.from({ length: AT_ONCE }, (_, lane) => new Dice(Math.imul(seed, 7_919) + lane * 104_729));
      await Promise.all(lanes.map((dice) => fuzz.lane(count, dice)));
      figures.took(performance.now() - began, process.cpuUsage(used));
      figures.faults.push(...(await fuzz.problemsOfTheLog(app)));
      return figures;
    } finally {
      await app.close();
      await database.drop();
    }
  }

  private async lane(count: number, dice: Dice): Promise<void> {
    const described = new RandomRequests(this.document, dice, NOT_BY_CHANCE);
    const tables = this.worlds.map((world) => new TableRequests(world, dice));
    while (this.sent < count && this.figures.faults.length < 20) {
      const n = (this.sent += 1);
      if (n % PEOPLE_LAST === 0) await this.renew();
      if (n % PEOPLE_LAST < AT_ONCE) for (const table of tables) table.forget();
      const side = dice.below(2);
      const world = this.worlds[side] as World;
      const principal = dice.one(ALL_PRINCIPALS);
      const byTable = dice.chance(BY_TABLE)
        ? await this.fromTable(tables[side] as TableRequests, principal)
        : undefined;
      const request = byTable ?? { ...described.next(), client: world.client(principal) };
      const address = { 'x-forwarded-for': `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}` };
      await this.send(world, principal, {
        ...request,
        headers: { ...world.keyOf(principal), ...address, ...request.headers },
      });
    }
  }

  private async fromTable(requests: TableRequests, principal: Principal): Promise<TableRequest | undefined> {
    try {
      return await requests.next(principal);
    } catch (error) {
      this.notMade(error);
      return undefined;
    }
  }

  private async renew(): Promise<void> {
    // what is limited by address, person or key is looked at elsewhere
    for (const table of ['web.rate_limits', 'identity.log_in_attempts'])
      await asAdmin(
        this.database,
        `DELETE FROM ${table} WHERE subject IN (SELECT subject FROM ${table} FOR UPDATE SKIP LOCKED)`,
      );
    for (const world of this.worlds) await world.populated().catch((error: unknown) => this.notMade(error));
  }

  private async send(world: World, principal: Principal, request: TableRequest): Promise<void> {
    const { route, method, path, body, headers, client } = request;
    if (principal === EVERYWHERE && NOT_EVERYWHERE.includes(route)) return;
    const sender = route === SIGN_UP && principal !== 'visitor' ? world.app.client() : client;
    const answer = await sender.request(method, path, body, headers);
    this.figures.count(route, principal, answer.status);
    await this.judge(world, principal, request, answer);
    if (principal === 'visitor' ? route === SIGN_UP : answer.status === 401 && sender === world.client(principal))
      await world.another(principal).then(
        (asker) => world.askers.set(principal, asker),
        (error: unknown) => this.notMade(error),
      );
  }

  /** Another request erased, closed or moved whom it needs; they are replaced in time. */
  private notMade(error: unknown): void {
    more(
      this.figures.unmade,
      String(error)
        .replaceAll(/\d+|"requestId":"[^"]*"/g, '')
        .slice(0, 120),
      1,
    );
  }

  private async judge(world: World, principal: Principal, request: RandomRequest, answer: BytesAnswer): Promise<void> {
    const { faults } = this.figures;
    const { route, method, path, body } = request;
    const fault = (what: string): void =>
      void faults.push(
        `${what}: ${principal} ${method} ${path.slice(0, 300)} ${printed(body)} → ${answer.status} ${answer.bytes.toString().slice(0, 300)}`,
      );
    if (answer.status >= 500 && !AWAY.test(answer.bytes.toString())) fault('it failed');
    const texts = await textsIn(answer.bytes);
    const foreign = BY_SECRET.test(route) && this.open.has(route) ? [] : foreignTo(principal, this.worlds[0] === world);
    if (ALL_MARKS.some((mark) => texts.includes(mark))) this.figures.marked += 1;
    for (const mark of foreign) {
      const at = texts.indexOf(mark);
      if (at >= 0) fault(`it tells of another school, "${texts.slice(Math.max(0, at - 80), at + 40)}"`);
    }
    const isPrivate = !this.open.has(route) && answer.status < 400;
    if (isPrivate && !String(answer.headers['cache-control']).includes('no-store')) fault('it may be kept');
  }

  private async problemsOfTheLog(app: TestApp): Promise<readonly string[]> {
    const { problems, otherThanTheLog } = await unsoundIn(app, this.database);
    return [
      ...problems.map((problem) => `The log: ${JSON.stringify(problem)}`),
      ...Object.entries(otherThanTheLog).map(
        ([table, rows]) => `${table} is not what its events say: ${rows.slice(0, 4).join(' | ')}`,
      ),
    ];
  }
}

/** The marks of schools that this principal is not of. */
function foreignTo(principal: Principal, isFirst: boolean): readonly string[] {
  const [own, other] = isFirst ? [MARKS.lincoln, MARKS.roosevelt] : [MARKS.roosevelt, MARKS.lincoln];
  if (principal === EVERYWHERE) return [];
  if (principal === 'foreign-admin' || principal.startsWith('other-district-')) return [own];
  return ['visitor', 'member', 'unprotected'].includes(principal) ? [own, other] : [other];
}

const printed = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body).slice(0, 300));
