import type { OpenAPIObject } from '@nestjs/swagger';
import { startApp, TestClock, type TestApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { registeredRoutes } from './permissions/registered-routes.js';
import { PRINCIPALS, type Principal } from './permissions/table.js';
import { done, World } from './permissions/world.js';
import { makePerson } from './people.js';
import { Dice, RandomRequests } from './random-requests.js';
import { asAdmin } from './sql.js';

/** In every text that a school keeps of what happened there, by school. */
const MARKS = { lincoln: 'Quillfeather', roosevelt: 'Thistlewick' } as const;
const OUTSIDERS: Readonly<Partial<Record<Principal, keyof typeof MARKS>>> = { 'foreign-admin': 'lincoln' };
/** Super-admins see both schools; here they must not move people between them, nor close either. */
const EVERYWHERE: Principal = 'super-admin';
const NOT_EVERYWHERE = [
  ...['PATCH /api/users/{id}', 'POST /api/users', 'POST /api/join-requests/{id}/admit'],
  ...['PATCH /api/organizations/{id}', 'PATCH /api/settings'],
];
/** It signs its sender in as the new user. */
const SIGN_UP = 'POST /api/auth/signup';
/** They take a quarter of a second, answer 503 where there is no Google, or end the session of who asks. */
const LEFT_OUT = [
  'POST /api/auth/forgot-password',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions',
];

/** Sends random requests as everybody: nothing breaks, leaks from another school, or is cached although private. */
export function fuzz(count: number, seed: number): void {
  let database: TestDatabase;
  let app: TestApp;
  let world: World;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')), web: { proxies: 1 } });
    world = await World.build(app);
    await settle(world);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test(`${count.toLocaleString('en')} random requests by everybody`, async () => {
    const document = (await app.client().get('/api/openapi.json')).body as OpenAPIObject;
    const open = new Set(registeredRoutes(app.app).flatMap(({ route, isPublic }) => (isPublic ? [route] : [])));
    const dice = new Dice(seed);
    const requests = new RandomRequests(document, dice, LEFT_OUT);
    const faults: string[] = [];
    const outcomes = new Map<number, number>();
    for (let n = 0; n < count && faults.length < 20; n += 1) {
      const principal = dice.one(PRINCIPALS);
      const { route, method, path, body, headers } = requests.next();
      if (principal === EVERYWHERE && NOT_EVERYWHERE.includes(route)) continue;
      if (principal !== 'visitor' && route === SIGN_UP) continue;
      const address = { 'x-forwarded-for': `10.${n % 250}.${dice.below(250)}.${dice.below(250)}` };
      const answer = await world.client(principal).send(method, path, body, { ...address, ...headers });
      outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1);
      const description = `${n}: ${principal} ${method} ${path.slice(0, 300)} ${printed(body)}`;
      if (answer.status >= 500) faults.push(`${answer.status} ${description}`);
      const foreign = MARKS[OUTSIDERS[principal] ?? 'roosevelt'];
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '');
      if (principal !== EVERYWHERE && text.includes(foreign)) faults.push(`tells of another school: ${description}`);
      const isPrivate = !open.has(route) && answer.status < 400;
      if (isPrivate && !String(answer.headers['cache-control']).includes('no-store'))
        faults.push(`may be kept: ${description}`);
      if (principal === 'visitor' ? route === SIGN_UP : answer.status === 401)
        world.askers.set(principal, await world.another(principal));
    }
    expect(faults).toEqual([]);
    // it got far often enough to mean something
    const went = [...outcomes].reduce((sum, [status, times]) => sum + (status < 300 ? times : 0), 0);
    expect(went).toBeGreaterThan(count / 20);
    const events = await asAdmin(database, 'SELECT FROM log.events');
    expect(events.length).toBeGreaterThan(count / 200);
  }, 3_600_000);
}

const printed = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body).slice(0, 300));

/** Both schools have entries, opportunities and remarks that bear their mark. */
async function settle(world: World): Promise<void> {
  const { app, roosevelt } = world;
  const theirs = { firstName: MARKS.roosevelt, lastName: MARKS.roosevelt };
  const student = await app.as(await makePerson(app, roosevelt, 'student', theirs));
  const schools = [
    [MARKS.lincoln, world.client('student'), world.client('admin')],
    [MARKS.roosevelt, student, world.client('foreign-admin')],
  ] as const;
  for (const [mark, volunteer, admin] of schools) {
    for (let n = 0; n < 5; n += 1) {
      const names = { organizationName: `${mark} ${n}`, description: `Remark of ${mark}` };
      const times = { date: `2026-11-0${n + 2}`, startTime: '09:00', endTime: '12:00', hours: 3, status: 'pending' };
      done('an entry', await volunteer.post('/api/volunteer-hours', { ...names, ...times }));
      const place = { title: `${mark} ${n}`, location: mark, maxSlots: 5, targetAudience: 'both' };
      const when = { date: '2026-12-05', startTime: '09:00', hours: 2 };
      done('an opportunity', await admin.post('/api/volunteer-opportunities', { ...names, ...place, ...when }));
    }
  }
}
