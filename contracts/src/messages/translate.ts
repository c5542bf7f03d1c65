import { setupI18n, type I18n } from '@lingui/core';
import { FIRST_LANGUAGE, textOf, type English, type MessageKey } from './catalogues.js';
import type { Language } from './languages.js';
import type { ValuesOf } from './values.js';

export type { MessageKey } from './catalogues.js';

export type Values<Key extends MessageKey> = ValuesOf<English[Key]>;

type Arguments<Key extends MessageKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>];

let languageOfNow: () => Language = () => FIRST_LANGUAGE;

/** `source` answers the language of the current request or job. A web client has one language and does not call this. */
export function readLanguageFrom(source: () => Language): void {
  languageOfNow = source;
}

export const currentLanguage = (): Language => languageOfNow();

/** The current language as Intl takes it: `en-US` or `es-US`. */
export const locale = (): string => `${languageOfNow()}-US`;

const formatters = new Map<Language, I18n>();

/** ICU rules for plurals and numbers in the current language. */
export function formatter(): I18n {
  const language = languageOfNow();
  const known = formatters.get(language);
  if (known) return known;
  const made = setupI18n({ locale: locale(), messages: { [locale()]: {} } });
  formatters.set(language, made);
  return made;
}

/** The text of a key in the current language, as the formatter takes it. */
export const messageOf = (key: MessageKey): string => textOf(languageOfNow(), key) as unknown as string;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Whether a text has letters of Hebrew or Arabic. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Keeps such a name to itself, so that a number after it does not move in front of it. */
const isolated = (values: object | undefined): Record<string, unknown> | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && hasRightToLeft(value) ? `\u2068${value}\u2069` : (value as unknown),
    ]),
  );

/** A Spanish time ends with a dot already: "a las 5:00 p.m." */
const SECOND_DOT = /([ap]\.\s?m\.)\./g;

/** The sentence of a key in the current language; `values` fill its `{placeholders}`. A missing value is left out. */
export const t = <Key extends MessageKey>(key: Key, ...[values]: Arguments<Key>): string =>
  formatter()
    ._('', isolated(values), { message: messageOf(key) })
    .replace(SECOND_DOT, '$1');

/** Marks a key that `t` gets later, from a table for example. */
export const msg = <Key extends MessageKey>(key: Key): Key => key;
