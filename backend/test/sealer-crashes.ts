import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSignerText, signerIn } from '../src/platform/sealing/signed-note.js';
import { SealedLog } from './sealed-log.js';
import { MAC_KEY } from './write-core.js';

const ENTRY = join(import.meta.dirname, 'sealing-process.mjs');
const SCHOOLS = [2, 3] as const;

export interface SealerCrashes {
  readonly events: number;
  readonly checkpoints: number;
  /** What the check of the log tells, but for the sum. */
  readonly faults: readonly string[];
  /** Numbers that no event has, or two. */
  readonly gaps: number;
  /** External checkpoints that are not in the order of their sizes, each once. */
  readonly disorder: number;
  /** Checkpoints in the database without an external copy. */
  readonly missing: number;
  readonly unsealed: number;
  /** The output of processes that ended by themselves. */
  readonly complaints: readonly string[];
}

/** Two processes seal at the same time what is being written; again and again one of them is killed and begins anew. */
export async function surviveSealerCrashes(times: number): Promise<SealerCrashes> {
  const log = await SealedLog.open();
  const signer = newSignerText('hours.example');
  log.signer = signerIn(signer);
  const complaints: string[] = [];
  const start = (): Promise<ChildProcess> => startSealing(log, signer, complaints);
  try {
    const processes = [await start(), await start()];
    const ending = new AbortController();
    const writing = (async () => {
      while (!ending.signal.aborted) {
        for (const school of SCHOOLS) await log.write(school, randomInt(1, 8));
        await pause(randomInt(1, 10));
      }
    })();
    for (let crash = 0; crash < times; crash += 1) {
      await pause(randomInt(5, 120));
      const at = crash % 2;
      await kill(processes[at] as ChildProcess);
      processes[at] = await start();
    }
    ending.abort();
    await writing;
    await Promise.all(processes.map(kill));
    await log.seal();
    return { ...(await compare(log)), complaints };
  } finally {
    await log.close();
  }
}

async function startSealing(log: SealedLog, signer: string, complaints: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env['PATH'],
      APP_URL: log.database.appUrl,
      SYSTEM_URL: log.database.systemUrl,
      FOLDER: join(log.folder, 'checkpoints'),
      SIGNER: signer,
      MAC_KEY: MAC_KEY.toString('hex'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function compare(log: SealedLog): Promise<Omit<SealerCrashes, 'complaints'>> {
  const count = async (text: string): Promise<number> =>
    Number((await log.core.admin.query<{ n: string }>(text)).rows[0]?.n);
  const sizes = await Promise.all(
    SCHOOLS.map(async (school) => (await log.checkpoints(school)).map(({ size }) => size)),
  );
  const inside = await count('SELECT count(*) AS n FROM log.checkpoints');
  const checkpoints = sizes.flat().length;
  return {
    checkpoints,
    events: await count('SELECT count(*) AS n FROM log.events'),
    faults: (await log.check()).slice(0, -1),
    gaps: await count(
      `SELECT coalesce(sum(abs(most - numbered)), 0) AS n
       FROM (SELECT max(number) AS most, count(*) AS numbered FROM log.sealed_events GROUP BY organization_id) s`,
    ),
    disorder: sizes.reduce(
      (sum, ofSchool) => sum + ofSchool.filter((size, n) => n > 0 && size <= (ofSchool[n - 1] as number)).length,
      0,
    ),
    missing: inside - checkpoints,
    unsealed: (await log.unsealed(2)) + (await log.unsealed(3)),
  };
}
