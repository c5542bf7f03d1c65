import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { newSignerText } from '../src/platform/sealing/signed-note.js';
import { ownCluster } from './own-cluster.js';
import { Server } from './server.js';
import { asAdmin, disconnectAdmin } from './sql.js';
import { until } from './until.js';

const PROJECT = join(import.meta.dirname, '../..');
const RUNS_FROM = ['package.json', '.scripts', 'contracts', 'backend/package.json', 'backend/dist', 'frontend/dist'];

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** A folder with the built files and no package that is for development only. */
async function copyOfInstallation(folder: string): Promise<void> {
  const lock = await readFile(join(PROJECT, 'package-lock.json'), 'utf8');
  const packages = Object.entries((JSON.parse(lock) as { packages: Record<string, LockedPackage> }).packages);
  const forRunning = packages.filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
  const left = new Set(packages.filter(([, { dev }]) => dev).map(([path]) => join(PROJECT, path)));
  for (const path of [...RUNS_FROM, ...forRunning.map(([name]) => name)]) {
    if (!existsSync(join(PROJECT, path))) continue;
    await cp(join(PROJECT, path), join(folder, path), { recursive: true, filter: (from) => !left.has(from) });
  }
  for (const [path, { link }] of packages) {
    if (!link) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(
      await realpath(join(PROJECT, path)).then((to) => join(folder, relative(PROJECT, to))),
      join(folder, path),
    );
  }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hours.example',
  LOG_MAC_KEY: 'ab'.repeat(32),
  SEAL_KEY: newSignerText('hours.example'),
};

/** The first line of a server says what runs it. */
const RUNTIME = `HourTrail \\d+\\.\\d+\\.\\d+ on Node\\.js ${process.versions.node.replaceAll('.', '\\.')}`;

describe('starting the server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hourtrail-start-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const refusal = async (environment: Record<string, string>): Promise<string> => {
    const error = await Server.start({ DATA_DIR: join(folder, 'data'), ...environment }).then(
      () => new Error('It started.'),
      (reason: unknown) => reason as Error,
    );
    return error.message;
  };
  const oneSentence = (sentence: RegExp): RegExp =>
    new RegExp(`^The server ended with 1\\.\\n${RUNTIME}\\n(Starting the database …\\n)?${sentence.source}\\n$`);

  it('keeps what was written when it is stopped and started again, and ends cleanly on Ctrl-C', async () => {
    const environment = { DATA_DIR: join(folder, 'data') };
    const first = await Server.start(environment);
    const student = await first.signIn('student');
    const draft = await student.send('POST', '/volunteer-hours', { date: '2026-01-05', status: 'draft' });
    const { id } = (await draft.json()) as { id: number };
    expect(await first.end('SIGINT')).toBe(0);
    const second = await Server.start(environment);
    const again = await (await second.signIn('student')).get<{ date: string }>(`/volunteer-hours/${id}`);
    expect(again.date).toBe('2026-01-05');
    expect(await refusal({})).toMatch(oneSentence(/HourTrail is already running on the data folder .*/));
    expect(await (await second.signIn('teacher')).get('/auth/me')).toMatchObject({ role: 'teacher' });
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('answers what comes on an open connection while it stops', async () => {
    const server = await Server.start({ DATA_DIR: join(folder, 'data') });
    const { host, port } = new URL(server.origin);
    const socket = connect(Number(port), 'localhost').setEncoding('utf8');
    let answers = '';
    socket.on('data', (text: string) => (answers += text));
    const from = `Host: ${host}\r\nSec-Fetch-Site: same-origin`;
    const body = 'Content-Type: application/json\r\nContent-Length: 2';
    socket.write(`POST /api/auth/login HTTP/1.1\r\n${from}\r\n${body}\r\nExpect: 100-continue\r\n\r\n`);
    await until(() => Promise.resolve(answers.includes('100 Continue')));
    const ended = server.end('SIGTERM');
    await until(() =>
      fetch(server.origin).then(
        () => false,
        () => true,
      ),
    );
    socket.write(`{}GET /api/auth/me HTTP/1.1\r\n${from}\r\n\r\n`);
    await once(socket, 'close');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 400', 'HTTP/1.1 401']);
    expect(await ended).toBe(0);
  });

  it('starts from the built files and the packages that npm ci --omit=dev leaves', async () => {
    const place = join(folder, 'installed');
    await copyOfInstallation(place);
    const server = await Server.start({ DATA_DIR: join(folder, 'installed-data'), DEMO_DATA: 'false' }, place);
    const page = await fetch(`${server.origin}/login`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
    expect(await server.end('SIGTERM')).toBe(0);
    const help = await promisify(execFile)(process.execPath, ['.scripts/hourtrail.mjs', '--help'], { cwd: place });
    expect(help.stdout).toContain('verify-backup');
  });

  it('serves with the addresses of two roles, and leaves the administrator’s to whoever migrates', async () => {
    const cluster = await ownCluster();
    const chosen = (url: string): string => {
      const address = new URL(url);
      address.password = encodeURIComponent("ours, and 'quoted'/1");
      return address.href;
    };
    const serving = { APP_DATABASE_URL: chosen(cluster.appUrl), SYSTEM_DATABASE_URL: chosen(cluster.systemUrl) };
    const environment = { ...serving, DATA_DIR: join(folder, 'serving'), DEMO_DATA: 'false' };
    const run = (command: string, more: Record<string, string> = {}) =>
      promisify(execFile)(process.execPath, [join(PROJECT, 'backend/dist/src/command-line/hourtrail.js'), command], {
        env: { PATH: process.env['PATH'], ...environment, ...more },
      });
    try {
      expect(await refusal(environment)).toMatch(oneSentence(/The database at .* cannot be read: .*/));
      await expect(run('migrate')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('This needs DATABASE_URL, ') as string,
      });
      await run('migrate', { DATABASE_URL: cluster.adminUrl });
      const server = await Server.start(environment);
      expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await cluster.drop();
    }
  });

  it('says so in one sentence when the port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const output = await refusal({ PORT: String(port) });
    other.close();
    expect(output).toMatch(new RegExp(`Port ${port} is taken by another program\\. .*\\n$`));
    expect(output).not.toMatch(/ at .*:\d+:\d+/);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }, /PORT must be a whole number from 0 to 65535, not "eighty"\./],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }, /DEMO_DATA must be true or false, not "yes"\./],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'hours.example' },
      /PUBLIC_URL must be an http or https address, not "hours\.example"\./,
    ],
    ['LOG_MAC_KEY', { LOG_MAC_KEY: 'short' }, /LOG_MAC_KEY must be 64 hexadecimal digits; .*/],
    [
      'an address without https in production',
      { ...PRODUCTION, PUBLIC_URL: '' },
      /PUBLIC_URL must be an https address in production, .*/,
    ],
    ['a key in production', { ...PRODUCTION, LOG_MAC_KEY: '' }, /LOG_MAC_KEY is required in production; .*/],
    ['SEAL_KEY', { SEAL_KEY: 'PRIVATE+KEY+short' }, /SEAL_KEY must be a key that signs, .*/],
    ['the key that signs in production', { ...PRODUCTION, SEAL_KEY: '' }, /SEAL_KEY is required in production; .*/],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1/x' }, /DATABASE_URL must be an address such as .*/],
    [
      'the database',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' },
      /The database at 127\.0\.0\.1:1 cannot be reached: .*/,
    ],
  ])('names what is wrong with %s', async (_name, environment, sentence) => {
    expect(await refusal(environment)).toMatch(oneSentence(sentence));
  });

  it('names everything that is wrong at once, a line each', async () => {
    const output = await refusal({ NODE_ENV: 'production', DEMO_DATA: 'yes' });
    expect(output.trimEnd().split('\n').slice(2)).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be an https address in production, /),
      'DEMO_DATA must be true or false, not "yes".',
      expect.stringMatching(/^LOG_MAC_KEY is required in production; /),
      expect.stringMatching(/^SEAL_KEY is required in production; /),
    ]);
  });

  it('refuses production where demo accounts exist, and makes the first super-admin where nobody is', async () => {
    const production = { ...PRODUCTION, HOST: 'localhost', LOG_LEVEL: 'info' };
    expect(await refusal(production)).toMatch(oneSentence(/The log was written with another key than this one\. .*/));
    const own = (await readFile(join(folder, 'data', 'keys', 'log-mac.key'), 'utf8')).trim();
    expect(await refusal({ ...production, LOG_MAC_KEY: own })).toMatch(
      oneSentence(/The demo account ".*" exists in this database\. .*/),
    );
    const fresh = { ...production, DATA_DIR: join(folder, 'production') };
    expect(await refusal(fresh)).toMatch(
      oneSentence(
        /There is no super-admin yet\. Set SUPERADMIN_USERNAME, SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD for .*/,
      ),
    );
    expect(await refusal({ ...fresh, SUPERADMIN_USERNAME: 'chief' })).toMatch(
      oneSentence(
        /There is no super-admin yet\. Set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD too for the first start\./,
      ),
    );
    const password = 'first and only one';
    const weak = { SUPERADMIN_USERNAME: 'chief', SUPERADMIN_EMAIL: 'nonsense', SUPERADMIN_PASSWORD: 'xq' };
    expect(await refusal({ ...fresh, ...weak })).toMatch(
      oneSentence(
        /The first super-admin was refused: Invalid email address\. Password must be at least 6 characters\./,
      ),
    );
    expect(await refusal({ ...fresh, ...weak, SUPERADMIN_USERNAME: 'Admin' })).toMatch(
      oneSentence(/"Admin" is the name of a demo account\. Choose another SUPERADMIN_USERNAME\./),
    );
    const person = {
      SUPERADMIN_USERNAME: 'chief',
      SUPERADMIN_EMAIL: 'chief@district.example',
      SUPERADMIN_PASSWORD: password,
    };
    const server = await Server.start({ ...fresh, ...person });
    expect(await (await server.signIn('chief', password)).get('/auth/me')).toMatchObject({ role: 'super-admin' });
    expect(await server.end('SIGTERM')).toBe(0);
    const { SUPERADMIN_PASSWORD: _removed, ...rest } = person;
    const later = await Server.start({ ...fresh, ...rest });
    expect(await later.end('SIGTERM')).toBe(0);
  });

  it('says in one sentence what a database lacks, and leaves it as it was', async () => {
    const cluster = await ownCluster();
    const environment = { DATABASE_URL: cluster.adminUrl, DEMO_DATA: 'false', DATA_DIR: join(folder, 'lacking') };
    const later = { ...environment, APP_DATABASE_URL: cluster.appUrl, SYSTEM_DATABASE_URL: cluster.systemUrl };
    const migrations = () => asAdmin(cluster, 'SELECT name FROM migrations.migrations ORDER BY id');
    try {
      const before = await migrations();
      await asAdmin(cluster, 'ALTER ROLE app_owner CONNECTION LIMIT 0');
      expect(await refusal(environment)).toMatch(
        oneSentence(/The database cannot be used: it has no connection left\..*/),
      );
      await asAdmin(cluster, 'ALTER ROLE app_owner CONNECTION LIMIT -1');
      const newer = 'DropMottoSince9000000000001At9000000000002';
      await asAdmin(cluster, `INSERT INTO migrations.migrations (timestamp, name) VALUES (9, '${newer}')`);
      expect(await refusal(environment)).toMatch(
        oneSentence(/The database is not of the version of this program\. .*/),
      );
      await asAdmin(cluster, `DELETE FROM migrations.migrations WHERE name = '${newer}'`);
      for (const role of ['app_system', 'postgres'])
        await asAdmin(cluster, `ALTER ROLE ${role} SET default_transaction_read_only = on`);
      expect(await refusal(environment)).toMatch(oneSentence(/The database takes no writes\. .*/));
      const { DATABASE_URL: _administrator, ...serving } = later;
      expect(await refusal(serving)).toMatch(oneSentence(/The database takes no writes\. .*/));
      expect(await migrations()).toEqual(before);
    } finally {
      await disconnectAdmin(cluster);
      await cluster.drop();
    }
  });

  it('makes a database that is not there yet, once, however many servers start on it together', async () => {
    const url = new URL(process.env['TEST_ADMIN_URL'] as string);
    url.pathname = `/start_${Date.now()}`;
    const environment = { DATABASE_URL: url.href, DEMO_DATA: 'false', DATA_DIR: join(folder, 'shared') };
    const servers = await Promise.all([1, 2, 3].map(() => Server.start(environment)));
    const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(codes).toEqual([0, 0, 0]);
  });
});
