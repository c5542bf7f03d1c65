// npm run bench [-- 1 3] [--quick]: the performance goals, all or those named
import { ensureInstalled, requireNode, runNode } from './project.mjs';

requireNode();
await ensureInstalled();
const built = await runNode('.scripts/build.mjs');
process.exit(built || (await runNode('backend/bench/main.mjs', process.argv.slice(2))));
