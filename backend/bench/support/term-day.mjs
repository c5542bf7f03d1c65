import { childOf, personOf, SCHOOL, verifierOf } from './district.mjs';

/**
 * What we assume of the last day of term in a district of 50,000 students: 40 in 100 students look at their hours, half
 * of them log one entry or two; a quarter of the parents look; most verifiers and teachers come to empty their queues.
 * An act is what a person waits for; `at` counts the seconds into the visit, `share` how often it happens.
 */
const VISITS = {
  student: {
    inDay: 20_000,
    seconds: 240,
    acts: [
      { act: 'sign in', share: 0.3, at: 0 },
      { act: 'dashboard', at: 5 },
      { act: 'my hours', share: 0.7, at: 30 },
      { act: 'trail of an entry', share: 0.3, at: 60 },
      { act: 'log hours', share: 0.5, at: 120 },
      { act: 'log hours', share: 0.15, at: 210 },
    ],
  },
  parent: {
    inDay: 4_000,
    seconds: 180,
    acts: [
      { act: 'sign in', share: 0.3, at: 0 },
      { act: 'dashboard', at: 5 },
      { act: "child's hours", share: 0.6, at: 30 },
    ],
  },
  verifier: {
    inDay: 900,
    seconds: 300,
    acts: [
      { act: 'sign in', share: 0.5, at: 0 },
      { act: 'dashboard', at: 5 },
      { act: 'review queue', at: 20 },
      ...Array.from({ length: 12 }, (_, nth) => ({ act: 'verify one', at: 40 + nth * 20 })),
    ],
  },
  teacher: {
    inDay: 1_000,
    seconds: 300,
    acts: [
      { act: 'sign in', share: 0.5, at: 0 },
      { act: 'dashboard', at: 5 },
      { act: 'review queue', at: 20 },
      ...Array.from({ length: 8 }, (_, nth) => ({ act: 'approve one', share: 0.6, at: 40 + nth * 20 })),
      { act: 'approve 25 together', share: 0.4, at: 220 },
      { act: 'approve 25 together', share: 0.4, at: 270 },
    ],
  },
  admin: {
    inDay: 240,
    seconds: 300,
    acts: [
      { act: 'sign in', share: 0.5, at: 0 },
      { act: 'dashboard', at: 5 },
      { act: 'report', at: 40 },
      { act: 'export as CSV', share: 0.3, at: 100 },
      { act: 'export as Excel', share: 0.3, at: 160 },
    ],
  },
  'district-admin': { inDay: 12, seconds: 300, acts: [{ act: 'summary of the district', at: 0 }] },
};

const FIRST_HOUR = 7;
/** Percent of a day's visits in each hour from 7 in the morning on: lunch, after school, and 9 in the evening. */
const AT_SCHOOL = [4, 8, 6, 7, 7, 10, 8, 9, 16, 12, 5, 2, 2, 2, 2];
const CURVES = {
  student: [2, 3, 3, 3, 4, 9, 5, 6, 13, 9, 6, 5, 6, 9, 12, 5],
  parent: [3, 4, 3, 3, 3, 8, 3, 3, 8, 5, 6, 8, 11, 13, 14, 5],
  verifier: AT_SCHOOL,
  teacher: AT_SCHOOL,
  admin: AT_SCHOOL,
  'district-admin': AT_SCHOOL,
};
/** The first third of the busiest hour, when the bell has rung, brings half of its visits. */
const minuteOf = (chance) => (chance < 0.5 ? chance * 40 : 20 + (chance - 0.5) * 80);

const visitsIn = (hour) =>
  Object.entries(VISITS).reduce((sum, [role, { inDay }]) => sum + (inDay * (CURVES[role][hour] ?? 0)) / 100, 0);
const BUSIEST = CURVES.student.reduce((best, _, hour) => (visitsIn(hour) > visitsIn(best) ? hour : best), 0);
export const BUSIEST_HOUR = `${FIRST_HOUR + BUSIEST}:00 to ${FIRST_HOUR + BUSIEST + 1}:00`;

/** The visits that begin in the first `minutes` of the busiest hour, for a district of so many schools, in their order. */
export function visitsOfBusiestHour({ schools, minutes, random }) {
  const visits = Object.entries(VISITS).flatMap(([role, { inDay, seconds, acts }]) =>
    Array.from({ length: Math.round((inDay * CURVES[role][BUSIEST] * schools) / 100 / 40) }, () => ({
      at: minuteOf(random()) * 60,
      seconds,
      acts: actsOf(acts, random),
      person: visitor(role, schools, random),
    })),
  );
  return visits.filter(({ at }) => at < minutes * 60).sort((one, other) => one.at - other.at);
}

/** Acts of one kind are all done or none; people don't act to the second. */
function actsOf(acts, random) {
  const chances = new Map();
  const chanceOf = (act) => chances.get(act) ?? chances.set(act, random()).get(act);
  return acts
    .filter(({ act, share = 1 }) => chanceOf(act) < share)
    .map(({ act, at }) => ({ act, at: at + random() * 10 }));
}

function visitor(role, schools, random) {
  const person = personOf(role, Math.floor(random() * schools * (SCHOOL[role]?.count ?? 1)));
  if (role === 'student') return { ...person, verifier: verifierOf(person) };
  return role === 'parent' ? { ...person, child: childOf(person) } : person;
}

/** The same numbers from 0 to 1 at every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
