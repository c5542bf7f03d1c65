import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const ENTRY = 'backend/dist/src/main.js';
/** A first start writes a demo year, which takes minutes where the machine is slow and busy. */
const READY_MS = 400_000;
/** Node.js 24 may hang as it exits (nodejs/node#54918). */
const HUNG_MS = 60_000;
const HUNG = 'The server did not end after its complaint.';
const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' };

export async function freePort(requested = 0): Promise<number> {
  const probe = createServer().listen(requested, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A free port that no connection gets for its own end, so that it stays free while its server is down. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    try {
      return await freePort(randomInt(20_000, 32_000));
    } catch {
      // taken
    }
  }
}

/** The built server as its own process, as `npm start` runs it. */
export class Server {
  output = '';

  private constructor(
    private readonly process: ChildProcess,
    readonly origin: string,
  ) {}

  /** Starts what was built in a folder, by default this project's. */
  static async start(environment: Readonly<Record<string, string>>, folder = PROJECT): Promise<Server> {
    const given = environment['PORT'];
    for (;;) {
      try {
        return await Server.startAt(given ?? String(await freePort()), environment, folder);
      } catch (error) {
        // another process took the port while the server started
        const taken = given === undefined && /EADDRINUSE|is taken by another program/.test(String(error));
        if (!taken && !String(error).includes(HUNG)) throw error;
      }
    }
  }

  private static async startAt(
    port: string,
    environment: Readonly<Record<string, string>>,
    folder: string,
  ): Promise<Server> {
    const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/' };
    const child = spawn(process.execPath, [join(folder, ENTRY)], {
      env: { ...inherited, LOG_LEVEL: 'error', ...environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new Server(child, `http://localhost:${port}`);
    await new Promise<void>((ready, failed) => {
      const giveUpAfter = (ms: number, reason: string): NodeJS.Timeout =>
        setTimeout(() => {
          child.kill('SIGKILL');
          failed(new Error(`${reason}\n${server.output}`));
        }, ms);
      let timer = giveUpAfter(READY_MS, 'The server was not ready in time.');
      const waitForItsEnd = (): void => {
        clearTimeout(timer);
        timer = giveUpAfter(HUNG_MS, HUNG);
      };
      const stopWaiting = (): void => {
        clearTimeout(timer);
        child.stderr.off('data', waitForItsEnd);
      };
      child.stderr.once('data', waitForItsEnd);
      const hear = (chunk: Buffer): void => {
        server.output += chunk.toString();
        if (!server.output.includes('is ready at')) return;
        stopWaiting();
        ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      // not 'exit', after which its last words may still come
      child.once('close', (code) => {
        stopWaiting();
        failed(new Error(`The server ended with ${code}.\n${server.output}`));
      });
    });
    return server;
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Sends a signal and answers the exit code, null where the signal itself ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode;
    this.process.kill(signal);
    const [code] = (await once(this.process, 'exit')) as [number | null];
    return code;
  }

  async signIn(username: string, password = 'volunteer-demo'): Promise<Client> {
    const answer = await fetch(`${this.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...FROM_OUR_PAGES },
      body: JSON.stringify({ username, password }),
    });
    if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`);
    return new Client(
      this.origin,
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }
}

/** A signed-in person's plain HTTP. */
export class Client {
  constructor(
    private readonly origin: string,
    readonly cookie: string,
  ) {}

  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(`${this.origin}/api${path}`, {
      method,
      headers: { cookie: this.cookie, ...FROM_OUR_PAGES, ...type, ...headers },
      ...sent,
    });
  }

  /** A body that is no JSON. */
  sendText(method: string, path: string, body: string | Blob, type: string): Promise<Response> {
    const headers = { cookie: this.cookie, ...FROM_OUR_PAGES, 'content-type': type };
    return fetch(`${this.origin}/api${path}`, { method, headers, body });
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.send('GET', path);
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

const COMMANDS = join(import.meta.dirname, '../dist/src/command-line/hourtrail.js');

/** Runs `hourtrail …` on a server's data. `given`: its words, and environment variables. */
export async function hourtrail(
  data: string,
  ...given: readonly (string | NodeJS.ProcessEnv)[]
): Promise<{ code: number; output: string }> {
  const options = given.filter((one) => typeof one === 'string');
  const more = Object.assign({}, ...given.filter((one) => typeof one !== 'string')) as NodeJS.ProcessEnv;
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data, ...more };
  const child = spawn(process.execPath, [COMMANDS, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
