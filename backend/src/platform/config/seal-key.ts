import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSignerText, signerIn, type NoteSigner } from '../sealing/signed-note.js';
import type { Environment } from './environment.js';
import { keyFileText } from './key-file.js';
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
