import { Logo } from '../../ui/Logo.js';
import { usePlace } from '../place.js';
import { routeOf } from '../routes.js';
import { SiteLink } from '../SiteLink.js';
import { styled } from '../styled.js';
import { Container } from '../ui/Container.js';
import { PLACES } from './places.js';
import { ScheduleCall } from './ScheduleCall.js';
import { SiteDrawer } from './SiteDrawer.js';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { position: 'static' },
}));

const Row = styled(Container)({ display: 'flex', alignItems: 'center', gap: 8, height: 56 });

const Home = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: { marginRight: 'auto' },
}));

const Places = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  gap: 4,
  marginInline: '24px auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Place = styled(SiteLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '2px 12px 0',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  transition: 'color 120ms',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4 },
}));

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

/** Stays in sight; on small screens the places move into a drawer. */
export function SiteHeader({ withLogIn }: { withLogIn: boolean }) {
  const here = routeOf(usePlace().pathname);
  return (
    <Bar>
      <Row>
        <Home to="/">
          <Logo />
        </Home>
        <Places aria-label="Main">
          {PLACES.map(({ to, label }) => (
            <Place key={to} to={to} {...(to === here && { 'aria-current': 'page' })}>
              {label}
            </Place>
          ))}
        </Places>
        {withLogIn && <Place to="/login">Login</Place>}
        <Wide>
          <ScheduleCall />
        </Wide>
        <SiteDrawer here={here} withLogIn={withLogIn} />
      </Row>
    </Bar>
  );
}
