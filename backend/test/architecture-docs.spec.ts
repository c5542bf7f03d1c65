import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'backend/src');
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const modules = foldersIn(SRC).filter((name) => !['platform', 'demo', 'command-line'].includes(name));

const codeOf = (module: string): { readonly file: string; readonly code: string }[] =>
  readdirSync(join(SRC, module), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.spec.'))
    .map((name) => join(SRC, module, name))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** Which module's events a stream holds. */
const ownerOf = new Map(
  modules.flatMap((module) =>
    codeOf(module).flatMap(({ code }) =>
      [...code.matchAll(/new Stream<[^(]*\(\{\s*name: '([\w-]+)'/g)].map(([, stream]) => [stream as string, module]),
    ),
  ),
);

/** The modules that a module imports, and those whose events its projections and reactions read. */
function knownTo(module: string): string[] {
  const known = codeOf(module).flatMap(({ file, code }) => [
    ...[...code.matchAll(/from '(\.[^']+)'/g)].map(
      ([, path]) => relative(SRC, join(dirname(file), path as string)).split(sep)[0] as string,
    ),
    ...[...code.matchAll(/^ +streams: \[([^\]]*)\]/gm)].flatMap(([, streams = '']) =>
      [...streams.matchAll(/'([\w-]+)'/g)].map(([, stream]) => ownerOf.get(stream as string) as string),
    ),
  ]);
  return [...new Set(known)].filter((other) => other !== module && modules.includes(other));
}

/** The first cells of a table's rows: the names in backticks. */
const namesUnder = (head: string): string[][] =>
  (page.split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name as string));

describe('the page about the architecture', () => {
  it('draws which module knows whose events, and no other arrow', () => {
    const [, modulesPicture = ''] = page.split('```mermaid');
    const drawn = [...modulesPicture.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => [
      from as string,
      to as string,
    ]);
    const known = modules.flatMap((module) => knownTo(module).map((other) => [module, other]));
    expect(known.length).toBeGreaterThan(5);
    expect(drawn.map(String).sort()).toEqual(known.map(String).sort());
  });

  it('describes every module and every folder of the platform', () => {
    const described = [...namesUnder('Module | What it does'), ...namesUnder('Folder | What is in it')].flat();
    const missing = [...modules, ...foldersIn(join(SRC, 'platform'))].filter((name) => !described.includes(name));
    expect(missing).toEqual([]);
  });

  it('says whose tables each view of the directory shows', () => {
    const migrations = join(ROOT, 'backend/migrations');
    const sql = readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8'));
    const made = [...sql.join('').matchAll(/CREATE VIEW directory\.(\w+)[^;]*?FROM (\w+)\./g)];
    const rows = page.split('| View | Tables of |')[1]?.split('\n\n')[0]?.split('\n') ?? [];
    const wrong = made.filter(
      ([, view, owner]) =>
        !rows.some((row) => row.split('|')[1]?.includes(`\`${view}\``) && row.includes(`| \`${owner}\``)),
    );
    expect(made.length).toBeGreaterThan(5);
    expect(wrong.map(([, view, owner]) => `${view} of ${owner}`)).toEqual([]);
  });
});

/** How GitHub names a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

test('every link of a page leads to a page and a heading that are there', () => {
  const pages = [
    'README.md',
    ...['docs', '.github'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name)),
    ),
  ];
  const links = pages.flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([link, path = '', anchor]) => ({
        link: `${from} ${link}`,
        to: join(ROOT, path ? join(dirname(from), path) : from),
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(80);
  const dead = links.filter(({ to, anchor }) => {
    if (!existsSync(to)) return true;
    const headings = anchor ? [...readFileSync(to, 'utf8').matchAll(/^#+ (.+)$/gm)] : [];
    return anchor !== undefined && !headings.some(([, heading]) => anchorOf(heading as string) === anchor);
  });
  expect(dead.map(({ link }) => link)).toEqual([]);
});
