import { dateInZone, DEFAULT_TIME_ZONE, timeAfter, timeInZone, type Audience } from '@hourtrail/contracts';

const DAY_MS = 86_400_000;

export interface DemoOpportunity {
  readonly by: string;
  readonly title: string;
  readonly description: string;
  readonly organizationName: string;
  readonly location: string;
  readonly coordinator: string;
  /** Days from today; negative in the past. */
  readonly inDays: number;
  /** From 0 for Sunday: the next such day is meant. */
  readonly weekday?: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly maxSlots: number;
  readonly targetAudience?: Audience;
  readonly repeats?: { readonly weeks: number; readonly exceptWeek: number };
  /** In this order; those without a place join the waitlist. */
  readonly signUps: readonly string[];
  readonly cancels?: readonly string[];
  readonly cancelledBecause?: string;
  readonly logged?: readonly string[];
  readonly present?: readonly string[];
}

const WEDNESDAY = 3;
const SATURDAY = 6;

const FOOD_BANK = {
  organizationName: 'Riverside Food Bank',
  location: '12 Water Street',
  coordinator: 'verifier',
} as const;
const LIBRARY = {
  organizationName: 'Elm Street Library',
  location: '240 Elm Street, children’s room',
  coordinator: 'verifier.elm',
} as const;
const PARK = {
  organizationName: 'Friends of Mill Creek Park',
  location: 'Mill Creek Park, north gate',
  coordinator: 'verifier.park',
} as const;
const SENIORS = {
  organizationName: 'Harbor Senior Center',
  location: '8 Harbor Road',
  coordinator: 'verifier.roosevelt',
} as const;
const SHELTER = {
  organizationName: 'Eastside Animal Shelter',
  location: '77 Foundry Lane',
  coordinator: 'verifier.roosevelt',
} as const;

const LINCOLN: readonly Omit<DemoOpportunity, 'by'>[] = [
  {
    ...PARK,
    title: 'Creek cleanup',
    description: 'Pick up litter along the creek after the fair. Boots and gloves are there; bring water.',
    inDays: -24,
    startTime: '09:00',
    endTime: '12:00',
    maxSlots: 12,
    signUps: ['student', 's.amara', 's.ben', 's.elif', 'parent', 's.hector'],
    cancels: ['s.ben'],
    logged: ['s.amara', 's.hector'],
  },
  {
    ...FOOD_BANK,
    title: 'Fall food drive',
    description: 'Collect at the supermarket doors and bring what is given to the food bank.',
    inDays: -10,
    startTime: '10:00',
    endTime: '14:00',
    maxSlots: 6,
    signUps: ['s.chloe', 's.david', 's.finn', 's.grace', 'p.osei', 's.ben', 's.elif'],
    cancels: ['s.finn'],
    logged: ['s.chloe'],
  },
  {
    ...FOOD_BANK,
    title: 'Pack weekend boxes',
    description: 'Pack boxes of food for families, on Saturday morning before they are handed out.',
    inDays: 4,
    weekday: SATURDAY,
    startTime: '09:00',
    endTime: '11:30',
    maxSlots: 5,
    signUps: ['s.amara', 's.ben', 's.chloe', 's.finn', 'p.osei', 's.grace', 's.hector'],
  },
  {
    ...LIBRARY,
    title: 'Homework table',
    description: 'Sit with middle schoolers at the homework table. Math and reading above all.',
    inDays: 6,
    weekday: WEDNESDAY,
    startTime: '15:30',
    endTime: '17:00',
    maxSlots: 4,
    targetAudience: 'students',
    repeats: { weeks: 6, exceptWeek: 3 },
    signUps: ['student', 's.david'],
  },
  {
    ...LIBRARY,
    title: 'Book sale setup',
    description: 'Carry boxes, set up tables and sort books by shelf. Many hands make it light.',
    inDays: 11,
    startTime: '13:00',
    endTime: '16:00',
    maxSlots: 15,
    targetAudience: 'parents',
    signUps: ['parent', 'p.liu'],
  },
  {
    ...PARK,
    title: 'Plant the north slope',
    description: 'Plant native shrubs where the slope slid last winter. Tools are there.',
    inDays: 18,
    weekday: SATURDAY,
    startTime: '09:30',
    endTime: '13:30',
    maxSlots: 20,
    signUps: ['s.elif', 's.hector', 's.ben'],
  },
  {
    ...PARK,
    title: 'Trail day at the quarry',
    description: 'Clear the trail around the old quarry.',
    inDays: 9,
    startTime: '10:00',
    endTime: '12:00',
    maxSlots: 10,
    signUps: ['s.finn', 's.grace'],
    cancelledBecause: 'The county closed the quarry until the fence is mended.',
  },
];

const ROOSEVELT: readonly Omit<DemoOpportunity, 'by'>[] = [
  {
    ...SHELTER,
    title: 'Adoption day',
    description: 'Walk dogs and greet visitors at the adoption day.',
    inDays: -16,
    startTime: '11:00',
    endTime: '15:00',
    maxSlots: 6,
    signUps: ['student.roosevelt', 's.ines', 's.jamal'],
    logged: ['s.jamal'],
  },
  {
    ...SENIORS,
    title: 'Phone and tablet help',
    description: 'Help residents with messages, photos and calls. Patience is all it takes.',
    inDays: 5,
    startTime: '16:00',
    endTime: '17:30',
    maxSlots: 2,
    repeats: { weeks: 4, exceptWeek: 2 },
    signUps: ['s.ines', 's.jamal', 'student.roosevelt'],
  },
  {
    ...SENIORS,
    title: 'Holiday concert evening',
    description: 'Seat guests, serve cider and help with coats. It ends after midnight.',
    inDays: 21,
    startTime: '20:00',
    endTime: '00:30',
    maxSlots: 10,
    signUps: ['parent.roosevelt', 'student.roosevelt'],
  },
];

export const demoOpportunities = (now: Date): readonly DemoOpportunity[] =>
  [
    ...LINCOLN.map((one, index) => ({ ...one, by: index % 2 === 0 ? 'teacher' : 'teacher.nguyen' })),
    ...ROOSEVELT.map((one) => ({ ...one, by: 'teacher.roosevelt' })),
  ].map((one) => ({ ...one, inDays: one.inDays + daysUntil(one.weekday, dayOf(now, one.inDays)) }));

const daysUntil = (weekday: number | undefined, day: string): number =>
  weekday === undefined ? 0 : (weekday - new Date(day).getUTCDay() + 7) % 7;

/** Began an hour ago, so that its attendance can be taken whenever the demo starts. */
export function opportunityInProgress(now: Date): DemoOpportunity {
  const began = new Date(now.getTime() - 3_600_000);
  const time = timeInZone(began, DEFAULT_TIME_ZONE);
  const startTime = `${time.slice(0, 2)}:${time.slice(3) < '30' ? '00' : '30'}`;
  return {
    ...FOOD_BANK,
    by: 'teacher',
    title: 'Sort and shelve',
    description: 'Sort what was given this week and fill the shelves. Wear closed shoes.',
    inDays: dateInZone(began, DEFAULT_TIME_ZONE) === dayOf(now, 0) ? 0 : -1,
    startTime,
    endTime: timeAfter(startTime, 3),
    maxSlots: 8,
    signUps: ['s.amara', 'student', 's.david', 'parent', 's.hector'],
    present: ['s.amara'],
  };
}

export const dayOf = (now: Date, inDays: number): string =>
  dateInZone(new Date(now.getTime() + inDays * DAY_MS), DEFAULT_TIME_ZONE);

/** Two weeks before it takes place, or before today if it is upcoming. */
export const publishedAt = (now: Date, { inDays }: DemoOpportunity): Date =>
  new Date(now.getTime() + (Math.min(inDays, 0) - 14) * DAY_MS);

export const signedUpAt = (published: Date, nth: number): Date =>
  new Date(published.getTime() + DAY_MS + nth * 0.7 * DAY_MS);
