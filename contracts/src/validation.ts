import { Transform } from 'class-transformer';
import {
  ValidateBy,
  ValidateIf,
  buildMessage,
  isInt,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { isClockTime, isDateOrInstant } from './calendar.js';
import { LIMITS } from './limits.js';
import { tooLong } from './rules/problem.js';
import { showsSomething } from './shows-something.js';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text that PostgreSQL and every screen can hold: a string without NUL characters or halves of a character. */
export const isStorableText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && !LONE_SURROGATE.test(value);

const rule = (name: string, test: (value: unknown) => boolean, message: string, options?: ValidationOptions) =>
  ValidateBy({ name, validator: { validate: test, defaultMessage: buildMessage(() => message, options) } }, options);

/** Several rules as one. */
export const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    // the last one stands nearest the field, as if written below the others
    decorators.toReversed().forEach((decorate) => decorate(target, property));

/** Absent, null or an empty string all mean "not given"; the property's other rules then do not apply. */
export const Optional = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_object, value) => value !== undefined && value !== null && value !== '', options);

/** What keeps a value from being a text of at most `max` characters, as a sentence; undefined where nothing does. */
export function problemOfText(name: string, max: number, value: unknown): string | undefined {
  if (isStorableText(value) && value.length <= max) return undefined;
  return typeof value === 'string' && value.length > max ? tooLong(name, max) : `${name} must be plain text.`;
}

/** A string of at most `max` characters that can be stored; `name` begins the sentence of a refusal. */
export const IsText = (name: string, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isText',
      constraints: [max],
      validator: {
        validate: (value: unknown) => problemOfText(name, max, value) === undefined,
        defaultMessage: (args?: ValidationArguments) => problemOfText(name, max, args?.value) ?? '',
      },
    },
    options,
  );

/**
 * Control characters, line breaks, and the invisible ones that make two different names look alike; but for those that
 * Persian, Hindi and emoji are written with.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** Takes away what no name may hold. */
export const withoutUnseen = (text: string): string => text.replace(new RegExp(UNSEEN, 'gu'), '');

/** Text on one line that shows something; an empty one holds nothing to hide. */
const isSeen = (text: string): boolean => !UNSEEN.test(text) && (text === '' || showsSomething(text));

/** Text on one line, such as a name: what can be stored and be seen. */
export const IsLine = (name: string, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLine',
      constraints: [max],
      validator: {
        validate: (value: unknown) => isStorableText(value) && value.length <= max && isSeen(value),
        defaultMessage: (args?: ValidationArguments) =>
          typeof args?.value === 'string' && args.value.length > max
            ? tooLong(name, max)
            : `${name} must be plain text on one line.`,
      },
    },
    options,
  );

const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const HIDDEN = /\p{Default_Ignorable_Code_Point}|\p{Z}{2}/u;

/** A name that nobody can take for another: no letters of look-alike alphabets mixed, nothing hidden, no wide forms. */
export const isPlainName = (value: unknown): boolean =>
  typeof value === 'string' &&
  value === value.normalize('NFKC') &&
  !HIDDEN.test(value) &&
  !(LATIN.test(value) && LOOKS_LATIN.test(value));

export const IsPlainName = (name: string, options?: ValidationOptions): PropertyDecorator =>
  rule('isPlainName', isPlainName, `${name} must be in plain letters of one alphabet.`, options);

/** Takes spaces off both ends, and one of the several ways to write an accent. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().normalize('NFC') : value), {
    toClassOnly: true,
  });

/** A whole number from `min` to `max`. */
export const IsWhole = (name: string, min: number, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isWhole',
      constraints: [min, max],
      validator: {
        validate: (value: unknown) => isInt(value) && (value as number) >= min && (value as number) <= max,
        defaultMessage: () => `${name} must be a whole number from ${min} to ${max}.`,
      },
    },
    options,
  );

/** An auto-numbered id: an integer from 1 to 2³¹−1. */
export const IsId = (name: string, options?: ValidationOptions): PropertyDecorator =>
  IsWhole(name, 1, LIMITS.idMax, options);

/** A calendar date `YYYY-MM-DD` or an ISO date-time of a day that exists. */
export const IsDateOrInstant = (name: string, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isDateOrInstant',
    (value) => typeof value === 'string' && isDateOrInstant(value),
    `${name} must be a date that exists, such as 2026-09-30.`,
    options,
  );

/** A 24-hour time of day, `HH:MM`. */
export const IsClockTime = (name: string, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isClockTime',
    (value) => typeof value === 'string' && isClockTime(value),
    `${name} must be a time such as 09:00 or 17:30.`,
    options,
  );

/** Reads hours from a number or decimal string; undefined for anything else, infinities and NaN included. */
export function parseHours(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\d{1,2}(\.\d{1,2})?$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const hours = Number(value);
  return Number.isFinite(hours) ? hours : undefined;
}

/** Hours from `min` to 24 in steps of 0.5, as a number or a decimal string. */
export const IsHours = (min: number, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isHours',
    (value) => {
      const hours = parseHours(value);
      return (
        hours !== undefined && hours >= min && hours <= LIMITS.hoursMax && Number.isInteger(hours / LIMITS.hoursStep)
      );
    },
    `Hours must be from ${LIMITS.hoursMin} to ${LIMITS.hoursMax} in steps of ${LIMITS.hoursStep}.`,
    options,
  );

/** An id as a query string carries it; a body may also have it as a number, which is read as its text. */
export const IsIdText = (name: string, options?: ValidationOptions): PropertyDecorator =>
  all(
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value), {
      toClassOnly: true,
    }),
    rule(
      'isIdText',
      (value) => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LIMITS.idMax,
      `${name} must be a whole number from 1 to ${LIMITS.idMax}.`,
      options,
    ),
  );

/** Text in which every part between commas is one of `choices`. */
export const IsListOf = (name: string, choices: readonly string[], options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isListOf',
    (value) => typeof value === 'string' && value.split(',').every((part) => choices.includes(part)),
    `${name} must be among ${choices.join(', ')}.`,
    options,
  );
