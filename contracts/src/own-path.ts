const LONGEST = 500;

/**
 * A path of this site to go to, as an address has it; undefined for whatever could lead elsewhere, or to the API, in
 * whatever way it is spelled.
 */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > LONGEST) return undefined;
  // a backslash is read as a slash by browsers, and control characters are left out by them
  if (/[\\\s\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  const routed = decoded(path.replace(/[?#].*/, ''));
  if (routed === undefined || /^\/\/|^\/api|\/\.{1,2}(\/|$)/i.test(routed)) return undefined;
  return path.replace(/\P{ASCII}+/gu, encodeURI);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
