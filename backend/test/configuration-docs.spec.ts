import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment } from '../src/platform/config/environment.js';
import { VARIABLES } from '../src/platform/config/variables.js';
import { configurationFiles } from './configuration-docs.js';

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test.each(Object.entries(configurationFiles()))(
  '%s is what the description of the variables gives',
  (path, content) => {
    if (textOf(path) !== content) throw new Error(`${path} is out of date: "npm run configuration" writes it anew.`);
  },
);

test('a server accepts .env.example with every line uncommented', () => {
  const variables = parseEnv(textOf('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(VARIABLES)));
  expect(readEnvironment(variables).mail?.from).toBe('HourTrail <hello@example.org>');
});
