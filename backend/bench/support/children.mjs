import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newSignerText } from '../../dist/src/platform/sealing/signed-note.js';
import { MAC_KEY } from './write-core.mjs';

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill()));

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A process of the benchmark's own that replies to each message with one; its first means that it is ready. */
export async function startHelper(name, settings = {}) {
  const child = fork(fileAt(`../${name}.mjs`), [JSON.stringify(settings)]);
  children.add(child);
  const [ready] = await once(child, 'message');
  return {
    ready,
    ask: async (question) => {
      child.send(question);
      const [answer] = await once(child, 'message');
      return answer;
    },
    end: () => end(child),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** Of every start, since the log of a database is signed with one. */
const SEAL_KEY = newSignerText('bench.example');

/** The application, as it is started in production, on a database of ours. */
export async function startApplication({ adminUrl, folder }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `application-${port}.log`);
  const log = openSync(logFile, 'w');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: 'https://bench.example',
    DATABASE_URL: adminUrl,
    LOG_MAC_KEY: MAC_KEY.toString('hex'),
    SEAL_KEY,
    CHECKPOINT_DIR: join(folder, `checkpoints-of-${new URL(adminUrl).pathname.slice(1)}`),
    SUPERADMIN_USERNAME: 'operator',
    SUPERADMIN_EMAIL: 'operator@example.org',
    SUPERADMIN_PASSWORD: randomBytes(24).toString('base64url'),
  };
  const child = spawn(process.execPath, [fileAt('../../dist/src/main.js')], { env, stdio: ['ignore', log, log] });
  children.add(child);
  closeSync(log);
  await untilItAnswers(child, `${origin}/api/health/ready`, logFile);
  return { port, origin, pid: child.pid, end: () => end(child) };
}

async function untilItAnswers(child, address, logFile) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The application did not start:\n${readFileSync(logFile, 'utf8')}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
}

async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
