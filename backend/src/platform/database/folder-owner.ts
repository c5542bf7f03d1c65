import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error.js';
import { birthOf } from './processes.js';

const RELEASED = 'released';

/**
 * Claims `folder` for this process and returns its release. Throws a StartError if a living process owns it. `owner.N`
 * with the highest N names the owner. A hard link to N + 1 succeeds for one process only, so no new claim is lost.
 */
export function takeFolder(folder: string): () => void {
  const draft = join(folder, `.owner-${randomUUID()}`);
  const claimOf = (generation: number): string => join(folder, `owner.${generation}`);
  const generations = (): readonly number[] => generationsIn(folder);
  const newest = (): number => Math.max(0, ...generations());

  for (;;) {
    const current = newest();
    if (current > 0) refuseWhileAlive(folder, claimOf(current));
    writeFileSync(draft, `${process.pid} ${birthOf(process.pid)}`);
    const claimed = link(draft, claimOf(current + 1));
    rmSync(draft);
    if (!claimed) continue;
    if (newest() > current + 1) {
      rmSync(claimOf(current + 1), { force: true });
      continue;
    }
    for (const old of generations()) if (old <= current) rmSync(claimOf(old), { force: true });
    return () => {
      writeFileSync(draft, RELEASED);
      renameSync(draft, claimOf(current + 1));
    };
  }
}

export const isTaken = (folder: string): boolean =>
  generationsIn(folder).some((generation) => ownerIn(join(folder, `owner.${generation}`)) !== undefined);

const generationsIn = (folder: string): readonly number[] =>
  readdirSync(folder)
    .filter((name) => /^owner\.\d+$/.test(name))
    .map((name) => Number(name.slice('owner.'.length)));

function ownerIn(claim: string): string | undefined {
  const [pid, birth] = readIfThere(claim).split(' ');
  return pid !== undefined && birth !== undefined && birthOf(Number(pid)) === birth ? pid : undefined;
}

function refuseWhileAlive(folder: string, claim: string): void {
  const pid = ownerIn(claim);
  if (pid === undefined) return;
  throw new StartError(
    `HourTrail is already running on the data folder ${folder} (process ${pid}); stop it first, or set DATA_DIR to another folder.`,
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return RELEASED;
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
