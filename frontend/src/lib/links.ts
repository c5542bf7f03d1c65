/** The `cursor` of the next page in a Link header; null on the last page. */
export function nextCursor(header: string | null): string | null {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, target, rel] = /^<([^>]*)>.*;\s*rel="?([^";]+)"?/.exec(link.trim()) ?? [];
    if (rel === 'next' && target) return new URL(target, 'http://host').searchParams.get('cursor');
  }
  return null;
}

/** A path of this site to go to, taken from a query string; anything that could lead elsewhere gives the fallback. */
export function ownPath(path: string | null, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  const here = 'http://own.invalid';
  try {
    const url = new URL(path, here);
    return url.origin === here && !path.startsWith('//') && !/[\\\s]/.test(path) ? path : fallback;
  } catch {
    return fallback;
  }
}
