import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { MIGRATIONS } from '../../migrations/index.js';
import { checkLog, countOf } from '../audit/index.js';
import { Database, type Statement } from '../platform/database/database.js';
import { openPool, withPool } from '../platform/database/pools.js';
import {
  dropDatabase,
  provision,
  replaceDatabase,
  type DatabaseUrls,
  type ServingUrls,
} from '../platform/database/provision.js';
import { raiseEpoch } from '../platform/event-log/log-reader.js';
import type { FileStore } from '../platform/files/file-store.js';
import type { Clock } from '../platform/kernel/clock.js';
import { adviceOn, breakWords, Continuity, type Break } from '../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { SealKeys } from '../platform/sealing/seal-keys.js';
import type { NoteSigner } from '../platform/sealing/signed-note.js';
import { BackupProblem, type BackupFile } from './backup-store.js';
import { lostErasures, type LostErasure } from './lost-erasures.js';
import { CHECKPOINTS, FILES, tableIn, TABLES, type BackupHead } from './manifest.js';
import { bytesOf, readBackup, type Visit, type WholeBackup } from './read-backup.js';
import { AS_TEXT, quoted, quotedList } from './tables.js';

export interface RestoreTarget {
  readonly adminUrl: string;
  readonly database: string;
  /** Addresses of the two roles whose passwords are given; they stay as they are. */
  readonly servingUrls?: ServingUrls | undefined;
  readonly files: FileStore;
  readonly external: ExternalCheckpoints;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly signer: NoteSigner;
  /** Erases these records in the restored database, as the application does. */
  readonly eraseAgain: (urls: DatabaseUrls, lost: readonly LostErasure[]) => Promise<void>;
  /** What ends every session, and every sign-in that is under way. */
  readonly endSignIns: readonly Statement[];
  /** Restores a log with problems too. */
  readonly withProblems?: boolean;
  readonly say: (sentence: string) => void;
}

export interface RestoredBackup {
  readonly at: string;
  readonly rows: number;
  readonly migrated: number;
  readonly erasedAgain: number;
  /** Files of checkpoints that were put back, because the folder had none. */
  readonly checkpoints: number;
  /** Logs that have fewer events than were signed. */
  readonly lost: readonly Break[];
}

/**
 * Loads a backup into a database beside the one in use, checks it, and puts it in its place in one transaction. If
 * anything fails, database, attachments and checkpoints are as they were.
 */
export async function restoreBackup(file: BackupFile, key: string, target: RestoreTarget): Promise<RestoredBackup> {
  const { adminUrl, database, external, say } = target;
  const beside = `${database}_restoring`;
  const scratch = await mkdtemp(join(tmpdir(), 'hourtrail-restore-'));
  const added: string[] = [];
  try {
    await dropDatabase(adminUrl, beside);
    say('Loading …');
    const { urls, whole } = await load(file, key, { ...target, beside, scratch, added });
    const migrated = MIGRATIONS.length - whole.head.migrations.length;
    if (migrated > 0) {
      say(`Bringing it up to date by ${countOf(migrated, 'migration')} …`);
      await provision(adminUrl, beside, MIGRATIONS, target.servingUrls);
    }
    await withPool(urls.ownerUrl, (owner) => raiseEpoch((text) => owner.query(text)));
    say('Checking the log …');
    await requireWholeLog(urls, { ...target, scratch });
    const { lost, erasedAgain } = await continueFrom(urls, target);
    // after erasing: statistics hold values of columns
    await withPool(urls.ownerUrl, (owner) => owner.query('ANALYZE'));
    const replaced = await replaceDatabase(adminUrl, database, beside).catch((error: unknown) => {
      throw new BackupProblem(`The database cannot be replaced: ${(error as Error).message}. Stop every server first.`);
    });
    added.length = 0;
    await dropDatabase(adminUrl, replaced).catch((error: unknown) =>
      say(`The database before it, ${replaced}, cannot be deleted: ${(error as Error).message}. Delete it by hand.`),
    );
    const checkpoints = (await external.filesAsOfNow()).length === 0 ? (await readdir(scratch)).length : 0;
    if (checkpoints > 0) {
      await cp(scratch, external.folder, { recursive: true });
      say(
        `There were no checkpoints in ${external.folder}: those of the backup, ${countOf(checkpoints, 'file')}, are there now.`,
      );
    }
    const rows = Object.values(whole.manifest.rows).reduce((sum, count) => sum + count, 0);
    return { at: whole.head.at, rows, migrated, erasedAgain, lost, checkpoints };
  } catch (error) {
    await dropDatabase(adminUrl, beside).catch(() => undefined);
    for (const name of added) await target.files.remove(name).catch(() => undefined);
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Loading extends RestoreTarget {
  readonly beside: string;
  /** A folder for the checkpoints of the backup. */
  readonly scratch: string;
  /** Files that the store did not have. */
  readonly added: string[];
}

async function load(
  file: BackupFile,
  key: string,
  loading: Loading,
): Promise<{ readonly urls: DatabaseUrls; readonly whole: WholeBackup }> {
  let opened: { urls: DatabaseUrls; owner: pg.Client; finish: () => Promise<void> } | undefined;
  try {
    const whole = await readBackup(file, key, async (head) => {
      requireKnown(file.address, head);
      const level = MIGRATIONS.filter(({ name }) => head.migrations.includes(name));
      const urls = await provision(loading.adminUrl, loading.beside, level, loading.servingUrls);
      const owner = new pg.Client(urls.ownerUrl);
      owner.on('error', () => {});
      await owner.connect();
      opened = { urls, owner, finish: await beginLoading(owner, head) };
      return visitor(owner, head, loading);
    });
    const { urls, owner, finish } = opened as NonNullable<typeof opened>;
    for (const { name, last, called } of whole.manifest.sequences)
      await owner.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called]);
    await finish();
    return { urls, whole };
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new BackupProblem(
        `${file.address} cannot be loaded: ${error.message}${error.table ? ` (${error.table})` : ''}.`,
      );
    throw error;
  } finally {
    await opened?.owner.end();
  }
}

function requireKnown(file: string, { migrations, version }: BackupHead): void {
  const known = MIGRATIONS.map(({ name }) => name);
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupProblem(
      `${file} was written by a newer version, ${version}: this one does not know ${unknown.join(', ')}. Install that version first.`,
    );
}

/** Empties the tables and lifts what would refuse rows in any order. What comes back puts it in force again. */
async function beginLoading(owner: pg.Client, { tables }: BackupHead): Promise<() => Promise<void>> {
  await owner.query(`BEGIN; ${AS_TEXT}`);
  const names = tables.map(({ name }) => quoted(name));
  const { rows: keys } = await owner.query<{ on: string; name: string; is: string }>(
    `SELECT conrelid::regclass::text AS on, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS is
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [names],
  );
  const { rows: bound } = await owner.query<{ name: string }>(
    'SELECT oid::regclass::text AS name FROM pg_class WHERE relforcerowsecurity AND oid = ANY ($1::regclass[])',
    [names],
  );
  for (const { on, name } of keys) await owner.query(`ALTER TABLE ${on} DROP CONSTRAINT ${name}`);
  for (const { name } of bound) await owner.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  for (const name of names) await owner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await owner.query(`TRUNCATE ${names.join(', ')}`);
  return async () => {
    for (const { on, name, is } of keys) await owner.query(`ALTER TABLE ${on} ADD CONSTRAINT ${name} ${is}`);
    for (const { name } of bound) await owner.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
    for (const name of names) await owner.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await owner.query('COMMIT');
  };
}

function visitor(owner: pg.Client, { tables }: BackupHead, { files, scratch, added }: Loading): Visit {
  return async ({ name, content }) => {
    if (name.startsWith(TABLES)) {
      const table = tables.find((one) => one.name === tableIn(name));
      if (!table) throw new BackupProblem(`${name} is of no table.`);
      const copy = owner.query(from(`COPY ${quoted(table.name)} (${quotedList(table.columns)}) FROM STDIN`));
      return pipeline(content, copy);
    }
    const bytes = await bytesOf(content);
    const checkpoints = /^checkpoints\/([\w-]+\.txt)$/.exec(name)?.[1];
    const attached = /^files\/(\d+\/\d+-[0-9a-f]{16})$/.exec(name)?.[1];
    if (checkpoints) await writeFile(join(scratch, checkpoints), bytes);
    else if (!attached) throw new BackupProblem(`${name} belongs to no backup (${CHECKPOINTS}, ${FILES}).`);
    else if (!(await files.get(attached))) {
      added.push(attached);
      await files.put(attached, bytes);
    }
  };
}

const SHOWN = 20;

/** The log as it was, against the checkpoints that were saved with it. */
async function requireWholeLog(
  urls: DatabaseUrls,
  { macKey, signer, scratch, withProblems, say }: RestoreTarget & { readonly scratch: string },
): Promise<void> {
  const sentences: string[] = [];
  const problems = await withPool(urls.systemUrl, (pool) =>
    checkLog({
      ...{ pool, macKey, external: new ExternalCheckpoints(scratch), trusted: [signer], trustsExternalKeys: true },
      // the folder may have been empty
      elsewhere: { of: () => Promise.resolve([]), schools: () => Promise.resolve([]) },
      say: (sentence) => sentences.push(sentence),
    }),
  );
  const shown = sentences.length > SHOWN ? [...sentences.slice(0, SHOWN), '…', sentences.at(-1)] : sentences;
  if (problems > 0 && !withProblems)
    throw new BackupProblem(
      `${shown.join('\n')}\nThe log in this backup has problems. Use another backup, or restore it all the same with --with-problems.`,
    );
  for (const sentence of shown) say(sentence ?? '');
}

/** Compares with what was signed since, and erases what was erased since. */
async function continueFrom(
  urls: DatabaseUrls,
  { external, clock, macKey, signer, eraseAgain, endSignIns, say }: RestoreTarget,
): Promise<Pick<RestoredBackup, 'lost' | 'erasedAgain'>> {
  const [app, every] = [openPool(urls.appUrl, 1), openPool(urls.systemUrl, 2)];
  const database = new Database(app, every);
  try {
    const continuity = new Continuity({ keys: new SealKeys(database, clock, () => signer, external), external });
    const { breaks } = await database.systemTransaction((run) => continuity.look(run));
    const other = breaks.filter(({ kind }) => kind !== 'older');
    if (other.length > 0)
      throw new BackupProblem(
        `${other.map(breakWords).join('\n')}\n${
          other.every(({ kind }) => kind === 'other')
            ? `${external.folder} holds the checkpoints of another database. Give the restored one a CHECKPOINT_DIR of its own, or empty that folder if the other database is not needed: see "On a new machine" in docs/guides/backup-and-restore.md.`
            : adviceOn(other, external)
        }`,
      );
    const recorded = await external.erasures();
    const lost = await database.systemTransaction((run) => lostErasures(recorded, macKey, run));
    if (lost.length > 0) {
      say(`Erasing again what was erased since: ${countOf(lost.length, 'record')} …`);
      await eraseAgain(urls, lost);
      const left = await database.systemTransaction((run) => lostErasures(recorded, macKey, run));
      if (left.length > 0)
        throw new BackupProblem(`${left.map(({ stream }) => stream).join(', ')} cannot be erased again.`);
    }
    // who signed out since must not be signed in again
    for (const statement of endSignIns) await database.system(statement);
    return { lost: breaks, erasedAgain: lost.length };
  } finally {
    await Promise.all([app.end(), every.end()]);
  }
}
