import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what a reaction does, or somebody else meanwhile. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
