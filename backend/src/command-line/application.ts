import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import type { PeopleActor } from '../identity/index.js';
import type { Environment } from '../platform/config/environment.js';
import { macKey, macKeyFile, requireKeyFile, sealKeyFile } from '../platform/config/log-keys.js';
import { StartError } from '../platform/config/start-error.js';
import { Database } from '../platform/database/database.js';
import { reachAsItIs } from '../platform/database/open-database.js';
import type { ServingUrls } from '../platform/database/provision.js';
import { requireMacKey } from '../platform/event-log/require-mac-key.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { openRuntime } from '../platform/platform.module.js';
import { Continuity } from '../platform/sealing/continuity.js';
import { Refusal } from '../platform/web/errors/refusal.js';
import type { WebOptions } from '../platform/web/web-options.js';
import { sealingOf, webOptionsOf } from '../runtime-options.js';
import { WrongUse, type Input, type Option } from './command.js';

/** The application without its web server: it listens nowhere, runs no job and seals nothing. */
export async function inApplication<T>(
  environment: Environment,
  urls: ServingUrls,
  { web = webOptionsOf(environment) }: { readonly web?: WebOptions },
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const sealing = { ...sealingOf(environment), runs: false };
  const runtime = await openRuntime(urls, macKey(environment), { sealing, files: await fileStoreOf(environment) });
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...runtime, runsJobs: false }, web), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/**
 * Does it as the product does, next to a running server or without one. What the product refuses is thrown as a
 * StartError, or as a WrongUse where a value is wrong. Where the log is not whole, every change is refused.
 */
export async function withApplication<T>(
  { environment, say }: Input,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const settings = environment();
  if (!settings.logMacKey) requireKeyFile(macKeyFile(settings));
  if (!settings.sealKey) requireKeyFile(sealKeyFile(settings));
  const { urls, stop } = await reachAsItIs(settings, say);
  try {
    await requireMacKey(urls.systemUrl, macKey(settings));
    return await inApplication(settings, urls, {}, async (app) => {
      await lookAtLog(app, say);
      return work(app);
    });
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof Refusal)) throw error;
    const Kind = error instanceof DomainError && error.code === 'invalid-input' ? WrongUse : StartError;
    throw new Kind(error.message.replace(/[^.!?]$/, '$&.'), { cause: error });
  } finally {
    await stop();
  }
}

async function lookAtLog(app: INestApplicationContext, say: Input['say']): Promise<void> {
  const continuity = app.get(Continuity);
  continuity.beginUnchecked();
  try {
    await app.get(Database).systemTransaction((run) => continuity.look(run));
  } catch (error) {
    say(`The log could not be compared with its checkpoints: ${(error as Error).message}`);
  }
}

export const BY: Option = {
  value: 'USERNAME',
  about: 'The super-admin who answers for it in the trail; not needed if there is only one',
};

/** Who stands in the trail. Throws a WrongUse unless exactly one is meant. */
export async function superAdminOf(app: INestApplicationContext, input: Input): Promise<PeopleActor> {
  const username = input.text('by');
  const found = await app.get(Database).system<PeopleActor & { readonly username: string }>({
    text: `SELECT id, role, organization_id AS "organizationId", could_enter AS "couldBe", username FROM identity.users
           WHERE role = 'super-admin' AND is_active AND moved_to IS NULL ORDER BY username`,
  });
  const named = found.filter((one) => username === undefined || one.username.toLowerCase() === username.toLowerCase());
  const [only, ...more] = named;
  if (only && more.length === 0) {
    const { username: _name, ...by } = only;
    return by;
  }
  if (username !== undefined) throw new StartError(`There is no active super-admin "${username}".`);
  if (!only) throw new StartError('There is no active super-admin. Start the server: it makes the first one.');
  throw new WrongUse(`--by is missing: name one of ${named.map((one) => one.username).join(', ')}.`);
}

export const SCHOOL: Option = { value: 'SCHOOL', about: 'Its name or its number' };

/** Throws a StartError unless there is exactly one of that name or number. */
export async function schoolOf(app: INestApplicationContext, school: string): Promise<number> {
  const found = await app.get(Database).system<{ readonly id: number }>({
    text: `SELECT organization_id AS id FROM directory.schools
           WHERE CASE WHEN $1 ~ '^[0-9]{1,9}$' THEN organization_id = $1::integer ELSE lower(name) = lower($1) END
           ORDER BY 1`,
    values: [school],
  });
  const [only, ...more] = found.map(({ id }) => id);
  if (only === undefined) throw new StartError(`There is no school "${school}".`);
  if (more.length === 0) return only;
  throw new StartError(
    `${found.length} schools are called "${school}". Name one by its number: ${[only, ...more].join(', ')}.`,
  );
}
