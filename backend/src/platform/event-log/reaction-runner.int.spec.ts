import { person, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { until } from '../../../test/until.js';
import { approve, log } from '../../hours/domain/volunteer-hours.js';
import type { Reaction } from './reaction.js';
import { ReactionRunner } from './reaction-runner.js';

describe('the progress of reactions', () => {
  const [student, verifier, teacher] = [person('student', 2), person('verifier', 2), person('teacher', 2)];
  let core: WriteCore;
  let seen: string[];
  let now: number;

  beforeAll(async () => {
    core = await WriteCore.open();
  });
  beforeEach(async () => {
    await core.admin.query('DELETE FROM log.reaction_progress');
    seen = [];
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => core.close());

  const reaction = (name: string, type: string): Reaction => ({
    name,
    streams: ['hours'],
    only: (event) => event.type === type,
    react: async (events) => {
      seen.push(...events.map(({ stream }) => `${name} of ${stream}`));
    },
  });

  const submitted = async (): Promise<number> =>
    (
      await core.hoursStore.begin(student, { volunteer: student.id, verifier: verifier.id }, (at) =>
        log({ ...THREE_HOURS, verifierId: verifier.id }, student, at),
      )
    ).id;
  const approved = async (): Promise<number> => {
    const id = await submitted();
    await core.hoursStore.decide({ by: teacher, id }, (entry, at) => approve(entry, teacher, {}, at));
    return id;
  };

  /** Whose saved progress is at the end of the log. */
  const atTheEnd = async (): Promise<readonly string[]> => {
    const { rows } = await core.admin.query<{ reaction: string }>(`
      SELECT p.reaction FROM log.reaction_progress p
      WHERE (p.epoch, p.tx, p.position) >= ALL (SELECT epoch, tx, position FROM log.events) ORDER BY 1`);
    return rows.map(({ reaction: name }) => name);
  };
  const running = async (work: (runner: ReactionRunner) => Promise<void>): Promise<void> => {
    const reactions = [reaction('submissions', 'hours.submitted'), reaction('approvals', 'hours.approved')];
    const runner = new ReactionRunner(core, reactions);
    runner.onApplicationBootstrap();
    try {
      await work(runner);
    } finally {
      await runner.onApplicationShutdown();
    }
  };
  /** Lets time pass until then, but not afterwards. */
  const everybodyIsAtTheEnd = async (runner: ReactionRunner): Promise<void> => {
    const before = now;
    await until(async () => {
      now += 1_000;
      runner.wake();
      return (await atTheEnd()).length === 2;
    });
    now = before;
  };

  it('is saved with what a reaction does, and once a second while nothing concerns it', async () => {
    await running(async (runner) => {
      await submitted();
      await everybodyIsAtTheEnd(runner);
      const id = await submitted();
      await until(async () => {
        runner.wake();
        return seen.includes(`submissions of hours/${id}`);
      });
      await until(async () => (await atTheEnd()).includes('submissions'));
      expect(await atTheEnd()).toEqual(['submissions']);
      await everybodyIsAtTheEnd(runner);
    });
  });

  it('never goes back: another process sees nothing again that concerned a reaction', async () => {
    await running(async (runner) => {
      await submitted();
      await everybodyIsAtTheEnd(runner);
      await submitted();
      await until(async () => {
        runner.wake();
        return (await atTheEnd()).includes('submissions');
      });
      now += 3_600_000;
      const id = await approved();
      await until(async () => {
        runner.wake();
        return seen.includes(`approvals of hours/${id}`);
      });
      await everybodyIsAtTheEnd(runner);
    });
    const before = [...seen];
    expect(new Set(before).size).toBe(before.length);
    const id = await approved();
    await running(everybodyIsAtTheEnd);
    expect(seen.slice(before.length).sort()).toEqual([`approvals of hours/${id}`, `submissions of hours/${id}`]);
  });

  it('begins again where an operator deleted it', async () => {
    await running(async (runner) => {
      const id = await approved();
      await everybodyIsAtTheEnd(runner);
      await submitted();
      await until(async () => {
        runner.wake();
        return (await atTheEnd()).includes('submissions');
      });
      await core.admin.query(`DELETE FROM log.reaction_progress WHERE reaction = 'approvals'`);
      await until(async () => {
        runner.wake();
        return seen.filter((one) => one === `approvals of hours/${id}`).length === 2;
      });
    });
  });
});
