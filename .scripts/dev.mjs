// The server, compiled and started again at each change, and Vite's development server before it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled, readEnvFile, root, serverEntry } from './project.mjs';
import { isSource } from './targets.mjs';

await ensureInstalled();
const { compileServer } = await import('./compile.mjs');
const { createServer } = await import('vite');

readEnvFile();
const SETTLED_MS = 60;
const port = process.env.PORT || '3000';
let server;
let ending = false;

await compile();
start();
const vite = await createServer({
  root: join(root, 'frontend'),
  server: { proxy: { '/api': `http://localhost:${port}` } },
});
await vite.listen();
vite.printUrls();

const folders = ['contracts/src', 'backend/src', 'backend/migrations'].map((folder) => join(root, folder));
let timer;
vite.watcher.add(folders).on('all', (_event, file) => {
  if (!isSource(file) || !folders.some((folder) => file.startsWith(folder))) return;
  clearTimeout(timer);
  timer = setTimeout(rebuild, SETTLED_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

let rebuilding = Promise.resolve();
function rebuild() {
  rebuilding = rebuilding.then(async () => {
    if (!(await compile()) || ending) return;
    await stop();
    if (!ending) start();
  });
}

/** Answers whether there is something new to run. */
async function compile() {
  try {
    return (await compileServer()).length > 0;
  } catch (error) {
    console.error(error.message ?? error);
    return false;
  }
}

function start() {
  server = spawn(process.execPath, ['--enable-source-maps', serverEntry], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
    // out of the reach of Ctrl-C, so that only we end the server, once
    detached: true,
  });
  server.once('exit', (code, signal) => {
    if (!ending && !server.isEnding)
      console.error(`The server ended (${signal ?? code}); it starts again at the next change.`);
  });
}

async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.isEnding = true;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

async function end(signal) {
  if (ending) return;
  ending = true;
  await Promise.all([stop(), vite.close()]);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
