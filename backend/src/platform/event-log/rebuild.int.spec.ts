import fc from 'fast-check';
import { aStep, RandomHistory } from '../../../test/random-history.js';
import { FOLLOWING, PROJECTIONS, WriteCore, follow } from '../../../test/write-core.js';
import { volunteerHoursStream } from '../../hours/persistence/volunteer-hours.stream.js';
import { following } from './reaction.js';
import { rebuild } from './rebuild.js';

const TABLES = [
  'hours.volunteer_hours',
  'hours.per_day',
  'reporting.user_totals',
  'reporting.month_totals',
  'reporting.audit_index',
];

describe('rebuilding from the log', () => {
  let core: WriteCore;
  let history: RandomHistory;
  beforeAll(async () => {
    core = await WriteCore.open();
    history = new RandomHistory(core);
  });
  afterAll(() => core.close());

  const followAll = async (): Promise<void> => {
    for (const projection of FOLLOWING) await follow(core, following(projection));
  };

  const contents = async (): Promise<Record<string, string[]>> => {
    const read = async (table: string): Promise<[string, string[]]> => {
      const { rows } = await core.admin.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
      return [table, rows.map(({ row }) => row)];
    };
    return Object.fromEntries(await Promise.all(TABLES.map(read)));
  };

  it('makes rows, days, totals and reports again, equal row for row, after hundreds of random commands in two schools', async () => {
    for (const step of fc.sample(aStep, { numRuns: 700, seed: 20_261_121 })) await history.take(step);
    await followAll();
    const before = await contents();
    expect(before['hours.volunteer_hours']!.length).toBeGreaterThan(100);
    expect(before['reporting.user_totals']!.length).toBeGreaterThan(50);
    expect(before['reporting.month_totals']).toHaveLength(6);
    const { rows } = await core.admin.query('SELECT FROM log.events');
    expect(before['reporting.audit_index']).toHaveLength(rows.length);
    for (const table of TABLES) await core.owner.query(`DELETE FROM ${table}`);
    await rebuild(core.owner, [volunteerHoursStream], PROJECTIONS, FOLLOWING);
    await followAll();
    expect(await contents()).toEqual(before);
  });

  it('lets a projection that follows go on from what was rebuilt, each event counted once', async () => {
    for (const step of fc.sample(aStep, { numRuns: 80, seed: 7 })) await history.take(step);
    await rebuild(core.owner, [], [], FOLLOWING);
    for (const step of fc.sample(aStep, { numRuns: 80, seed: 8 })) await history.take(step);
    await followAll();
    const followed = await contents();
    await rebuild(core.owner, [], [], FOLLOWING);
    await followAll();
    expect(await contents()).toEqual(followed);
  });
});
