import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PARTS = ['bytes', 'hashes', 'notes', 'keys', 'tiles', 'contents', 'events', 'evidence', 'words', 'zip'];
const require = createRequire(import.meta.url);

const sourceOf = (file: string): string =>
  readFileSync(require.resolve(`@hourtrail/contracts/verifier/${file}`), 'utf8');

/** Concatenates modules into one file without a bundler. */
const joined = (names: readonly string[]): string =>
  names
    .map((name) =>
      sourceOf(`${name}.mjs`)
        .replace(/^import [^;]* from '\.[^;]*;\n/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n');

const ABOUT = `// Checks a package of evidence of HourTrail: node verify.mjs package.zip, or beside its unpacked files: node verify.mjs
// One file that needs Node 20 or newer, and nothing else: no package, no network.

`;

/** `verify.mjs` and `verify.html`, built once from the same modules. */
export interface Verifier {
  readonly program: string;
  readonly page: string;
}

let made: Verifier | undefined;

export function verifier(): Verifier {
  made ??= { program: programOf(), page: pageOf() };
  return made;
}

function programOf(): string {
  const [imports, rest] = splitImports(sourceOf('command-line.mjs'));
  return `${ABOUT}${imports}\n${joined(PARTS)}\n${rest}`;
}

function splitImports(source: string): readonly [string, string] {
  const code = source.replace(/^import [^;]* from '\.[^;]*;\n/gm, '');
  const end = code.search(/^(?!import )/m);
  return [code.slice(0, end), code.slice(end)];
}

function pageOf(): string {
  const program = `\n${joined([...PARTS, 'page'])}\n`;
  const digest = hash('sha256', program, 'base64');
  const style = /<style>([^]*?)<\/style>/.exec(sourceOf('page.html'))?.[1] ?? '';
  const policy = `default-src 'none'; script-src 'sha256-${digest}'; style-src 'sha256-${hash('sha256', style, 'base64')}'`;
  return sourceOf('page.html')
    .replace('__POLICY__', () => policy)
    .replace(/\s*\/\* __PROGRAM__ \*\/\s*/, () => program);
}
