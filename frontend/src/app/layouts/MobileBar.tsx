import { Suspense, useState } from 'react';
import { t } from '@hourtrail/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { MOBILE_BAR_HEIGHT } from '../../ui/layout.js';
import { barFor, type NavigationEntry } from '../navigation.js';

const MorePlaces = lazily(async () => (await import('./MorePlaces.js')).MorePlaces);

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
}));

const item = ({ theme }: { theme: Theme }) => ({
  // as wide as its label: five equal items would not fit a small phone
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column' as const,
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
});

const Place = styled(NavLink)(item);
const MoreButton = styled(ButtonBase)(item);

export function MobileBar() {
  const { places, more } = barFor(useSessionUser().role);
  if (places.length < 2) return null;
  return (
    <Bar aria-label={t('app.main')}>
      {places.map(({ to, short, icon: Icon }) => (
        <Place key={to} to={to}>
          <Icon size={20} aria-hidden />
          <span>{short}</span>
        </Place>
      ))}
      {more.length > 0 && <More places={more} />}
    </Bar>
  );
}

function More({ places }: { places: readonly NavigationEntry[] }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const isHere = places.some(({ to }) => to === pathname);
  return (
    <>
      <MoreButton
        className={isHere ? 'active' : ''}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={20} aria-hidden />
        <span>{t('app.more')}</span>
      </MoreButton>
      <Suspense fallback={null}>
        {anyYet && <MorePlaces places={places} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
