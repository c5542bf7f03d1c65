import fc from 'fast-check';
import { WriteCore } from '../../test/write-core.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { recordAchievements } from './achievements.reaction.js';

const LINCOLNS_STUDENT = { organizationId: 2, id: 21 };
const ROOSEVELTS_STUDENT = { organizationId: 3, id: 31 };
const REQUIRED = [25, 50, 100];

describe('achievements', () => {
  let core: WriteCore;
  beforeAll(async () => {
    core = await WriteCore.open();
  });
  afterAll(() => core.close());

  const changed = ({ organizationId, id }: typeof LINCOLNS_STUDENT, hours: number, minute: number): RecordedEvent => ({
    organizationId,
    stream: `hours/${minute}`,
    version: 1,
    type: hours > 0 ? 'hours.approved' : 'hours.revoked',
    at: new Date(Date.UTC(2026, 8, 1, 0, minute)),
    actor: { id: 3, role: 'teacher' },
    data:
      hours > 0
        ? { student: id, from: 'pending', to: 'approved', hundredthsBefore: hours * 100, hundredthsAfter: hours * 100 }
        : {
            student: id,
            from: 'approved',
            to: 'rejected',
            hundredthsBefore: -hours * 100,
            hundredthsAfter: -hours * 100,
          },
    texts: {},
  });

  const earned = async (): Promise<string[]> => {
    const { rows } = await core.admin.query<{ row: string }>(
      `SELECT u.user_id || ' ' || a.required_hours || ' ' || to_char(u.earned_at AT TIME ZONE 'UTC', 'HH24:MI') AS row
       FROM reporting.user_achievements u JOIN reporting.achievements a ON a.id = u.achievement_id ORDER BY 1`,
    );
    return rows.map(({ row }) => row);
  };

  it('are what counting event by event comes to, however the log is cut into batches', async () => {
    const steps = fc.array(
      fc.record({
        who: fc.constantFrom(LINCOLNS_STUDENT, ROOSEVELTS_STUDENT),
        hours: fc.integer({ min: -40, max: 45 }).filter((hours) => hours !== 0),
        cut: fc.boolean(),
      }),
      { minLength: 1, maxLength: 30 },
    );
    for (const story of fc.sample(steps, { numRuns: 60, seed: 20_261_121 })) {
      await core.admin.query('TRUNCATE reporting.user_achievements, reporting.achievement_progress');
      const totals = new Map<number, number>();
      const expected = new Map<string, string>();
      const batches: RecordedEvent[][] = [[]];
      for (const [minute, { who, hours, cut }] of story.entries()) {
        const event = changed(who, hours, minute);
        if (cut) batches.push([]);
        batches.at(-1)?.push(event);
        const before = totals.get(who.id) ?? 0;
        totals.set(who.id, before + hours);
        for (const required of REQUIRED) {
          const key = `${who.id} ${required}`;
          if (before + hours < required) expected.delete(key);
          else if (!expected.has(key)) expected.set(key, event.at.toISOString().slice(11, 16));
        }
      }
      for (const batch of batches)
        await core.database.systemTransaction((run) => recordAchievements.react(batch, run, core));
      expect(await earned()).toEqual([...expected].map(([key, at]) => `${key} ${at}`).sort());
    }
  });
});
