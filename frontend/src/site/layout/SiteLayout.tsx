import { useEffect, useRef, useState } from 'react';
import { t } from '@hourtrail/contracts';
import { ArrowUp, X } from 'lucide-react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { remember } from '../../lib/browserStorage.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { styled } from '../../ui/styled.js';
import { Toaster } from '../toaster.js';
import { IconButton } from '../ui/IconButton.js';
import { SiteLink, START_TRIAL } from '../ui/links.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

// keeps the footer below the fold on short pages
const Main = styled('main')({ display: 'block', minHeight: '70vh' });

export function SiteLayout() {
  const { pathname } = useLocation();
  useStartOfPage(pathname);
  return (
    <>
      <SkipLink />
      <TrialBanner />
      <SiteHeader withLogIn={!pathname.startsWith('/login')} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <SiteFooter />
      <ScrollToTop />
      <Toaster />
    </>
  );
}

/** After a navigation, scrolls to the top or to the hash and moves the focus there. */
function useStartOfPage(pathname: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.getElementById(window.location.hash.slice(1));
    const scroll = (): void => (target ? target.scrollIntoView() : window.scrollTo(0, 0));
    // on Back and forward the browser restores the scroll position first
    if (navigationType === NavigationType.Pop) requestAnimationFrame(scroll);
    else scroll();
    const start = target ?? document.querySelector('h1');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}

const APPEARS_AFTER = 300;

const TopCorner = styled(IconButton)(({ theme }) => ({
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

/** The button appears once this has scrolled off the top. */
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
        <TopCorner type="button" aria-label={t('site.scrollToTop')} onClick={toTop}>
          <ArrowUp size={20} aria-hidden />
        </TopCorner>
      )}
    </>
  );
}

/** The inline script of site.html reads this key too, so that a dismissed banner does not flash. */
const BANNER_KEY = 'hourtrail-trial-banner';
const HIDDEN = 'hidden';

const Banner = styled('aside')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '6px 56px 6px 16px',
  minHeight: 56,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  [theme.breakpoints.down('sm')]: { justifyContent: 'flex-start', paddingBlock: '10px 0', gap: 0 },
  '[data-trial-banner="hidden"] &': { display: 'none' },
  '@media print': { display: 'none' },
}));

const StartLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
  color: 'inherit',
  textUnderlineOffset: 3,
});

const DismissCorner = styled('span')({ position: 'absolute', right: 8, top: 6 });

function dismiss(): void {
  remember(BANNER_KEY, HIDDEN);
  document.documentElement.dataset['trialBanner'] = HIDDEN;
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

const TrialBanner = () => (
  <Banner aria-label={t('site.freeTrial')}>
    <span>{t('site.trialOffer')}</span>
    <StartLink href={START_TRIAL}>{t('site.startFreeTrial')}</StartLink>
    <DismissCorner>
      <IconButton type="button" aria-label={t('common.dismiss')} onClick={dismiss}>
        <X size={20} aria-hidden />
      </IconButton>
    </DismissCorner>
  </Banner>
);
