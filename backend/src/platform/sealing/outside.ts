import { appendFile, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const BETWEEN = '\n\n\n';

/**
 * Checkpoints kept outside the database: a file for each school, each checkpoint after the one before. Whoever holds
 * a copy can tell a log that was cut or rewritten since.
 */
export class OutsideCheckpoints {
  constructor(private readonly folder: string) {}

  async keep(organizationId: number, note: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await appendFile(this.fileOf(organizationId), `${note}${BETWEEN.slice(1)}`, { flush: true });
  }

  /** All that were kept of a school, oldest first. */
  async of(organizationId: number): Promise<readonly string[]> {
    const text = await readFile(this.fileOf(organizationId), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    });
    return text
      .split(BETWEEN)
      .filter((note) => note !== '')
      .map((note) => `${note}\n`);
  }

  /** The schools of which any were kept. */
  async schools(): Promise<readonly number[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.flatMap((name) => /^(\d+)\.txt$/.exec(name)?.slice(1).map(Number) ?? []).sort((a, b) => a - b);
  }

  private readonly fileOf = (organizationId: number): string => join(this.folder, `${organizationId}.txt`);
}
