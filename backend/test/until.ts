import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from './database.js';
import { asAdmin } from './sql.js';

const LIMIT = 300_000;

/** Waits for a reaction or another process. Throws after five minutes, or another limit in milliseconds. */
export async function until(isSo: () => Promise<boolean>, limit = LIMIT): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${limit / 1_000} seconds in vain until ${isSo.toString()}`);
    await pause(20);
  }
}

/**
 * Returns the value once it is as expected, or after five minutes as it is then. Reactions wait for every open
 * transaction in the cluster, also of another test.
 */
export async function seen<T>(look: () => Promise<T>, isExpected: (found: T) => boolean): Promise<T> {
  const until = Date.now() + LIMIT;
  for (;;) {
    const found = await look();
    if (isExpected(found) || Date.now() > until) return found;
    await pause(100);
  }
}

/** Waits until every event is where a reviewer searches. */
export const indexedForAudit = (database: TestDatabase): Promise<void> =>
  until(async () => {
    const [found] = await asAdmin<{ all: boolean }>(
      database,
      'SELECT (SELECT count(*) FROM reporting.audit_index) = (SELECT count(*) FROM log.events) AS all',
    );
    return found?.all === true;
  });
