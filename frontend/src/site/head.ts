import { fullTitle, SITE_URL, type PageMeta } from './meta.js';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'meta', attributes });
const shared = (property: string, content: string): HeadTag => meta({ property: `og:${property}`, content });

/** What stands in a page's head besides its title. `origin` is the beginning of every full address. */
export function headTags(page: PageMeta, origin: string = SITE_URL): readonly HeadTag[] {
  const address = origin + page.path;
  return [
    meta({ name: 'description', content: page.description }),
    meta({ name: 'keywords', content: page.keywords.join(', ') }),
    ...(page.indexed === false
      ? [meta({ name: 'robots', content: 'noindex' })]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: address } }]),
    shared('type', page.path.startsWith('/blog/') ? 'article' : 'website'),
    shared('site_name', 'HourTrail'),
    shared('title', fullTitle(page)),
    shared('description', page.description),
    shared('url', address),
    shared('image', `${origin}/share.png`),
    shared('image:alt', 'HourTrail: every volunteer hour with its trail'),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(page.structured ?? []).map((object) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      // no text of ours may end the element it stands in
      text: JSON.stringify(object).replaceAll(SITE_URL, origin).replaceAll('<', '\\u003c'),
    })),
  ];
}

/** Brings the head of the document in line with the page on screen. */
export function showHead(page: PageMeta): void {
  document.title = fullTitle(page);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes, text } of headTags(page, window.location.origin)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset['page'] = '';
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
