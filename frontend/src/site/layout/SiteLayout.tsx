import { useEffect, useRef, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { usePlace } from '../place.js';
import { SitePages } from '../SitePages.js';
import { styled } from '../styled.js';
import { hearLastPage } from '../wordOfLastPage.js';
import { IconControl } from './IconControl.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';
import { SiteToaster } from './SiteToaster.js';
import { TrialBanner } from './TrialBanner.js';

// the foot of the page stays below the fold while a page is short
const Main = styled('main')({ display: 'block', minHeight: '70vh' });

/** What stands around every public page. */
export function SiteLayout() {
  const isLogIn = usePlace().pathname.startsWith('/login');
  useEffect(hearLastPage, []);
  return (
    <>
      <SkipLink />
      <TrialBanner />
      <SiteHeader withLogIn={!isLogIn} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <SitePages />
      </Main>
      <SiteFooter />
      <ScrollToTop />
      <SiteToaster />
    </>
  );
}

const APPEARS_AFTER = 300;

const Corner = styled(IconControl)(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.appBar,
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '@media print': { display: 'none' },
}));

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Stands where a visitor has scrolled far enough once it has left the screen by its top. */
const Mark = styled('div')({ position: 'absolute', top: APPEARS_AFTER, width: 1, height: 1 });

function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen && setFar(seen.boundingClientRect.top < 0));
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Mark ref={mark} />
      {far && (
        <Corner type="button" aria-label="Scroll to top" onClick={toTop}>
          <ArrowUp size={20} aria-hidden />
        </Corner>
      )}
    </>
  );
}
