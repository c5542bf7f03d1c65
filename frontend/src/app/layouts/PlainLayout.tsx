import { styled } from '@mui/material/styles';
import { PATHS } from '../../lib/paths.js';
import { Logo } from '../../ui/Logo.js';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink.js';
import { ThemeSwitch } from '../../ui/ThemeSwitch.js';
import { PageOfAddress } from './PageOfAddress.js';
import { OfflineBanner } from './StatusBanners.js';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  padding: '0 24px',
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: '40px 24px 64px',
  outline: 'none',
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 48px' },
}));

/** For people who are not signed in. */
export const PlainLayout = () => (
  <>
    <SkipLink />
    <Bar>
      <a href={PATHS.home} style={{ color: 'inherit', textDecoration: 'none' }}>
        <Logo />
      </a>
      <ThemeSwitch />
    </Bar>
    <OfflineBanner />
    <Main id={MAIN_ID} tabIndex={-1}>
      <PageOfAddress />
    </Main>
  </>
);
