import { ForwardOnly } from '../migrations/forward-only.js';
import { MIGRATIONS } from '../migrations/index.js';
import { provision } from '../src/platform/database/provision.js';
import { upgradeUnderLoad } from './rolling-upgrade.js';

/** Expands what the load reads and writes. */
class Mood9999999999999 extends ForwardOnly {
  protected readonly sql = `
    ALTER TABLE hours.volunteer_hours ADD COLUMN mood text;
    ALTER TABLE log.events ADD COLUMN note text NOT NULL DEFAULT '';
    CREATE TABLE hours.moods (id integer PRIMARY KEY)`;
}

test('servers go on, and start again, while and after a newer version expands the database', async () => {
  const expand = async ({ adminUrl }: { readonly adminUrl: string }): Promise<void> => {
    await provision(adminUrl, 'hourtrail', [...MIGRATIONS, Mood9999999999999]);
  };
  const upgraded = await upgradeUnderLoad(expand, { writes: 40 });
  expect(upgraded).toMatchObject({ faults: [], lost: 0, cutOff: 0, daysOverCap: 0 });
  expect(upgraded.lowered).toBeGreaterThan(0);
});
