import { useEffect } from 'react';
import { showHead } from './head.js';
import { usePlace } from './place.js';
import { pageOf } from './pageScripts.js';
import { routeAt } from './routes.js';

let pagesShown = 0;

/** After the first page, which came whole, each begins at its top, with its own head and the focus on its heading. */
export function SitePages() {
  const { meta, Page } = pageOf(routeAt(usePlace().pathname));
  useEffect(() => {
    pagesShown += 1;
    if (pagesShown === 1) return;
    showHead(meta);
    const target = document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    const start = target ?? document.querySelector('h1');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [meta]);
  return <Page />;
}
