import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from './environment.js';
import { StartError } from './start-error.js';

/** The key of the log's MACs: from the environment, else from a file of its own that only its owner can read. */
export function macKey(environment: Environment): Buffer {
  if (environment.logMacKey) return Buffer.from(environment.logMacKey, 'hex');
  const file = join(environment.dataDir, 'keys', 'log-mac.key');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  }
  chmodSync(file, 0o600);
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key)) {
    throw new StartError(
      `${file} is damaged: it should hold the log's key as 64 hexadecimal digits. Restore it from a backup.`,
    );
  }
  return Buffer.from(key, 'hex');
}
