import { existsSync } from 'node:fs';
import { rotateKey, withOperator } from '../audit/index.js';
import type { Environment } from '../platform/config/environment.js';
import { keyNameOf, macKeyFile, sealKeyFile, sealKeyStore } from '../platform/config/log-keys.js';
import { StartError } from '../platform/config/start-error.js';
import { VARIABLES } from '../platform/config/variables.js';
import { newSignerText } from '../platform/sealing/signed-note.js';
import { REASON, type Command } from './command.js';

interface Key {
  readonly key: string;
  /** Where this installation has it; null if it has none. */
  readonly at: string | null;
  readonly use: string;
  readonly rotation: string;
}

const fileOr = (isSet: boolean, variable: string, file: string): string | null =>
  isSet ? variable : existsSync(file) ? file : null;

const keysOf = (environment: Environment): readonly Key[] => [
  {
    key: 'SEAL_KEY',
    at: fileOr(Boolean(environment.sealKey), 'SEAL_KEY', sealKeyFile(environment)),
    use: 'signs the checkpoints of the log.',
    rotation: 'hourtrail keys rotate replaces it; what it signed stays valid.',
  },
  {
    key: 'LOG_MAC_KEY',
    at: fileOr(Boolean(environment.logMacKey), 'LOG_MAC_KEY', macKeyFile(environment)),
    use: 'proves each event, and seals the secrets of sign-in providers and authenticators.',
    rotation: 'it cannot be replaced: every event was written under it. Keep a copy elsewhere.',
  },
  {
    key: 'BACKUP_KEY',
    at: environment.backups.key ? 'BACKUP_KEY' : null,
    use: 'encrypts backups.',
    rotation: `set a new one at any time, "${VARIABLES.BACKUP_KEY.madeBy}" makes it. Keep the old one for as long as backups of it are kept.`,
  },
  {
    key: 'Passwords of app_rw and app_system',
    at: environment.servingUrls
      ? 'APP_DATABASE_URL and SYSTEM_DATABASE_URL'
      : 'derived from the password in DATABASE_URL',
    use: 'reach the database.',
    rotation: 'change the addresses, and run hourtrail migrate: it sets the new passwords.',
  },
  {
    key: 'Secrets of webhooks, API keys and sign-in providers',
    at: 'the database',
    use: 'belong to one school or person each.',
    rotation: 'whoever made them replaces them in the product.',
  },
];

export const keys: Command = {
  about: 'Lists every key, where this installation has it, and how it is replaced',
  options: {},
  examples: ['keys', 'keys --json'],
  run: ({ environment, say }) => {
    const found = keysOf(environment());
    for (const { key, at, use, rotation } of found)
      say(`${key} (${at ?? 'none here'}) ${use}\n  Rotation: ${rotation}`);
    return Promise.resolve({ ok: true, keys: found });
  },
};

export const keysRotate: Command = {
  about: 'Replaces SEAL_KEY, the key that signs checkpoints; hourtrail keys says what holds for the others',
  options: { lost: { value: '"how"', about: `How the old key was lost, if it is. ${REASON}` } },
  examples: ['keys rotate', 'keys rotate --lost "The disk with it broke"'],
  run: async (input) => {
    const lost = input.text('lost');
    const settings = input.environment();
    const key = await withOperator(settings, input.say, (operator) =>
      rotateKey(operator, sealKeyStore(settings), lost),
    );
    // one in a file stays there
    return { ok: true, ...(settings.sealKey && { key }) };
  },
};

/** Production needs a key to load the other settings, so this command loads none. */
export const keysNew: Command = {
  about: 'Makes a first SEAL_KEY, which signs checkpoints',
  options: {},
  examples: ['keys new'],
  run: ({ say }) => {
    const url = process.env['PUBLIC_URL'] ?? '';
    if (!URL.canParse(url))
      throw new StartError(
        'PUBLIC_URL is missing: the key is named after its host, for good. Such as: ' +
          'PUBLIC_URL=https://hours.example.org npx --no -- hourtrail keys new',
      );
    const key = newSignerText(keyNameOf(url));
    say(key);
    return Promise.resolve({ ok: true, key });
  },
};
