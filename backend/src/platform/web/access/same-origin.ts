export interface Provenance {
  readonly host: string | undefined;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
}

/**
 * Whether a request that changes something comes from our own pages. Browsers say so in `Sec-Fetch-Site`, where they
 * trust the address, and in `Origin`; a client that is no browser sends `Origin`. Outside production the host that
 * was asked counts as ours too, so that a test phone can use the address of the machine.
 */
export function comesFromUs(
  request: Provenance,
  ours: { readonly origin: string; readonly production: boolean },
): boolean {
  if (request.fetchSite !== undefined) return request.fetchSite === 'same-origin';
  if (request.origin === undefined) return false;
  return request.origin === ours.origin || (!ours.production && request.origin === `http://${request.host}`);
}

/** Whether a browser says that it asks for the page of another site. */
export const comesFromAnother = ({ fetchSite }: Provenance): boolean =>
  fetchSite === 'cross-site' || fetchSite === 'same-site';
