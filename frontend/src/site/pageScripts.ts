import type { SitePage } from './meta.js';
import type { SiteRoute } from './routes.js';

type Loading = Pick<SiteRoute, 'load'>;

const here = new Map<Loading, SitePage>();
const coming = new Map<Loading, Promise<SitePage>>();

/** Fetches the script of a page, once; after a failure the next one to ask tries again. */
export function fetchPage(route: Loading): Promise<SitePage> {
  const promise = coming.get(route) ?? fetching(route);
  coming.set(route, promise);
  return promise;
}

/** A page whose script is here. */
export function pageOf(route: Loading): SitePage {
  const page = here.get(route);
  if (!page) throw new Error('The script of the page is not here yet.');
  return page;
}

async function fetching(route: Loading): Promise<SitePage> {
  try {
    const page = await route.load();
    here.set(route, page);
    return page;
  } catch (error) {
    coming.delete(route);
    throw error;
  }
}
