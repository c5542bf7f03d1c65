import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { linkPackages } from '../../backend/test/linked-packages.js';
import { en } from '../../contracts/src/messages/en/index.js';

const PROJECT = join(import.meta.dirname, '../..');
const PARTS = ['.scripts', 'backend', 'contracts', 'frontend', 'package.json', 'package-lock.json', 'tsconfig.json'];
const LEFT_OUT = ['node_modules', 'dist', 'test', 'bench'];

/** Its vowels stand for English ones, twice each, so that a text grows by a third. */
const VOWELS: Readonly<Record<string, string>> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü' };
const ITS_VOWEL = new RegExp(`[${Object.values(VOWELS).join('')}]`, 'iu');
export const isInThirdLanguage = (text: string): boolean => ITS_VOWEL.test(text);

/** English that is longer and has accents, with the placeholders, cases and elements it had. */
export const translated = (message: string): string => parse(message).map(inThirdLanguage).join('');

function inThirdLanguage(token: Token): string {
  switch (token.type) {
    case 'content':
      return token.value
        .split(/(<[^>]*>|https?:\S+|HourTrail)/)
        .map((text, index) => (index % 2 === 0 ? accented(text) : text))
        .join('')
        .replace(/'/g, "''");
    case 'argument':
      return `{${token.arg}}`;
    case 'octothorpe':
      return '#';
    case 'function':
      return `{${token.arg}, ${token.key}}`;
    default: {
      const cases = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(inThirdLanguage).join('')}}`);
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    }
  }
}

const accented = (text: string): string =>
  text.replace(/[aeiou]/gi, (letter) => {
    const vowel = VOWELS[letter.toLowerCase()] ?? letter;
    return (letter === letter.toLowerCase() ? vowel : vowel.toUpperCase()) + vowel;
  });

/**
 * Copies this project to `folder`, adds a language there by the steps of docs/guides/change-a-sentence.md, in the place
 * of Spanish, and builds it. The language has the code of Arabic, so that it reads from right to left.
 */
export function buildWithThirdLanguage(folder: string): void {
  for (const part of PARTS) {
    cpSync(join(PROJECT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.includes(basename(path)),
    });
  }
  linkPackages(folder);

  const messages = join(folder, 'contracts/src/messages');
  const all = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, translated(text)]));
  mkdirSync(join(messages, 'ar'));
  writeFileSync(join(messages, 'ar/index.ts'), `export const ar = ${JSON.stringify(all)};`);
  change(join(messages, 'catalogues.ts'), [
    ["import { es } from './es/index.js';", "import { ar } from './ar/index.js';"],
    ['{ en, es }', '{ en, ar }'],
  ]);
  change(join(messages, 'languages.ts'), [
    ["['en', 'es']", "['en', 'ar']"],
    ["es: 'Español'", "ar: 'العربية'"],
  ]);
  cpSync(join(folder, 'frontend/content/en'), join(folder, 'frontend/content/ar'), { recursive: true });
  execFileSync(process.execPath, ['.scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function change(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}: the guide on languages is out of date.`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}
