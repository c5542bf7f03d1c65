import {
  addDays,
  calendarDateOf,
  dateInZone,
  hoursBetween,
  isCalendarDate,
  isClockTime,
  isDateOrInstant,
  timeAfter,
  timeInZone,
} from './calendar.js';

const NEW_YORK = 'America/New_York';
const two = (number: number): string => String(number).padStart(2, '0');
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysOf = (year: number): readonly number[] => [
  31,
  isLeap(year) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];

/** Every day of the calendar in order, counted on fingers. */
function* everyDay(first: number, last: number): Generator<string> {
  for (let year = first; year <= last; year += 1) {
    for (const [month, days] of daysOf(year).entries()) {
      for (let day = 1; day <= days; day += 1) yield `${year}-${two(month + 1)}-${two(day)}`;
    }
  }
}

describe('A calendar date', () => {
  it('is every day there is from 1900 to 2199, and none between them', () => {
    const there = new Set(everyDay(1900, 2199));

    const wrong: string[] = [];
    for (let year = 1899; year <= 2200; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let day = 0; day <= 32; day += 1) {
          const date = `${year}-${two(month)}-${two(day)}`;
          if (isCalendarDate(date) !== there.has(date)) wrong.push(date);
        }
      }
    }

    expect(there.size).toBe(109_573);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['1899-12-31', false],
    ['2200-01-01', false],
  ])('knows leap years: %s is %p', (date, exists) => {
    expect(isCalendarDate(date)).toBe(exists);
  });

  it.each([
    '',
    '2026-3-16',
    '26-03-16',
    '2026/03/16',
    '16.03.2026',
    '20260316',
    ' 2026-03-16',
    '2026-03-16 ',
    '2026-03-16\n',
    '2026-03-16T00:00',
    '+2026-03-16',
    '-2026-03-16',
    '002026-03-16',
    '٢٠٢٦-٠٣-١٦',
    '2026-03-1６',
    'today',
  ])('is written in one way only, and not %j', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});

describe('A date or a date-time', () => {
  it.each([
    '2026-03-16',
    '2026-03-16T09:00',
    '2026-03-16T09:00:30',
    '2026-03-16T09:00:30.123456789',
    '2026-03-16T09:00Z',
    '2026-03-16T23:59:59.999Z',
    '2026-03-16T09:00:00+05:30',
    '2026-03-16T09:00:00-0930',
    '2026-03-16T09:00:00.1+14:00',
  ])('is understood: %s', (value) => {
    expect(isDateOrInstant(value)).toBe(true);
    expect(isCalendarDate(calendarDateOf(value, NEW_YORK))).toBe(true);
  });

  it.each([
    '2026-02-30T09:00Z',
    '2025-02-29T09:00:00.000Z',
    '2026-03-16T24:00Z',
    '2026-03-16T09:60Z',
    '2026-03-16T09:00:60Z',
    '2026-03-16T9:00Z',
    '2026-03-16 09:00',
    '2026-03-16T09:00z',
    '2026-03-16t09:00Z',
    '2026-03-16T09:00+24:00',
    '2026-03-16T09:00+05:60',
    '2026-03-16T09:00+5',
    '2026-03-16T09:00 +05:00',
    '2026-03-16T',
    '2026-03-16Z',
    '2026-03-16T09:00:00.Z',
    '2026-03-16T09:00:00.1234567890Z',
    '2026-03-16T09:00Z\n',
    '+002026-03-16T09:00Z',
    'Mon Mar 16 2026',
    '1773619200000',
    'Infinity',
  ])('is refused: %j', (value) => {
    expect(isDateOrInstant(value)).toBe(false);
  });

  it('keeps its day where no zone is said', () => {
    for (const zone of ['Pacific/Kiritimati', NEW_YORK, 'Pacific/Pago_Pago']) {
      expect(calendarDateOf('2026-03-16', zone)).toBe('2026-03-16');
      expect(calendarDateOf('2026-03-16T23:59:59', zone)).toBe('2026-03-16');
      expect(calendarDateOf('2026-03-16T00:00', zone)).toBe('2026-03-16');
    }
  });

  it.each([
    ['2026-03-16T03:59:59.999Z', NEW_YORK, '2026-03-15'],
    ['2026-03-16T04:00:00Z', NEW_YORK, '2026-03-16'],
    ['2026-01-16T04:59:59Z', NEW_YORK, '2026-01-15'],
    ['2026-01-16T05:00:00Z', NEW_YORK, '2026-01-16'],
    ['2026-03-16T23:30:00-08:00', NEW_YORK, '2026-03-17'],
    ['2026-03-16T00:30:00+09:00', NEW_YORK, '2026-03-15'],
    ['2026-03-16T00:30:00+0530', NEW_YORK, '2026-03-15'],
    ['2026-03-16T00:30:00.5+0530', 'Asia/Kolkata', '2026-03-16'],
    ['2026-03-16T10:00:00Z', 'Pacific/Kiritimati', '2026-03-17'],
    ['2026-03-16T09:59:59Z', 'Pacific/Kiritimati', '2026-03-16'],
    ['2026-03-16T10:59:59Z', 'Pacific/Pago_Pago', '2026-03-15'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
    ['2024-02-29T23:30:00Z', 'Europe/Berlin', '2024-03-01'],
    ['2011-12-30T09:59:00Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ])('at %s it is, in %s, %s', (instant, zone, day) => {
    expect(calendarDateOf(instant, zone)).toBe(day);
    expect(dateInZone(new Date(instant), zone)).toBe(day);
  });

  it('takes every instant it takes for one day or the next or the one before', () => {
    const offsets = ['Z', '+14:00', '-12:00', '+1400', '-1200', '+23:59', '-23:59'];

    for (const offset of offsets) {
      const day = calendarDateOf(`2026-03-16T12:00:00.000${offset}`, 'UTC');
      expect(['2026-03-15', '2026-03-16', '2026-03-17']).toContain(day);
    }
  });
});

describe('The day in a school’s time zone', () => {
  const hoursOf = (day: string, zone: string): number => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    const hours = Array.from({ length: 96 }, (_, index) => new Date(noon + (index - 48) * 3_600_000));
    return hours.filter((hour) => dateInZone(hour, zone) === day).length;
  };

  it.each([
    ['2026-03-07', NEW_YORK, 24],
    ['2026-03-08', NEW_YORK, 23],
    ['2026-11-01', NEW_YORK, 25],
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2026-03-08', 'America/Phoenix', 24],
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s has in %s %p hours', (day, zone, hours) => {
    expect(hoursOf(day, zone)).toBe(hours);
  });

  it('does not slip when the clocks change', () => {
    expect(dateInZone(new Date('2026-03-08T04:59:59Z'), NEW_YORK)).toBe('2026-03-07');
    expect(dateInZone(new Date('2026-03-08T05:00:00Z'), NEW_YORK)).toBe('2026-03-08');
    expect(dateInZone(new Date('2026-03-09T03:59:59Z'), NEW_YORK)).toBe('2026-03-08');
    expect(dateInZone(new Date('2026-11-01T04:00:00Z'), NEW_YORK)).toBe('2026-11-01');
    expect(dateInZone(new Date('2026-11-02T04:59:59Z'), NEW_YORK)).toBe('2026-11-01');
    expect(dateInZone(new Date('2026-11-02T05:00:00Z'), NEW_YORK)).toBe('2026-11-02');
  });

  it('is the same however often and in whatever order it is asked for', () => {
    const instant = new Date('2026-03-16T02:00:00Z');
    const zones = [NEW_YORK, 'Asia/Tokyo', NEW_YORK, 'UTC', 'Asia/Tokyo'];

    expect(zones.map((zone) => dateInZone(instant, zone).slice(-2))).toEqual(['15', '16', '15', '16', '16']);
  });

  it('is not known for a place that is on no map', () => {
    expect(() => dateInZone(new Date(), 'America/Hogwarts')).toThrow(RangeError);
  });
});

describe('Counting days', () => {
  it('goes through every day of two centuries, forth and back', () => {
    const days = [...everyDay(1995, 2105)];

    days.slice(1).forEach((day, index) => {
      if (addDays(days[index] as string, 1) !== day) throw new Error(`${days[index]} + 1 is not ${day}`);
      if (addDays(day, -1) !== days[index]) throw new Error(`${day} - 1 is not ${days[index]}`);
    });
    expect(days.length).toBeGreaterThan(40_000);
  });

  it.each([
    ['2026-03-16', -365, '2025-03-16'],
    ['2024-12-31', -365, '2024-01-01'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-03-16', 0, '2026-03-16'],
  ])('%s and %p days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });
});

describe('A time of day', () => {
  it('has 1440 values', () => {
    const times = Array.from(
      { length: 100 * 100 },
      (_, index) => `${two(Math.floor(index / 100))}:${two(index % 100)}`,
    );

    expect(times.filter(isClockTime)).toHaveLength(1440);
    expect(times.filter(isClockTime).at(-1)).toBe('23:59');
  });

  it.each(['9:00', '24:00', '09:60', '09:00:00', '09.00', ' 09:00', '09:00\n', '9am', '', '09:0', '٠٩:٠٠'])(
    'is never %j',
    (time) => {
      expect(isClockTime(time)).toBe(false);
    },
  );

  it.each([
    ['09:00', '17:00', 8],
    ['09:00', '09:30', 0.5],
    ['09:00', '09:20', 1 / 3],
    ['22:00', '02:00', 4],
    ['23:59', '00:00', 1 / 60],
    ['00:00', '23:59', 1439 / 60],
    ['00:00', '00:00', 24],
    ['09:00', '09:00', 24],
    ['09:01', '09:00', 1439 / 60],
  ])('from %s to %s is %p hours', (start, end, hours) => {
    expect(hoursBetween(start, end)).toBeCloseTo(hours, 12);
  });

  it.each([
    ['09:00', 2, '11:00'],
    ['09:15', 0.5, '09:45'],
    ['22:00', 2, '00:00'],
    ['20:30', 12, '08:30'],
  ])('%s and %p hours is %s', (start, hours, end) => {
    expect(timeAfter(start, hours)).toBe(end);
  });

  it('is told by the clocks of a place, in summer and in winter', () => {
    expect(timeInZone(new Date('2026-07-01T04:05:00Z'), NEW_YORK)).toBe('00:05');
    expect(timeInZone(new Date('2026-12-01T04:59:59Z'), NEW_YORK)).toBe('23:59');
    expect(timeInZone(new Date('2026-11-01T05:30:00Z'), NEW_YORK)).toBe('01:30');
    expect(timeInZone(new Date('2026-11-01T06:30:00Z'), NEW_YORK)).toBe('01:30');
    expect(() => timeInZone(new Date(), 'America/Nowhere')).toThrow(RangeError);
  });
});
