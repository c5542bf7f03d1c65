import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync, chmodSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { newSignerText, signerIn, type NoteSigner } from '../sealing/signed-note.js';
import type { Environment } from './environment.js';
import { StartError } from './start-error.js';

/** Reads the key that signs checkpoints from SEAL_KEY or a key file. Throws a StartError if it is damaged. */
export function sealKey(environment: Environment): NoteSigner {
  if (environment.sealKey) return signerIn(environment.sealKey);
  const file = sealKeyFile(environment);
  const text = keyFileText(file, () => newSignerText(keyNameOf(environment.publicUrl)));
  try {
    return signerIn(text);
  } catch {
    throw new StartError(
      `${file} is damaged: it should hold the key that signs the log's checkpoints, PRIVATE+KEY+name+id+key. ` +
        'Restore it from a backup.',
    );
  }
}

export const sealKeyFile = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'keys', 'log-seal.key');

export const keyNameOf = (publicUrl: string): string => new URL(publicUrl).hostname;

export interface SealKeyStore {
  readonly prepare: (text: string) => string;
  readonly prepared: () => NoteSigner | undefined;
  readonly replace: () => void;
}

export function sealKeyStore(environment: Environment): SealKeyStore {
  const file = sealKeyFile(environment);
  const next = `${file}.next`;
  if (environment.sealKey)
    return {
      prepare: (text) => `Set SEAL_KEY to this and start every server again; until then nothing is sealed:\n${text}`,
      prepared: () => undefined,
      replace: () => {},
    };
  return {
    prepare: (text) => {
      writeFileSync(next, `${text}\n`, { mode: 0o600 });
      return `The new key is kept in ${file}. Keep a copy elsewhere.`;
    },
    prepared: () => (existsSync(next) ? signerIn(readFileSync(next, 'utf8').trim()) : undefined),
    replace: () => renameSync(next, file),
  };
}

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

/** Makes none. */
export const macKeyIfThere = (environment: Environment): Buffer | undefined =>
  environment.logMacKey || existsSync(macKeyFile(environment)) ? macKey(environment) : undefined;

export const macKeyFile = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'keys', 'log-mac.key');

/** Reads or creates a key file with mode 0600. A hard link lets several processes start at once. */
function keyFileText(file: string, make: () => string): string {
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
