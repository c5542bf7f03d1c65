import { hydrateRoot } from 'react-dom/client';
import { pageNonce } from '../lib/pageNonce.js';
import { fetchPage } from './pageScripts.js';
import { routeAt } from './routes.js';
import { SiteRoot } from './SiteRoot.js';
import { createStyles } from './styles.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the site.');

void comeToLife(root);

/** The page stands already; it can do more once its script is here, and stays readable should that never come. */
async function comeToLife(page: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  await fetchPage(routeAt(pathname));
  hydrateRoot(page, <SiteRoot cache={createStyles(pageNonce())} start={{ pathname, search }} />);
}
