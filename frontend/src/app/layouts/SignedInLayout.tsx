import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '../../ui/OfflineBanner.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { MOBILE_BAR_HEIGHT } from '../../ui/layout.js';
import { Spinner } from '../../ui/Spinner.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1168,
  margin: '0 auto',
  padding: '32px 24px 64px',
  outline: 'none',
  [theme.breakpoints.down('md')]: { paddingBottom: `calc(${MOBILE_BAR_HEIGHT + 32}px + env(safe-area-inset-bottom))` },
  [theme.breakpoints.down('sm')]: { paddingInline: 16, paddingTop: 24 },
}));

export const SignedInLayout = () => (
  <>
    <SkipLink />
    <Header />
    <OfflineBanner />
    <Main id={MAIN_ID} tabIndex={-1}>
      <Suspense fallback={<Spinner label="Loading the page" />}>
        <Outlet />
      </Suspense>
    </Main>
    <MobileBar />
  </>
);
