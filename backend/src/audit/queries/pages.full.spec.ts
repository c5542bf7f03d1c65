import { A_DECIDER, AuditedEvents, A_STUDENT, type Touched } from '../../../test/audited-events.js';
import type { Planned } from '../../../test/buffers.js';

const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** Fifty rows, each with names of two people, a number and a role: some fifteen blocks a row, whatever there is. */
const A_PAGE = 800;
/** A range of an index; where two filters hold together, what the first one lets through is looked at. */
const A_COUNT = 250;
/** Of accesses, each row is asked whether the look went on after it, and each that is shown when the look began. */
const A_PAGE_OF_LOOKS = 2_000;
/** Ten times the accesses make an index one level deeper, for each of fifty rows. */
const A_LEVEL_MORE = 50;
const A_COUNT_OF_LOOKS = 6_000;

const EVENTS: readonly (readonly [string, Parameters<AuditedEvents['eventsTouched']>[0]])[] = [
  ['all of them', {}],
  ['about one person', { person: A_STUDENT }],
  ['by one person', { by: A_DECIDER }],
  ['a kind of record', { kind: 'hours' }],
  ['a kind of event', { kind: 'hours.approved' }],
  ['what one person approved', { by: A_DECIDER, kind: 'hours.approved' }],
  ['of a time', { from: '2025-01-01', to: '2025-01-03' }],
];

const ACCESSES: readonly (readonly [string, Parameters<AuditedEvents['accessesTouched']>[0]])[] = [
  ['all of them', {}],
  ['of one person’s records', { person: A_STUDENT }],
  ['by one person', { by: A_DECIDER }],
  ['files that were taken', { kind: 'exported' }],
];

describe('a page of the workbench, of a log of 100,000 events', () => {
  let few: AuditedEvents;
  let many: AuditedEvents;
  beforeAll(async () => {
    few = await AuditedEvents.of(10_000);
    many = await AuditedEvents.of(100_000);
  });
  afterAll(async () => {
    await few.end();
    await many.end();
  });

  const expectFlat = (
    before: Touched,
    { first, deep, count }: Touched,
    [page, most, more]: readonly [number, number, number] = [A_PAGE, A_COUNT, 0],
  ): void => {
    expect(Math.max(first, deep)).toBeLessThanOrEqual(page);
    expect(first).toBeLessThanOrEqual(before.first * 1.3 + more);
    expect(count).toBeLessThanOrEqual(most);
    expect(Math.min(first, deep)).toBeGreaterThan(50);
  };

  it.each(MODES.flatMap((mode) => EVENTS.map(([what, filter]) => [what, mode, filter] as const)))(
    'touches as much as one of 10,000, far in as at first: events, %s (%s)',
    async (_what, mode: Planned, filter) => {
      expectFlat(await few.eventsTouched(filter, mode), await many.eventsTouched(filter, mode));
    },
  );

  it.each(MODES.flatMap((mode) => ACCESSES.map(([what, filter]) => [what, mode, filter] as const)))(
    'touches as much as one of 10,000, far in as at first: accesses, %s (%s)',
    async (_what, mode: Planned, filter) => {
      const [before, after] = [await few.accessesTouched(filter, mode), await many.accessesTouched(filter, mode)];
      expectFlat(before, after, [A_PAGE_OF_LOOKS, A_COUNT_OF_LOOKS, A_LEVEL_MORE]);
    },
  );
});
