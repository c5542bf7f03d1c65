// The web client by Vite, once for each language: the application, and the public site with each of its pages as one
// complete HTML file. All files but the HTML are named after their content and share a folder.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { LANGUAGES } from '../contracts/src/messages/languages.ts';
import { cacheFolder, root } from './project.mjs';

const frontend = join(root, 'frontend');
const dist = join(frontend, 'dist');
/** All files take a second of processor time. The highest quality, 11, takes eight and saves another 7 %. */
const QUALITY = 6;

export async function buildClient() {
  rmSync(dist, { recursive: true, force: true });
  for (const language of LANGUAGES) {
    process.env.CLIENT_LANGUAGE = language;
    await build({ root: frontend, logLevel: 'warn' });
    const application = take('index.html');
    await buildSite(language);
    writeFileSync(join(dist, language, 'index.html'), application);
  }
  compressAssets();
}

/** Once, where the server would do so for each browser that asks. */
function compressAssets() {
  const assets = join(dist, 'assets');
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one))) {
    const file = join(assets, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

async function buildSite(language) {
  const writer = join(cacheFolder, 'site', language);
  const settings = { root: frontend, mode: 'site', logLevel: 'warn' };
  await build(settings);
  await build({ ...settings, build: { ssr: 'src/site/prerender.tsx', outDir: writer, emptyOutDir: true } });
  const template = take('site.html');
  const manifest = JSON.parse(take('manifest.json'));
  const { pages, documentOf } = await import(pathToFileURL(join(writer, 'prerender.js')));
  for (const { file, path, modules } of pages) {
    const needed = [...importedBy(manifest, modules)].map((key) => `/${manifest[key].file}`);
    const scripts = needed.filter((script) => !template.includes(script));
    const target = join(dist, language, 'pages', `${file}.html`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await documentOf(path, template, scripts));
  }
}

function take(file) {
  const text = readFileSync(join(dist, file), 'utf8');
  rmSync(join(dist, file));
  return text;
}

/** Modules and all that they import, as keys of the manifest. */
function importedBy(manifest, keys, found = new Set()) {
  for (const key of keys.filter((one) => !found.has(one))) {
    found.add(key);
    importedBy(manifest, manifest[key].imports ?? [], found);
  }
  return found;
}
