import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../dist/src/main.js');
const READY_MS = 60_000;

const PORTS_OF_A_WORKER = 1000;
let asked = 0;

/** A port for this worker alone, below those the system gives to whoever asks for any. */
export async function freePort(): Promise<number> {
  const first = 20_000 + Number(process.env['JEST_WORKER_ID'] ?? 0) * PORTS_OF_A_WORKER;
  const port = first + ((process.pid + asked++) % PORTS_OF_A_WORKER);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The built server as its own process, as `npm start` runs it. */
export class Server {
  output = '';

  private constructor(
    private readonly process: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(environment: Readonly<Record<string, string>>): Promise<Server> {
    const port = environment['PORT'] ?? String(await freePort());
    const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/' };
    const child = spawn(process.execPath, [ENTRY], {
      env: { ...inherited, LOG_LEVEL: 'error', ...environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new Server(child, `http://localhost:${port}`);
    await new Promise<void>((ready, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`The server was not ready in time.\n${server.output}`)),
        READY_MS,
      );
      const hear = (chunk: Buffer): void => {
        server.output += chunk.toString();
        if (!server.output.includes('is ready at')) return;
        clearTimeout(timer);
        ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => {
        clearTimeout(timer);
        failed(new Error(`The server ended with ${code}.\n${server.output}`));
      });
    });
    return server;
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
      headers: { 'content-type': 'application/json', origin: this.origin },
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
    private readonly cookie: string,
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
      headers: { cookie: this.cookie, origin: this.origin, ...type, ...headers },
      ...sent,
    });
  }

  /** A body that is no JSON. */
  sendText(method: string, path: string, body: string, type: string): Promise<Response> {
    const headers = { cookie: this.cookie, origin: this.origin, 'content-type': type };
    return fetch(`${this.origin}/api${path}`, { method, headers, body });
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.send('GET', path);
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
