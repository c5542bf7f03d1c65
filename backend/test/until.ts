import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what a reaction does, or somebody else meanwhile. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

const PATIENCE = 60_000;

/**
 * What is looked at, as soon as it is as wanted; after a minute as it is then. What follows the log waits for every write
 * that is under way in the cluster, a large one of another test too.
 */
export async function seen<T>(look: () => Promise<T>, isExpected: (found: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (isExpected(found) || Date.now() > until) return found;
    await pause(100);
  }
}
