import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UploadedFile } from '../../platform/imports/uploaded-file.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { readRoster } from './read-roster.js';
import { Rosters } from './rosters.js';

/** A file that is still being copied changes. */
const SETTLED_MS = 60_000;

/** Imports the rosters that someone puts into the folder of a school or district, into that school or its schools. */
@Injectable()
export class RosterFolder {
  private readonly log = new Logger(RosterFolder.name);
  /** The schools that have taken a file which stays for others, by folder and hash. */
  private readonly done = new Map<string, Set<number>>();

  constructor(
    @Inject(WEB_OPTIONS) private readonly options: Pick<WebOptions, 'rosterFolder'>,
    private readonly rosters: Rosters,
    private readonly database: Database,
    jobs: Jobs,
  ) {
    if (options.rosterFolder !== undefined) jobs.every('47 * * * *', 'take-rosters', () => this.takeAll());
  }

  async takeAll(): Promise<void> {
    const root = this.options.rosterFolder as string;
    for (const name of (await readdir(root)).sort()) {
      const folder = join(root, name);
      const isFolder = (await lstat(folder)).isDirectory();
      const schools = isFolder && /^[1-9]\d{0,8}$/.test(name) ? await this.schoolsOf(Number(name)) : [];
      if (schools.length > 0) await this.takeFolder(folder, schools);
      else this.log.warn(`No roster is taken from ${name}: it isn't the number of a school or a district.`);
    }
  }

  private async takeFolder(folder: string, schools: readonly number[]): Promise<void> {
    for (const name of (await readdir(folder)).sort()) {
      const path = join(folder, name);
      const file = await lstat(path);
      if (!/\.zip$/i.test(name) || !file.isFile() || Date.now() - file.mtimeMs < SETTLED_MS) continue;
      try {
        if (!(await this.take(path, name, schools))) continue;
        await mkdir(join(folder, 'done'), { recursive: true });
        await rename(path, join(folder, 'done', name));
      } catch (error) {
        this.warn(name, error);
      }
    }
  }

  /** A school itself, or those of a district. */
  private async schoolsOf(organizationId: number): Promise<readonly number[]> {
    const rows = await this.database.system<{ id: number }>({
      name: 'schools-of-folder',
      text: `SELECT organization_id AS id FROM directory.districts
             WHERE NOT is_district AND $1 IN (organization_id, parent_id) ORDER BY organization_id`,
      values: [organizationId],
    });
    return rows.map(({ id }) => id);
  }

  /** Whether every school has taken it; otherwise it stays for the next hour. */
  private async take(path: string, name: string, schools: readonly number[]): Promise<boolean> {
    const file = await UploadedFile.of(createReadStream(path));
    const key = `${path} ${file.hash}`;
    const done = this.done.get(key) ?? new Set();
    this.done.set(key, done);
    let failed = 0;
    try {
      for (const organizationId of await this.concerned(file, schools)) {
        if (done.has(organizationId)) continue;
        try {
          await this.takeInto(organizationId, file, name);
          done.add(organizationId);
        } catch (error) {
          failed += 1;
          this.warn(`${name} for school ${organizationId}`, error);
        }
      }
    } finally {
      await file.close();
    }
    if (failed === 0) this.done.delete(key);
    return failed === 0;
  }

  /** The schools that the file is of. All of them are told of one that can't be read, or that has none of them. */
  private async concerned(file: UploadedFile, schools: readonly number[]): Promise<readonly number[]> {
    const read = await readRoster(file.zip);
    if (!('roster' in read)) return schools;
    const named: number[] = [];
    for (const organizationId of schools)
      if (!('problem' in (await this.rosters.orgOf(read.roster, organizationId)))) named.push(organizationId);
    return named.length > 0 ? named : schools;
  }

  private warn(what: string, error: unknown): void {
    this.log.warn(`The roster ${what} was not imported: ${(error as Error).message}`);
  }

  private async takeInto(organizationId: number, file: UploadedFile, fileName: string): Promise<void> {
    const by = { id: null, role: 'system', organizationId };
    const request = {
      by,
      organizationId,
      dryRun: false,
      allowLeavers: false,
      fileName,
      expect: undefined,
      reason: null,
    };
    const report = await this.rosters.import(file, request).catch((error: unknown) => {
      if (error instanceof DomainError && error.code !== 'in-progress') return undefined;
      throw error;
    });
    if (report && !report.applied) await this.rosters.recordStop(report, { by, organizationId, fileName });
  }
}
