/** The `cursor` of the next page in a Link header; null on the last page. */
export function nextCursor(header: string | null): string | null {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, target, rel] = /^<([^>]*)>.*;\s*rel="?([^";]+)"?/.exec(link.trim()) ?? [];
    if (rel === 'next' && target) return new URL(target, 'http://host').searchParams.get('cursor');
  }
  return null;
}
