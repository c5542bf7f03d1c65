import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSignerText, signerIn, type NoteSigner } from '../sealing/signed-note.js';
import type { Environment } from './environment.js';
import { keyFileText } from './key-file.js';
import { StartError } from './start-error.js';

/** The key that signs the log's checkpoints: from the environment, else from a file that only its owner can read. */
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

/** A key is named after where the log is found. */
export const keyNameOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** Where a new key is kept until it takes the place of the present one. */
export interface SealKeyStore {
  /** Keeps a new key beside the present one; answers what the operator has to do. */
  readonly prepare: (text: string) => string;
  /** The key that was prepared, when a command ended before it was in its place. */
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
