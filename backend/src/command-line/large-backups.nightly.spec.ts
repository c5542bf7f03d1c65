import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSignerText } from '../platform/sealing/signed-note.js';
import { SealedLog } from '../../test/sealed-log.js';
import { MAC_KEY } from '../../test/write-core.js';

const ENTRIES = 100_000;
const AT_ONCE = 1_000;
const MEMORY_MAX_MIB = 400;
const COMMAND = join(import.meta.dirname, '../../dist/src/command-line/hourtrail.js');

async function run(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string; mib: number }> {
  const child = spawn(process.execPath, [COMMAND, ...words], { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  let mib = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close');
  for (; child.exitCode === null; await pause(50)) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    mib = Math.max(mib, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
  const [code] = (await closed) as [number];
  return { code, output, mib };
}

it('backs up a hundred thousand entries while more are written, in memory that does not grow with them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'large-backups-'));
  const log = await SealedLog.open();
  try {
    for (let count = 0; count < ENTRIES; count += AT_ONCE) await log.write(2, AT_ONCE);
    const env = {
      ...{ DATABASE_URL: log.database.adminUrl, DATA_DIR: folder, CHECKPOINT_DIR: join(log.folder, 'checkpoints') },
      ...{ LOG_MAC_KEY: MAC_KEY.toString('hex'), SEAL_KEY: newSignerText('x'), BACKUP_KEY: 'b5'.repeat(32) },
    };
    const file = join(folder, 'large.age');
    const stopped = new AbortController();
    const writer = (async () => {
      while (!stopped.signal.aborted) await log.write(2, 100);
    })();
    const began = performance.now();
    const written = await run(['backup', '--to', file], env);
    const seconds = (performance.now() - began) / 1_000;
    stopped.abort();
    await writer;
    expect(written).toMatchObject({ code: 0 });
    expect(written.mib).toBeLessThan(MEMORY_MAX_MIB);
    const verified = await run(['verify-backup', '--from', file], env);
    expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('is whole')]);
    const { size } = await stat(file);
    process.stdout.write(
      `Backed up ${ENTRIES} entries in ${seconds.toFixed(1)} s and ${written.mib.toFixed(0)} MiB: ${(size / 2 ** 20).toFixed(0)} MiB; verified in ${verified.mib.toFixed(0)} MiB.\n`,
    );
  } finally {
    await log.close();
    await rm(folder, { recursive: true });
  }
}, 3_600_000);
