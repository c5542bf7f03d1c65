import { rm } from 'node:fs/promises';
import { builtBeforeNewestMigrations, upgradeUnderLoad } from './rolling-upgrade.js';
import { hourtrail } from './server.js';

test('the servers before the newest migrations and those after it run together under load', async () => {
  const { folder, commit } = await builtBeforeNewestMigrations();
  try {
    const migrate = async ({ adminUrl }: { readonly adminUrl: string }): Promise<void> => {
      expect(await hourtrail(folder, 'migrate', { DATABASE_URL: adminUrl })).toMatchObject({ code: 0 });
    };
    const { check, ...upgraded } = await upgradeUnderLoad(migrate, { before: folder, writes: 1_000 });
    process.stdout.write(`From ${commit}: ${JSON.stringify(upgraded)}\n`);
    expect(upgraded).toMatchObject({ faults: [], lost: 0, daysOverCap: 0 });
    expect(check).toMatchObject({ code: 0 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
