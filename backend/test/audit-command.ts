import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const COMMANDS = join(import.meta.dirname, '../dist/src/audit/operations/command-line.js');

/** One of the commands of `npm run audit:…` on the data of a server, with its options and more of the environment. */
export async function audit(
  data: string,
  ...given: readonly (string | NodeJS.ProcessEnv)[]
): Promise<{ code: number; output: string }> {
  const options = given.filter((one) => typeof one === 'string');
  const more = Object.assign({}, ...given.filter((one) => typeof one !== 'string')) as NodeJS.ProcessEnv;
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data, ...more };
  const child = spawn(process.execPath, [COMMANDS, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
