import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ErasureReason } from '@hourtrail/contracts';
import { REACTIONS, REBUILT_STREAMS } from '../app.module.js';
import type { LostErasure } from '../backup/index.js';
import { eraseEntries } from '../hours/index.js';
import { END_PENDING_SIGN_INS, eraseJoinRequest, ErasePersonAgain } from '../identity/index.js';
import { eraseSubscription } from '../messaging/index.js';
import type { Environment } from '../platform/config/environment.js';
import { Database, type Statement } from '../platform/database/database.js';
import type { DatabaseUrls } from '../platform/database/provision.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import { Records } from '../platform/event-log/records.js';
import { isStale, UnitOfWork } from '../platform/event-log/unit-of-work.js';
import { ERASED, recordIdOf, type DomainEvent } from '../platform/kernel/event.js';
import { END_EVERY_SESSION } from '../platform/web/session/sessions.js';
import { webOptionsOf } from '../runtime-options.js';
import { inApplication } from './application.js';

const WAIT_MS = 5 * 60_000;
const LOOK_EVERY_MS = 200;
const TRIES = 20;

/** Invitations and one-time passwords stay: they end by themselves, and whoever did not use them yet needs them. */
export const endSignIns: readonly Statement[] = [END_EVERY_SESSION, END_PENDING_SIGN_INS];

/**
 * Erases through the application, without its jobs: people first, and with them what their erasure takes along; then
 * what is left, which retention erased, or which mentioned someone whom the backup does not have.
 */
export async function eraseAgain(
  environment: Environment,
  urls: DatabaseUrls,
  lost: readonly LostErasure[],
): Promise<void> {
  const web = { ...webOptionsOf(environment), mail: undefined, mailFolder: undefined, rosterFolder: undefined };
  await inApplication(environment, urls, { web }, async (app) => {
    const people = lost.filter(isPerson);
    for (const person of people) await retryingStale(() => erasePerson(app, person));
    if (people.length > 0) await untilReactionsCaughtUp(app.get(Database));
    for (const one of lost) if (!isPerson(one)) await retryingStale(() => eraseRecord(app, one));
  });
}

const kindOf = ({ stream }: Pick<LostErasure, 'stream'>): string => stream.slice(0, stream.indexOf('/'));

const isPerson = (one: LostErasure): boolean => kindOf(one) === 'user';

/** Reactions change the same records meanwhile. */
async function retryingStale(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}

async function erasePerson(app: INestApplicationContext, { organizationId, stream, data }: LostErasure): Promise<void> {
  const reason = (data['reason'] ?? null) as ErasureReason | null;
  await app.get(CommandBus).execute(new ErasePersonAgain(organizationId, recordIdOf(stream), reason));
}

/** Waits for all reactions, but not for ever: what they leave is erased without them. */
async function untilReactionsCaughtUp(database: Database): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    const done = await database.system({
      text: `SELECT FROM log.reaction_progress WHERE reaction = ANY ($1) AND (epoch, tx, position) >=
               (SELECT epoch, tx, position FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1)`,
      values: [REACTIONS.map(({ name }) => name)],
    });
    if (done.length === REACTIONS.length) return;
  }
}

/** Records whose state decides how they are erased. Of all others it is the event as it was. */
const ERASE: Readonly<Record<string, (state: never) => readonly DomainEvent[]>> = {
  'join-request': eraseJoinRequest,
  subscription: eraseSubscription,
};

async function eraseRecord(app: INestApplicationContext, lost: LostErasure): Promise<void> {
  const [database, work] = [app.get(Database), app.get(UnitOfWork)];
  const { organizationId, type, data } = lost;
  const id = recordIdOf(lost.stream);
  const stream = REBUILT_STREAMS.find(({ name }) => name === kindOf(lost));
  if (!stream || (await isErased(database, lost))) return;
  if (kindOf(lost) === 'hours') {
    await eraseEntries([id], organizationId, { database, work });
    return;
  }
  const state = await new Records(database, work, stream as never).find(organizationId, id);
  if (!state) return;
  const events = ERASE[kindOf(lost)]?.(state as never) ?? [{ type, data }];
  await work.commit(systemAt(organizationId), stream, [{ id, state, events }]);
}

async function isErased(database: Database, { organizationId, stream }: LostErasure): Promise<boolean> {
  const rows = await database.system({
    text: `SELECT FROM log.events WHERE (organization_id, stream) = ($1, $2) AND type LIKE '%${ERASED}' LIMIT 1`,
    values: [organizationId, stream],
  });
  return rows.length > 0;
}
