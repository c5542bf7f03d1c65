import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { en } from './en/index.js';
import { es } from './es/index.js';
import type { Language } from './languages.js';

export type English = typeof en;
export type MessageKey = keyof English;

/** What speaks before anyone has chosen. */
export const FIRST_LANGUAGE: Language = 'en';

export const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es };
const compiled = new Map<string, CompiledMessage>();

/** A build of the web client puts the compiled texts of one language in the place of keys and does without this file. */
export function textOf(language: Language, key: MessageKey): CompiledMessage {
  const id = `${language} ${key}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const text = compileMessage(CATALOGUES[language][key] ?? en[key]);
  compiled.set(id, text);
  return text;
}
