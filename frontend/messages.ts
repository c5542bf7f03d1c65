import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { CATALOGUES } from '../contracts/src/messages/catalogues.js';
import { directionOf, type Language } from '../contracts/src/messages/languages.js';

const CALL = /\b(t|msg)\(\s*'([\w.]+)'(\s*\))?/g;
const ELEMENT = /(<Trans\s+id=)"([\w.]+)"/g;
const ENGLISH_CONTENT = /\/content\/en\/(?=.*\.md(\?|$))/;

/**
 * Puts the texts of one language, compiled, in the place of their keys, so that a client carries exactly the sentences
 * of the modules it loads, and no catalogue. In a page, `__t(key)` is a sentence without placeholders. An import of
 * `content/en/<file>.md` loads the file of that name in the language.
 */
export const messages = (language: Language): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  config: () => ({ define: { __RIGHT_TO_LEFT__: directionOf(language) === 'rtl' } }),
  resolveId(source, importer, options) {
    if (source === './catalogues.js' && importer?.endsWith('/messages/translate.ts')) return '\0catalogues';
    const translated = source.replace(ENGLISH_CONTENT, `/content/${language}/`);
    return translated === source ? undefined : this.resolve(translated, importer, { ...options, skipSelf: true });
  },
  load: (id) =>
    id === '\0catalogues'
      ? `export const FIRST_LANGUAGE = '${language}'; export const textOf = (_language, text) => (typeof text === 'string' ? [text] : text);`
      : undefined,
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
      .replace(/__t\(([\w.]+)\)/g, (_place, key: string) => textOf(language, key).slice(1, -1)),
  transform: {
    filter: { id: /\/(contracts|frontend)\/src\/.*\.tsx?$/ },
    handler: (code) => ({
      code: code
        .replace(CALL, (_call, name: string, key: string, end: string | undefined) =>
          withText(name, textOf(language, key), end),
        )
        .replace(ELEMENT, (_element, start: string, key: string) => `${start}{${textOf(language, key)}}`),
      map: null,
    }),
  },
});

const withText = (name: string, text: string, end = ''): string =>
  end && (name === 'msg' || text.startsWith('"')) ? text : `${name}(${text}${end}`;

function textOf(language: Language, key: string): string {
  const text = CATALOGUES[language][key];
  if (text === undefined) throw new Error(`No message has the key ${key}.`);
  const compiled = compileMessage(text);
  const [only, more] = compiled;
  return JSON.stringify(typeof only === 'string' && more === undefined ? only : compiled);
}
