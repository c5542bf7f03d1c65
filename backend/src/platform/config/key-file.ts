import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.js';

/** The text of a key file that only its owner can read; made once, however many processes start at the same time. */
export function keyFileText(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, `${make()}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** Throws a StartError where a key is not there: one that is made for a check would tell of faults that are none. */
export function requireKeyFile(file: string): void {
  if (existsSync(file)) return;
  throw new StartError(
    `There is no key in ${file}, and a check makes none. Set the keys and DATA_DIR as for the server.`,
  );
}
