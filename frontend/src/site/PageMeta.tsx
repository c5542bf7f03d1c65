import { currentLanguage, LANGUAGES, localizedRoute, t, type PublicRoute } from '@hourtrail/contracts';

/** A placeholder in prerendered pages, which the server replaces with its public origin. */
export const SITE_URL = '__PUBLIC_URL__';

/** The element's `data-origin` is the public origin. */
export const ROOT_ID = 'root';

function publishedOrigin(): string {
  if (typeof document === 'undefined') return SITE_URL;
  return document.getElementById(ROOT_ID)?.dataset['origin'] ?? window.location.origin;
}

export interface PageMetaProps {
  readonly path: PublicRoute;
  /** Without the product name; every page but the home page adds it. */
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Objects of schema.org; their own URLs begin with `SITE_URL`. */
  readonly structured?: readonly object[];
  readonly indexed?: boolean;
}

export const fullTitle = (path: PublicRoute, title: string): string =>
  path === '/' ? title : t('site.pageTitle', { title });

/** React moves these tags to the document's head. */
export function PageMeta({ path, title, description, keywords, structured = [], indexed = true }: PageMetaProps) {
  const origin = publishedOrigin();
  const url = origin + localizedRoute(path, currentLanguage());
  const shownTitle = fullTitle(path, title);
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {indexed &&
        LANGUAGES.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={origin + localizedRoute(path, language)} />
        ))}
      <meta property="og:type" content={path.startsWith('/blog/') ? 'article' : 'website'} />
      <meta property="og:site_name" content="HourTrail" />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta property="og:image:alt" content={t('site.shareImage')} />
      <meta name="twitter:card" content="summary_large_image" />
      {structured.map((object, index) => (
        <script
          key={index}
          type="application/ld+json"
          // the development server adds a nonce
          suppressHydrationWarning
          // escapes <, so that no text can close the script element
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(object).replaceAll(SITE_URL, origin).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>
  );
}
