import { StrictMode } from 'react';
import { currentLanguage, localizedRoute } from '@hourtrail/contracts';
import type { EmotionCache } from '@emotion/cache';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { COLOR_SCHEME_ATTRIBUTE } from '../ui/theme/scheme.js';
import { variablesOf } from '../ui/theme/siteTheme.js';
import { dark, light } from '../ui/theme/tokens.js';
import base from './base.css?inline';
import { SETTINGS_ID } from './hydration.js';
import { NOT_FOUND, SITE_ROUTES } from './routes.js';
import { createStyleCache, SiteApp, STYLE_KEY } from './SiteApp.js';

const NONCE = '__CSP_NONCE__';
/** A placeholder, which the server replaces with the operator's settings. */
const SETTINGS = '__SITE_SETTINGS__';

interface PrerenderedPage {
  /** Below dist/pages, without extension. */
  readonly file: string;
  readonly path: string;
  /** Imports of the page's script, as named in Vite's manifest. */
  readonly modules: readonly string[];
}

export const pages: readonly PrerenderedPage[] = [
  ...Object.entries(SITE_ROUTES).map(([path, { modules }]) => ({
    file: path === '/' ? 'index' : path.slice(1),
    path,
    modules,
  })),
  { file: '404', path: '/404', modules: NOT_FOUND.modules },
];

/** `template` is the built site.html, `scripts` what the page needs besides. */
export async function documentOf(path: string, template: string, scripts: readonly string[]): Promise<string> {
  const styles = createStyleCache();
  // collects the rules in the cache; by default Emotion writes style elements into the body
  styles.compat = true;
  const html = await render(path, styles);
  const [head = ''] = HOISTED.exec(html) ?? [];
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin nonce="${NONCE}" href="${href}">`);
  return template
    .replace('<!--head-->', () => [head, ...preloads, stylesOf(html, styles)].join('\n    '))
    .replace('<!--page-->', () => html.slice(head.length))
    .replace('<!--settings-->', () => `<script type="application/json" id="${SETTINGS_ID}">${SETTINGS}</script>`);
}

/** Tags for the head: without a head, React writes them first. */
const HOISTED = /^(?:<(?:title|meta|link)[^>]*>(?:[^<]*<\/title>)?)+/;

async function render(path: string, styles: EmotionCache): Promise<string> {
  const language = currentLanguage();
  const site = (
    <StrictMode>
      <StaticRouter location={localizedRoute(path, language)} basename={localizedRoute('/', language)}>
        <SiteApp styles={styles} />
      </StaticRouter>
    </StrictMode>
  );
  // keeps large parts in place: otherwise React appends them and leaves a script to move them
  const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail };
  const { prelude } = await prerender(site, options);
  const html = await new Response(prelude).text();
  if (/<script(?! type="application)|<template/.test(html)) throw new Error(`${path} is not whole without a script.`);
  return html;
}

function fail(error: unknown): never {
  throw error;
}

/** Base styles, the variables of both schemes and the page's rules, marked so that Emotion can hydrate them. */
function stylesOf(html: string, styles: EmotionCache): string {
  const used = new Set([...html.matchAll(new RegExp(`${STYLE_KEY}-([a-z0-9]+)`, 'g'))].map(([, id]) => id));
  const rules = Object.entries(styles.inserted).filter(([id, css]) => typeof css === 'string' && used.has(id));
  const ids = rules.map(([id]) => id).join(' ');
  const variables = `:root{${variablesOf(light)}}[${COLOR_SCHEME_ATTRIBUTE}=dark]{${variablesOf(dark)}}`;
  return (
    `<style nonce="${NONCE}">${variables}${base}</style>\n    ` +
    `<style nonce="${NONCE}" data-emotion="${STYLE_KEY} ${ids}">${rules.map(([, css]) => css as string).join('')}</style>`
  );
}
