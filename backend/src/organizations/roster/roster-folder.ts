import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { schoolsLinkedTo } from '../../platform/imports/roster-records.js';
import { UploadedFile } from '../../platform/imports/uploaded-file.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { readRoster } from './read-roster.js';
import { Rosters } from './rosters.js';

/** A file that is still being copied changes. */
const SETTLED_MS = 60_000;

/** Imports the rosters that someone puts into a folder, for the schools that a first upload linked. */
@Injectable()
export class RosterFolder {
  private readonly log = new Logger(RosterFolder.name);

  constructor(
    @Inject(WEB_OPTIONS) private readonly options: Pick<WebOptions, 'rosterFolder'>,
    private readonly rosters: Rosters,
    private readonly database: Database,
    jobs: Jobs,
  ) {
    if (options.rosterFolder !== undefined) jobs.every('47 * * * *', 'take-rosters', () => this.takeAll());
  }

  async takeAll(): Promise<void> {
    const folder = this.options.rosterFolder as string;
    for (const name of (await readdir(folder)).sort()) {
      const path = join(folder, name);
      const file = await lstat(path);
      if (!/\.zip$/i.test(name) || !file.isFile() || Date.now() - file.mtimeMs < SETTLED_MS) continue;
      try {
        await this.take(path, name);
        await mkdir(join(folder, 'done'), { recursive: true });
        await rename(path, join(folder, 'done', name));
      } catch (error) {
        // it stays for the next hour
        this.log.warn(`The roster ${name} was not imported: ${(error as Error).message}`);
      }
    }
  }

  private async take(path: string, name: string): Promise<void> {
    const file = await UploadedFile.of(createReadStream(path));
    try {
      const read = await readRoster(file.zip);
      const { orgs } = 'roster' in read ? read.roster : read;
      const schools = await schoolsLinkedTo(this.database, [...orgs.keys()]);
      if (schools.length === 0) this.log.warn(`No school is linked to the roster ${name}. Upload it once by hand.`);
      for (const { organizationId } of schools) await this.takeInto(organizationId, file, name);
    } finally {
      await file.close();
    }
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
