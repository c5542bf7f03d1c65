// Prints the path of the Node that runs HourTrail, for .scripts/node. Installs the packages, which bring one, if need be.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, readJson, requireNode, root } from './project.mjs';

const LEAST = Number(/\d+/.exec(readJson('backend/package.json').engines.node)[0]);
const HOST = process.versions.node;
const isNewEnough = (version) => Number(/\d+/.exec(version)?.[0] ?? 0) >= LEAST;

requireNode();
await ensureInstalled({ dev: false });
console.log(isNewEnough(HOST) ? process.execPath : bundled());

/** The Node among the packages. Ends the process with a sentence where there is none that runs. */
function bundled() {
  const name = `node-${process.platform}-${process.arch}`;
  const path = join(root, 'node_modules', name, 'bin/node');
  const { error, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (!error && isNewEnough(stdout)) return path;
  const why =
    error?.code === 'ENOENT'
      ? `the packages bring none for ${process.platform} on ${process.arch}`
      : `the one among the packages, ${name}, does not start`;
  console.error(`HourTrail needs Node.js ${LEAST} or newer. This is ${HOST}, and ${why}: install Node.js ${LEAST}.`);
  process.exit(1);
}
