// Lets Node load the TypeScript of the specs and of what they test; what swc makes of a file is cached by its content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { moduleOf } from '../../frontend/markdown.ts';
import { cacheFolder, root } from '../project.mjs';
import { swcOptions } from '../swc-options.mjs';

const CONTRACTS = pathToFileURL(join(root, 'contracts/src/index.ts')).href;
const FRONTEND = pathToFileURL(join(root, 'frontend/src/')).href;
const ASSET = /\.(css|svg|png|jpg|webp|woff2)(\?.*)?$/;
const SOURCE = /\.tsx?(\?.*)?$/;
const MARKDOWN = /\.md(\?.*)?$/;
/** Where Jest finds the lines of a source in what it was compiled to, by address. */
export const sourceMaps = new Map();
const folder = join(cacheFolder, 'specs');
const tools = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
tools.update(readFileSync(join(root, '.scripts/swc-options.mjs')));
mkdirSync(folder, { recursive: true });

module.enableCompileCache(join(cacheFolder, 'bytecode'));
module.registerHooks({ resolve, load });

function resolve(specifier, context, next) {
  if (specifier === '@hourtrail/contracts') return { url: CONTRACTS, shortCircuit: true };
  if (ASSET.test(specifier)) return { url: `asset:${specifier}`, shortCircuit: true };
  const { parentURL } = context;
  if (specifier.startsWith('.') && parentURL && SOURCE.test(parentURL)) {
    const [path, query] = specifier.split('?');
    const imported = new URL(path.replace(/\.js$/, ''), parentURL);
    for (const ending of ['.ts', '.tsx']) {
      const url = `${imported.href}${ending}`;
      if (existsSync(fileURLToPath(url))) return { url: query ? `${url}?${query}` : url, shortCircuit: true };
    }
  }
  return next(specifier, context);
}

function load(url, context, next) {
  if (url.startsWith('asset:')) return { format: 'module', source: "export default 'asset';", shortCircuit: true };
  if (url.startsWith(FRONTEND) && url.endsWith('.json')) {
    return {
      format: 'module',
      source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
      shortCircuit: true,
    };
  }
  if (MARKDOWN.test(url)) {
    const text = readFileSync(fileURLToPath(url.split('?')[0]), 'utf8');
    return { format: 'module', source: moduleOf(text, url), shortCircuit: true };
  }
  if (!SOURCE.test(url)) return next(url, context);
  const { code, map } = compiled(fileURLToPath(url.split('?')[0]));
  sourceMaps.set(url, map);
  return { format: 'module', source: readFileSync(code, 'utf8'), shortCircuit: true };
}

/** The files that hold what swc made of a source, and its map. */
function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const name = join(folder, tools.copy().update(file).update(source).digest('hex'));
  const cached = { code: `${name}.js`, map: `${name}.map` };
  if (existsSync(cached.code)) return cached;
  const { code, map } = transformSync(source, {
    ...swcOptions({ module: 'es6', tsx: file.endsWith('.tsx') }),
    filename: file,
  });
  // the code comes last and at once: another worker may look for it
  writeFileSync(cached.map, map);
  const draft = `${name}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, cached.code);
  return cached;
}
