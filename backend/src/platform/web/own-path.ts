const LONGEST = 500;

/** A path of this site, as a header can hold it; undefined for whatever could lead elsewhere. */
export function ownPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || path.length > LONGEST) return undefined;
  // a backslash is read as a slash by browsers, and control characters are left out by them
  if (/[\\\s\p{Cc}\p{Cs}]/u.test(path) || path.startsWith('/api')) return undefined;
  return path.replace(/\P{ASCII}+/gu, encodeURI);
}
