import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { MOBILE_BAR_HEIGHT } from '../../ui/layout.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import { navigationFor } from '../navigation.js';

/** So many places can stand on the smallest phone with their words; of more only the one that is shown says its word. */
const MOST_WORDS = 6;

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
  // as wide as its word: six equal places would not fit a small phone
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

/** The same places as in the header, within a thumb's reach; nothing where there is nowhere else to go. */
export function MobileBar() {
  const places = navigationFor(useSessionUser().role);
  if (places.length < 2) return null;
  return (
    <Bar aria-label="Main" className={places.length > MOST_WORDS ? 'crowded' : ''}>
      {places.map(({ to, short, icon: Icon }) => (
        <Place key={to} to={to}>
          <Icon size={20} aria-hidden />
          <span>{short}</span>
        </Place>
      ))}
    </Bar>
  );
}
