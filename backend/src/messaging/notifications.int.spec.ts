import { settled } from '../../test/sealed-log.js';
import { twoEntries } from '../../test/two-entries.js';
import { person, WriteCore } from '../../test/write-core.js';
import { BEGINNING, eventsAfter } from '../platform/event-log/log-reader.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { notifyOfHours } from './hours.reaction.js';

const student = person('student', 2);
const verifier = person('verifier', 2);

describe('notifications', () => {
  let core: WriteCore;
  let entries: { readonly approved: number; readonly again: number };
  beforeAll(async () => {
    core = await WriteCore.open();
    entries = await twoEntries(core);
    await settled(core.admin);
  });
  afterAll(() => core.close());

  const happened = async (): Promise<readonly RecordedEvent[]> =>
    (await core.database.systemTransaction((run) => eventsAfter(BEGINNING, 500, run))).events;
  const react = (events: readonly RecordedEvent[]): Promise<void> =>
    core.database.systemTransaction((run) => notifyOfHours.react(events, run, core));
  const stored = async (): Promise<string[]> => {
    const { rows } = await core.admin.query<{ row: string }>(
      `SELECT concat_ws(' ', user_id, kind, entry_id, hundredths, date) AS row FROM messaging.notifications ORDER BY id`,
    );
    return rows.map(({ row }) => row);
  };
  const unread = async (): Promise<string[]> => {
    const { rows } = await core.admin.query<{ kind: string }>(
      'SELECT kind FROM messaging.notifications WHERE read_at IS NULL ORDER BY id',
    );
    return rows.map(({ kind }) => kind);
  };

  const expected = (): string[] => [
    `${verifier.id} hours.submitted ${entries.approved} 300 2026-09-01`,
    `${verifier.id} hours.submitted ${entries.again} 300 2026-09-02`,
    `${student.id} hours.verified ${entries.approved} 250 2026-09-01`,
    `${student.id} hours.approved ${entries.approved} 250 2026-09-01`,
    `${student.id} hours.rejected ${entries.again} 300 2026-09-02`,
    `${verifier.id} hours.submitted ${entries.again} 300 2026-09-02`,
  ];

  it('are one for each event and person, in the order in which things happened', async () => {
    await react(await happened());
    expect(await stored()).toEqual(expected());
  });

  it('are read once their reader acted on the entry, and what was asked once it was answered', async () => {
    expect(await unread()).toEqual(['hours.verified', 'hours.approved', 'hours.submitted']);
  });

  it('stay as they are, read or not, when the log is read once more', async () => {
    await core.admin.query(`UPDATE messaging.notifications SET read_at = now() WHERE kind = 'hours.verified'`);
    await react(await happened());
    expect(await stored()).toEqual(expected());
    expect(await unread()).toEqual(['hours.approved', 'hours.submitted']);
  });

  it('come to the same when the log comes event by event', async () => {
    await core.admin.query('TRUNCATE messaging.notifications');
    for (const event of await happened()) await react([event]);
    expect(await stored()).toEqual(expected());
    expect(await unread()).toEqual(['hours.verified', 'hours.approved', 'hours.submitted']);
  });

  it('are marked by their school alone, and changed in nothing else by anybody', async () => {
    const mark = 'UPDATE messaging.notifications SET read_at = now() RETURNING id';
    expect(await core.database.read(3, { text: mark })).toEqual([]);
    const change = { text: 'UPDATE messaging.notifications SET user_id = 1' };
    await expect(core.database.read(2, change)).rejects.toThrow(/permission denied/);
    await expect(core.database.system(change)).rejects.toThrow(/permission denied/);
  });
});
