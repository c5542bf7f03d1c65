import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, startApp } from './app.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { makePerson, makeStaffedSchool } from './people.js';
import { MAC_KEY } from './write-core.js';
import { Server } from './server.js';
import { until } from './until.js';

const READERS = 25;
const STREAMS_OF_EACH = 20;
const CHANGES = 20;

describe('five hundred open pages', () => {
  let database: TestDatabase;
  let server: Server;
  let teachers: readonly string[];
  let student: string;
  const open: IncomingMessage[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    const app = await startApp({ database, macKey: MAC_KEY });
    const school = await makeStaffedSchool(app);
    const people = [];
    for (let n = 0; n < READERS; n += 1) people.push(await makePerson(app, school.id, 'teacher'));
    [teachers, student] = [people.map(({ username }) => username), school.student.username];
    await app.close();
    server = await Server.start({
      DATABASE_URL: database.adminUrl,
      DEMO_DATA: 'false',
      LOG_MAC_KEY: MAC_KEY.toString('hex'),
    });
  });
  afterAll(async () => {
    for (const stream of open) stream.destroy();
    await server.end('SIGTERM');
    await database.drop();
  });

  const residentMiB = async (): Promise<number> => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  };

  it('cost the server less than 150 MiB, and 99 of 100 hear of a change within a second', async () => {
    const cookies: string[] = [];
    for (const teacher of teachers) cookies.push((await server.signIn(teacher, PASSWORD)).cookie);
    const volunteer = await server.signIn(student, PASSWORD);
    const day = { organizationName: 'Elm Street Library', startTime: '09:00', endTime: '09:30' };
    const log = async (nth: number): Promise<void> => {
      const date = new Date(Date.now() - (nth + 2) * 86_400_000).toISOString().slice(0, 10);
      const answer = await volunteer.send('POST', '/volunteer-hours', { ...day, date, hours: 0.5, status: 'pending' });
      expect(answer.status).toBe(201);
    };
    for (let nth = 0; nth < CHANGES; nth += 1) await log(nth);
    await pause(2_000);
    const before = await residentMiB();

    let heardAt: number[] = [];
    const listen = async (cookie: string): Promise<void> => {
      const headers = { cookie, accept: 'text/event-stream' };
      const outgoing = request(`${server.origin}/api/stream`, { headers }).end();
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      open.push(answer);
      answer.setEncoding('utf8').on('data', (part: string) => {
        if (part.includes('data: hours')) heardAt.push(performance.now());
      });
    };
    for (const cookie of cookies) await Promise.all(Array.from({ length: STREAMS_OF_EACH }, () => listen(cookie)));
    await pause(2_000);

    const waits: number[] = [];
    for (let nth = 0; nth < CHANGES; nth += 1) {
      heardAt = [];
      const sent = performance.now();
      await log(CHANGES + nth);
      await until(() => Promise.resolve(heardAt.length >= open.length));
      waits.push(...heardAt.map((at) => at - sent));
      await pause(500);
    }
    const more = (await residentMiB()) - before;
    waits.sort((one, other) => one - other);
    const p99 = waits[Math.floor(waits.length * 0.99)] as number;
    expect([open.length, waits.length]).toEqual([500, 500 * CHANGES]);
    expect(more).toBeLessThan(150);
    expect(p99).toBeLessThan(1_000);
  });
});
