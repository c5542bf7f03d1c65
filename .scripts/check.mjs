// All checks of the code without a database, two steps at a time; the longest first.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './project.mjs';

const AT_ONCE = 2;
const bin = (path) => join('node_modules', path);
const SOURCES = ['contracts/src', 'backend/src', 'backend/migrations', 'backend/test', 'frontend/src', 'frontend/test'];

const STEPS = [
  ['lint', bin('oxlint/bin/oxlint')],
  ['unit tests', '.scripts/test.mjs', 'unit'],
  ['types of the frontend', bin('typescript/bin/tsc'), '-p', 'frontend'],
  ['format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--cache', '.'],
  ['types of the backend', bin('typescript/bin/tsc'), '-p', 'backend'],
  ['types of the contracts', bin('typescript/bin/tsc'), '-p', 'contracts'],
  ['dependency rules', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--output-type=err', ...SOURCES],
  ['probes of the dependency rules', '.scripts/dependency-probes.mjs'],
  ['fit of the mutations', '.scripts/mutations.mjs', '--fit'],
  ['known holes of packages', '.scripts/advisories.mjs'],
];

await ensureInstalled();

const waiting = [...STEPS];
const failures = [];
await Promise.all(Array.from({ length: AT_ONCE }, work));
for (const { name, output } of failures) console.error(`\n--- ${name} ---\n${output.trim()}`);
console.log(`${STEPS.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, ...command] = step;
    const began = performance.now();
    const { code, output } = await runQuietly(command);
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${seconds} s  ${name}`);
    if (code !== 0) failures.push({ name, output });
  }
}

function runQuietly(command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
