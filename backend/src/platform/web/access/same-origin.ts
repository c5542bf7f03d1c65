const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Provenance {
  readonly method: string;
  readonly host: string | undefined;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
}

/**
 * Whether a request that may change state comes from our own pages. Browsers say so in `Sec-Fetch-Site`, where they
 * trust the address, and in `Origin`; a client that is no browser sends `Origin`. Outside production the host that
 * was asked counts as ours too, so that a test phone can use the address of the machine.
 */
export function comesFromUs(
  request: Provenance,
  ours: { readonly origin: string; readonly production: boolean },
): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.fetchSite !== undefined) return request.fetchSite === 'same-origin';
  if (request.origin === undefined) return false;
  return request.origin === ours.origin || (!ours.production && request.origin === `http://${request.host}`);
}
