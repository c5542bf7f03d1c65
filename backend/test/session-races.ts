import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { makePerson, makeSchool } from './people.js';
import { Probe, ProbeModule } from './probe.js';
import { asAdmin } from './sql.js';
import { Database } from '../src/platform/database/database.js';

const WRITES = 3;
const JITTER_MS = 8;

const sometime = (within = JITTER_MS): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * within));

/** A person whose writes race the end of their session. */
interface Racer {
  readonly id: number;
  readonly username: string;
  password: string;
  readonly admin: Client;
  readonly browser: Client;
}

/** What ends a session, and what lets the person in again for the next race. */
interface Ending {
  readonly end: (racer: Racer) => Promise<Answer>;
  readonly undo?: (racer: Racer) => Promise<unknown>;
}

let roles = 0;

const ENDINGS: Readonly<Record<string, Ending>> = {
  'signing out': { end: ({ browser }) => browser.post('/api/auth/logout') },
  deactivation: {
    end: ({ admin, id }) => admin.patch(`/api/users/${id}`, { isActive: false }),
    undo: ({ admin, id }) => admin.patch(`/api/users/${id}`, { isActive: true }),
  },
  'a change of role': {
    end: ({ admin, id }) => admin.patch(`/api/users/${id}`, { role: (roles += 1) % 2 === 0 ? 'parent' : 'verifier' }),
  },
  'a change of password': {
    end: async (racer) => {
      const newPassword = `${PASSWORD} ${Math.random()}`;
      const body = { currentPassword: racer.password, newPassword };
      const answer = await racer.browser.post('/api/auth/change-password', body);
      racer.password = newPassword;
      return answer;
    },
  },
};

interface Tally {
  succeeded: number;
  refused: number;
}

/** Races of one kind, as they go. */
interface Course {
  readonly ending: Ending;
  readonly tally: Tally;
  /** How many milliseconds the end has taken of late: the writes are spread around it. */
  lasts: number;
  /** Milliseconds by which the writes come first: more while most are refused, so that both outcomes are seen. */
  headStart: number;
}

/** A server in which writes race the end of the session they came through. */
class SessionRaces {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: TestApp,
    private readonly school: number,
  ) {}

  static async start(): Promise<SessionRaces> {
    const database = await cloneDatabase();
    const app = await startApp({ database, modules: [ProbeModule] });
    Probe.pause = () => sometime();
    return new SessionRaces(database, app, await makeSchool(app));
  }

  async stop(): Promise<void> {
    Probe.pause = async () => {};
    await this.app.close();
    await this.database.drop();
  }

  /** Holds so many races; throws where a write was committed after the end was answered, or answered other than it was. */
  async run(name: string, races: number): Promise<Tally> {
    const ending = ENDINGS[name] as Ending;
    const course: Course = { ending, tally: { succeeded: 0, refused: 0 }, lasts: 0, headStart: 0 };
    const { admin, id, username } = await this.enter();
    const racer = { admin, id, username, password: PASSWORD };
    for (let race = 0; race < races; race += 1) {
      const browser = await this.app.signIn(username, racer.password);
      const runner: Racer = Object.assign(racer, { browser });
      await this.race(`${name.replaceAll(' ', '')}${race}`, runner, course);
    }
    const { tally } = course;
    const added = await this.eventsBy(id);
    if (added !== tally.succeeded) throw new Error(`${tally.succeeded} writes succeeded and ${added} are in the log.`);
    return tally;
  }

  private async enter(): Promise<{ admin: Client; id: number; username: string }> {
    const admin = await this.app.signIn((await makePerson(this.app, this.school, 'admin')).username);
    const { id, username } = await makePerson(this.app, this.school, 'teacher');
    return { admin, id, username };
  }

  private async race(name: string, racer: Racer, course: Course): Promise<void> {
    const { ending, tally, lasts, headStart } = course;
    const cookies = new Map(racer.browser.cookies);
    const writes = Array.from({ length: WRITES }, async (_, n) => {
      await sometime(JITTER_MS + 2 * lasts);
      const key: Record<string, string> = n % 2 === 0 ? {} : { 'idempotency-key': `${name}-${n}` };
      const browser = Object.assign(this.app.client(), { cookies });
      const { status, body } = await browser.post('/api/probe/people', { name: `${name}-${n}` }, key);
      if (status !== 201 && status !== 401) throw new Error(`A write answered ${status}: ${JSON.stringify(body)}`);
      tally[status === 201 ? 'succeeded' : 'refused'] += 1;
    });
    await sometime(2 * headStart);
    const began = performance.now();
    const { status, body } = await ending.end(racer);
    course.lasts = (4 * lasts + performance.now() - began) / 5;
    if (status >= 300) throw new Error(`The end answered ${status}: ${JSON.stringify(body)}`);
    const whenAnswered = await this.written(name);
    await Promise.all(writes);
    const late = Object.assign(this.app.client(), { cookies });
    const { status: after } = await late.post('/api/probe/people', { name: `${name}-late` });
    if (after !== 401) throw new Error(`A write that began after the end answered ${after}.`);
    const inTheEnd = await this.written(name);
    if (inTheEnd !== whenAnswered) throw new Error(`In ${name}, ${inTheEnd - whenAnswered} writes came after the end.`);
    course.headStart = Math.max(0, headStart + Math.sign(tally.refused - tally.succeeded));
    await ending.undo?.(racer);
  }

  private async written(name: string): Promise<number> {
    const text = "SELECT FROM identity.users WHERE username LIKE $1 || '-%'";
    return (await this.app.app.get(Database).system({ name: 'written', text, values: [name] })).length;
  }

  private async eventsBy(id: number): Promise<number> {
    const text = "SELECT FROM log.events WHERE actor_id = $1 AND type = 'user.created'";
    return (await asAdmin(this.database, text, [id])).length;
  }
}

/** Races writes against each kind of session end, so many times each. */
export function raceSessions(times: number): void {
  let races: SessionRaces;
  beforeAll(async () => {
    races = await SessionRaces.start();
  });
  afterAll(() => races.stop());

  test.each(Object.keys(ENDINGS))(`no write succeeds after %s was answered, in ${times} races`, async (ending) => {
    const { succeeded, refused } = await races.run(ending, times);
    expect(succeeded + refused).toBe(3 * times);
    expect(succeeded).toBeGreaterThan(times / 4);
    expect(refused).toBeGreaterThan(times / 4);
  });
}
