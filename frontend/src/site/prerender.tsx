import type { EmotionCache } from '@emotion/cache';
import { prerender } from 'react-dom/static';
import { COLOR_SCHEME_ATTRIBUTE } from '../ui/theme/scheme.js';
import { variablesOf } from '../ui/theme/siteTheme.js';
import { dark, light } from '../ui/theme/tokens.js';
import base from './base.css?inline';
import { headTags, type HeadTag } from './head.js';
import { fullTitle, type PageMeta } from './meta.js';
import { fetchPage } from './pageScripts.js';
import { NOT_FOUND, routeAt, SITE_ROUTES } from './routes.js';
import { SETTINGS_ID } from './settings.js';
import { SiteRoot } from './SiteRoot.js';
import { createStyles, STYLE_KEY } from './styles.js';

const NONCE = '__CSP_NONCE__';
/** Where the server puts what it was told to lead to. */
const SETTINGS = '__SITE_SETTINGS__';

/** Every page there is: where it is written to, and how it comes to be. */
export const pages: readonly { readonly file: string; readonly path: string; readonly module: string }[] = [
  ...SITE_ROUTES.map(({ path, source }) => ({
    file: path === '/' ? 'index' : path.slice(1),
    path,
    module: inSite(source),
  })),
  { file: '404', path: '/404', module: inSite(NOT_FOUND.source) },
];

function inSite(source: string): string {
  return `src/site/${source}`;
}

/** A page as one complete document: `template` is the built site.html, `scripts` what the page needs besides. */
export async function documentOf(path: string, template: string, scripts: readonly string[]): Promise<string> {
  const { meta } = await fetchPage(routeAt(path));
  const cache = createStyles();
  // keeps the rules in the cache, for us to take, in the place of writing them between the elements
  cache.compat = true;
  const html = await bodyOf(path, cache);
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin nonce="${NONCE}" href="${href}">`);
  return template
    .replace('<!--head-->', () => [headOf(meta), ...preloads, stylesOf(html, cache)].join('\n    '))
    .replace('<!--page-->', () => html)
    .replace('<!--settings-->', () => `<script type="application/json" id="${SETTINGS_ID}">${SETTINGS}</script>`);
}

async function bodyOf(path: string, cache: EmotionCache): Promise<string> {
  const site = <SiteRoot cache={cache} start={{ pathname: path, search: '' }} />;
  // however large a part is, it stands where it belongs: nothing is left for a script to put in its place
  const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail };
  const { prelude } = await prerender(site, options);
  const html = await new Response(prelude).text();
  if (/<script(?! type="application)|<template/.test(html)) throw new Error(`${path} is not whole without a script.`);
  return html;
}

function fail(error: unknown): never {
  throw error;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function headOf(meta: PageMeta): string {
  const written = ({ tag, attributes, text }: HeadTag): string => {
    const list = Object.entries({ ...attributes, 'data-page': '' }).map(
      ([name, value]) => ` ${name}="${escaped(value)}"`,
    );
    return `<${tag}${list.join('')}>${text === undefined ? '' : `${text}</${tag}>`}`;
  };
  return [`<title>${escaped(fullTitle(meta))}</title>`, ...headTags(meta).map(written)].join('\n    ');
}

/** The site's own base, the variables of both schemes and, marked so that Emotion finds them, the rules of this page. */
function stylesOf(html: string, cache: EmotionCache): string {
  const used = new Set([...html.matchAll(new RegExp(`${STYLE_KEY}-([a-z0-9]+)`, 'g'))].map(([, id]) => id));
  const rules = Object.entries(cache.inserted).filter(([id, css]) => typeof css === 'string' && used.has(id));
  const ids = rules.map(([id]) => id).join(' ');
  const variables = `:root{${variablesOf(light)}}[${COLOR_SCHEME_ATTRIBUTE}=dark]{${variablesOf(dark)}}`;
  return (
    `<style nonce="${NONCE}">${variables}${base}</style>\n    ` +
    `<style nonce="${NONCE}" data-emotion="${STYLE_KEY} ${ids}">${rules.map(([, css]) => css as string).join('')}</style>`
  );
}
