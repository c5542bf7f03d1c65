import { appendFile, chmod, mkdir, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUpLog } from '../../../test/log-backup.js';
import { SealedLog } from '../../../test/sealed-log.js';
import { until } from '../../../test/until.js';
import { acceptRestore } from '../../audit/operations/accept-restore.js';
import { resumeSealing } from '../../audit/operations/resume-sealing.js';
import type { Statement } from '../database/database.js';
import { ReadOnly } from './continuity.js';
import { ExternalCheckpointsUnavailable } from './external-checkpoints.js';

let log: SealedLog;
beforeEach(async () => {
  log = await SealedLog.open();
});
afterEach(() => log.close());

const fileOf = (school: number): string => join(log.folder, 'checkpoints', `${school}.txt`);

describe('a disk that takes no checkpoints', () => {
  it('makes sealing wait, and what was signed meanwhile is kept once there is room', async () => {
    await log.log(2, 3);
    const { sealer } = log.process();
    await log.seal(sealer);
    await rm(fileOf(2));
    // a device that is always full, wherever there is one
    if (existsSync('/dev/full')) await symlink('/dev/full', fileOf(2));
    else await mkdir(fileOf(2));
    await log.log(2, 2);
    await expect(sealer.sealAll()).rejects.toThrow(ExternalCheckpointsUnavailable);
    await log.log(2, 4);
    await expect(sealer.sealAll()).rejects.toThrow(/Checkpoints cannot be kept/);
    // one batch was signed before the disk refused, and none after it
    expect(await log.unsealed(2)).toBe(4);
    await (existsSync('/dev/full') ? unlink(fileOf(2)) : rm(fileOf(2), { recursive: true }));
    await log.seal(sealer);
    expect((await log.checkpoints(2)).map(({ size }) => size)).toEqual([3, 5, 9]);
    expect(await log.check()).toEqual(['The log is whole: 9 events of 1 school.']);
  });

  it('loses nothing of the file where it takes half a checkpoint', async () => {
    await log.log(2, 3);
    await log.seal();
    await appendFile(fileOf(2), 'hourtrail.test/2\n5\nhalf of a ro');
    expect((await log.newest(2)).size).toBe(3);
    await log.log(2, 1);
    await log.seal();
    expect((await log.checkpoints(2)).map(({ size }) => size)).toEqual([3, 4]);
    expect(await readFile(fileOf(2), 'utf8')).not.toContain('half');
  });
});

it('adds outside what a process signed that died before it could', async () => {
  await log.log(2, 3);
  await log.seal();
  const before = await readFile(fileOf(2));
  await log.log(2, 2);
  await log.seal();
  await writeFile(fileOf(2), before);
  await log.process().sealer.sealAll();
  expect((await log.checkpoints(2)).map(({ size }) => size)).toEqual([3, 5]);
});

it('makes no checkpoint older than the one before when the clock is put back', async () => {
  log.clock.set('2026-11-21T12:00:00Z');
  await log.log(2, 1);
  await log.seal();
  log.clock.set('2026-11-21T09:00:00Z');
  await log.log(2, 1);
  await log.seal();
  log.clock.set('2026-11-21T13:00:00Z');
  await log.log(2, 1);
  await log.seal();
  expect((await log.checkpoints(2)).map(({ at }) => at.toISOString().slice(11, 16))).toEqual([
    '12:00',
    '12:00',
    '13:00',
  ]);
});

it('takes no time for a checkpoint from what somebody wrote into the database', async () => {
  log.clock.set('2026-11-21T12:00:00Z');
  await log.log(2, 1);
  await log.seal();
  await log.behindItsBack("UPDATE log.checkpoints SET sealed_at = '2100-01-01'");
  log.clock.set('2026-11-21T13:00:00Z');
  await log.log(2, 1);
  await log.seal();
  expect((await log.newest(2)).at.toISOString()).toBe('2026-11-21T13:00:00.000Z');
  expect((await log.check()).join(' ')).toContain('School 2, number 1: ');
});

it('takes a database for no older one where another process seals while it compares', async () => {
  await log.log(2, 3);
  await log.seal();
  const { continuity } = log.process();
  const { breaks } = await log.core.database.systemTransaction((run) =>
    continuity.look(async <Row>(statement: Statement) => {
      const rows = await run<Row>(statement);
      await log.log(2, 1);
      await log.seal();
      return rows;
    }),
  );
  expect(breaks).toEqual([]);
  expect((await log.newest(2)).size).toBeGreaterThan(3);
});

describe('a database that is older than what was signed', () => {
  let restore: () => Promise<void>;
  beforeEach(async () => {
    await log.log(2, 5);
    await log.log(3, 2);
    await log.seal();
    restore = await backUpLog(log.core.admin);
    await log.log(2, 4);
    await log.seal();
    await restore();
  });

  it('is neither written nor sealed', async () => {
    const { sealer, continuity } = log.process();
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(continuity.breaks).toEqual([{ organizationId: 2, kind: 'older', inside: 5, external: 9 }]);
    log.core.work.beforeWriting(continuity.requireWhole);
    await expect(log.log(2, 1)).rejects.toThrow(ReadOnly);
    log.core.work.beforeWriting(() => {});
    await log.log(2, 1);
    await sealer.sealAll();
    expect((await log.newest(2)).size).toBe(9);
    expect(await log.unsealed(2)).toBe(1);
  });

  it('is found out by a process that was sealing all the while', async () => {
    const { sealer, continuity } = log.process();
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(continuity.breaks).toHaveLength(1);
    const other = log.process();
    await other.sealer.sealAll();
    expect(other.continuity.breaks).toHaveLength(1);
    expect(sealer.trouble).toBeUndefined();
  });

  it('goes on once an operator said why, as another life of the log, and contradicts nothing that was handed out', async () => {
    await log.operate((operator) => acceptRestore(operator, 'The disk of the database broke on Friday.'));
    expect(log.messages).toEqual([
      'School 2: checkpoints were handed out for 9 events, and the database has sealed 5.',
      'School 2: its log goes on behind number 5, as life 2; that is in the log now.',
    ]);
    await log.log(2, 3);
    await log.seal();
    const newest = await log.newest(2);
    expect([newest.origin, newest.size]).toEqual(['hourtrail.test/2/2', 9]);
    expect((await log.checkpoints(2)).map(({ size }) => size)).toEqual([5, 9, 9]);
    expect(await log.check()).toEqual([
      'School 2: a restored database was accepted; what was sealed under the numbers 6 to 9 before is lost. The reason given: The disk of the database broke on Friday.',
      'The log is whole: 11 events of 2 schools.',
    ]);
    const { rows } = await log.core.admin.query('SELECT DISTINCT epoch FROM log.events ORDER BY 1');
    expect(rows).toEqual([{ epoch: 1 }, { epoch: 2 }]);
  });

  it('is older again when it is restored again', async () => {
    await log.operate((operator) => acceptRestore(operator, 'Once.'));
    await log.log(2, 3);
    await log.seal();
    await restore();
    const { continuity } = log.process();
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(continuity.breaks).toEqual([{ organizationId: 2, kind: 'older', inside: 5, external: 9 }]);
    await log.operate((operator) => acceptRestore(operator, 'Twice.'));
    await log.seal();
    expect((await log.newest(2)).origin).toBe('hourtrail.test/2/3');
    expect((await log.check()).at(-1)).toMatch(/^The log is whole/);
  });

  it('is still reported where nobody with the key of the log accepted it', async () => {
    await log.behindItsBack(`INSERT INTO log.interventions (organization_id, id, version, kind, generation, kept, had, at)
      VALUES (2, 77, 1, 'restore-accepted', 2, 5, 9, now())`);
    expect(await log.check()).toEqual([
      'School 2, number 9: a checkpoint that was handed out seals more events than there are.',
      '1 fault in 7 events of 2 schools.',
    ]);
  });
});

it('takes a checkpoint outside that nobody can read for no reason to go on', async () => {
  await log.log(2, 2);
  await log.seal();
  const text = await readFile(fileOf(2), 'utf8');
  await chmod(fileOf(2), 0o600);
  await writeFile(fileOf(2), text.replace('\n2\n', '\n3\n'));
  const { sealer, continuity } = log.process();
  await log.log(2, 1);
  await sealer.sealAll();
  expect(continuity.breaks.map(({ kind }) => kind)).toEqual(['unreadable']);
  expect(await log.unsealed(2)).toBe(1);
});

describe('a checkpoint outside that was damaged', () => {
  const damage = async (): Promise<Buffer> => {
    const whole = await readFile(fileOf(2));
    await writeFile(fileOf(2), whole.toString().replace(/\n2\n(?![^]*\n2\n)/, '\n7\n'));
    return whole;
  };
  beforeEach(async () => {
    await log.log(2, 2);
    await log.seal();
  });

  it('is no loss that anybody could accept: the file is put back, and nothing is written into the log', async () => {
    const whole = await damage();
    const { continuity } = log.process();
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(() => continuity.requireWhole()).toThrow('The checkpoints kept outside the database are damaged');
    await expect(log.operate((operator) => acceptRestore(operator, 'The file is gone.'))).rejects.toThrow(
      `until ${fileOf(2)} is put back from a copy. Where there is none, move it away`,
    );
    await writeFile(fileOf(2), whole);
    expect(await log.check()).toEqual(['The log is whole: 2 events of 1 school.']);
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(continuity.breaks).toEqual([]);
  });

  it('may be moved away: what the database signed is kept there again', async () => {
    await damage();
    await rm(fileOf(2));
    const { continuity } = log.process();
    await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(continuity.breaks).toEqual([]);
    expect((await log.newest(2)).size).toBe(2);
  });

  it('stops the sealing of its school while it is sealed, and says that it is the file and not the tree', async () => {
    const { sealer } = log.process();
    await log.seal(sealer);
    const whole = await damage();
    await log.log(2, 1);
    await log.seal(sealer);
    const resume = (): Promise<void> =>
      log.operate((operator) => resumeSealing(operator, { organizationId: 2, reason: 'The file was put back.' }));
    await expect(resume()).rejects.toThrow(`until ${fileOf(2)} is put back from a copy`);
    const stops = await log.core.admin.query<{ fault: string }>('SELECT problem AS fault FROM log.sealing_stops');
    expect(stops.rows).toEqual([{ fault: 'its newest checkpoint outside of the database carries no valid signature' }]);
    await writeFile(fileOf(2), whole);
    await resume();
    await log.seal(sealer);
    await log.seal(sealer);
    expect((await log.check()).at(-1)).toBe('The log is whole: 4 events of 1 school.');
  });
});

describe('the folder of checkpoints', () => {
  beforeEach(async () => {
    await log.log(2, 2);
    await log.seal();
  });

  it('is said to be damaged by name where its list of keys is, and sealing waits', async () => {
    const keys = join(log.folder, 'checkpoints', 'keys.txt');
    await appendFile(keys, 'half of a k\n');
    await log.log(2, 1);
    await expect(log.process().sealer.sealAll()).rejects.toThrow(`${keys} is damaged. Put it back from a copy`);
  });

  it.each([
    ['is no folder', ''],
    ['has a folder in the place of a school’s checkpoints', '2.txt'],
    ['has a folder in the place of its list of keys', 'keys.txt'],
  ])(
    'that cannot be read when a server starts, since it %s, lets nothing be written until it can',
    async (_how, name) => {
      const path = join(log.folder, 'checkpoints', name);
      await rename(path, join(log.folder, 'away'));
      await (name ? mkdir(path) : writeFile(path, 'no folder'));
      const { sealer, continuity } = log.process({ runs: true });
      log.core.work.beforeWriting(continuity.requireWhole);
      await sealer.onApplicationBootstrap();
      try {
        await expect(log.log(2, 1)).rejects.toThrow(ReadOnly);
        await expect(log.log(2, 1)).rejects.toThrow(/outside the database can’t be read\. The server operator/);
        expect(sealer.trouble).toMatch(/^Checkpoints cannot be read: /);
        await rm(path, { recursive: true });
        await rename(join(log.folder, 'away'), path);
        await until(() => Promise.resolve(continuity.refusal === undefined));
        await log.log(2, 1);
        await until(async () => (await log.newest(2)).size === 3);
      } finally {
        await sealer.onApplicationShutdown();
        log.core.work.beforeWriting(() => {});
      }
    },
  );

  it('that cannot be read any more while a server runs keeps nobody from writing', async () => {
    const { sealer, continuity } = log.process({ runs: true });
    log.core.work.beforeWriting(continuity.requireWhole);
    await sealer.onApplicationBootstrap();
    await rename(fileOf(2), join(log.folder, 'away'));
    await mkdir(fileOf(2));
    await log.log(2, 1);
    await until(() => Promise.resolve(sealer.trouble !== undefined));
    await log.log(2, 1);
    await rm(fileOf(2), { recursive: true });
    await rename(join(log.folder, 'away'), fileOf(2));
    await until(async () => (await log.newest(2)).size === 4);
    await sealer.onApplicationShutdown();
    log.core.work.beforeWriting(() => {});
  });

  it('may hold files that are no school’s', async () => {
    for (const name of ['99999999999.txt', '2147483648.txt', '02.txt', '-1.txt', 'notes.txt'])
      await writeFile(join(log.folder, 'checkpoints', name), 'notes of somebody');
    expect(await log.external.schools()).toEqual([2]);
    const { continuity } = log.process();
    expect(await log.core.database.systemTransaction((run) => continuity.check(run))).toEqual([]);
    expect(await log.check()).toEqual(['The log is whole: 2 events of 1 school.']);
  });

  it('whose checkpoints of a school were overwritten is not taken for one that never held any', async () => {
    await writeFile(fileOf(2), Buffer.alloc(5_000));
    const { continuity } = log.process();
    const found = await log.core.database.systemTransaction((run) => continuity.check(run));
    expect(found.map(({ kind }) => kind)).toEqual(['unreadable']);
    await expect(log.external.save(2, 'hourtrail.test/2\n')).rejects.toThrow(/a file there is damaged/);
  });

  it('is read though a crash left half a line of its list of keys', async () => {
    await appendFile(join(log.folder, 'checkpoints', 'keys.txt'), 'half of a k');
    await log.log(2, 1);
    await log.seal();
    expect((await log.newest(2)).size).toBe(3);
  });

  it('is missed by the check where it is not there, or is no folder', async () => {
    await rm(join(log.folder, 'checkpoints'), { recursive: true });
    expect(await log.check()).toEqual([
      expect.stringMatching(/^No checkpoints are kept in .*: nobody can tell whether the database is older/),
      '1 fault in 2 events of 1 school.',
    ]);
    await writeFile(join(log.folder, 'checkpoints'), '');
    await expect(log.check()).rejects.toThrow(ExternalCheckpointsUnavailable);
  });
});
