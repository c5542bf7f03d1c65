import { useEffect, useRef, type MouseEvent } from 'react';
import { t, routeOf } from '@hourtrail/contracts';
import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Logo } from '../../ui/Logo.js';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl, useSignedIn } from '../hydration.js';
import { IconButton } from '../ui/IconButton.js';
import { ButtonLink, SiteLink } from '../ui/links.js';
import { Container } from '../ui/Section.js';
import { LanguageChoice } from './LanguageChoice.js';

const PAGES = [
  { to: '/', label: t('site.home') },
  { to: '/features', label: t('site.features') },
  { to: '/pricing', label: t('site.pricing') },
  { to: '/faq', label: t('site.faq') },
  { to: '/contact', label: t('site.contact') },
] as const;

const LOG_IN = { to: '/login', label: t('site.login') } as const;
const DASHBOARD = { to: '/dashboard', label: t('site.dashboard') } as const;
type Entrance = typeof LOG_IN | typeof DASHBOARD;

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

const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  gap: 4,
  marginInline: '24px auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const HeaderLink = styled(SiteLink)(({ theme }) => ({
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

export function SiteHeader({ withLogIn }: { withLogIn: boolean }) {
  const here = routeOf(useLocation().pathname);
  const entrance = useSignedIn() ? DASHBOARD : withLogIn ? LOG_IN : undefined;
  return (
    <Bar>
      <Row>
        <Home href="/">
          <Logo />
        </Home>
        <Navigation aria-label={t('site.mainNavigation')}>
          {PAGES.map(({ to, label }) => (
            <HeaderLink key={to} href={to} {...(to === here && { 'aria-current': 'page' })}>
              {label}
            </HeaderLink>
          ))}
        </Navigation>
        <Wide>
          <LanguageChoice />
        </Wide>
        {entrance && <HeaderLink href={entrance.to}>{entrance.label}</HeaderLink>}
        <Wide>
          <ScheduleCall />
        </Wide>
        <MobileMenu here={here} entrance={entrance} />
      </Row>
    </Bar>
  );
}

const Small = styled(ButtonLink)({ minHeight: 44, padding: '8px 16px', fontSize: '0.9375rem', whiteSpace: 'nowrap' });

const ScheduleCall = () => (
  <Small href={useScheduleUrl()} look="outlined">
    {t('site.scheduleCall')}
  </Small>
);

const DRAWER_ID = 'menu';

const Opener = styled(IconButton)(({ theme }) => ({
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

const DrawerLink = styled(SiteLink)(({ theme }) => ({
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

/** Invoker commands open and close the menu before the script has loaded, or without it. */
const opens = { command: 'show-modal', commandfor: DRAWER_ID };
const closes = { command: 'close', commandfor: DRAWER_ID };
const isChoice = ({ target, currentTarget }: MouseEvent): boolean =>
  target === currentTarget || (target instanceof Element && target.closest('a') !== null);
const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/** Choosing a link or going back closes the menu. */
function MobileMenu({ here, entrance }: { here: string; entrance: Entrance | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    if (!knowsCommands()) drawer.current?.showModal();
  };
  const close = (): void => drawer.current?.close();
  useEffect(() => drawer.current?.close(), [here]);
  return (
    <>
      <Opener type="button" aria-label={t('site.menu')} aria-haspopup="dialog" onClick={open} {...opens}>
        <Menu size={24} aria-hidden />
      </Opener>
      <Drawer ref={drawer} id={DRAWER_ID} aria-label={t('site.menu')} onClick={(event) => isChoice(event) && close()}>
        <Top>
          {t('site.menu')}
          <IconButton type="button" aria-label={t('site.closeMenu')} onClick={close} {...closes}>
            <X size={24} aria-hidden />
          </IconButton>
        </Top>
        <nav aria-label={t('site.mainNavigation')}>
          <ul>
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <DrawerLink href={to} {...(to === here && { 'aria-current': 'page' })}>
                  {label}
                </DrawerLink>
              </li>
            ))}
            {entrance && (
              <li>
                <DrawerLink href={entrance.to}>{entrance.label}</DrawerLink>
              </li>
            )}
          </ul>
        </nav>
        <LanguageChoice />
        <ScheduleCall />
      </Drawer>
    </>
  );
}
