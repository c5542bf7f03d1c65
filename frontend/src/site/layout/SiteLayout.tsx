import { useEffect } from 'react';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { usePlace } from '../place.js';
import { SitePages } from '../SitePages.js';
import { styled } from '../styled.js';
import { hearLastPage } from '../wordOfLastPage.js';
import { ScrollToTop } from './ScrollToTop.js';
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
