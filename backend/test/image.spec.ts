import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { VARIABLES } from '../src/platform/config/variables.js';

const PROJECT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const OURS = ['migrate', 'server', 'operator'];

test('the image takes only what is there, and runs as nobody in particular', () => {
  const file = read('backend/Dockerfile');
  const taken = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => (names as string).split(' '));
  expect(taken.filter((name) => !existsSync(join(PROJECT, name)))).toEqual([]);
  expect(file).toMatch(/^USER node$/m);
});

test('every setting of Compose is one that the server reads', () => {
  for (const name of OURS)
    expect(Object.keys(services[name]?.environment ?? {}).filter((variable) => !(variable in VARIABLES))).toEqual([]);
});

test('what serves has no administrator’s address and writes to no disk of its own', () => {
  expect(services['server']?.environment).not.toHaveProperty('DATABASE_URL');
  for (const name of OURS) expect(services[name]?.read_only).toBe(true);
});

test('nothing starts without its secrets, and none has a default', () => {
  const secrets = [...read('docker-compose.yml').matchAll(/\$\{(\w+(?:PASSWORD|KEY)):(.)/g)];
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter(([, name, mark]) => mark !== '?' && name !== 'SUPERADMIN_PASSWORD')).toEqual([]);
});
