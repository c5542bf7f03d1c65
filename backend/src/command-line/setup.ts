import { randomBytes } from 'node:crypto';
import { keyNameOf } from '../platform/config/log-keys.js';
import { newSignerText } from '../platform/sealing/signed-note.js';
import { isDemoUsername } from '../identity/index.js';
import { required, WrongUse, type Command } from './command.js';

const secret = (): string => randomBytes(32).toString('hex');

/** What docker-compose.yml asks for. Reads no settings, since it makes them. */
export const setup: Command = {
  about: 'Prints the settings of a new installation for .env, with keys and passwords that it makes',
  options: {
    domain: { value: 'NAME', about: 'Where people find it, such as hours.example.org' },
    email: { value: 'ADDRESS', about: 'The email address of the first super-admin' },
    username: { value: 'NAME', about: 'Their username; without it, operator' },
  },
  examples: ['setup --domain hours.example.org --email you@example.org > .env'],
  run: (input) => {
    const [domain, email] = [required(input, 'domain'), required(input, 'email')];
    const url = URL.parse(`https://${domain}`);
    if (url?.host !== domain) throw new WrongUse(`--domain must be a name such as hours.example.org, not "${domain}".`);
    if (!/^[^\s@'"]+@[^\s@'"]+$/.test(email)) throw new WrongUse(`--email must be an address, not "${email}".`);
    const username = input.text('username') ?? 'operator';
    if (isDemoUsername(username))
      throw new WrongUse(`--username must not be the name of a demo account, such as "${username}".`);
    const settings = {
      DOMAIN: domain,
      POSTGRES_PASSWORD: secret(),
      APP_PASSWORD: secret(),
      SYSTEM_PASSWORD: secret(),
      LOG_MAC_KEY: secret(),
      SEAL_KEY: newSignerText(keyNameOf(url.href)),
      BACKUP_KEY: secret(),
      SUPERADMIN_USERNAME: username,
      SUPERADMIN_EMAIL: email,
      SUPERADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    };
    for (const [name, value] of Object.entries(settings)) input.say(`${name}=${value}`);
    return Promise.resolve({ ok: true, settings });
  },
};
