import { styled } from '@mui/material/styles';
import { Link, NavLink } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { AccountMenu } from '../../features/identity/AccountMenu.js';
import { NotificationBell } from '../../features/messaging/NotificationBell.js';
import { PATHS } from '../../lib/paths.js';
import { Logo } from '../../ui/Logo.js';
import { ThemeSwitch } from '../../ui/ThemeSwitch.js';
import { navigationFor } from '../navigation.js';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  maxWidth: 1168,
  margin: '0 auto',
  padding: '0 24px',
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));

const Home = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
});

const Places = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  marginLeft: 24,
  gap: 4,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Place = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '2px 12px 0',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  transition: 'color 120ms',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.active': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4 },
}));

const Space = styled('div')({ flex: 1 });

/** Who is signed in, and where they can go. */
export function Header() {
  const { role } = useSessionUser();
  return (
    <Bar>
      <Row>
        <Home to={PATHS.dashboard}>
          <Logo />
        </Home>
        <Places aria-label="Main">
          {navigationFor(role).map(({ to, label }) => (
            <Place key={to} to={to}>
              {label}
            </Place>
          ))}
        </Places>
        <Space />
        <NotificationBell />
        <ThemeSwitch />
        <AccountMenu />
      </Row>
    </Bar>
  );
}
