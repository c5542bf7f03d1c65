import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Environment } from './environment.js';
import { keyFileText } from './key-file.js';
import { StartError } from './start-error.js';

/** Reads the key of the log's MACs from LOG_MAC_KEY or a key file. Throws a StartError if the file is damaged. */
export function macKey(environment: Environment): Buffer {
  if (environment.logMacKey) return Buffer.from(environment.logMacKey, 'hex');
  const file = macKeyFile(environment);
  const key = keyFileText(file, () => randomBytes(32).toString('hex'));
  if (!/^[0-9a-f]{64}$/.test(key)) {
    throw new StartError(
      `${file} is damaged: it should hold the log's key as 64 hexadecimal digits. Restore it from a backup.`,
    );
  }
  return Buffer.from(key, 'hex');
}

export const macKeyFile = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'keys', 'log-mac.key');
