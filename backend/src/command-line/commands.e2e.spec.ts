import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { startApp, type TestApp } from '../../test/app.js';
import { makeCertificate } from '../../test/certificates.js';
import { cloneDatabase, type TestDatabase } from '../../test/database.js';
import { Mailbox } from '../../test/mailbox.js';
import { makePerson, makeSchool } from '../../test/people.js';
import { asAdmin, eventsOf, waitingForLocks } from '../../test/sql.js';
import { until } from '../../test/until.js';
import { readEnvironment, type Environment } from '../platform/config/environment.js';
import { originOf, signCheckpoint } from '../platform/sealing/checkpoint.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { newSignerText, signerIn } from '../platform/sealing/signed-note.js';
import { auditResume } from './audit-resume.js';
import { backup } from './backup.js';
import { inputOf, WrongUse, type Command, type Result, type Values } from './command.js';
import { demoLoad } from './demo-load.js';
import { doctor } from './doctor.js';
import { exportFile, saveNew } from './export.js';
import { importFile } from './import.js';
import { jobs, jobsDrop, jobsRetry } from './jobs.js';
import { keys, keysRotate } from './keys.js';
import { mailTest } from './send-test-mail.js';
import { usersActivate, usersCreate, usersDeactivate, usersList, usersPassword } from './users.js';

const MAC_KEY = '4d'.repeat(32);
const SEAL_KEY = newSignerText('hourtrail.test');
const FIRST = 'a quiet long walk';
const SCHOOL = 'Brindlewick High School';

let folder: string;
let database: TestDatabase;
let app: TestApp;
let school: number;
let chief: number;
const said: string[] = [];

function run(command: Command, values: Values = {}, more: Readonly<Record<string, string>> = {}): Promise<Result> {
  said.length = 0;
  const environment = (): Environment =>
    readEnvironment({
      ...{ NODE_ENV: 'test', PUBLIC_URL: 'http://hourtrail.test', DATA_DIR: folder, DATABASE_URL: database.adminUrl },
      ...{ LOG_MAC_KEY: MAC_KEY, SEAL_KEY, BACKUP_KEY: 'b5'.repeat(32), PORT: '0', ...more },
    });
  const input = inputOf(values, (sentence) => void said.push(sentence));
  return command.run({ ...input, environment });
}

async function fileOf(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const actorsOf = async (type: string): Promise<readonly (number | null)[]> =>
  (await asAdmin<{ id: number | null }>(database, `SELECT actor_id AS id FROM log.events WHERE type = '${type}'`)).map(
    ({ id }) => id,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourtrail-commands-'));
  database = await cloneDatabase();
  app = await startApp({
    database,
    macKey: Buffer.from(MAC_KEY, 'hex'),
    sealing: { signer: () => signerIn(SEAL_KEY), external: new ExternalCheckpoints(join(folder, 'checkpoints')) },
  });
  school = await makeSchool(app, { name: SCHOOL });
  chief = (await makePerson(app, school, 'super-admin', { username: 'chief' })).id;
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const MARIA = {
  ...{ username: 'mlopez', email: 'mlopez@brindlewick.example', 'first-name': 'Maria', 'last-name': 'Lopez' },
  ...{ role: 'teacher', school: SCHOOL.toLowerCase() },
};

describe('an operator', () => {
  it('creates an account with a link, by which the person sets a password', async () => {
    const { id, url } = await run(usersCreate, MARIA);
    expect(said).toContain(url);
    const token = (url as string).split('#')[1] as string;
    const { status } = await app.client().post('/api/auth/invitation/accept', { token, password: FIRST });
    expect(status).toBe(200);
    const types = (await eventsOf(database, `user/${id as number}`)).map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['user.created', 'user.invited']);
  });

  it('or with a first password from a file, which the person replaces', async () => {
    const file = await fileOf('first.txt', `${FIRST}\nnot this\n`);
    await run(usersCreate, { ...MARIA, username: 'second', email: 'second@x.example', 'password-file': file });
    const { body } = await (await app.signIn('second', FIRST)).get('/api/auth/me');
    expect(body).toMatchObject({ role: 'teacher', organizationId: school, mustChangePassword: true });
  });

  it.each([
    ['an unknown school', { school: 'Nowhere' }, 'There is no school "Nowhere".'],
    ['an unknown role', { role: 'boss' }, 'Role must be student, '],
    ['a name that is taken', { username: 'chief' }, 'username'],
    ['an unknown super-admin', { by: 'nobody' }, 'There is no active super-admin "nobody".'],
    ['a file that is not there', { 'password-file': '/nowhere/first.txt' }, '/nowhere/first.txt cannot be read: '],
  ])('is refused %s in a sentence', async (_what, wrong, sentence) => {
    const before = await asAdmin(database, 'SELECT count(*) FROM log.events');
    const refused = run(usersCreate, { ...MARIA, username: 'third', email: 'third@x.example', ...wrong });
    await expect(refused).rejects.toThrow(sentence);
    expect(await asAdmin(database, 'SELECT count(*) FROM log.events')).toEqual(before);
  });

  it('is told of a wrong value as of a wrong call', async () => {
    await expect(run(usersCreate, { ...MARIA, role: 'king' })).rejects.toThrow(WrongUse);
    await expect(run(usersList, { role: 'king' })).rejects.toThrow(WrongUse);
    await expect(run(exportFile, { kind: 'users', school: SCHOOL, format: 'doc' })).rejects.toThrow(WrongUse);
    const asked = { kind: 'users', school: SCHOOL, from: await fileOf('any.csv', 'a\n') };
    await expect(run(importFile, { ...asked, columns: '{bad' })).rejects.toThrow('--columns must be JSON in quotes.');
    await expect(run(importFile, { ...asked, from: folder })).rejects.toThrow(`${folder} is a folder.`);
  });

  it('names who answers for it where there are two super-admins', async () => {
    await makePerson(app, school, 'super-admin', { username: 'deputy' });
    await expect(run(usersDeactivate, { username: 'second' })).rejects.toThrow(WrongUse);
    await expect(run(usersDeactivate, { username: 'second' })).rejects.toThrow(
      '--by is missing: name one of chief, deputy.',
    );
    expect(await run(usersDeactivate, { username: 'deputy', by: 'chief' })).toMatchObject({ changed: true });
  });

  it('sets the password even of the only super-admin, which ends every session and stands in the trail', async () => {
    const session = await app.signIn('chief');
    const { id } = await run(usersPassword, { username: 'chief', 'password-file': await fileOf('chief.txt', FIRST) });
    expect((await session.get('/api/auth/me')).status).toBe(401);
    await app.signIn('chief', FIRST);
    expect(await actorsOf('user.password-reset')).toEqual([null]);
    const [reset] = (await eventsOf(database, `user/${id as number}`)).slice(-1);
    expect(reset).toMatchObject({ texts: { reason: 'Done on the command line of the server.' } });
    const short = run(usersPassword, { username: 'chief', 'password-file': await fileOf('chief.txt', 'short') });
    await expect(short).rejects.toThrow('Password must be at least 12 characters.');
  });

  it('deactivates and activates an account once, and lists who is left', async () => {
    const done = await run(usersDeactivate, { username: 'SECOND', reason: 'Left' });
    expect(done).toMatchObject({ changed: true });
    const [event] = (await eventsOf(database, `user/${done['id'] as number}`)).slice(-1);
    expect(event).toMatchObject({ texts: { reason: 'Left (Done on the command line of the server.)' } });
    expect(await run(usersDeactivate, { username: 'second' })).toMatchObject({ ok: true, changed: false });
    expect(await run(usersList, { school: String(school), status: 'inactive', role: 'teacher' })).toMatchObject({
      users: [{ username: 'second', isActive: false }],
    });
    expect(await run(usersActivate, { username: 'second' })).toMatchObject({ changed: true });
    await expect(run(usersDeactivate, { username: 'chief' })).rejects.toThrow('This is the last active super-admin.');
    await expect(run(usersDeactivate, { username: 'none' })).rejects.toThrow('There is no account "none".');
  });

  it('checks a file, imports it with --apply, and is told what is wrong with it', async () => {
    const from = await fileOf('users.csv', 'firstName,lastName,email,role\nAnn,Bee,ann@brindlewick.example,student\n');
    const asked = { kind: 'users', from, school: SCHOOL };
    expect(await run(importFile, asked)).toMatchObject({ ok: true, valid: 1, applied: false });
    expect(said.at(-1)).toBe('Nothing was imported yet. Add --apply to import it.');
    expect(await run(importFile, { ...asked, apply: true })).toMatchObject({ ok: true, applied: true });
    expect(await run(importFile, { ...asked, apply: true })).toMatchObject({ ok: false, applied: false, problems: 1 });
    expect(said).toContainEqual(expect.stringMatching(/^Row 2, email "ann@brindlewick\.example", /));
    await expect(run(importFile, { ...asked, from: '/nowhere.csv' })).rejects.toThrow('There is no file /nowhere.csv.');
  });

  it('writes an export to a new file, and the log records it', async () => {
    const to = join(folder, 'users.csv.out');
    const asked = { kind: 'users', school: SCHOOL, filters: 'role=student', to };
    expect(await run(exportFile, asked)).toMatchObject({ ok: true, file: to, rows: 1 });
    expect(await readFile(to, 'utf8')).toContain('ann@brindlewick.example');
    expect(await actorsOf('export.made')).toEqual([chief]);
    await expect(run(exportFile, asked)).rejects.toThrow(`${to} exists. Name another file`);
    await expect(run(exportFile, { ...asked, to: `${to}2`, filters: 'rool=x' })).rejects.toThrow('isn’t a known field');
    expect((await readdir(folder)).filter((name) => name.startsWith('users.csv.out'))).toEqual(['users.csv.out']);
  });

  it('takes PDF for a report on paper, and counts no rows of it', async () => {
    const to = join(folder, 'hours.pdf');
    expect(await run(exportFile, { kind: 'hours-report', school: SCHOOL, to })).toEqual({ ok: true, file: to });
    expect(said).toEqual([`${to} is written.`]);
  });

  it('replaces no file by an export, nor writes through one that somebody left there', async () => {
    const [to, planted] = [join(folder, 'planted.csv'), await fileOf('planted.txt', 'mine')];
    await symlink(planted, `${to}.partial`);
    await expect(saveNew(to, Readable.from(['theirs']))).rejects.toThrow(`${to}.partial exists. Name another file`);
    const meanwhile = join(folder, 'meanwhile.csv');
    const content = Readable.from(
      (async function* () {
        yield 'theirs';
        await writeFile(meanwhile, 'mine');
      })(),
    );
    await expect(saveNew(meanwhile, content)).rejects.toThrow(`${meanwhile} exists. Name another file`);
    expect([await readFile(planted, 'utf8'), await readFile(meanwhile, 'utf8')]).toEqual(['mine', 'mine']);
    expect((await readdir(folder)).filter((name) => name.startsWith('meanwhile'))).toEqual(['meanwhile.csv']);
  });

  it('sees jobs, tries one again, and deletes only those that failed for good', async () => {
    await asAdmin(
      database,
      `SELECT graphile_worker.add_job('unknown-task', job_key => 'one'), graphile_worker.add_job('unknown-task', job_key => 'two');
       UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'It broke.' WHERE key = 'one'`,
    );
    const listed = (await run(jobs)).jobs as readonly { id: string; status: string; task: string }[];
    const [failed, waiting] = listed.filter(({ task }) => task === 'unknown-task');
    expect([failed?.status, waiting?.status]).toEqual(['failed', 'waiting']);
    expect(said[0]).toMatch(/unknown-task: failed for good after 25 tries\. It broke\.$/);
    await run(doctor);
    expect(said.find((line) => line.includes('Jobs:'))).toMatch(/^WARN {2}Jobs: 1 failed for good\. .*hourtrail jobs/);
    await expect(run(jobsDrop, { id: waiting?.id })).rejects.toThrow('has not failed for good: it is waiting.');
    expect(await run(jobsRetry, { id: failed?.id })).toMatchObject({ ok: true });
    await expect(run(jobsDrop, { id: failed?.id })).rejects.toThrow('has not failed for good');
    await asAdmin(database, `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'one'`);
    await run(jobsDrop, { id: failed?.id });
    await expect(run(jobsRetry, { id: failed?.id })).rejects.toThrow('There is no job ');
    await expect(run(jobsRetry, { id: 'x' })).rejects.toThrow(WrongUse);
  });

  it('deletes no job that is tried again meanwhile', async () => {
    const [job] = await asAdmin<{ id: string }>(
      database,
      `INSERT INTO graphile_worker._private_jobs (task_id, attempts, max_attempts, key)
       SELECT id, 1, 1, 'meanwhile' FROM graphile_worker._private_tasks LIMIT 1 RETURNING id::text`,
    );
    const other = new pg.Client(database.adminUrl);
    await other.connect();
    await other.query('BEGIN');
    await other.query('UPDATE graphile_worker._private_jobs SET attempts = 0, run_at = $2 WHERE id = $1', [
      job?.id,
      new Date('2100-01-01'),
    ]);
    const dropped = expect(run(jobsDrop, { id: job?.id })).rejects.toThrow('has not failed for good: it is waiting.');
    await until(async () => (await waitingForLocks(database)) > 0);
    await other.query('COMMIT');
    await other.end();
    await dropped;
  });

  it('ends a delivery to a webhook with its job', async () => {
    await asAdmin(
      database,
      `INSERT INTO organizations.webhook_deliveries (organization_id, webhook_id, event, stream, version, subject, at)
       VALUES (${school}, 1, 'hours.approved', 'hours/1', 1, '{}', now());
       UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key LIKE 'webhook/%'`,
    );
    const [job] = await asAdmin<{ id: string }>(
      database,
      `SELECT id::text FROM graphile_worker._private_jobs WHERE key LIKE 'webhook/%'`,
    );
    await run(jobsDrop, { id: job?.id });
    expect(await asAdmin(database, 'SELECT status FROM organizations.webhook_deliveries')).toEqual([
      { status: 'failed' },
    ]);
  });

  it('sends a test email, and is told what the mail server answered', async () => {
    const mailbox = await Mailbox.open();
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'HourTrail <hello@hourtrail.test>' };
    expect(await run(mailTest, { to: 'you@example.org' }, mail)).toMatchObject({
      response: expect.stringMatching(/^250/) as string,
    });
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([['you@example.org']]);
    await mailbox.close();
    await expect(run(mailTest, { to: 'you@example.org' }, mail)).rejects.toThrow('no program listens there.');
    await expect(run(mailTest, { to: 'you@example.org' })).rejects.toThrow('Set SMTP_URL and MAIL_FROM.');
    await expect(run(mailTest, { to: 'you' })).rejects.toThrow(WrongUse);
  });

  it('learns which keys can be replaced, and none of them is shown', async () => {
    const { keys: found } = await run(keys);
    expect(found).toMatchObject([
      { key: 'SEAL_KEY', at: 'SEAL_KEY' },
      { key: 'LOG_MAC_KEY' },
      { key: 'BACKUP_KEY' },
      {},
      {},
    ]);
    expect(said.join()).not.toMatch(new RegExp(`${MAC_KEY}|PRIVATE|b5b5`));
  });

  it('loads no demo data where a school is, nor in production, and replaces no backup', async () => {
    await expect(run(demoLoad)).rejects.toThrow(/^This installation has \d+ schools? and \d+ accounts?\./);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://hourtrail.test' };
    await expect(run(demoLoad, {}, production)).rejects.toThrow('They are not for production.');
    const to = await fileOf('there.age', 'something');
    await expect(run(backup, { to })).rejects.toThrow(`${to} exists.`);
    expect(await readFile(to, 'utf8')).toBe('something');
  });

  it('changes nothing where the server would refuse to, and still lists', async () => {
    const [newer, unreadable] = [join(folder, 'newer'), await fileOf('unreadable', '')];
    await mkdir(newer);
    const signer = signerIn(SEAL_KEY);
    const later = { origin: originOf(signer, school), size: 1_000_000, root: Buffer.alloc(32), at: new Date() };
    await new ExternalCheckpoints(newer).save(school, signCheckpoint(later, signer));
    const before = await asAdmin(database, 'SELECT count(*) FROM log.events');
    const users = await fileOf('later.csv', 'firstName,lastName,email,role\nBo,Cee,bo@brindlewick.example,student\n');
    const [older, gone] = [{ CHECKPOINT_DIR: newer }, { CHECKPOINT_DIR: unreadable }];
    const sentence = 'Nothing can be changed right now. The database is older than its signed checkpoints.';
    await expect(run(usersDeactivate, { username: 'second' }, older)).rejects.toThrow(sentence);
    const asked = { kind: 'users', school: SCHOOL };
    await expect(run(importFile, { ...asked, from: users, apply: true }, older)).rejects.toThrow(sentence);
    await expect(run(exportFile, { ...asked, to: join(folder, 'never.csv') }, older)).rejects.toThrow(sentence);
    await expect(run(usersDeactivate, { username: 'second' }, gone)).rejects.toThrow(
      'The checkpoints kept outside the database can’t be read.',
    );
    expect(await run(usersList, { school: String(school) }, older)).toMatchObject({ ok: true });
    expect(await asAdmin(database, 'SELECT count(*) FROM log.events')).toEqual(before);
  });

  it('sees in doctor which schools’ providers have a certificate that expired, or expires soon', async () => {
    const day = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    for (const [name, days] of [
      ['expired', -3],
      ['soon', 9],
      ['valid', 90],
    ] as const) {
      const { pem } = makeCertificate({ from: day(-30), until: day(days) });
      await asAdmin(
        database,
        `INSERT INTO organizations.sign_in_providers (organization_id, protocol, issuer, client_id, saml, domain, roles, required, set_by)
         VALUES ($1, 'saml', 'https://idp.example', '', $2, 'x.example', '{teacher}', false, '{}')`,
        [await makeSchool(app, { name }), { startUrl: 'https://idp.example/start', certificates: [pem] }],
      );
    }
    await run(doctor);
    expect(said.find((line) => line.includes('Sign-in of schools:'))).toMatch(
      /^WARN {2}Sign-in of schools: School \d+: .*expired.* School \d+: its certificate expires on \d{4}-\d\d-\d\d\. Its admin/,
    );
  });

  it('sees in doctor whether another program has the port', async () => {
    const other = createServer((socket) => socket.end()).listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(doctor, {}, { PORT: String(port) })).toMatchObject({ ok: false });
    expect(said.find((line) => line.includes('Port:'))).toMatch(
      /^FAIL {2}Port: Port \d+ is taken by another program\./,
    );
    other.close();
  });
  it('sees in doctor that a database is empty, in one line', async () => {
    const url = new URL(database.adminUrl);
    url.pathname += '_empty';
    await asAdmin(database, `CREATE DATABASE ${url.pathname.slice(1)}`);
    expect(await run(doctor, {}, { DATABASE_URL: url.href })).toMatchObject({ ok: false });
    expect(said.find((line) => line.includes('Migrations:'))).toMatch(
      /^FAIL {2}Migrations: the database is empty\. Run .*hourtrail migrate\.$/,
    );
    await asAdmin(database, `DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`);
  });

  // the server of this file seals nothing afterwards
  it('gets a new key to sign with in the object, too', async () => {
    expect(await run(keysRotate)).toEqual({ ok: true, key: expect.stringMatching(/^PRIVATE\+KEY\+/) as string });
  });

  it('resumes no school that is not there', async () => {
    await expect(run(auditResume, { school: '9999', reason: 'None' })).rejects.toThrow('There is no school 9999');
  });
});
