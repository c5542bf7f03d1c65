import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  buildMessage,
  isInt,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { isCalendarDate, isClockTime, isDateOrInstant } from './calendar.js';
import { LIMITS } from './limits.js';
import { locale, t, type MessageKey } from './messages/translate.js';
import { hoursOutOfSteps } from './rules/entry.js';
import { isRequired, tooLong, showsSomething } from './rules/problem.js';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode lone surrogates. */
export const isStorableText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && !LONE_SURROGATE.test(value);

/** A message without placeholders that names a field. */
export type Label = Extract<MessageKey, `common.${string}` | `labels.${string}`>;

// The message is made for each request, in its language.
const rule = (
  name: string,
  test: (value: unknown) => boolean,
  message: () => string,
  options?: ValidationOptions,
): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: test, defaultMessage: buildMessage(message, options) } }, options);

/** One decorator that applies several, in the order of stacked decorators. */
export const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    // The last one is applied first, like stacked decorators.
    decorators.toReversed().forEach((decorate) => decorate(target, property));

/** Skips the other rules if the value is absent, null or empty. */
export const Optional = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_object, value) => value !== undefined && value !== null && value !== '', options);

/** Returns an error message, or undefined for a text of at most `max` characters. */
export function problemOfText(name: string, max: number, value: unknown): string | undefined {
  if (isStorableText(value) && value.length <= max) return undefined;
  return typeof value === 'string' && value.length > max ? tooLong(name, max) : t('rules.plainText', { field: name });
}

/** A storable text of at most `max` characters; `label` starts the error message. */
export const IsText = (label: Label, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isText',
      constraints: [max],
      validator: {
        validate: (value: unknown) => isStorableText(value) && value.length <= max,
        defaultMessage: (args?: ValidationArguments) => problemOfText(t(label), max, args?.value) ?? '',
      },
    },
    options,
  );

/** Control and invisible characters, except those that Persian, Hindi and emoji need. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** Removes the characters that `IsLine` refuses. */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(INVISIBLE, 'gu'), '');

const isVisible = (text: string): boolean => !INVISIBLE.test(text) && (text === '' || showsSomething(text));

/** A storable text on one line without invisible characters; `label` starts the error message. */
export const IsLine = (label: Label, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLine',
      constraints: [max],
      validator: {
        validate: (value: unknown) => isStorableText(value) && value.length <= max && isVisible(value),
        defaultMessage: (args?: ValidationArguments) =>
          typeof args?.value === 'string' && args.value.length > max
            ? tooLong(t(label), max)
            : t('rules.oneLine', { field: t(label) }),
      },
    },
    options,
  );

const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const HIDDEN = /\p{Default_Ignorable_Code_Point}|\p{Z}{2}/u;

/** Prevents look-alike names: no mixed alphabets, invisible characters or wide forms. */
export const isPlainName = (value: unknown): boolean =>
  typeof value === 'string' &&
  value === value.normalize('NFKC') &&
  !HIDDEN.test(value) &&
  !(LATIN.test(value) && LOOKS_LATIN.test(value));

/** Not an empty text; `label` starts the error message. */
export const NotEmpty = (label: Label): PropertyDecorator => MinLength(1, { message: () => isRequired(t(label)) });

/** See `isPlainName`; `label` starts the error message. */
export const IsPlainName = (label: Label, options?: ValidationOptions): PropertyDecorator =>
  rule('isPlainName', isPlainName, () => t('rules.oneAlphabet', { field: t(label) }), options);

/** Trims and normalizes to NFC. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().normalize('NFC') : value), {
    toClassOnly: true,
  });

/** Validates an object, or each of a list. Unlike `Type` of class-transformer it needs no metadata in the browser. */
export const Nested = <Of extends object>(
  of: () => ClassConstructor<Of>,
  options?: ValidationOptions,
): PropertyDecorator =>
  all(
    ValidateNested(options),
    Transform(
      ({ value }: { value: unknown }) =>
        typeof value === 'object' && value !== null ? plainToInstance<Of, object>(of(), value) : value,
      { toClassOnly: true },
    ),
  );

/** An error message. */
export const problemOfWhole = (name: string, min: number, max: number): string =>
  t('rules.wholeNumber', { field: name, min, max });

/** An integer from `min` to `max`, both included; `label` starts the error message. */
export const IsWhole = (label: Label, min: number, max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isWhole',
      constraints: [min, max],
      validator: {
        validate: (value: unknown) => isInt(value) && (value as number) >= min && (value as number) <= max,
        defaultMessage: () => problemOfWhole(t(label), min, max),
      },
    },
    options,
  );

/** A positive PostgreSQL `integer`; `label` starts the error message. */
export const IsId = (label: Label, options?: ValidationOptions): PropertyDecorator =>
  IsWhole(label, 1, LIMITS.idMax, options);

/** See `isDateOrInstant`; `label` starts the error message. */
export const IsDateOrInstant = (label: Label, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isDateOrInstant',
    (value) => typeof value === 'string' && isDateOrInstant(value),
    () => t('rules.realDate', { field: t(label) }),
    options,
  );

/** Calendar dates with commas between, at most so many; `label` starts the error message. */
export const IsDays = (label: Label, max: number, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isDays',
    (value) => typeof value === 'string' && value.split(',').length <= max && value.split(',').every(isCalendarDate),
    () => t('rules.realDate', { field: t(label) }),
    options,
  );

/** `HH:MM`; `label` starts the error message. */
export const IsClockTime = (label: Label, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isClockTime',
    (value) => typeof value === 'string' && isClockTime(value),
    () => t('rules.clockTime', { field: t(label) }),
    options,
  );

/** Parses a number or a decimal string; undefined if it is neither or not finite. */
export function parseHours(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\d{1,2}(\.\d{1,2})?$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const hours = Number(value);
  return Number.isFinite(hours) ? hours : undefined;
}

/** From `min` to 24 in steps of 0.5, as a number or a decimal string. */
export const IsHours = (min: number, options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isHours',
    (value) => {
      const hours = parseHours(value);
      return (
        hours !== undefined && hours >= min && hours <= LIMITS.hoursMax && Number.isInteger(hours / LIMITS.hoursStep)
      );
    },
    hoursOutOfSteps,
    options,
  );

/** An id in a query string; a number in a body is converted. */
export const IsIdText = (label: Label, options?: ValidationOptions): PropertyDecorator =>
  all(
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value), {
      toClassOnly: true,
    }),
    rule(
      'isIdText',
      (value) => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LIMITS.idMax,
      () => problemOfWhole(t(label), 1, LIMITS.idMax),
      options,
    ),
  );

/** `a, b or c` in the reader's language, or `a, b and c`. */
export const listOf = (choices: readonly string[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat(locale(), { type }).format(choices);

/** True or false; `label` starts the error message. */
export const IsFlag = (label: Label): PropertyDecorator =>
  IsBoolean({ message: () => t('rules.trueOrFalse', { field: t(label) }) });

/** One of `choices`; `label` starts the error message. */
export const IsOneOf = (label: Label, choices: readonly string[], options?: ValidationOptions): PropertyDecorator =>
  IsIn(choices, {
    message: () => t('rules.oneOf', { field: t(label), choices: listOf(choices, 'disjunction') }),
    ...options,
  });

/** One or more of `choices`, separated by commas; `label` starts the error message. */
export const IsListOf = (label: Label, choices: readonly string[], options?: ValidationOptions): PropertyDecorator =>
  rule(
    'isListOf',
    (value) => typeof value === 'string' && value.split(',').every((part) => choices.includes(part)),
    () => t('rules.listOf', { field: t(label), choices: listOf(choices, 'conjunction') }),
    options,
  );
