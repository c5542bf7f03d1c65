const LONGEST = 500;

/** Returns a safe redirect path; undefined if it could lead to another site or to the API (open redirect). */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > LONGEST) return undefined;
  // Browsers treat a backslash as a slash and drop control characters.
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
