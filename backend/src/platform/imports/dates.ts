import {
  calendarDateOf,
  DATE_ORDERS,
  isCalendarDate,
  isDateOrInstant,
  LANGUAGES,
  t,
  type DateChoice,
  type DateOrder,
  type DateQuestion,
} from '@hourtrail/contracts';

export interface DateSetting {
  readonly timeZone: string;
  readonly thisYear: number;
  /** Of the dates of the column that are written in numbers; undefined if all read alike. */
  readonly order: DateOrder | undefined;
}

export interface ReadDate {
  readonly date?: string;
  readonly problem?: string;
}

/** Reads a date as people type it: ISO, with the name of the month, or in numbers. An empty cell is neither. */
export function dateIn(cell: string, setting: DateSetting, field: string): ReadDate {
  if (cell === '') return {};
  const { timeZone, thisYear, order } = setting;
  const notReal = t('rules.realDate', { field });
  if (cell.length > DATE_MAX) return { problem: notReal };
  const iso = cell.replace(ISO_WITH_SPACE, '$1');
  if (isDateOrInstant(iso)) return { date: calendarDateOf(iso, timeZone) };
  if (SERIAL_NUMBER.test(cell)) return { problem: t('imports.dateIsNumber') };
  const typed = withoutTime(cell);
  if (DAY_AND_MONTH.test(typed)) return { problem: t('imports.dateWithoutYear') };
  const readings = readingsOf(cell, thisYear);
  if (readings) {
    const date = order && readings.get(order);
    if (date !== undefined) return { date };
    if (readings.size > 0 && order) return { problem: t('imports.dateNotInOrder', { order }) };
    return { problem: isYearUnclear(typed, thisYear) ? t('imports.dateYearUnclear') : notReal };
  }
  const parts = (YEAR_FIRST.exec(typed)?.groups as Parts | undefined) ?? namedParts(typed);
  if (!parts) return { problem: notReal };
  if (parts.year === undefined) return { problem: t('imports.dateWithoutYear') };
  const year = wholeYear(parts.year, thisYear);
  if (year === undefined) return { problem: t('imports.dateYearUnclear') };
  const date = isoDate(year, parts.month ?? '', parts.day ?? '');
  return date === undefined ? { problem: notReal } : { date };
}

/** Longer cells are refused unread: TIME and NUMBERS take time by the square of their spaces. */
const DATE_MAX = 80;

const ISO_WITH_SPACE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}.*)$/;
/** What a spreadsheet stores for a day, shown by a cell that isn't formatted as a date. */
const SERIAL_NUMBER = /^[1-9]\d{4}(?:\.\d+)?$/;
const TIME = /[\s,T]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:[ap]\.?m\.?)?$/i;
const NUMBERS = /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{1,4})$/;
const YEAR_FIRST = /^(?<year>\d{4})\s*[/.\s-]\s*(?<month>\d{1,2})\s*[/.\s-]\s*(?<day>\d{1,2})$/;
const DAY_AND_MONTH = /^\d{1,2}[/.-]\d{1,2}$/;

const withoutTime = (cell: string): string => cell.replace(TIME, '');

function isoDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

const EARLIER_YEARS = 10;
const LATER_YEARS = 2;

/** A year of two digits must be near this one, because 12/11/10 may also begin with the year. */
function wholeYear(year: string, thisYear: number): string | undefined {
  if (year.length === 4) return year;
  const whole = 2000 + Number(year);
  const isNear = whole >= thisYear - EARLIER_YEARS && whole <= thisYear + LATER_YEARS;
  return year.length === 2 && isNear ? String(whole) : undefined;
}

function isYearUnclear(typed: string, thisYear: number): boolean {
  const [, first = '', , last = ''] = NUMBERS.exec(typed) ?? [];
  return [first, last].every((year) => wholeYear(year, thisYear) === undefined);
}

type Readings = ReadonlyMap<DateOrder, string>;

const ARRANGED: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  month: [2, 0, 1],
  day: [2, 1, 0],
  year: [0, 1, 2],
};

/** The day that a date of numbers is in each order in which it is real. Undefined for other cells. */
function readingsOf(cell: string, thisYear: number): Readings | undefined {
  const numbers = cell.length > DATE_MAX ? undefined : NUMBERS.exec(withoutTime(cell))?.slice(1);
  if (!numbers) return undefined;
  const readings = new Map<DateOrder, string>();
  for (const order of DATE_ORDERS) {
    const [year = '', month = '', day = ''] = ARRANGED[order].map((at) => numbers[at]);
    const whole = day.length > 2 ? undefined : wholeYear(year, thisYear);
    const date = whole && isoDate(whole, month, day);
    if (date) readings.set(order, date);
  }
  return readings;
}

const CONNECTORS = new Set(['of', 'the', 'de', 'del', 'st', 'nd', 'rd', 'th']);
const namesOf = (options: Intl.DateTimeFormatOptions, days: readonly number[]): readonly (readonly string[])[] =>
  days.map((day) =>
    LANGUAGES.map((language) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day)).toLowerCase(),
    ),
  );
const MONTHS = namesOf(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
);
const WEEKDAYS = namesOf(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, 1 + day)),
);

/** Finds a name by its first letters, at least three: Sep, Sept and September. */
const indexIn = (names: readonly (readonly string[])[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((all) => all.some((name) => name.startsWith(word)));

type Parts = Readonly<Record<'year' | 'month' | 'day', string | undefined>>;

/** Parts of dates such as “Sep 02, 2026”, “2 September 2026”, “02-Sep-26” and “2 de septiembre de 2026”. */
function namedParts(typed: string): Parts | undefined {
  if (!/^[\p{L}\d\s,.'’/-]+$/u.test(typed)) return undefined;
  const words = (typed.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !CONNECTORS.has(word));
  const [name = '', ...rest] = words.toReversed();
  const month = indexIn(MONTHS, name) + 1;
  if (month === 0 || rest.length > 1 || rest.some((word) => indexIn(WEEKDAYS, word) < 0)) return undefined;
  const numbers = typed.match(/\d+/g) ?? [];
  const [first = '', second, third] = numbers;
  if (third !== undefined || first === '') return undefined;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return day === undefined || day.length > 2 ? undefined : { year, month: String(month), day };
}

/** A date that contradicts this order may be a typing error, so it doesn't decide how the others are read. */
const USUAL_ORDER: DateOrder = 'month';

/** Looks at every date of a column to learn in which order its numbers are. */
export class DateColumn {
  private possible: readonly DateOrder[] = DATE_ORDERS;
  private readonly seen = new Set<DateOrder>();
  private first: Example | undefined;
  /** The first cell that is another day in another order, for each set of orders. */
  private readonly unclear = new Map<string, Example>();
  /** The first cell that isn't a real date in an order. */
  private readonly unreal = new Map<DateOrder, { row: number; value: string }>();

  constructor(private readonly thisYear: number) {}

  see(value: string, row: number): void {
    const readings = readingsOf(value, this.thisYear);
    if (!readings || readings.size === 0) return;
    const orders = [...readings.keys()];
    this.possible = this.possible.filter((order) => readings.has(order));
    for (const order of DATE_ORDERS) {
      if (readings.has(order)) this.seen.add(order);
      else if (!this.unreal.has(order)) this.unreal.set(order, { row, value });
    }
    this.first ??= { value, row, readings };
    const key = orders.join();
    if (new Set(readings.values()).size > 1 && !this.unclear.has(key)) this.unclear.set(key, { value, row, readings });
  }

  /** Undefined if the dates contradict each other. */
  get order(): DateOrder | undefined {
    return this.possible[0];
  }

  /** Undefined if the dates show the usual order, are all real in one order only, or are the same days in any. */
  question(shown: (value: string) => string): Omit<DateQuestion, 'column'> | undefined {
    const isMixed = this.possible.length === 0;
    const isUsual = this.possible.includes(USUAL_ORDER);
    const orders = isUsual ? this.possible : DATE_ORDERS.filter((order) => this.seen.has(order));
    const daysOf = ({ readings }: Example) => new Set(orders.flatMap((order) => readings.get(order) ?? []));
    const example =
      [...this.unclear.values()].find((one) => daysOf(one).size > 1) ?? (isMixed ? this.first : undefined);
    if (!example) return undefined;
    const { value, row, readings } = example;
    const choiceOf = (order: DateOrder): DateChoice => {
      const unreal = this.unreal.get(order);
      const date = readings.get(order) ?? null;
      return { order, date, unreal: unreal ? { ...unreal, value: shown(unreal.value) } : null };
    };
    return { value: shown(value), row, choices: orders.map(choiceOf) };
  }
}

interface Example {
  readonly value: string;
  readonly row: number;
  readonly readings: Readings;
}
