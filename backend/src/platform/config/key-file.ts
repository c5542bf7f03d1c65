import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.js';

/** Reads or creates a key file with mode 0600. A hard link lets several processes start at once. */
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

/** Throws a StartError if the key file is missing: checking with a new key would report false problems. */
export function requireKeyFile(file: string): void {
  if (existsSync(file)) return;
  throw new StartError(
    `There is no key in ${file}, and a check makes none. Set the keys and DATA_DIR as for the server.`,
  );
}
