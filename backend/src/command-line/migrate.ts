import { MIGRATIONS } from '../../migrations/index.js';
import { reachServer } from '../platform/database/open-database.js';
import { provision } from '../platform/database/provision.js';
import type { Command } from './command.js';

export const migrate: Command = {
  about: 'Creates the database if it is missing, and brings it up to date',
  options: {},
  examples: ['migrate'],
  run: async ({ environment, say }) => {
    const settings = environment();
    const { adminUrl, database, stop } = await reachServer(settings, say);
    try {
      await provision(adminUrl, database, MIGRATIONS, settings.servingUrls);
    } finally {
      await stop();
    }
    const newest = MIGRATIONS.at(-1)?.name;
    say(`The database ${database} is up to date: ${newest}.`);
    return { ok: true, database, newest };
  },
};
