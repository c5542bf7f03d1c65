import { setTimeout as pause } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { ErasureReason } from '@hourtrail/contracts';
import { AppModule, REBUILT_STREAMS } from '../app.module.js';
import type { LostErasure } from '../backup/index.js';
import { ErasePersonAgain } from '../identity/index.js';
import type { Environment } from '../platform/config/environment.js';
import { macKey } from '../platform/config/log-keys.js';
import { Database } from '../platform/database/database.js';
import type { DatabaseUrls } from '../platform/database/provision.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import { Records } from '../platform/event-log/records.js';
import { UnitOfWork } from '../platform/event-log/unit-of-work.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { recordIdOf } from '../platform/kernel/event.js';
import { openRuntime } from '../platform/platform.module.js';
import { sealingOf, webOptionsOf } from '../runtime-options.js';

const WAIT_MS = 5 * 60_000;
const LOOK_EVERY_MS = 200;

/** Records that reactions erase with the person they are about. */
const FOLLOW_THE_PERSON = ['hours', 'record'];

/** Erases through the application, without its jobs: people first, and with them what their erasure takes along. */
export async function eraseAgain(
  environment: Environment,
  urls: DatabaseUrls,
  lost: readonly LostErasure[],
): Promise<void> {
  const sealing = { ...sealingOf(environment), runs: false };
  const runtime = await openRuntime(urls, macKey(environment), { sealing, files: await fileStoreOf(environment) });
  const web = { ...webOptionsOf(environment), mail: undefined, mailFolder: undefined, rosterFolder: undefined };
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...runtime, runsJobs: false }, web), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const database = app.get(Database);
    for (const { organizationId, stream, data } of ofKind(lost, (kind) => kind === 'user')) {
      const reason = (data['reason'] ?? null) as ErasureReason | null;
      await app.get(CommandBus).execute(new ErasePersonAgain(organizationId, recordIdOf(stream), reason));
    }
    for (const { organizationId, stream: name, type, data } of ofKind(lost, isAlone)) {
      if (await isErased(database, { organizationId, stream: name })) continue;
      const stream = REBUILT_STREAMS.find((one) => one.name === kindOf(name));
      if (!stream) continue;
      const records = new Records(database, app.get(UnitOfWork), stream as never);
      const state = await records.find(organizationId, recordIdOf(name));
      if (!state) continue;
      await app
        .get(UnitOfWork)
        .commit(systemAt(organizationId), stream, [{ id: recordIdOf(name), state, events: [{ type, data }] }]);
    }
    const rest = ofKind(lost, (kind) => FOLLOW_THE_PERSON.includes(kind));
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
      const erased = await Promise.all(rest.map((one) => isErased(database, one)));
      if (erased.every(Boolean)) return;
    }
  } finally {
    await app.close();
  }
}

const kindOf = (stream: string): string => stream.slice(0, stream.indexOf('/'));

const ofKind = (lost: readonly LostErasure[], is: (kind: string) => boolean): readonly LostErasure[] =>
  lost.filter(({ stream }) => is(kindOf(stream)));

const isAlone = (kind: string): boolean => kind !== 'user' && !FOLLOW_THE_PERSON.includes(kind);

async function isErased(
  database: Database,
  { organizationId, stream }: Pick<LostErasure, 'organizationId' | 'stream'>,
): Promise<boolean> {
  const rows = await database.system({
    text: `SELECT FROM log.events WHERE (organization_id, stream) = ($1, $2) AND type LIKE '%.erased' LIMIT 1`,
    values: [organizationId, stream],
  });
  return rows.length > 0;
}
