/**
 * What a page may load: our own files, and inline elements that carry this answer's nonce. Style attributes are
 * allowed because MUI positions menus, ripples and transitions with them; they cannot run anything. `frames` are the
 * origins of what may be shown in a frame.
 */
export function pagePolicy(nonce: string, https: boolean, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are no pages: nothing may be loaded from them or around them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
