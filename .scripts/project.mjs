// Imported before any package is installed, by any Node: node: modules only, and no new syntax.
import { spawn } from 'node:child_process';
import fs, { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cacheFolder = join(root, 'node_modules/.cache/hourtrail');
export const serverEntry = join(root, 'backend/dist/src/main.js');

/** Ends the process with a sentence, unless this Node is new enough to install the packages. */
export function requireNode() {
  const required = readJson('package.json').engines.node;
  const numbers = (version) => version.match(/\d+/g).map(Number);
  const [major, minor] = numbers(process.versions.node);
  const [leastMajor, leastMinor] = numbers(required);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(`HourTrail needs Node.js ${required.replace('>=', '')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Takes variables from the file .env, if there is one; only those named, if names are given. */
export function readEnvFile(names) {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  const before = { ...process.env };
  process.loadEnvFile(file);
  if (!names) return;
  for (const name of Object.keys(process.env)) {
    if (!(name in before) && !names.includes(name)) delete process.env[name];
  }
}

/**
 * Installs the packages unless those of package-lock.json are there. Those for development only are asked for where
 * something is built or tested, which is not where `npm ci --omit=dev` left them out.
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled(dev)) return;
  console.error('Installing packages; the first time this takes about a minute.');
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (code === 0) return;
  console.error(`The packages could not be installed: ${whyNotInstalled()}`);
  process.exit(1);
}

/** npm's own words for a full disk and a cache that it cannot write to are about anything else. */
function whyNotInstalled() {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < 1_500) return `they need about 1,500 MB, and the disk has ${free} MB left.`;
  const cache = process.env.npm_config_cache;
  try {
    if (cache && existsSync(cache)) accessSync(cache, constants.W_OK);
  } catch {
    return `npm cannot write to its cache, ${cache}. Set npm_config_cache to another folder.`;
  }
  return 'npm says why above.';
}

/** npm on the host's Node: the one among the packages goes away while they are replaced. */
export function runNpm(arguments_, options) {
  const npm = process.env.npm_execpath;
  if (!npm) return run('npm', arguments_, options);
  return run(process.env.npm_node_execpath ?? process.execPath, [npm, ...arguments_], options);
}

function isInstalled(dev) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(([path, locked]) => {
    if (path === '' || locked.optional || locked.devOptional || (locked.dev && !dev)) {
      return !installed[path] || installed[path].version === locked.version;
    }
    return installed[path]?.version === locked.version;
  });
}

/** Runs a command at the root of the repository and answers its exit code; a signal to us ends it, and then us. */
export function run(command, arguments_, options = {}) {
  const child = spawn(command, arguments_, { cwd: root, stdio: 'inherit', ...options });
  let ended;
  const passOn = (signal) => {
    ended = signal;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      if (ended) process.exit(ended === 'SIGINT' ? 130 : 143);
      resolve(code === null ? 1 : code);
    });
  });
}

export const runNode = (script, arguments_ = [], options = {}) =>
  run(process.execPath, [join(root, script), ...arguments_], options);

/** The files below a folder, or the file itself, sorted; none where nothing is. */
export function filesUnder(path, skip = () => false) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !skip(entry.name))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(inner, skip) : [inner];
    });
}

export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
