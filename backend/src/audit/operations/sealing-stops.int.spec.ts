import { SealedLog } from '../../../test/sealed-log.js';
import { resumeSealing } from './resume-sealing.js';

let log: SealedLog;
beforeEach(async () => {
  log = await SealedLog.open();
  await log.log(2, 5);
  await log.seal();
});
afterEach(() => log.close());

const edited = (record: string, from = ':300', to = ':900'): string =>
  `UPDATE log.events SET canonical = replace(canonical, '${from}', '${to}') WHERE stream = '${record}'`;
const resume = (): Promise<void> =>
  log.operate((operator) => resumeSealing(operator, { organizationId: 2, reason: 'Looked into; the entry is void.' }));
const stops = async (): Promise<unknown[]> =>
  (await log.core.admin.query<object>('SELECT stream, problem AS fault, caught_up FROM log.sealing_stops ORDER BY id'))
    .rows;

describe('an event that was edited before it was sealed', () => {
  beforeEach(async () => {
    await log.log(2, 1);
    await log.behindItsBack(edited('hours/6'));
    const { sealer } = log.process();
    await log.seal(sealer);
    await log.log(2, 3);
    await log.seal(sealer);
  });

  it('stops the sealing of its school', async () => {
    expect(await log.unsealed(2)).toBe(4);
    expect(await stops()).toEqual([{ stream: 'hours/6', fault: 'it is not as it was written', caught_up: false }]);
  });

  it('is passed over once somebody saw to it, with all behind it sealed, and is reported for ever', async () => {
    await resume();
    // the resumption is an event of the school's too
    await log.seal();
    expect([(await log.newest(2)).size, await log.unsealed(2)]).toEqual([9, 1]);
    await log.log(2, 1);
    await log.seal();
    expect((await log.newest(2)).size).toBe(10);
    expect(await log.check()).toEqual([
      'School 2, an event without a number (hours/6 version 1): its bytes are not those that were recorded.',
      'School 2, an event without a number (hours/6 version 1): it was written without the key of the log.',
      'School 2, an event without a number (hours/6 version 1): it stands between events that were sealed without it.',
      '3 faults in 11 events of 1 school.',
    ]);
  });

  it('is sealed in its place once it is as it was written', async () => {
    await log.behindItsBack(edited('hours/6', ':900', ':300'));
    await resume();
    await log.seal();
    expect((await log.newest(2)).size).toBe(10);
    const { rows } = await log.core.admin.query("SELECT number FROM log.sealed_events WHERE stream = 'hours/6'");
    expect(rows).toEqual([{ number: '6' }]);
    expect(await log.check()).toEqual(['The log is whole: 10 events of 1 school.']);
  });
});

describe('a stored tree that was changed', () => {
  const change = 'UPDATE log.tiles SET hashes = set_byte(hashes, 40, 255 - get_byte(hashes, 40))';

  it('stops the sealing of its school until it is computed anew', async () => {
    await log.behindItsBack(change);
    await log.log(2, 2);
    await log.seal();
    expect(await stops()).toEqual([
      { stream: null, fault: 'the stored tree is not the one that was signed', caught_up: false },
    ]);
    await resume();
    await log.seal();
    expect(await log.check()).toEqual(['The log is whole: 8 events of 1 school.']);
  });

  it('is not computed anew from events that are not those that were signed', async () => {
    await log.behindItsBack(change);
    await log.behindItsBack(edited('hours/5'));
    await log.log(2, 2);
    await log.seal();
    await expect(resume()).rejects.toThrow('are not those that were signed');
    expect(await log.unsealed(2)).toBe(2);
  });

  it('is not signed where everything in the database was made to agree with it', async () => {
    const { sealer } = log.process();
    await log.seal(sealer);
    await log.behindItsBack('DELETE FROM log.sealed_events WHERE number = 5');
    await log.behindItsBack('UPDATE log.tiles SET hashes = substr(hashes, 1, 128)');
    await log.behindItsBack('DELETE FROM log.checkpoints');
    await log.log(2, 2);
    await log.seal(sealer);
    expect([(await log.newest(2)).size, await log.unsealed(2)]).toEqual([5, 3]);
  });
});

it('has nothing to resume where sealing has not stopped', async () => {
  await expect(resume()).rejects.toThrow('The sealing of school 2 has not stopped.');
});
