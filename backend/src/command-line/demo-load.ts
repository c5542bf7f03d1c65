import { NEW_SCHOOL } from '@hourtrail/contracts';
import { countOf } from '../audit/index.js';
import { demoTable } from '../demo/demo-people.js';
import { loadDemoData } from '../demo/load-demo-data.js';
import { macKey } from '../platform/config/log-keys.js';
import { StartError } from '../platform/config/start-error.js';
import { reachDatabase } from '../platform/database/open-database.js';
import { withPool } from '../platform/database/pools.js';
import { requireMacKey } from '../platform/event-log/require-mac-key.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { openRuntime } from '../platform/platform.module.js';
import { sealingOf, webOptionsOf } from '../runtime-options.js';
import type { Command } from './command.js';

export const demoLoad: Command = {
  about: 'Fills an empty installation with the demo schools; refuses where there are schools or accounts',
  options: {},
  examples: ['migrate', 'demo load'],
  run: async ({ environment, say }) => {
    const settings = environment();
    if (settings.production)
      throw new StartError('Demo accounts have a password that everyone knows. They are not for production.');
    const reached = await reachDatabase(settings, say);
    const { urls, stop } = reached;
    try {
      const key = macKey(settings);
      await requireMacKey(urls.systemUrl, key);
      await requireEmpty(urls.systemUrl);
      const sealing = { ...sealingOf(settings), runs: false };
      sealing.signer();
      const runtime = await openRuntime(urls, key, { sealing, files: await fileStoreOf(settings) });
      const web = { ...webOptionsOf(settings), mail: undefined, mailFolder: undefined };
      await loadDemoData({ ...runtime, runsJobs: false }, web, {
        say,
        fillWhole: 'fillWhole' in reached ? reached.fillWhole : (fill) => fill(),
      });
      say(demoTable());
      return { ok: true };
    } finally {
      await stop();
    }
  },
};

async function requireEmpty(systemUrl: string): Promise<void> {
  const { rows } = await withPool(systemUrl, (pool) =>
    pool.query<{ schools: number; people: number }>(
      `SELECT (SELECT count(*)::integer FROM directory.schools WHERE organization_id > $1) AS schools,
         (SELECT count(*)::integer FROM directory.people) AS people`,
      [NEW_SCHOOL.id],
    ),
  );
  const { schools = 0, people = 0 } = rows[0] ?? {};
  if (schools + people === 0) return;
  throw new StartError(
    `This installation has ${countOf(schools, 'school')} and ${countOf(people, 'account')}. Demo data goes into an empty installation only: set another DATA_DIR or DATABASE_URL.`,
  );
}
