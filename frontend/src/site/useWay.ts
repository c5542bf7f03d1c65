import { startTransition, useEffect, useState } from 'react';
import type { Place } from './place.js';
import { fetchPage } from './pageScripts.js';
import { isStep, routeAt } from './routes.js';

const placeOf = ({ pathname, search }: Place): Place => ({ pathname, search });

/** The link that an event happened on, if it leads from one page of the site to another. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.origin !== window.location.origin || !isStep(link.pathname)) return undefined;
  const staysHere = link.hash !== '' && link.pathname === window.location.pathname;
  return staysHere || !isStep(window.location.pathname) ? undefined : link;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const fetchEarly = (event: Event): void => {
  const link = linkOf(event);
  if (link) void fetchPage(routeAt(link.pathname)).catch(() => undefined);
};

/**
 * Where the visitor stands. Links between pages of the site are followed without loading them whole, every other link is
 * the browser's own; a page whose script does not come is loaded whole.
 */
export function useWay(start: Place): Place {
  const [place, setPlace] = useState(start);
  useEffect(() => {
    const arrive = async (): Promise<void> => {
      const { pathname } = window.location;
      try {
        await fetchPage(routeAt(pathname));
      } catch {
        window.location.reload();
        return;
      }
      if (pathname === window.location.pathname) startTransition(() => setPlace(placeOf(window.location)));
    };
    const follow = (event: MouseEvent): void => {
      const link = isPlain(event) && linkOf(event);
      if (!link) return;
      event.preventDefault();
      if (link.href !== window.location.href) window.history.pushState(null, '', link.href);
      void arrive();
    };
    const back = (): void => void arrive();
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchEarly);
    document.addEventListener('focusin', fetchEarly);
    window.addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchEarly);
      document.removeEventListener('focusin', fetchEarly);
      window.removeEventListener('popstate', back);
    };
  }, []);
  return place;
}
