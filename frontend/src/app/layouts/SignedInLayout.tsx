import { Suspense } from 'react';
import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Outlet, NavLink } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { usePageInLanguageOfPerson } from '../../features/identity/useLanguage.js';
import { useLiveHours } from '../../features/messaging/useLiveHours.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { BULK_BAR_HEIGHT, HEADER_HEIGHT, MOBILE_BAR_HEIGHT, TABLE_HEAD_HEIGHT } from '../../ui/layout.js';
import { Spinner } from '../../ui/states.js';
import { visuallyHidden } from '../../ui/styled.js';
import { navigationFor } from '../navigation.js';
import { Header } from './Header.js';
import { ReadOnlyBanner, OfflineBanner } from './StatusBanners.js';

const FOCUSABLE = '& :is(a, button, input, select, textarea, [tabindex])';

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1168,
  margin: '0 auto',
  padding: '32px 24px 64px',
  outline: 'none',
  // keeps a focused control out from under the sticky bars
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
  usePageInLanguageOfPerson();
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <ReadOnlyBanner />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
          <Outlet />
        </Suspense>
      </Main>
      <MobileBar />
    </>
  );
}

/** More letters do not fit the smallest phone: beyond this only the active item shows its label. */
const MOST_LETTERS = 50;

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (max-width: 359.95px)': { '&.crowded a:not(.active) > span': visuallyHidden },
}));

const Place = styled(NavLink)(({ theme }) => ({
  // as wide as its label: six equal items would not fit a small phone
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: MOBILE_BAR_HEIGHT - 1,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&.active': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4 },
}));

function MobileBar() {
  const places = navigationFor(useSessionUser().role);
  if (places.length < 2) return null;
  const isCrowded = places.map(({ short }) => short).join('').length > MOST_LETTERS;
  return (
    <Bar aria-label={t('app.main')} className={isCrowded ? 'crowded' : ''}>
      {places.map(({ to, short, icon: Icon }) => (
        <Place key={to} to={to}>
          <Icon size={20} aria-hidden />
          <span>{short}</span>
        </Place>
      ))}
    </Bar>
  );
}
