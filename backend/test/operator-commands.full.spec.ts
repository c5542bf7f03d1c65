import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Integrity } from '@hourtrail/contracts';
import { hourtrail, Server, type Client } from './server.js';
import { seen } from './until.js';

let folder: string;
let data: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourtrail-keeping-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (): Promise<Server> => Server.start({ DATA_DIR: data });

const audit = (...given: readonly (string | NodeJS.ProcessEnv)[]) => hourtrail(data, 'audit', ...given);

async function sealed(server: Server): Promise<Integrity> {
  const admin = await server.signIn('admin');
  return seen(
    () => admin.get<Integrity>('/audit/integrity'),
    ({ state }) => state === 'sealed',
  );
}

const draft = (client: Client): Promise<Response> =>
  client.send('POST', '/volunteer-hours', { date: '2026-01-05', status: 'draft' });

describe('whoever keeps the log', () => {
  it('restores an older backup, is held up, says why and goes on', async () => {
    let server = await start();
    const before = await sealed(server);
    expect(await audit('fsck')).toEqual({
      code: 0,
      output: expect.stringMatching(/^The log is whole: .*\n$/) as string,
    });
    await server.end('SIGTERM');
    await cp(join(data, 'postgres'), join(folder, 'backup'), { recursive: true });

    server = await start();
    expect((await draft(await server.signIn('student'))).status).toBe(201);
    const newer = await sealed(server);
    expect(newer.sealed).toBe(before.sealed + 1);
    await server.end('SIGTERM');
    await rm(join(data, 'postgres'), { recursive: true });
    await cp(join(folder, 'backup'), join(data, 'postgres'), { recursive: true });

    server = await start();
    const student = await server.signIn('student');
    const refused = await draft(student);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toMatchObject({
      code: 'read-only',
      message: expect.stringContaining('The database is older than its signed checkpoints.') as string,
    });
    expect(server.output).toContain('npx --no -- hourtrail audit accept-restore');
    expect((await student.send('GET', '/volunteer-hours')).status).toBe(200);
    expect(server.output).toContain(
      `School 2: checkpoints were handed out for ${newer.sealed} events, and the database has sealed ${before.sealed}.`,
    );
    const { code, output } = await audit('fsck');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        `School 2, number ${newer.sealed}: a checkpoint that was handed out seals more events than there are.`,
      ),
    ]);

    expect(await audit('accept-restore')).toEqual({
      code: 2,
      output: expect.stringMatching(/^--reason is missing\./) as string,
    });
    expect((await audit('accept-restore', '--reason', 'The disk broke.')).code).toBe(0);
    expect(
      (
        await seen(
          () => draft(student),
          ({ status }) => status === 201,
        )
      ).status,
    ).toBe(201);
    // the daily check may have found the loss before it was accepted, and its result counts until the next check
    expect((await (await server.signIn('admin')).send('POST', '/audit/checkups')).status).toBe(202);
    expect(await sealed(server)).toMatchObject({ state: 'sealed', sealed: before.sealed + 2 });
    const checked = await audit('fsck');
    expect(checked.output).toMatch(
      /^School 2: a restored database was accepted; .*The disk broke\.\nThe log is whole: /,
    );
    expect(checked.code).toBe(0);
    await server.end('SIGTERM');
  });

  it('checks a log whose server does not run, and changes its key', async () => {
    expect((await hourtrail(data, 'keys', 'rotate')).output).toMatch(/signs from the next checkpoint on/);
    const server = await start();
    expect((await draft(await server.signIn('student'))).status).toBe(201);
    expect(await sealed(server)).toMatchObject({ state: 'sealed' });
    expect((await hourtrail(data, 'keys', 'rotate')).code).toBe(0);
    expect((await draft(await server.signIn('student'))).status).toBe(201);
    const integrity = await sealed(server);
    expect(integrity.checks.every(({ holds }) => holds)).toBe(true);
    await server.end('SIGTERM');
    expect(await audit('fsck')).toMatchObject({ code: 0 });
  });

  it.each([
    ['log-mac.key', 'The log was written with another key than this one. Put the key that it was written with'],
    ['log-seal.key', 'The log is signed with the key '],
  ])('who lost %s is not let go on with another, which nobody knows', async (name, sentence) => {
    const file = join(data, 'keys', name);
    const original = await readFile(file);
    try {
      await rm(file);
      await expect(start()).rejects.toThrow(sentence);
      if (name === 'log-mac.key')
        expect(await hourtrail(data, 'keys', 'rotate')).toEqual({
          code: 1,
          output: expect.stringContaining(sentence) as string,
        });
      await writeFile(file, 'nonsense');
      const damaged = start();
      await expect(damaged).rejects.toThrow(`${name} is damaged`);
      await expect(damaged).rejects.not.toThrow('StartError');
    } finally {
      await writeFile(file, original);
    }
    expect(await audit('fsck')).toMatchObject({ code: 0 });
  });

  it('is told how many checkpoints that somebody else kept were compared, whatever else lies beside them', async () => {
    const held = join(folder, 'held');
    await cp(join(data, 'checkpoints'), held, { recursive: true });
    const original = await readFile(join(held, '2.txt'), 'utf8');
    await writeFile(join(held, 'other.txt'), original.replaceAll(/^localhost\/2/gm, 'localhost/99999999999'));
    const schools = (await readdir(held)).filter((name) => /^\d+\.txt$/.test(name));
    const { code, output } = await audit('fsck', '--checkpoints', held);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(
          ` checkpoints of ${schools.length} logs that somebody kept .* In .*keys\\.txt, .*other\\.txt there are none`,
        ),
      ),
    ]);
    await mkdir(join(held, 'folder.txt'));
    const unread = await audit('fsck', '--checkpoints', held);
    expect([unread.code, unread.output]).toEqual([
      1,
      expect.stringMatching(/^The checkpoints at .* cannot be read: EISDIR/),
    ]);
  });

  it.each([
    [2, ['keys', 'rotate', '--lost', ''], '--lost is missing.'],
    [1, ['keys', 'new'], 'PUBLIC_URL is missing: the key is named after its host'],
    [0, ['keys'], 'LOG_MAC_KEY ('],
    [0, ['jobs'], 'sweep: '],
    [1, ['demo', 'load'], 'Demo data goes into an empty installation only'],
    [0, ['users', 'list', '--role', 'super-admin'], '  superadmin  super-admin  '],
  ])('is answered, with the exit code %i, for %j', async (expected, words, sentence) => {
    const { code, output } = await hourtrail(data, ...words);
    expect([code, output]).toEqual([expected, expect.stringContaining(sentence)]);
  });

  it.each([
    [1, ['resume', '--school', '2', '--reason', 'x'], 'The sealing of school 2 has not stopped.'],
    [2, ['resume', '--school', 'two', '--reason', 'x'], '--school must be the number of a school, not "two".'],
    [2, ['resume', '--school', '2'], '--reason is missing.'],
    [2, ['fsck', '--key', 'nonsense'], '--key must be a key that checks'],
    [1, ['fsck', '--checkpoints', '/nowhere'], 'There is no file or folder /nowhere.'],
    [2, ['fsck', '--checkpoint', 'x'], "Unknown option '--checkpoint'. See hourtrail audit fsck --help."],
    [2, ['accept-restore', '--school', '2', '--reason', 'x'], "Unknown option '--school'."],
    [
      2,
      ['fcsk'],
      'There is no command "audit fcsk". The commands of that kind: audit fsck, audit accept-restore, audit resume.',
    ],
  ])('is told what is wrong, with the exit code %i, of %j', async (expected, options, sentence) => {
    const { code, output } = await audit(...options);
    expect([code, output]).toEqual([expected, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/ at .*:\d+:\d+/);
  });
});
