import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failureWords } from '../config/failure-words.js';
import { StartError } from '../config/start-error.js';
import { type Binaries, idsOf, requireOwn, type SystemUser } from './postgres-binaries.js';

const CONTROL_FILE_BYTES = 8192;

/** Creates the data folder and returns its path, under /var/tmp if `user` cannot reach the given one. */
export function prepareFolder(
  requested: string,
  user: SystemUser | undefined,
  announce: (sentence: string) => void,
): string {
  const folder = resolve(requested);
  if (canReach(folder, user)) {
    const made = mkdirSync(folder, { recursive: true });
    if (made) chmodSync(folder, 0o711);
    return folder;
  }
  const elsewhere = `/var/tmp/hourtrail-data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  if (!existsSync(elsewhere)) mkdirSync(elsewhere);
  requireOwn(elsewhere);
  chmodSync(elsewhere, 0o711);
  announce(
    `PostgreSQL runs as the user "${user?.name}", who cannot reach ${folder}: the data is kept in ${elsewhere}. DATA_DIR names another place.`,
  );
  return elsewhere;
}

function canReach(folder: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (!statSync(nearest).isDirectory()) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', nearest], { ...idsOf(user), cwd: '/' }).status === 0;
}

export const clusterOf = (folder: string): string => join(folder, 'postgres');
export const logOf = (folder: string): string => join(folder, 'postgres.log');
export const portOf = (folder: string): string => join(folder, 'port');
const passwordOf = (folder: string): string => join(folder, 'superuser-password');

/** Throws a StartError if the cluster exists but cannot be used. */
export function hasCluster(folder: string, major: string): boolean {
  const cluster = clusterOf(folder);
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return false;
  const version = textOf(join(cluster, 'PG_VERSION'));
  if (!version || !/^\d+$/.test(version)) throw damaged(cluster, 'its file PG_VERSION is missing or not a version');
  if (version !== major) {
    throw new StartError(
      `The database in ${cluster} was written by PostgreSQL ${version}, and HourTrail brings ${major}: move the folder away to start with an empty database, or set DATABASE_URL to a server that reads it.`,
    );
  }
  const control = statSync(join(cluster, 'global/pg_control'), { throwIfNoEntry: false });
  if (control?.size !== CONTROL_FILE_BYTES) {
    throw damaged(cluster, 'its file global/pg_control is missing or cut short');
  }
  if (!textOf(passwordOf(folder)))
    throw damaged(cluster, `the file ${passwordOf(folder)} that belongs to it is missing`);
  return true;
}

const damaged = (cluster: string, how: string): StartError =>
  new StartError(
    `The database in ${cluster} is damaged: ${how}; restore it from a backup, or move the folder away to start with an empty database.`,
  );

export const passwordIn = (folder: string): string => textOf(passwordOf(folder)) ?? '';

/** Creates an empty cluster. The rename at the end leaves no half-made one behind. */
export function createCluster(
  folder: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  durable: boolean,
): void {
  for (const name of readdirSync(folder)) {
    // Retries, because an initdb that outlived its parent may still be writing there.
    if (name.startsWith('postgres.new-'))
      rmSync(join(folder, name), { recursive: true, maxRetries: 10, retryDelay: 100 });
  }
  const draft = join(folder, `postgres.new-${randomUUID()}`);
  mkdirSync(draft, { mode: 0o700 });
  give(draft, user);
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordOf(folder), password, { mode: 0o600 });
  const passwordForInitdb = `${draft}.password`;
  writeFileSync(passwordForInitdb, password, { mode: 0o600 });
  give(passwordForInitdb, user);
  const arguments_ = [
    `--pgdata=${draft}`,
    `--pwfile=${passwordForInitdb}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  const run = spawnSync(binaries.initdb, arguments_, {
    ...idsOf(user),
    env: POSTGRES_ENV,
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(passwordForInitdb);
  if (run.status !== 0) {
    rmSync(draft, { recursive: true });
    const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(run.stderr)?.[1] ?? run.error?.message ?? run.stderr.trim();
    throw new StartError(`An empty database cannot be made in ${folder}: ${failureWords(new Error(reason))}`);
  }
  if (existsSync(clusterOf(folder))) rmSync(clusterOf(folder), { recursive: true });
  renameSync(draft, clusterOf(folder));
}

/** A backup may have been restored by root or by another user. */
export function ensureOwner(cluster: string, user: SystemUser | undefined): void {
  if (user && statSync(cluster).uid !== user.uid) {
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  }
}

export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

function give(path: string, user: SystemUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}

export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
