import { keyNameOf } from '../platform/config/log-keys.js';
import { StartError } from '../platform/config/start-error.js';
import { newSignerText } from '../platform/sealing/signed-note.js';
import type { Command } from './command.js';

/** Production needs a key to load the other settings, so this command loads none. */
export const auditNewKey: Command = {
  about: 'Makes a key that signs checkpoints',
  options: {},
  examples: ['audit new-key'],
  run: ({ say }) => {
    const url = process.env['PUBLIC_URL'] ?? '';
    if (!URL.canParse(url))
      throw new StartError(
        'PUBLIC_URL is missing: the key is named after its host, for good. Such as: ' +
          'PUBLIC_URL=https://hours.example.org npx --no -- hourtrail audit new-key',
      );
    const key = newSignerText(keyNameOf(url));
    say(key);
    return Promise.resolve({ ok: true, key });
  },
};
