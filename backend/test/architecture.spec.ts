import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BACKEND = join(import.meta.dirname, '..');
/** What other modules may read: the directory's views, and the log through what the platform offers. */
const SHARED = ['directory'];

const filesUnder = (folder: string): string[] =>
  readdirSync(join(BACKEND, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.spec.'))
    .map((name) => join(folder, name));

const read = (file: string): string => readFileSync(join(BACKEND, file), 'utf8');

/** Every table, view and function that the migrations make, as schema and name. */
const made = filesUnder('migrations').flatMap((file) =>
  [...read(file).matchAll(/CREATE (?:TABLE|VIEW|FUNCTION) (\w+)\.(\w+)/g)].map(([, schema, name]) => ({
    schema: schema as string,
    name: name as string,
  })),
);

/** The schemas that a module calls its own, and its tables in the schema of another. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  // it checks the log itself, whichever module wrote there
  audit: ['log', 'identity.checkpoint_emails', 'reporting.audit_index', 'reporting.family_history'],
  backup: ['log'],
  hours: ['hours'],
  identity: ['identity'],
  messaging: ['messaging'],
  opportunities: ['opportunities'],
  organizations: ['organizations'],
  privacy: ['privacy'],
  reporting: ['reporting'],
  platform: ['imports', 'log', 'mail', 'web', 'migrations', 'reporting.exports', 'reporting.export_downloads'],
};

function isOwn(module: string, { schema, name }: { readonly schema: string; readonly name: string }): boolean {
  const table = `${schema}.${name}`;
  const isClaimed = Object.values(OWNERS).flat().includes(table);
  return (OWNERS[module] as readonly string[]).includes(isClaimed ? table : schema);
}

describe('the modules of the server', () => {
  it('are all known here, and so is every schema', () => {
    const folders = readdirSync(join(BACKEND, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['demo', 'command-line'].includes(entry.name))
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual(Object.keys(OWNERS).sort());
    const schemas = [...new Set(made.map(({ schema }) => schema))].filter((schema) => !SHARED.includes(schema));
    const owned = Object.values(OWNERS).flat();
    const tables = made.map(({ schema, name }) => `${schema}.${name}`);
    expect(owned.filter((one) => one.includes('.') && !tables.includes(one))).toEqual([]);
    expect(schemas.sort()).toEqual(
      [...new Set(owned)].filter((one) => !one.includes('.') && one !== 'migrations').sort(),
    );
  });

  it.each(Object.keys(OWNERS))('%s names no table of another module in its SQL', (module) => {
    const foreign = made.filter((one) => !SHARED.includes(one.schema) && !isOwn(module, one));
    const faults = filesUnder(join('src', module)).flatMap((file) => {
      const code = read(file).replace(/^import .*$/gm, '');
      return foreign
        .filter(({ schema, name }) => new RegExp(`(?<![\\w./'])${schema}\\.${name}\\b`).test(code))
        .map(({ schema, name }) => `${file} names ${schema}.${name}`);
    });
    expect(faults).toEqual([]);
  });
});

test('the scripts and the benchmarks import from the server only what is there', () => {
  const scripts = ['bench', '../.scripts'].flatMap((folder) =>
    readdirSync(join(BACKEND, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const imports = scripts.flatMap((script) =>
    [
      ...read(script).matchAll(
        /(?:import|const) \{([^}]*)\}(?: from| = await import\().*?'[./]*(?:backend\/)?dist\/(.*?)\.js'/g,
      ),
    ].map(([, names = '', module = '']) => ({
      script,
      names: names.split(',').map((name) => name.trim()),
      file: `${module}.ts`,
    })),
  );
  expect(imports.length).toBeGreaterThan(20);
  const missing = imports.flatMap(({ script, names, file }) => {
    const code = existsSync(join(BACKEND, file)) ? read(file) : '';
    return names
      .filter((name) => name && !code.includes(name.split(/ as |:/)[0] as string))
      .map((name) => `${script}: ${name} of ${file}`);
  });
  expect(missing).toEqual([]);
});
