import { dateInZone, DEFAULT_TIME_ZONE } from '@hourtrail/contracts';
import { afternoon, type DemoAction, type DemoEntry, type DemoHours } from './demo-hours.js';
import { DEMO_NOMINATED } from './demo-people.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Approves everything at once at the end of the quarter. */
const QUARTER = { by: 'teacher.nguyen', endedDaysAgo: 26 } as const;

interface Remarkable extends Pick<DemoEntry, 'volunteer' | 'verifier' | 'organizationName' | 'description'> {
  readonly daysAgo: number;
  /** Milliseconds until verified, and from then until approved; without the second, approval is still to come. */
  readonly waitedMs: readonly [number, number?];
}

const CHOIR = {
  volunteer: DEMO_NOMINATED.by,
  verifier: DEMO_NOMINATED.nominee.username,
  organizationName: 'Northside Youth Choir',
} as const;

/** Anomaly rules find these: a verifier nominated by the volunteer, and an approval within the minute. */
const REMARKABLE: readonly Remarkable[] = [
  { ...CHOIR, description: 'Set up chairs and sheet music', daysAgo: 47, waitedMs: [DAY_MS, 4 * DAY_MS] },
  { ...CHOIR, description: 'Handed out programs at the concert', daysAgo: 33, waitedMs: [DAY_MS, 3 * DAY_MS] },
  { ...CHOIR, description: 'Ushered at the autumn recital', daysAgo: 6, waitedMs: [2 * DAY_MS] },
  {
    volunteer: 's.ben',
    verifier: 'verifier.park',
    organizationName: 'Friends of Mill Creek Park',
    description: 'Helped close the visitor hut',
    daysAgo: 19,
    waitedMs: [2 * DAY_MS, 24_000],
  },
];

export function withUnusual({ entries, actions }: DemoHours, now: Date): DemoHours {
  const remarkable = REMARKABLE.map((one, nth) => courseOf(one, entries.length + nth, now));
  return {
    entries: [...entries, ...remarkable.map(({ entry }) => entry)],
    actions: [...inBulk(actions, now), ...remarkable.flatMap((one) => one.actions)],
  };
}

function courseOf(
  { daysAgo, waitedMs: [toVerify, toApprove], ...what }: Remarkable,
  entry: number,
  now: Date,
): { readonly entry: DemoEntry; readonly actions: readonly DemoAction[] } {
  const day = afternoon(now, daysAgo);
  const submitted = new Date(day.getTime() + 3 * HOUR_MS);
  const verified = new Date(submitted.getTime() + toVerify);
  return {
    entry: {
      ...what,
      date: dateInZone(day, DEFAULT_TIME_ZONE),
      startTime: '14:00',
      endTime: '16:00',
      hours: 2,
    },
    actions: [
      { at: submitted, entry, by: what.volunteer, step: 'submit' },
      { at: verified, entry, by: what.verifier, step: 'verify' },
      ...(toApprove === undefined
        ? []
        : [{ at: new Date(verified.getTime() + toApprove), entry, by: 'teacher', step: 'approve' } as const]),
    ],
  };
}

/** Merges a teacher's approvals up to the end of the quarter into one bulk action. */
function inBulk(actions: readonly DemoAction[], now: Date): readonly DemoAction[] {
  const at = afternoon(now, QUARTER.endedDaysAgo);
  const waits = (action: DemoAction): boolean =>
    action.step === 'approve' && action.by === QUARTER.by && action.at <= at;
  const [first, ...others] = actions.filter(waits);
  if (!first) return actions;
  return [...actions.filter((action) => !waits(action)), { ...first, at, and: others.map(({ entry }) => entry) }];
}
