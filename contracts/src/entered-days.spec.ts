import { addDays, calendarDateOf, dateInZone, enteredDayOf, isDateOrInstant } from './calendar.js';

const YEAR = 2026;
const CASES = 2_000;
const QUARTER = 15 * 60_000;

const offsetIn = (timeZone: string): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`)).slice(-9);
};

/** The days of the year on which a zone's clocks are changed; its first and its middle where they never are. */
function remarkableDays(timeZone: string): readonly string[] {
  const offset = offsetIn(timeZone);
  const found: string[] = [];
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(YEAR, month)).toISOString().slice(0, 10));
  for (const first of months) {
    const next = addDays(first, 32).slice(0, 8) + '01';
    if (offset(first) === offset(next)) continue;
    for (let day = addDays(first, 1); day <= next; day = addDays(day, 1)) {
      if (offset(day) !== offset(addDays(day, -1))) found.push(day);
    }
  }
  return found.length > 0 ? found : [`${YEAR}-01-01`, `${YEAR}-07-01`];
}

/** The quarter of an hour in which a day begins somewhere, midnight or not. */
function beginningOf(day: string, timeZone: string): number {
  let instant = Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000;
  while (dateInZone(new Date(instant), timeZone) !== day) instant += QUARTER;
  return instant;
}

interface Case {
  readonly timeZone: string;
  readonly day: string;
}

const everyCase: readonly Case[] = Intl.supportedValuesOf('timeZone').flatMap((timeZone) =>
  remarkableDays(timeZone).flatMap((day) => [-1, 0, 1].map((days) => ({ timeZone, day: addDays(day, days) }))),
);
const cases = Array.from({ length: CASES }, (_, n) => everyCase[Math.floor((n * everyCase.length) / CASES)] as Case);

/** What a form may send for a day that somebody chose where the school is. */
function formsOf({ timeZone, day }: Case): readonly string[] {
  const begins = beginningOf(day, timeZone);
  const next = beginningOf(addDays(day, 1), timeZone);
  const instants = [begins, begins + QUARTER, (begins + next) / 2, next - 1];
  return [day, `${day}T00:00:00`, `${day}T23:59`, ...instants.map((instant) => new Date(instant).toISOString())];
}

describe(`the day that was entered, in ${CASES} cases over the zones of the world`, () => {
  it('is the day that is kept, as a date, a local time and any instant of it, also when clocks change', () => {
    const others = cases.flatMap((one) =>
      formsOf(one)
        .filter((form) => !isDateOrInstant(form) || calendarDateOf(form, one.timeZone) !== one.day)
        .map((form) => `${form} in ${one.timeZone}, not ${one.day}`),
    );
    expect(others).toEqual([]);
  });

  it('is the day that an instant of exactly midnight in UTC names, wherever the school is', () => {
    for (const { timeZone, day } of cases) {
      for (const midnight of ['T00:00:00.000Z', 'T00:00Z', 'T00:00:00+00:00']) {
        expect(enteredDayOf(day + midnight, timeZone)).toBe(day);
      }
      const noon = `${day}T12:00:00.000Z`;
      expect(enteredDayOf(noon, timeZone)).toBe(calendarDateOf(noon, timeZone));
    }
  });

  it('is looked at where clocks change both ways, and where days have 23, 24 and 25 hours', () => {
    const hours = new Set(
      cases.map(
        ({ timeZone, day }) => (beginningOf(addDays(day, 1), timeZone) - beginningOf(day, timeZone)) / 3_600_000,
      ),
    );
    expect([...hours]).toEqual(expect.arrayContaining([23, 24, 25]));
    expect(new Set(cases.map(({ timeZone }) => timeZone)).size).toBeGreaterThan(300);
  });
});
