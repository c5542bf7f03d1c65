/** Raised only by a change that older programs cannot read. */
export const FORMAT = 'hourtrail-backup/1';

export interface TableOfBackup {
  /** With its schema. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** The first member, `backup.json`: what is needed to read the rest. */
export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly at: string;
  /** The program that wrote it. */
  readonly version: string;
  readonly migrations: readonly string[];
  readonly tables: readonly TableOfBackup[];
}

export interface Member {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface LogHead {
  readonly organizationId: number;
  readonly size: number;
  /** In hexadecimal. */
  readonly root: string;
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

/** The last member, `manifest.json`: what the others must be. */
export interface Manifest {
  readonly members: readonly Member[];
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sequences: readonly Sequence[];
  /** Of each log, how many events it has sealed and the root of their tree. */
  readonly heads: readonly LogHead[];
  /** Attached files that the store did not have. */
  readonly missingFiles: readonly string[];
}

export const HEAD = 'backup.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const CHECKPOINTS = 'checkpoints/';
export const FILES = 'files/';

/** `tables/log.events/00001.copy` holds rows of `log.events`. */
export const tableIn = (member: string): string => member.slice(TABLES.length, member.lastIndexOf('/'));
