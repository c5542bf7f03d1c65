import { openDatabase, ownerIn } from '../platform/database/open-database.js';
import { withPool } from '../platform/database/pools.js';
import { rebuild } from '../platform/event-log/rebuild.js';
import type { Command } from './command.js';

export const rebuildRows: Command = {
  about: 'Recreates every row and projection from the event log; stop npm start first',
  options: {},
  examples: ['rebuild'],
  run: async ({ environment, say }) => {
    const { FOLLOWING, PROJECTIONS, REBUILT_STREAMS } = await import('../app.module.js');
    const { urls, stop } = await openDatabase(environment(), say);
    try {
      say('Rebuilding rows and projections from the log …');
      const tables = await withPool(ownerIn(urls), (owner) => rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING));
      for (const { table, rows } of tables) say(`${table}: ${rows} rows`);
      return { ok: true, tables };
    } finally {
      await stop();
    }
  },
};
