import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { useLiveHours } from '../../features/messaging/useLiveHours.js';
import { OfflineBanner } from '../../ui/OfflineBanner.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { BULK_BAR_HEIGHT, HEADER_HEIGHT, MOBILE_BAR_HEIGHT, TABLE_HEAD_HEIGHT } from '../../ui/layout.js';
import { Spinner } from '../../ui/loading.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';
import { ReadOnlyBanner } from './ReadOnlyBanner.js';

const FOCUSABLE = '& :is(a, button, input, select, textarea, [tabindex])';

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1168,
  margin: '0 auto',
  padding: '32px 24px 64px',
  outline: 'none',
  // what is focused comes to stand between the bars, not below them
  [FOCUSABLE]: {
    scrollMarginBlock: `${HEADER_HEIGHT + TABLE_HEAD_HEIGHT + 8}px calc(16px + var(${BULK_BAR_HEIGHT}, 0px))`,
  },
  [theme.breakpoints.down('md')]: {
    paddingBottom: `calc(${MOBILE_BAR_HEIGHT + 32}px + env(safe-area-inset-bottom))`,
    [FOCUSABLE]: {
      scrollMarginBlock: `${HEADER_HEIGHT + 8}px calc(${MOBILE_BAR_HEIGHT + 12}px + var(${BULK_BAR_HEIGHT}, 0px) + env(safe-area-inset-bottom))`,
    },
  },
  [theme.breakpoints.down('sm')]: { paddingInline: 16, paddingTop: 24 },
}));

export function SignedInLayout() {
  useLiveHours();
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <ReadOnlyBanner />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<Spinner label="Loading the page" />}>
          <Outlet />
        </Suspense>
      </Main>
      <MobileBar />
    </>
  );
}
