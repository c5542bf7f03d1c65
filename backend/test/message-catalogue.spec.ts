import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { t as translated } from '@hourtrail/contracts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { en } from '../../contracts/src/messages/en/index.js';
import { es } from '../../contracts/src/messages/es/index.js';
import { t, type Values } from '../../contracts/src/messages/translate.js';
import { inLanguage } from '../src/platform/web/language.js';

const ROOT = join(import.meta.dirname, '../..');
const KEYS = Object.keys(en) as (keyof typeof en)[];

const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.spec\.|^node_modules|^dist|^messages\/(en|es)\//.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

type Token = string | readonly [name: string, type?: string, cases?: Readonly<Record<string, unknown>>];

/** The placeholders of a message, with their kind, and the tags of its elements. */
function partsOf(message: string): readonly string[] {
  const parts = new Set<string>();
  const look = (tokens: string | readonly Token[]): void => {
    for (const token of typeof tokens === 'string' ? [tokens] : tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
      } else {
        const [name, type, cases] = token;
        parts.add(type === undefined || type === 'number' ? `{${name}}` : `{${name}, ${type}}`);
        if (typeof cases === 'object')
          Object.values(cases).forEach((one) => one !== undefined && look(one as readonly Token[]));
      }
    }
  };
  look(compileMessage(message) as string | readonly Token[]);
  return [...parts].sort();
}

test('every message is used', () => {
  const used = new Set(
    ['contracts/src', 'backend/src', 'frontend/src', 'frontend'].flatMap((folder) =>
      sources(folder).flatMap((source) => [...source.matchAll(/['"(]([a-zA-Z]+\.\w+)['")]/g)].map(([, key]) => key)),
    ),
  );
  expect(KEYS.filter((key) => !used.has(key))).toEqual([]);
});

test('a key begins with the name of its section', () => {
  const folder = join(ROOT, 'contracts/src/messages/en');
  const strays = readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .flatMap((file) => {
      const section = file.slice(0, -'.ts'.length).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
      const keys = [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key);
      return keys.filter((key) => !key?.startsWith(`${section}.`));
    });
  expect(strays).toEqual([]);
});

test('Spanish says everything that English does, with the same values in it', () => {
  expect(Object.keys(es).sort()).toEqual([...KEYS].sort());
  const differing = KEYS.flatMap((key) => {
    const [english, spanish] = [partsOf(en[key]), partsOf(es[key])];
    // a word that one language does not change by number or person needs no choice in it
    const names = (parts: readonly string[]) => [...new Set(parts.map((part) => part.replace(/, .*/, '}')))].join();
    const same = names(english) === names(spanish);
    return same ? [] : [`${key}: ${english.join(' ')} – ${spanish.join(' ')}`];
  });
  expect(differing).toEqual([]);
});

test('no message begins or ends with a space, as pieces of sentences do', () => {
  expect(KEYS.filter((key) => en[key] !== en[key].trim() || es[key] !== es[key].trim())).toEqual([]);
});

/** The American school grade that understands the sentences of six words or more, by Flesch and Kincaid. */
function gradeOf(texts: readonly string[]): number | undefined {
  const sentences = texts
    .flatMap((text) => text.replace(/<[^>]*>/g, '').split(/(?<=[.?!:])\s+/))
    .map((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [])
    .filter(({ length }) => length >= 6);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  if (sentences.length === 0) return undefined;
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

const filledIn = (key: (typeof KEYS)[number]): string => {
  const names = partsOf(en[key]).map((part) => /\w+/.exec(part)?.[0] ?? '');
  const values = Object.fromEntries(names.map((name) => [name, /count|hours|days|max|min/i.test(name) ? 3 : 'Maya']));
  return t(key, values as Values<typeof key>);
};

test('a seventh grader reads half of the screens with ease, a tenth grader every one', () => {
  const names = new Set(KEYS.map((key) => key.slice(0, key.indexOf('.'))));
  const screens = [...names].map((name) => [name, KEYS.filter((key) => key.startsWith(`${name}.`))] as const);
  const articles = ['blog', 'questions'].flatMap((folder) => {
    const path = join(ROOT, 'frontend/content/en', folder);
    return readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8').split(/\n\s*\n/)] as const);
  });
  const grades = [...screens.map(([name, keys]) => [name, keys.map(filledIn)] as const), ...articles]
    .map(([name, texts]) => ({ name, grade: gradeOf(texts) ?? 0 }))
    .sort((a, b) => a.grade - b.grade);
  expect(grades.filter(({ grade }) => grade > 10)).toEqual([]);
  expect(grades[grades.length >> 1]?.grade).toBeLessThanOrEqual(7);
});

test('the linter objects to sentences outside of the catalogue, and to nothing else', async () => {
  const objectedTo = [
    '<p>Approve hours</p>;',
    '<Field label="Date" />;',
    "const title = 'Nothing to approve';",
    'const title = `Approve all ${count} entries`;',
    "throw conflict('hours.deleted', 'This entry was deleted.');",
  ];
  const fine = [
    "<p>{t('hours.approve')}</p>;",
    '<Field name="date" type="text" />;',
    "throw new Error('The log has no event 1.');",
    "const text = 'SELECT id FROM hours.volunteer_hours';",
    "const key = 'Enter';",
  ];
  const config: string = join(ROOT, 'oxlint.config.ts');
  const { SENTENCES } = (await import(config)) as { SENTENCES: readonly object[] };
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  try {
    writeFileSync(
      join(folder, 'lint.json'),
      JSON.stringify({
        jsPlugins: [{ name: 'eslint-js', specifier: join(ROOT, 'node_modules/oxlint-plugin-eslint/index.js') }],
        categories: { correctness: 'off' },
        rules: { 'eslint-js/no-restricted-syntax': ['error', ...SENTENCES] },
      }),
    );
    for (const [index, code] of [...objectedTo, ...fine].entries()) writeFileSync(join(folder, `${index}.tsx`), code);
    const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [linter, '-c', 'lint.json', '-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string; message: string }[] };
    expect(diagnostics.every(({ message }) => message.includes('in the catalogue'))).toBe(true);
    expect([...new Set(diagnostics.map(({ filename }) => filename))].sort()).toEqual(
      objectedTo.map((_code, index) => `${index}.tsx`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a sentence that ends with a Spanish time ends with one dot', () => {
  const sentence = inLanguage('es', () => translated('hoursForm.notOver', { end: '5:00 p.m.' }));
  expect(sentence).toBe('Estas horas todavía no terminan. La hora de fin es 5:00 p.m.');
});
