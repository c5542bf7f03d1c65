import { styled } from '@mui/material/styles';
import { usePageInLanguageOfPerson } from '../../features/identity/useLanguage.js';
import { useLiveHours } from '../../features/messaging/useLiveHours.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { BELOW_TOP_BARS, BULK_BAR_HEIGHT, MOBILE_BAR_HEIGHT, TABLE_HEAD_HEIGHT } from '../../ui/layout.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';
import { PageOfAddress } from './PageOfAddress.js';
import { VisitedSchoolBanner } from './VisitedSchoolBanner.js';
import { ReadOnlyBanner, OfflineBanner } from './StatusBanners.js';

const FOCUSABLE = '& :is(a, button, input, select, textarea, [tabindex])';

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1168,
  margin: '0 auto',
  padding: '32px 24px 64px',
  outline: 'none',
  // keeps a focused control out from under the sticky bars
  [FOCUSABLE]: {
    scrollMarginBlock: `calc(${BELOW_TOP_BARS} + ${TABLE_HEAD_HEIGHT + 8}px) calc(16px + var(${BULK_BAR_HEIGHT}, 0px))`,
  },
  [theme.breakpoints.down('md')]: {
    paddingBottom: `calc(${MOBILE_BAR_HEIGHT + 32}px + env(safe-area-inset-bottom))`,
    [FOCUSABLE]: {
      scrollMarginBlock: `calc(${BELOW_TOP_BARS} + 8px) calc(${MOBILE_BAR_HEIGHT + 12}px + var(${BULK_BAR_HEIGHT}, 0px) + env(safe-area-inset-bottom))`,
    },
  },
  [theme.breakpoints.down('sm')]: { paddingInline: 16, paddingTop: 24 },
}));

export function SignedInLayout() {
  useLiveHours();
  usePageInLanguageOfPerson();
  return (
    <>
      <SkipLink />
      <Header />
      <VisitedSchoolBanner />
      <OfflineBanner />
      <ReadOnlyBanner />
      <Main id={MAIN_ID} tabIndex={-1}>
        <PageOfAddress />
      </Main>
      <MobileBar />
    </>
  );
}
