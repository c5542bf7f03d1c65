// npm run test:mutations [-- [--fit] [words in the name of a mutation] [options of Jest, such as --maxWorkers=1]]
//
// Shows that `npm test` notices mistakes: breaks one rule at a time in a copy of the working tree and expects a failing
// test. The specs that a mutation lists run first, the rest of `npm test` only if those pass. With --fit, tells only
// whether each mutation fits the code.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cacheFolder, ensureInstalled, readEnvFile, root, run } from './project.mjs';

const WORKSPACES = ['contracts', 'backend', 'frontend'];
const FAST = ['unit', 'frontend', 'integration'];
const BROWSER = ['browser'];
// a rule that is broken may leave a test waiting for what never comes
const LONGEST_TEST_MS = 120_000;

/**
 * Mistakes that a developer could make. `name` says what the product does then, `find` occurs exactly once in `file`,
 * and `specs` are parts of the paths of the specs that notice the mistake.
 */
const MUTATIONS = [
  {
    name: 'A teacher may approve what was rejected',
    file: 'contracts/src/hours-lifecycle.ts',
    find: "from: 'rejected', to: 'approved', event: 'hours.approved', who: ADMINS",
    replace: "from: 'rejected', to: 'approved', event: 'hours.approved', who: APPROVERS",
    specs: ['hours/domain/lifecycle-matrix.spec'],
  },
  {
    name: 'A verifier may approve what they verified, after it was reopened',
    file: 'backend/src/hours/domain/volunteer-hours.rules.ts',
    find: 'if (entry.pastVerifiers.includes(by.id)) {',
    replace: 'if (entry.verifiedBy === by.id) {',
    specs: ['hours/domain/volunteer-hours.rules.spec'],
  },
  {
    name: 'Whoever could have come in as the verifier may approve what that account verified',
    file: 'backend/src/hours/domain/volunteer-hours.rules.ts',
    find: 'if (entry.pastCouldBe.includes(by.id)) {',
    replace: 'if (entry.pastCouldBe.includes(-by.id)) {',
    specs: ['test/one-hand.model.spec'],
  },
  {
    name: 'Whoever wrote the address of an account is not told apart once its password was set by mail',
    file: 'backend/src/identity/domain/evolve.ts',
    find: 'couldEnter: emailFrom,',
    replace: 'couldEnter: [],',
    specs: ['test/one-hand.model.spec'],
  },
  {
    name: 'An address that nobody confirmed brings the hours of whom it belongs to',
    file: 'backend/src/hours/imports/hours-import.ts',
    find: 'isVolunteer(student.role) && student.emailConfirmed;',
    replace: 'isVolunteer(student.role);',
    specs: ['identity/http/own-mail.e2e.spec'],
  },
  {
    name: 'A strict school approves unverified hours',
    file: 'backend/src/hours/domain/volunteer-hours.rules.ts',
    find: "if (entry.status !== 'verified' || !counts) {",
    replace: "if (entry.status === 'rejected' || !counts) {",
    specs: ['hours/domain/volunteer-hours.rules.spec'],
  },
  {
    name: 'Half an hour cannot be logged',
    file: 'contracts/src/rules/entry.ts',
    find: 'const fits = hundredths >= min &&',
    replace: 'const fits = hundredths > min &&',
    specs: ['hours/domain/entry-fields.rules.spec'],
  },
  {
    name: 'Verified hours do not count toward the 24 hours of a day',
    file: 'backend/src/hours/persistence/hours-per-day.projection.ts',
    find: "const INCLUDED = `('pending', 'verified', 'approved')`;",
    replace: "const INCLUDED = `('pending', 'approved')`;",
    specs: ['hours/http/totals.e2e'],
  },
  {
    name: 'Hours can be logged for tomorrow',
    file: 'contracts/src/rules/entry.ts',
    find: 'date > today ?',
    replace: 'date > addDays(today, 1) ?',
    specs: ['hours/domain/entry-fields.rules.spec'],
  },
  {
    name: 'A teacher may erase people',
    file: 'contracts/src/capabilities.ts',
    find: "'people.erase': administrators,",
    replace: "'people.erase': staff,",
    specs: ['identity/http/erasure.e2e'],
  },
  {
    name: 'Row-level security shows a school the rows of all schools',
    file: 'backend/migrations/row-level-security.ts',
    find: "`${school} = NULLIF(current_setting('app.org', true), '')::integer`",
    replace: "'true'",
    specs: ['platform/database/isolation.int'],
  },
  {
    name: 'The list of people of a school shows the super-admins of other schools',
    file: 'backend/src/identity/queries/list-users.ts',
    find: '($1::integer IS NULL OR u.organization_id = $1)',
    replace: "($1::integer IS NULL OR u.organization_id = $1 OR u.role = 'super-admin')",
    specs: ['identity/http/users.e2e'],
  },
  {
    name: 'Revoked or amended hours leave a wrong total',
    file: 'backend/src/reporting/user-totals.projection.ts',
    find: "- CASE WHEN data->>'from' = 'approved' THEN (data->>'hundredthsBefore')",
    replace: "- CASE WHEN data->>'from' = 'approved' THEN (data->>'hundredthsAfter')",
    specs: ['hours/http/totals.e2e'],
  },
  {
    name: 'Exactly the required hours do not earn an achievement',
    file: 'backend/src/reporting/achievements.reaction.ts',
    find: 'WHERE r.ends >= r.required AND',
    replace: 'WHERE r.ends > r.required AND',
    specs: ['reporting/achievements.int'],
  },
  {
    name: 'An opportunity takes one person more than it has places',
    file: 'backend/src/opportunities/domain/signup.rules.ts',
    find: 'currentSignups < maxSlots && waitlisted === 0',
    replace: 'currentSignups <= maxSlots && waitlisted === 0',
    specs: ['opportunities/domain/signup.spec'],
  },
  {
    name: 'A parent may sign up to an opportunity for students',
    file: 'contracts/src/vocabulary.ts',
    find: "role === 'parent' && audience !== 'students';",
    replace: "role === 'parent';",
    specs: ['opportunities/domain/signup.spec'],
  },
  {
    name: 'The last in line gets the place that became free',
    file: 'backend/src/opportunities/persistence/waitlist.ts',
    find: 'ORDER BY m.id LIMIT ${most}',
    replace: 'ORDER BY m.id DESC LIMIT ${most}',
    specs: ['opportunities/http/signups.e2e'],
  },
  {
    name: 'A write succeeds after its session has ended',
    file: 'backend/src/platform/database/database.ts',
    find: '[...waits, enter(actor)]',
    replace: '[...waits, bindLocally(actor.organizationId)]',
    specs: ['platform/web/session/sessions.e2e'],
  },
  {
    name: 'A page of a sister site may send requests for a signed-in user',
    file: 'backend/src/platform/web/access/csrf.guard.ts',
    find: "request.fetchSite === 'same-origin'",
    replace: "request.fetchSite !== 'cross-site'",
    specs: ['platform/web/access/csrf.e2e'],
  },
  {
    name: 'The fifth wrong password costs no wait',
    file: 'backend/src/identity/domain/log-in-throttle.rules.ts',
    find: 'failures < DELAYED_FROM',
    replace: 'failures <= DELAYED_FROM',
    specs: ['identity/domain/log-in-throttle.rules.spec'],
  },
  {
    name: 'A reused Idempotency-Key returns the response to another request',
    file: 'backend/src/platform/web/idempotency/idempotency-keys.ts',
    find: 'if (!found.body_hash.equals(call.sent)) {',
    replace: 'if (found.body_hash.length !== call.sent.length) {',
    specs: ['platform/web/idempotency/idempotency.e2e'],
  },
  {
    name: 'The verifier accepts a rewritten log as an extension of the old one',
    file: 'contracts/verifier/proofs.mjs',
    find: 'return last === 0 && isEqual(old, fromRoot) && isEqual(young, toRoot);',
    replace: 'return last === 0 && isEqual(young, toRoot);',
    specs: ['audit/evidence/verifier.spec'],
  },
  {
    name: 'The check of the log accepts an event that was written without its key',
    file: 'backend/src/audit/checks/event-problems.ts',
    find: "if (row.mac.length !== mac.length || !timingSafeEqual(mac, row.mac)) problems.push('forged');",
    replace: "if (row.mac.length !== mac.length) problems.push('forged');",
    specs: ['audit/checks/fsck.int'],
  },
  {
    name: 'A text in a CSV file that begins with @ becomes a formula',
    file: 'backend/src/platform/exports/csv.ts',
    find: "among('=+-@\\t\\r')",
    replace: "among('=+-\\t\\r')",
    specs: ['platform/exports/formats.spec'],
  },
  {
    name: 'A parent sees the hours of a child before the link is confirmed',
    file: 'backend/migrations/0011-directory.ts',
    find: "WHERE l.status = 'confirmed' AND",
    replace: "WHERE l.status IN ('requested', 'confirmed') AND",
    specs: ['hours/http/families.e2e'],
  },
  {
    name: 'The comment of an approver stays when its volunteer is erased',
    file: 'backend/src/hours/domain/evolve.ts',
    find: '  approverComments: null,\n  importApprover: null,\n',
    replace: '  importApprover: null,\n',
    specs: ['hours/domain/erased-volunteers.spec'],
  },
  {
    name: 'The web client lets reviewers decide on their own hours',
    file: 'frontend/src/features/hours/decisions/mayDecide.ts',
    find: 'if (entry.studentId === reviewer.id) return',
    replace: "if (entry.studentId === reviewer.id && reviewer.role === 'verifier') return",
    specs: ['hours/decisions/mayDecide.spec'],
  },
  {
    name: 'A stranger names a request, and so writes into the log',
    file: 'backend/src/platform/web/web-adapter.ts',
    find: 'requestIdHeader: false,',
    replace: "requestIdHeader: 'x-request-id',",
    specs: ['platform/web/errors/errors.e2e'],
  },
  {
    name: 'Staff learn one address at a time whom other schools know',
    file: 'backend/src/identity/commands/make-account.ts',
    find: "await countPerson(this.database, 'known-elsewhere', { userId: by.id, now: this.clock.now() });",
    replace: '',
    specs: ['identity/http/own-mail.e2e.spec'],
  },
  {
    name: 'Whoever changes role goes on reading what they were told of before',
    file: 'backend/src/messaging/queries/list-notifications.ts',
    find: 'const STILL_THEIRS = `(student_id IS NULL',
    replace: 'const STILL_THEIRS = `(true OR student_id IS NULL',
    specs: ['messaging/after-a-role-change.e2e'],
  },
  {
    name: 'The link of another site takes a file away',
    file: 'backend/src/platform/web/access/csrf.guard.ts',
    find: "fetchSite === 'cross-site' || fetchSite === 'same-site';",
    replace: "fetchSite === 'same-site';",
    specs: ['platform/web/access/csrf.e2e'],
  },
  {
    name: 'The address of an export works again',
    file: 'backend/src/platform/exports/export-downloads.ts',
    find: 'text: `DELETE FROM reporting.export_downloads\n',
    replace: 'text: `UPDATE reporting.export_downloads SET kind = kind\n',
    specs: ['platform/exports/exports.e2e'],
  },
  {
    name: 'Production starts without https',
    file: 'backend/src/platform/config/variables.ts',
    find: '(production ? /^https:\\/\\// : /^https?:\\/\\//)',
    replace: '/^https?:\\/\\//',
    specs: ['platform/config/environment.spec'],
  },
  {
    name: 'One wrong guesser stops everybody behind an address',
    file: 'backend/src/identity/domain/log-in-throttle.rules.ts',
    find: "!(known && kind === 'address')",
    replace: "!(isKnownDevice && kind === 'address')",
    specs: ['identity/domain/log-in-throttle.rules.spec'],
  },
  {
    name: 'Private answers may be kept',
    file: 'backend/src/platform/web/configure-web.ts',
    find: ", 'Cache-Control': 'no-store' };",
    replace: ' };',
    specs: ['permissions-of-routes.e2e'],
  },
  {
    name: 'The calendar address of somebody outlives their password',
    file: 'backend/src/opportunities/revoke-calendar-links.reaction.ts',
    find: "  'user.password-changed',\n",
    replace: '',
    specs: ['opportunities/http/calendar.e2e'],
  },
  {
    name: 'What follows a semicolon in a text of a CSV file becomes a formula',
    file: 'backend/src/platform/exports/csv.ts',
    find: "among(';\\t\\r\\n')",
    replace: "among('\\t\\r\\n')",
    specs: ['platform/exports/formats.spec'],
  },
  {
    name: 'Staff choose passwords as short as those of students',
    file: 'backend/src/identity/domain/password.rules.ts',
    find: 'isStaff(role) ? Math.max(everybody, staff) : everybody',
    replace: 'everybody',
    specs: ['identity/http/own-mail.e2e.spec'],
  },
  {
    name: 'Whoever nominates a verifier writes an address that nobody remembers them by',
    file: 'backend/src/identity/domain/evolve.ts',
    find: "if (type === 'user.email-confirmed' || isVouched) return withHands;",
    replace: "if (type === 'user.email-confirmed' || isVouched) return {};",
    specs: ['identity/domain/email.spec'],
  },
];

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const selected = MUTATIONS.filter(({ name }) => name.toLowerCase().includes(words.join(' ').toLowerCase()));

readEnvFile(['TEST_DATABASE_URL', 'CHROME_PATH']);
await ensureInstalled();
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const problems = selected.length > 0 ? selected.flatMap(findProblems) : [`No mutation is named "${words.join(' ')}".`];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || options.includes('--fit')) process.exit(problems.length > 0 ? 1 : 0);

const folder = mkdtempSync(join(tmpdir(), 'hourtrail-mutations-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const tree = join(folder, 'tree');
const outputFile = join(folder, 'output.txt');

try {
  copyTree();
  await build();
  // a spec that fails anyway would pass for one that notices
  await requireToPass([...new Set(selected.flatMap(({ specs }) => specs))]);
  let missed = 0;
  for (const mutation of selected) {
    const started = performance.now();
    const spec = await findNoticingSpec(mutation);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    console.log(`${spec ? 'ok    ' : 'MISSED'} ${seconds} s  ${mutation.name}${spec ? ` (${spec})` : ''}`);
    if (!spec) missed += 1;
  }
  console.log(`${selected.length - missed} passed, ${missed} failed`);
  process.exit(missed === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Why a mutation no longer fits the tree; it would otherwise change nothing, or run no spec of its list. */
function findProblems({ name, file, find, specs }) {
  const count = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(find).length - 1 : 0;
  const isFast = (path) => /\.spec\.tsx?$/.test(path) && !/\.(full|nightly)\.spec\./.test(path);
  const missing = specs.filter((spec) => !files.some((path) => isFast(path) && path.includes(spec)));
  return [
    ...(count === 1 ? [] : [`"${name}": ${file} should contain this once, and contains it ${count} times: ${find}`]),
    ...missing.map((spec) => `"${name}": no fast spec has "${spec}" in its path.`),
  ];
}

/** Copies what git would commit and what was built from it. The packages are linked; the cache is a new one. */
function copyTree() {
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  // PostgreSQL runs as another user where the tests run as root
  chmodSync(folder, 0o755);
  const cache = join(tree, relative(root, cacheFolder));
  mkdirSync(cache, { recursive: true });
  for (const name of existsSync(cacheFolder) ? readdirSync(cacheFolder) : []) {
    if (name.endsWith('.stamp')) copyFileSync(join(cacheFolder, name), join(cache, name));
    if (name.startsWith('chromium-')) symlinkSync(join(cacheFolder, name), join(cache, name));
  }
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
    const [from, to] = [root, tree].map((base) => join(base, 'node_modules', name));
    // its links are relative, so they lead to the workspaces of the copy
    if (name === '@hourtrail') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  for (const workspace of WORKSPACES) {
    const [packages, dist] = ['node_modules', 'dist'].map((name) => join(workspace, name));
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(tree, packages));
    if (existsSync(join(root, dist))) cpSync(join(root, dist), join(tree, dist), { recursive: true });
  }
}

/** The spec that fails because of a mutation; undefined if all of `npm test` passes. */
async function findNoticingSpec({ file, find, replace, specs }) {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  // the built server makes the schema that the tests use; the specs themselves load the source
  let needsBuild = file.startsWith('backend/migrations/');
  let unlisted;
  writeFileSync(
    path,
    source.replaceAll(find, () => replace),
  );
  try {
    if (needsBuild) await build();
    const listed = await findFailingSpec([...FAST, ...BROWSER], specs);
    if (listed) return listed;
    needsBuild = true;
    await build();
    unlisted = (await findFailingSpec(FAST)) ?? (await findFailingSpec(BROWSER));
  } finally {
    writeFileSync(path, source);
    if (needsBuild) await build();
  }
  if (!unlisted) return undefined;
  await requireToPass([unlisted]);
  return `${unlisted}, which the mutation does not list`;
}

/** Throws if one of these specs fails while the copy is unbroken. */
async function requireToPass(specs) {
  const spec = await findFailingSpec([...FAST, ...BROWSER], specs);
  if (spec) throw new Error(`${spec} fails although no rule is broken.\n${readFileSync(outputFile, 'utf8')}`);
}

/** Builds what is stale in the copy. */
async function build() {
  if ((await runQuietly('.scripts/build.mjs')) === 0) return;
  throw new Error(`The copy cannot be built.\n${readFileSync(outputFile, 'utf8')}`);
}

/** Runs the specs whose path contains one of these parts, or all; returns the first that fails, if any does. */
async function findFailingSpec(projects, specs) {
  const filter = specs ?? ['--passWithNoTests'];
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--bail',
    `--testTimeout=${LONGEST_TEST_MS}`,
    ...options,
    ...filter,
  ];
  if ((await runQuietly(...jest, '--selectProjects', ...projects)) === 0) return undefined;
  const output = readFileSync(outputFile, 'utf8');
  const [, spec] = /^FAIL (\S+)/m.exec(output) ?? [];
  if (spec) return spec;
  throw new Error(`The tests cannot run.\n${output}`);
}

async function runQuietly(...command) {
  const file = openSync(outputFile, 'w');
  try {
    return await run(process.execPath, command, { cwd: tree, stdio: ['ignore', file, file] });
  } finally {
    closeSync(file);
  }
}
