import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarPlus } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { AccountMenu } from '../../features/identity/AccountMenu.js';
import { NotificationBell } from '../../features/messaging/NotificationBell.js';
import { PATHS, PUBLISH_PARAM } from '../../lib/paths.js';
import { Hint } from '../../ui/Hint.js';
import { Logo } from '../../ui/Logo.js';
import { visuallyHidden } from '../../ui/styled.js';
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

const CROWDED = '@media (max-width: 1039.95px)';

const Places = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  marginLeft: 24,
  gap: 4,
  [CROWDED]: { marginLeft: 8, gap: 0 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Place = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '2px 12px 0',
  [CROWDED]: { paddingInline: 6 },
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

/** Shows only the icon on medium screens; on small ones the dashboard's own button remains. */
const Publish = styled(Button)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('lg')]: {
    minWidth: 44,
    minHeight: 44,
    border: 0,
    '& .MuiButton-startIcon': { margin: 0 },
    '& .words': visuallyHidden,
  },
  '@media (max-width: 359px)': { display: 'none' },
})) as typeof Button;

const CreateOpportunity = () => (
  <Hint text={t('common.createOpportunity')}>
    <Publish
      variant="outlined"
      component={Link}
      to={`${PATHS.dashboard}?${PUBLISH_PARAM}=new`}
      startIcon={<CalendarPlus size={18} aria-hidden />}
    >
      <span className="words">{t('common.createOpportunity')}</span>
    </Publish>
  </Hint>
);

export function Header() {
  const { role } = useSessionUser();
  return (
    <Bar>
      <Row>
        <Home to={PATHS.dashboard}>
          <Logo />
        </Home>
        <Places aria-label={t('app.main')}>
          {navigationFor(role).map(({ to, label }) => (
            <Place key={to} to={to}>
              {label}
            </Place>
          ))}
        </Places>
        <Space />
        {role === 'teacher' && <CreateOpportunity />}
        <NotificationBell />
        <ThemeSwitch />
        <AccountMenu />
      </Row>
    </Bar>
  );
}
