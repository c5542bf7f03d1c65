import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../migrations/index.js';
import type { Environment } from './platform/config/environment.js';
import { sealKey } from './platform/config/log-keys.js';
import type { DatabaseUrls } from './platform/database/provision.js';
import type { BackupSchedule, Sealing } from './platform/platform.module.js';
import { ExternalCheckpoints } from './platform/sealing/external-checkpoints.js';
import type { WebOptions } from './platform/web/web-options.js';

export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

export const sealingOf = (environment: Environment): Sealing => ({
  signer: () => sealKey(environment),
  external: new ExternalCheckpoints(environment.checkpointDir),
  runs: true,
});

export function webOptionsOf(environment: Environment): WebOptions {
  const clientFolder = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
  return {
    publicUrl: environment.publicUrl,
    production: environment.production,
    proxies: environment.proxies,
    demo: environment.demoData,
    google: environment.google,
    mail: environment.mail,
    mailFolder: environment.production ? undefined : join(environment.dataDir, 'mail'),
    rosterFolder: environment.rosterFolder,
    site: environment.site,
    webhooks: environment.webhooks,
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
    logLevel: environment.logLevel,
    version: VERSION,
    newestMigration: MIGRATIONS.at(-1)?.name,
  };
}

export function backupsOf({ backups }: Environment, { ownerUrl }: Partial<DatabaseUrls>): BackupSchedule | undefined {
  const { location, key, ...rest } = backups;
  return location && key && ownerUrl ? { ...rest, location, key, ownerUrl, version: VERSION } : undefined;
}
