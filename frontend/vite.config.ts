import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import type { Language } from '../contracts/src/messages/languages.js';
import { markdown } from './markdown.js';
import { messages } from './messages.js';

/** Read at each build, since one process builds all languages. */
const languageOfBuild = (): Language => (process.env['CLIENT_LANGUAGE'] ?? 'en') as Language;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The router's package gives out its build with the warnings for developers, whatever it is asked for. */
const routerWithoutWarnings = (file: string): string =>
  createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/development\/[^/]+$/, `production/${file}`);

/** Asks for the text face together with the page, so that words do not change their shape while they are read. */
const preloadTextFace: Plugin = {
  name: 'preload-text-face',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const face = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
      if (!face) throw new Error('The text face is missing from the build.');
      const attrs = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

interface Prerender {
  readonly pages: readonly { readonly path: string }[];
  readonly documentOf: (path: string, template: string, scripts: readonly string[]) => Promise<string>;
}

/** The page at an address, as it is written for good at build time; undefined where the address is the application's. */
async function publicPage(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const { pages, documentOf } = (await server.ssrLoadModule('/src/site/prerender.tsx')) as Prerender;
  if (!pages.some(({ path }) => path === pathname)) return undefined;
  const html = await documentOf(pathname, readFileSync(here('site.html'), 'utf8'), []);
  const filledIn = html.replaceAll('__SITE_SETTINGS__', '{}').replaceAll('__PUBLIC_URL__', '');
  return server.transformIndexHtml(pathname, filledIn);
}

/** While code is changed a public page is written whenever it is asked for. */
const publicPages: Plugin = {
  name: 'public-pages',
  apply: 'serve',
  configureServer: (server) =>
    void server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here');
      if (!request.headers.accept?.includes('text/html')) return next();
      publicPage(server, pathname).then(
        (html) => (html === undefined ? next() : response.setHeader('Content-Type', 'text/html').end(html)),
        next,
      );
    }),
};

/** Two clients are built from one set of sources, each whole by itself: the application, and with the mode `site` what
 * everybody may read. */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), messages(languageOfBuild()), markdown, publicPages, mode !== 'site' && preloadTextFace],
  // The server puts a fresh value here for every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      { find: /^@hourtrail\/contracts$/, replacement: here('../contracts/src/index.ts') },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerWithoutWarnings('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerWithoutWarnings('dom-export.mjs') },
          ]
        : []),
      { find: /^libphonenumber-js(\/.*)?$/, replacement: here('./src/lib/noPhoneNumbers.ts') },
    ],
    dedupe: ['class-validator', 'class-transformer', 'react', 'react-dom'],
  },
  // what writes the public pages is one file that needs nothing else
  ...(command === 'build' && { ssr: { noExternal: true } }),
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2022',
    sourcemap: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    emptyOutDir: false,
    ...(mode === 'site' && { manifest: 'manifest.json', copyPublicDir: false }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Emotion brings these for a function that nobody here uses
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
        input: here(mode === 'site' ? 'site.html' : 'index.html'),
        // what every page needs comes as one file, and so do the parts that most public pages share: small ones compress
        // worse
        output: {
          codeSplitting: {
            groups: [
              { name: mode === 'site' ? 'site' : 'frame', tags: ['$initial' as const], priority: 1 },
              ...(mode === 'site' ? [{ name: 'parts', test: /\/src\/site\/ui\// }] : []),
            ],
          },
        },
      },
    }),
  },
}));
