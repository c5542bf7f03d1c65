// npm test [-- [unit | full | nightly] [words in the paths of specs, and options of Jest]]
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, filesUnder, readEnvFile, root, runNode } from './project.mjs';
import { summaryFile } from './testing/reporter.mjs';

const RUNS = {
  all: ['unit', 'frontend', 'integration', 'browser'],
  unit: ['unit'],
  full: ['full'],
  nightly: ['nightly'],
};

const [name] = process.argv.slice(2);
const projects = RUNS[name] ?? RUNS.all;
const filters = process.argv.slice(name in RUNS ? 3 : 2);

readEnvFile(['TEST_DATABASE_URL', 'CHROME_PATH']);
await ensureInstalled();
const built = projects === RUNS.unit || (await runNode('.scripts/build.mjs')) === 0;
rmSync(summaryFile, { force: true });
const code = built
  ? await runNode('node_modules/jest/bin/jest.js', ['--ci', ...filters, '--selectProjects', ...projects])
  : 1;

const ran = existsSync(summaryFile);
const summary = ran ? JSON.parse(readFileSync(summaryFile, 'utf8')) : { passed: 0, failed: 1, skipped: [] };
const complaints = ran && filters.length === 0 ? incompleteness(summary) : [];
for (const complaint of complaints) console.error(complaint);

let failed = summary.failed + complaints.length;
if (code !== 0 || summary.passed === 0) failed = Math.max(failed, 1);
console.log(`${summary.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A spec that no project takes up, a project that takes up none and a test passed over would otherwise go unseen. */
function incompleteness({ projects: used, files, skipped }) {
  const isMine = (file) => {
    const kind = /\.(int|e2e|browser|full|nightly)\.spec\./.exec(file)?.[1];
    if (projects === RUNS.unit) return kind === undefined && !file.startsWith(join(root, 'frontend'));
    if (kind === 'full' || kind === 'nightly') return projects === RUNS[kind];
    return projects === RUNS.all;
  };
  const missed = ['contracts', 'backend', 'frontend']
    .flatMap((folder) => filesUnder(join(root, folder), (entry) => ['node_modules', 'dist'].includes(entry)))
    .filter((file) => /[.-](spec|test)\.[cm]?[jt]sx?$/.test(file) && isMine(file) && !files.includes(file));
  return [
    ...missed.map((file) => `${relative(root, file)} was not run.`),
    ...projects.filter((project) => !used.includes(project)).map((project) => `No test of "${project}" was run.`),
    ...skipped.map((name) => `Skipped: ${name}.`),
  ];
}
