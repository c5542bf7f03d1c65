import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const rows = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| The specification says') && !line.startsWith('| -'))
  .map((line) => line.slice(2, -2).split(' | '));

test('every sentence of the specification holds, or names what decides otherwise', () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(([, holds]) => !/^(yes|decided: )/.test(holds ?? '')).map(([sentence]) => sentence)).toEqual([]);
});

test('every test that the promises name is there', () => {
  const promises = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const paths = [...promises.matchAll(/`([\w./-]+\.spec\.ts)`/g)].map(([, path]) => path as string);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('both security pages say the same about reporting a vulnerability', () => {
  const reportIn = (file: string): string | undefined =>
    readFileSync(join(ROOT, file), 'utf8').split('## Report a vulnerability\n\n')[1]?.trim();
  expect(reportIn('.github/SECURITY.md')).toBe(reportIn('docs/security.md'));
  expect(reportIn('docs/security.md')).toContain('/data-security');
});

test('whatever it is said to be seen by is there', () => {
  const named = rows.flatMap(([, , how = '']) => how.match(/[\w./-]+\.(ts|tsx|md|css)\b/g) ?? []);
  const paths = named.filter((name) => name.includes('/'));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
