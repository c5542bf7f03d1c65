// npm run bench [-- 1 3 last-day] [--quick] [--trial] [--report]: the performance goals, all or those named
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode, runNpm } from './project.mjs';

const RIVALS = 6;

await ensureInstalled();
const goals = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (goals.length === 0 || goals.includes(String(RIVALS))) await installRivals();
const built = await runNode('.scripts/build.mjs');
process.exit(built || (await runNode('backend/bench/main.mjs', process.argv.slice(2))));

/** The event stores that ours is compared with are packages of the benchmarks alone. */
async function installRivals() {
  const folder = join(root, 'backend/bench');
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  if ((await runNpm(['ci', '--loglevel=error'], { cwd: folder })) !== 0) process.exit(1);
}
