import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../src');
const NAMED = /\bname: '([a-z0-9-]+)',\s*text\b/g;

it('two statements have two names: a connection prepares each once, by its name', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.spec.ts'] });
  const names = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(NAMED)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
