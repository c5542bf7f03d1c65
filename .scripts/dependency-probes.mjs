// Shows that each rule of .dependency-cruiser.cjs still objects: to a bad file in a tree of its own, and that what it
// speaks of is still there in ours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesUnder, root } from './project.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const GOOD = {
  'contracts/package.json': '{ "name": "@hourtrail/contracts", "exports": { ".": { "types": "./src/index.ts" } } }',
  'contracts/src/index.ts': 'export const ROLES = [];',
  'backend/package.json': '{ "type": "module" }',
  'backend/migrations/index.ts': 'export const MIGRATIONS = [];',
  'backend/src/platform/kernel/event.ts': 'export interface Event { type: string }',
  'backend/src/platform/database/database.ts':
    "import '../../../migrations/index.js'; import '../kernel/event.js'; import 'pg'; export {};",
  'backend/src/hours/domain/hours.events.ts':
    "import type { Event } from '../../platform/kernel/event.js'; export type E = Event;",
  'backend/src/hours/domain/hours.ts':
    "import '@hourtrail/contracts'; import './hours.events.js'; export const approve = 1;",
  'backend/src/hours/commands/approve.ts':
    "import '../domain/hours.js'; import '../../platform/database/database.js'; export {};",
  'backend/src/hours/queries/list.ts':
    "import '../domain/hours.events.js'; import '../../platform/database/database.js'; export {};",
  'backend/src/hours/persistence/hours-store.ts': "import '../domain/hours.js'; export {};",
  'backend/src/hours/index.ts': "export * from './domain/hours.events.js'; import './commands/approve.js';",
  'backend/src/reporting/index.ts': "import '../hours/index.js'; export {};",
  'backend/src/audit/index.ts': "import '../hours/index.js'; export {};",
  'backend/src/app.module.ts':
    "import './hours/index.js'; import './reporting/index.js'; import './audit/index.js'; export {};",
  'backend/src/demo/tell.ts': "import '../hours/index.js'; export {};",
  'backend/src/backup/index.ts': "import '../audit/index.js'; export {};",
  'backend/src/command-line/fsck.ts': "import '../audit/index.js'; import '../backup/index.js'; export {};",
  'backend/test/given.ts': "import '../src/hours/domain/hours.js'; export {};",
  'backend/src/hours/domain/hours.spec.ts': "import './hours.js'; import '../../../test/given.js';",
  'frontend/src/lib/dates.ts': 'export const today = 1;',
  'frontend/src/api/hours.ts': "import '@hourtrail/contracts'; import '../lib/dates'; export {};",
  'frontend/src/features/hours/List.tsx': "import '../../api/hours'; export const List = 1;",
  'frontend/src/features/people/List.tsx': 'export const List = 1;',
  'frontend/src/pages/Hours.tsx':
    "import '../features/hours/List'; import '../features/people/List'; export const Hours = 1;",
  'frontend/src/app/App.tsx': "import '../pages/Hours'; export const App = 1;",
  'frontend/src/site/main.tsx':
    "import 'react-router-dom'; import '../features/hours/List'; import '../api/hours'; export {};",
  'frontend/src/testing/render.tsx': "import '../app/App'; export {};",
};

const BAD = {
  'contracts-import-neither-side': ['contracts/src/bad.ts', '../../backend/src/hours/index.js'],
  'backend-and-frontend-apart': ['frontend/src/lib/bad.ts', '../../../backend/src/hours/index.js'],
  'modules-through-their-front-door': ['backend/src/reporting/bad.ts', '../hours/domain/hours.events.js'],
  'app-through-front-doors': ['backend/src/bad.ts', './hours/commands/approve.js'],
  'platform-knows-no-module': ['backend/src/platform/bad.ts', '../hours/index.js'],
  'kernel-imports-nothing': ['backend/src/platform/kernel/bad.ts', 'node:fs'],
  'domain-is-pure': ['backend/src/hours/domain/bad.ts', 'pg'],
  'reads-know-events-only': ['backend/src/hours/queries/bad.ts', '../domain/hours.js'],
  'records-know-no-queries': ['backend/src/hours/persistence/bad.ts', '../queries/list.js'],
  'nothing-imports-reporting': ['backend/src/hours/bad.ts', '../reporting/index.js'],
  'nothing-imports-the-audit': ['backend/src/reporting/badToo.ts', '../audit/index.js'],
  'features-do-not-cross': ['frontend/src/features/hours/bad.ts', '../people/List'],
  'layers-api-ui-lib': ['frontend/src/api/bad.ts', '../features/hours/List'],
  'layers-features': ['frontend/src/features/people/bad.ts', '../../pages/Hours'],
  'layers-pages': ['frontend/src/pages/bad.ts', '../app/App'],
  'layers-site': ['frontend/src/site/bad.ts', '../pages/Hours'],
  'nothing-imports-the-site': ['frontend/src/pages/badToo.ts', '../site/main'],
  'the-site-is-light': ['frontend/src/site/badToo.ts', 'react-redux'],
  'no-cycles': ['frontend/src/lib/circle.ts', './otherHalf'],
  'no-tests-in-production': ['backend/src/hours/http.ts', '../../test/given.js'],
  resolvable: ['frontend/src/ui/bad.ts', './nowhere'],
};

const OTHER_HALF = ['frontend/src/lib/otherHalf.ts', './circle'];

const complaints = [...unprobed(), ...vacuous(), ...probe()];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`${forbidden.length} dependency rules object to what they should.`);

function unprobed() {
  return forbidden.filter(({ name }) => !BAD[name]).map(({ name }) => `The rule ${name} has no probe.`);
}

function vacuous() {
  const files = ['contracts', 'backend', 'frontend']
    .flatMap((folder) => filesUnder(join(root, folder), (name) => ['node_modules', 'dist'].includes(name)))
    .map((file) => relative(root, file));
  const matchesNone = (patterns) => patterns.every((pattern) => !files.some((file) => new RegExp(pattern).test(file)));
  return forbidden.flatMap(({ name, from, to }) =>
    [from.path, to.path]
      .filter((path) => path !== undefined)
      .filter((path) => matchesNone([path].flat()))
      .map((path) => `The rule ${name} speaks of ${path}, which is nowhere.`),
  );
}

function probe() {
  const tree = mkdtempSync(join(tmpdir(), 'hourtrail-probes-'));
  try {
    const bad = [...Object.values(BAD), OTHER_HALF].map(([file, target]) => [
      file,
      `import type {} from '${target}'; export {};`,
    ]);
    for (const [file, text] of [...Object.entries(GOOD), ...bad]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    symlinkModules(tree);
    const found = cruise(tree);
    const isBad = (file) => bad.some(([name]) => name === file);
    return [
      ...Object.entries(BAD).flatMap(([rule, [file]]) => {
        const names = found.filter(({ from }) => from === file).map(({ name }) => name);
        return names.join() === rule ? [] : [`${file} should break ${rule}, and breaks: ${names.join() || 'nothing'}.`];
      }),
      ...found.filter(({ from }) => !isBad(from)).map(({ from, name }) => `${from} is good, and breaks ${name}.`),
    ];
  } finally {
    rmSync(tree, { recursive: true });
  }
}

function symlinkModules(tree) {
  mkdirSync(join(tree, 'node_modules/@hourtrail'), { recursive: true });
  symlinkSync('../../contracts', join(tree, 'node_modules/@hourtrail/contracts'));
  for (const name of ['pg', 'react-redux', 'react-router-dom']) {
    symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
}

function cruise(tree) {
  const arguments_ = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const run = spawnSync(process.execPath, [command, ...arguments_, 'contracts', 'backend', 'frontend'], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr);
  return JSON.parse(run.stdout).summary.violations.map(({ from, rule }) => ({ from, name: rule.name }));
}
