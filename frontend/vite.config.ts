import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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

export default defineConfig({
  root: here('.'),
  plugins: [react(), preloadTextFace],
  // The server puts a fresh value here for every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      { find: '@hourtrail/contracts', replacement: here('../contracts/src/index.ts') },
      { find: /^libphonenumber-js(\/.*)?$/, replacement: here('./src/lib/noPhoneNumbers.ts') },
    ],
    dedupe: ['class-validator', 'class-transformer', 'react', 'react-dom'],
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // what every page needs comes as one file: many small ones compress worse
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } } },
  },
});
