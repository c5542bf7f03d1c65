const isIndexed = (html: string): boolean => !/<meta name="robots" content="noindex"/.test(html);

/** The public pages that search engines are to find. */
export const sitemapOf = (pages: ReadonlyMap<string, string>, publicUrl: string): string => {
  const paths = [...pages].filter(([, html]) => isIndexed(html)).map(([path]) => path);
  const entries = paths.sort().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
};

export const robotsFor = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
