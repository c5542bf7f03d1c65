import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckpointMail, Integrity } from '@hourtrail/contracts';
import { Mailbox } from './mailbox.js';
import { hourtrail, Server } from './server.js';
import { seen, until } from './until.js';

/** What an attacker with the whole server can restore together: the database, and the checkpoints beside it. */
const RESTORABLE = ['postgres', 'checkpoints'];

let folder: string;
let data: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourtrail-mailed-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
  mailbox = await Mailbox.open();
});
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (): Promise<Server> =>
  Server.start({ DATA_DIR: data, SMTP_URL: mailbox.url, MAIL_FROM: 'HourTrail <hello@hourtrail.example>' });

const sealedBeyond = async (server: Server, size: number): Promise<number> => {
  const auditor = await server.signIn('auditor');
  const { sealed } = await seen(
    () => auditor.get<Integrity>('/audit/integrity'),
    ({ state, sealed: now }) => state === 'sealed' && now > size,
  );
  return sealed;
};
const draft = async (server: Server): Promise<void> => {
  const student = await server.signIn('student');
  const { status } = await student.send('POST', '/volunteer-hours', { date: '2026-01-05', status: 'draft' });
  expect(status).toBe(201);
};
const attachment = async () =>
  mailbox.received.find(({ mail: { subject } }) => subject?.startsWith('Log checkpoint for '))?.mail.attachments[0];
const move = async (from: string, to: string): Promise<void> => {
  for (const name of RESTORABLE) {
    await rm(join(to, name), { recursive: true, force: true });
    await cp(join(from, name), join(to, name), { recursive: true });
  }
};

describe('a checkpoint that came by mail', () => {
  it('tells that the log was cut and sealed anew by whoever holds the server and its key', async () => {
    let server = await start();
    const before = await sealedBeyond(server, 0);
    await server.end('SIGTERM');
    await move(data, join(folder, 'backup'));

    server = await start();
    await draft(server);
    await sealedBeyond(server, before);
    const auditor = await server.signIn('auditor');
    expect((await auditor.send('POST', '/profile/checkpoint-mail')).status).toBe(200);
    // it comes within a minute
    await until(async () => (await attachment()) !== undefined);
    const attached = await attachment();
    const saved = join(folder, attached?.filename ?? '');
    await writeFile(saved, Buffer.from(attached?.content as ArrayBuffer));
    const { newest } = await auditor.get<CheckpointMail>('/profile/checkpoint-mail');
    const mailed = newest?.size ?? 0;
    expect(attached?.filename).toBe(`checkpoint-2-${mailed}.txt`);
    expect(mailed).toBeGreaterThan(before);
    await sealedBeyond(server, before + 1);
    expect(await hourtrail(data, 'audit', 'fsck', '--checkpoints', saved)).toMatchObject({ code: 0 });
    await server.end('SIGTERM');

    await move(join(folder, 'backup'), data);
    server = await start();
    for (let n = before; n < mailed; n += 1) await draft(server);
    await sealedBeyond(server, mailed - 1);
    await server.end('SIGTERM');
    expect(await hourtrail(data, 'audit', 'fsck')).toEqual({
      code: 0,
      output: expect.stringMatching(/^The log is whole/m) as string,
    });
    const { code, output } = await hourtrail(data, 'audit', 'fsck', '--checkpoints', saved);
    expect(code).toBe(1);
    expect(output).toContain(`School 2, number ${mailed}: a checkpoint says something else of the events up to it.`);
  });
});
