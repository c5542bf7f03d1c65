import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goneOn } from '../ui/PageHeading.js';

/** Every page begins at its top. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname !== shown.current) goneOn();
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
