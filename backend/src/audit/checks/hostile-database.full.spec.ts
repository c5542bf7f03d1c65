import { SealedLog } from '../../../test/sealed-log.js';

let log: SealedLog;
beforeEach(async () => {
  log = await SealedLog.open();
  await log.log(2, 3);
  await log.log(3, 3);
  await log.seal();
});
afterEach(() => log.close());

/** As an attacker who owns the database and drops the constraints of its tables first. */
const unbound = async (condition: string, ...statements: readonly string[]): Promise<void> => {
  await log.behindItsBack(condition);
  for (const statement of statements) await log.behindItsBack(statement);
};
const withoutCheck = (table: string, name: string): string => `ALTER TABLE log.${table} DROP CONSTRAINT ${name}`;

const ENTRY = "organization_id = 2 AND stream = 'hours/2'";

describe('a check of the whole log, where nothing holds of the tables any more, tells of', () => {
  it.each(['infinity', '-infinity', '290000-01-01'])('an event at %s', async (time) => {
    await log.behindItsBack(`UPDATE log.events SET at = '${time}' WHERE ${ENTRY}`);
    expect(await log.check()).toEqual([
      'School 2, number 2 (hours/2 version 1): what stands beside its bytes says something else.',
      '1 fault in 6 events of 2 schools.',
    ]);
  });

  it('a text whose beginning was put to its random bytes', async () => {
    await unbound(
      withoutCheck('texts', 'texts_salt_check'),
      `UPDATE log.texts SET salt = salt || convert_to(left(body, 4), 'UTF8'), body = substr(body, 5)
       WHERE ${ENTRY} AND field = 'description'`,
    );
    expect(await log.check()).toEqual([
      'School 2, number 2 (hours/2 version 1): a text beside it is not the one that was written.',
      '1 fault in 6 events of 2 schools.',
    ]);
  });

  it.each(['0', '-1', '-9223372036854775808', '9223372036854775807'])('an event with the number %s', async (number) => {
    await log.log(2, 1);
    await unbound(
      withoutCheck('sealed_events', 'sealed_events_number_check'),
      `UPDATE log.events SET mac = sha256('mine') WHERE organization_id = 2 AND stream = 'hours/7'`,
      `INSERT INTO log.sealed_events VALUES (2, ${number}, 'hours/7', 1)`,
    );
    const messages = await log.check();
    expect(messages).toContainEqual(
      expect.stringMatching(/\(hours\/7 version 1\): it has a number that was never sealed/),
    );
    expect(messages).toContainEqual(expect.stringMatching(/\(hours\/7 version 1\): it was written without the key/));
  });

  it('more events than a page of the check holds, all with numbers that no program tells apart', async () => {
    await log.behindItsBack(
      `INSERT INTO log.sealed_events SELECT 2, 9223372036854775807 - n, 'hours/' || 1000 + n, 1 FROM generate_series(0, 2100) n`,
    );
    expect(await log.check()).toHaveLength(2_102);
  });

  it('an event without hash, key or bytes', async () => {
    for (const column of ['hash', 'mac', 'canonical'])
      await log.behindItsBack(`ALTER TABLE log.events ALTER COLUMN ${column} DROP NOT NULL`);
    await log.behindItsBack(`UPDATE log.events SET hash = NULL, mac = NULL WHERE ${ENTRY}`);
    expect(await log.check()).toContainEqual(expect.stringMatching(/number 2 .*: it was written without the key/));
    await log.behindItsBack(`UPDATE log.events SET canonical = NULL WHERE ${ENTRY}`);
    expect(await log.check()).toContainEqual(expect.stringMatching(/number 2 .*: it is not there any more/));
  });

  it('what was put among its keys and is none, beside all that was changed', async () => {
    await log.behindItsBack(`INSERT INTO log.signing_keys (verifier_key, since) VALUES ('junk', now())`);
    await log.behindItsBack(`UPDATE log.events SET at = at + interval '1 day' WHERE ${ENTRY}`);
    expect(await log.check()).toEqual([
      'The system, the key "junk": it is listed as a key of this log, and no key that is trusted vouches for it.',
      'School 2, number 2 (hours/2 version 1): what stands beside its bytes says something else.',
      '2 faults in 6 events of 2 schools.',
    ]);
    await log.log(2, 1);
    await log.seal();
  });

  it.each([
    ['texts', 'field', 'a text stands beside it that it never had.'],
    ['texts', 'salt', 'a text beside it is not the one that was written.'],
    ['texts', 'body', 'a text beside it is not the one that was written.'],
    ['checkpoints', 'root', 'a checkpoint says something else of the events up to it.'],
    ['checkpoints', 'note', 'its checkpoint carries no valid signature.'],
    ['tiles', 'hashes', 'the stored tree differs from the events.'],
  ])('%s whose %s was emptied, beside what was changed of another school', async (table, column, words) => {
    await log.behindItsBack(`ALTER TABLE log.${table} DROP CONSTRAINT ${table}_pkey`);
    await log.behindItsBack(`ALTER TABLE log.${table} ALTER ${column} DROP NOT NULL`);
    await log.behindItsBack(`UPDATE log.${table} SET ${column} = NULL WHERE organization_id = 2`);
    await log.behindItsBack(`UPDATE log.events SET type = 'hours.approved' WHERE stream = 'hours/5'`);
    const messages = await log.check();
    expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^School 2, .*: ${words}$`)));
    expect(messages).toContainEqual(expect.stringMatching(/^School 3, .*says something else\.$/));
  });

  it.each(['infinity', '2027-01-01'])('a checkpoint that is said to be of %s', async (time) => {
    await log.behindItsBack(`UPDATE log.checkpoints SET sealed_at = '${time}' WHERE organization_id = 2`);
    expect(await log.check()).toEqual([
      'School 2, number 3: a checkpoint says something else of the events up to it.',
      '1 fault in 6 events of 2 schools.',
    ]);
  });

  it('a record whose name holds the lines of a report, on one line', async () => {
    await log.behindItsBack(
      `INSERT INTO log.sealed_events VALUES (2, 900, E'hours/1)\\nThe log is whole: 6 events of 2 schools.', 1)`,
    );
    expect(await log.check()).toEqual([
      'School 2, number 900 (hours/1)?The log is whole: 6 events of 2 schools. version 1): it has a number that was never sealed.',
      '1 fault in 6 events of 2 schools.',
    ]);
  });

  it('a checkpoint of no events at all', async () => {
    await unbound(
      withoutCheck('checkpoints', 'checkpoints_size_check'),
      `INSERT INTO log.checkpoints SELECT organization_id, -size, root, note, sealed_at FROM log.checkpoints WHERE organization_id = 2`,
    );
    expect(await log.check()).toEqual([
      'School 2, number -3: a checkpoint says something else of the events up to it.',
      '1 fault in 6 events of 2 schools.',
    ]);
  });
});

it('an event whose key is of another length stops the sealing of its school, and of no other', async () => {
  await log.log(2, 1);
  await log.log(3, 1);
  await unbound(
    withoutCheck('events', 'events_mac_check'),
    `UPDATE log.events SET mac = '\\x00' WHERE organization_id = 2 AND stream = 'hours/7'`,
  );
  await log.seal();
  expect([await log.unsealed(2), await log.unsealed(3)]).toEqual([1, 0]);
});
