import { dateInZone, DEFAULT_TIME_ZONE } from '@hourtrail/contracts';
import { afternoon, type DemoAct, type DemoEntry, type DemoHours } from './demo-hours.js';
import { DEMO_NOMINATED } from './demo-people.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Approves everything at once at the end of the quarter. */
const QUARTER = { by: 'teacher.nguyen', endedDaysAgo: 26 } as const;

interface Remarkable extends Pick<DemoEntry, 'volunteer' | 'verifier' | 'organizationName' | 'description'> {
  readonly daysAgo: number;
  /** Milliseconds until verified, and from then until approved. */
  readonly waitedMs: readonly [number, number];
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
  {
    volunteer: 's.ben',
    verifier: 'verifier.park',
    organizationName: 'Friends of Mill Creek Park',
    description: 'Helped close the visitor hut',
    daysAgo: 19,
    waitedMs: [2 * DAY_MS, 24_000],
  },
];

export function withUnusual({ entries, acts }: DemoHours, now: Date): DemoHours {
  const remarkable = REMARKABLE.map((one, nth) => courseOf(one, entries.length + nth, now));
  return {
    entries: [...entries, ...remarkable.map(({ entry }) => entry)],
    acts: [...inBulk(acts, now), ...remarkable.flatMap((one) => one.acts)],
  };
}

function courseOf(
  { daysAgo, waitedMs: [toVerify, toApprove], ...what }: Remarkable,
  entry: number,
  now: Date,
): { readonly entry: DemoEntry; readonly acts: readonly DemoAct[] } {
  const day = afternoon(now, daysAgo);
  const submitted = new Date(day.getTime() + 3 * HOUR_MS);
  const verified = new Date(submitted.getTime() + toVerify);
  const approved = new Date(verified.getTime() + toApprove);
  return {
    entry: {
      ...what,
      date: dateInZone(day, DEFAULT_TIME_ZONE),
      startTime: '14:00',
      endTime: '16:00',
      hours: 2,
    },
    acts: [
      { at: submitted, entry, by: what.volunteer, step: 'submit' },
      { at: verified, entry, by: what.verifier, step: 'verify' },
      { at: approved, entry, by: 'teacher', step: 'approve' },
    ],
  };
}

/** Merges a teacher's approvals up to the end of the quarter into one bulk action. */
function inBulk(acts: readonly DemoAct[], now: Date): readonly DemoAct[] {
  const at = afternoon(now, QUARTER.endedDaysAgo);
  const waits = (act: DemoAct): boolean => act.step === 'approve' && act.by === QUARTER.by && act.at <= at;
  const [first, ...others] = acts.filter(waits);
  if (!first) return acts;
  return [...acts.filter((act) => !waits(act)), { ...first, at, and: others.map(({ entry }) => entry) }];
}
