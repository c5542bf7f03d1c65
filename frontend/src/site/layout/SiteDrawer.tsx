import { useEffect, useRef, type MouseEvent } from 'react';
import { Menu, X } from 'lucide-react';
import { SiteLink } from '../SiteLink.js';
import { styled } from '../styled.js';
import { IconControl } from './IconControl.js';
import { PLACES } from './places.js';
import { ScheduleCall } from './ScheduleCall.js';

const DRAWER_ID = 'places';

const Opener = styled(IconControl)(({ theme }) => ({
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Drawer = styled('dialog')(({ theme }) => ({
  width: 300,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: '10px 16px 24px',
  border: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgba(8, 18, 15, 0.45)' },
  '& ul': { margin: '8px 0 16px', padding: 0, listStyle: 'none' },
}));

const Top = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 650 });

const Place = styled(SiteLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 12px',
  borderRadius: 8,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  '&[aria-current]': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.sunken },
}));

/** Browsers that know these attributes open and close it before its script is here, and without one. */
const opens = { command: 'show-modal', commandfor: DRAWER_ID };
const closes = { command: 'close', commandfor: DRAWER_ID };
const isChoice = ({ target, currentTarget }: MouseEvent): boolean =>
  target === currentTarget || (target instanceof Element && target.closest('a') !== null);
const knowsThem = (): boolean => 'command' in HTMLButtonElement.prototype;

/** The places on a small screen; choosing one closes it, as does going back to where one was. */
export function SiteDrawer({ here, withLogIn }: { here: string; withLogIn: boolean }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    if (!knowsThem()) drawer.current?.showModal();
  };
  const close = (): void => drawer.current?.close();
  useEffect(() => drawer.current?.close(), [here]);
  return (
    <>
      <Opener type="button" aria-label="Menu" aria-haspopup="dialog" onClick={open} {...opens}>
        <Menu size={24} aria-hidden />
      </Opener>
      <Drawer ref={drawer} id={DRAWER_ID} aria-label="Menu" onClick={(event) => isChoice(event) && close()}>
        <Top>
          Menu
          <IconControl type="button" aria-label="Close menu" onClick={close} {...closes}>
            <X size={24} aria-hidden />
          </IconControl>
        </Top>
        <nav aria-label="Main">
          <ul>
            {PLACES.map(({ to, label }) => (
              <li key={to}>
                <Place to={to} {...(to === here && { 'aria-current': 'page' })}>
                  {label}
                </Place>
              </li>
            ))}
            {withLogIn && (
              <li>
                <Place to="/login">Login</Place>
              </li>
            )}
          </ul>
        </nav>
        <ScheduleCall />
      </Drawer>
    </>
  );
}
