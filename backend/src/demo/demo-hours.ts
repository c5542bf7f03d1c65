import { DEFAULT_TIME_ZONE, dateInZone } from '@hourtrail/contracts';
import { DEMO_PEOPLE } from './demo-people.js';

const DAY_MS = 86_400_000;

export type DemoStep = 'draft' | 'submit' | 'verify' | 'approve' | 'reject';

export interface DemoAction {
  readonly at: Date;
  readonly entry: number;
  readonly by: string;
  readonly step: DemoStep;
  readonly comment?: string | undefined;
  /** Other entries of the same bulk action. */
  readonly and?: readonly number[];
}

export interface DemoEntry {
  readonly volunteer: string;
  readonly verifier: string;
  readonly organizationName: string;
  readonly description: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly hours: number;
}

interface Place {
  readonly organizationName: string;
  readonly verifier: string;
  readonly what: readonly string[];
}

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'Lincoln High School': [
    {
      organizationName: 'Riverside Food Bank',
      verifier: 'verifier',
      what: ['Sorted and shelved donations', 'Packed weekend boxes for families', 'Checked dates and repacked produce'],
    },
    {
      organizationName: 'Elm Street Library',
      verifier: 'verifier.elm',
      what: ['Read to first graders at story hour', 'Helped at the homework table', 'Labeled and covered new books'],
    },
    {
      organizationName: 'Friends of Mill Creek Park',
      verifier: 'verifier.park',
      what: ['Cleared the north trail', 'Planted native shrubs along the creek', 'Picked up litter after the fair'],
    },
  ],
  'Roosevelt High School': [
    {
      organizationName: 'Harbor Senior Center',
      verifier: 'verifier.roosevelt',
      what: ['Played cards with residents', 'Taught a phone basics class', 'Served lunch'],
    },
    {
      organizationName: 'Eastside Animal Shelter',
      verifier: 'verifier.roosevelt',
      what: ['Walked dogs', 'Cleaned kennels', 'Helped at the adoption day'],
    },
  ],
};

const TEACHERS: Readonly<Record<string, readonly string[]>> = {
  'Lincoln High School': ['teacher', 'teacher.nguyen'],
  'Roosevelt High School': ['teacher.roosevelt'],
};

const REFUSALS = [
  'The sign-in sheet shows two hours for this day. Please correct the times and send it again.',
  'This was part of a paid shift, which cannot count.',
  'Please say what you did, so that it can be verified.',
];

export interface DemoHours {
  readonly entries: readonly DemoEntry[];
  readonly actions: readonly DemoAction[];
}

/** Everything up to `now`, in chronological order. */
export function demoYear(now: Date): DemoHours {
  const next = numbers(20_260_901);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
  const entries: DemoEntry[] = [];
  const actions: DemoAction[] = [];
  const volunteers = DEMO_PEOPLE.filter(({ role }) => role === 'student' || role === 'parent');
  for (const { username, role, school } of volunteers) {
    const every = role === 'parent' ? 17 : 6 + Math.floor(next() * 6);
    for (let ago = 82 - Math.floor(next() * every); ago > 0; ago -= every + Math.floor(next() * 3) - 1) {
      const place = pick(PLACES[school] as readonly Place[]);
      const hours = 1 + Math.floor(next() * 7) / 2;
      const start = 9 + Math.floor(next() * 7);
      const day = afternoon(now, ago);
      entries.push({
        volunteer: username,
        verifier: place.verifier,
        organizationName: place.organizationName,
        description: pick(place.what),
        date: dateInZone(day, DEFAULT_TIME_ZONE),
        startTime: clock(start),
        endTime: clock(start + hours),
        hours,
      });
      actions.push(
        ...courseOf(entries.length - 1, {
          day,
          volunteer: username,
          place,
          teacher: pick(TEACHERS[school] as readonly string[]),
          luck: next(),
        }),
      );
    }
  }
  const past = actions.filter((action) => action.at.getTime() < now.getTime());
  return { entries, actions: past.sort((a, b) => a.at.getTime() - b.at.getTime()) };
}

function courseOf(
  entry: number,
  {
    day,
    volunteer,
    place,
    teacher,
    luck,
  }: {
    readonly day: Date;
    readonly volunteer: string;
    readonly place: Place;
    readonly teacher: string;
    readonly luck: number;
  },
): DemoAction[] {
  const after = (days: number): Date => new Date(day.getTime() + days * DAY_MS + luck * 3_600_000);
  if (luck > 0.96) return [{ at: after(0.2), entry, by: volunteer, step: 'draft' }];
  const submit: DemoAction = { at: after(0.1 + luck), entry, by: volunteer, step: 'submit' };
  if (luck > 0.9) {
    const comment = REFUSALS[Math.floor(luck * 100) % REFUSALS.length];
    return [submit, { at: after(3 + luck * 2), entry, by: teacher, step: 'reject', comment }];
  }
  if (luck > 0.82) return [submit];
  const thanks = luck < 0.2 ? 'Thank you, a great help.' : undefined;
  const verify: DemoAction = { at: after(2 + luck * 4), entry, by: place.verifier, step: 'verify', comment: thanks };
  if (luck > 0.72) return [submit, verify];
  return [submit, verify, { at: after(4 + luck * 8), entry, by: teacher, step: 'approve' }];
}

/** 20:00 UTC is afternoon at the schools. */
export const afternoon = (now: Date, daysAgo: number): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS - daysAgo) * DAY_MS + 20 * 3_600_000);

const clock = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}`;

/** Seeded, so that every demo shows the same year. Returns numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
