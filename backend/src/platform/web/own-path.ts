const LONGEST = 500;

/** A path of this site, as it was asked for; undefined for whatever could lead elsewhere. */
export function ownPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || path.length > LONGEST) return undefined;
  // a backslash is read as a slash by browsers, and control characters are left out by them
  if (/[\\\s\p{Cc}]/u.test(path) || path.startsWith('/api')) return undefined;
  return path;
}
