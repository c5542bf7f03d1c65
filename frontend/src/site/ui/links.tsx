import { createContext, useContext, type AnchorHTMLAttributes } from 'react';
import type { Theme } from '@emotion/react';
import { currentLanguage, localizedRoute, PUBLIC_ROUTES, routeOf, t } from '@hourtrail/contracts';
import { Link, parsePath, useLocation } from 'react-router-dom';
import { styled } from '../../ui/styled.js';
import { useContactEmail, useSettings } from '../hydration.js';
import { Text } from './headings.js';

const LOG_IN = '/login';
/** Schools start a trial, and schools do not sign up as students do. */
export const START_TRIAL = '/login?tab=sign-up&who=school';
const SITE_PATHS: ReadonlySet<string> = new Set(PUBLIC_ROUTES.filter((path) => path !== LOG_IN));

/** False for the log-in page too, which always loads from the server. */
export const isSitePath = (pathname: string): boolean =>
  SITE_PATHS.has(routeOf(pathname)) || pathname.startsWith('/blog/');

/** Loads the script of the page at a path. A context, because pages import links: the reverse would be a cycle. */
export const PreloadContext = createContext<(pathname: string) => Promise<unknown>>(() => Promise.resolve());

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** Opens pages of the site by router and preloads them on hover or focus. Other sites open in a new tab. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const preloadPage = useContext(PreloadContext);
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener" {...rest} />;
  const { pathname: path = '', hash } = parsePath(href);
  if (!isSitePath(path) || !isSitePath(pathname) || (hash && path === pathname)) {
    const isPublic = path === LOG_IN || isSitePath(path);
    return <a href={isPublic ? localizedRoute(href, currentLanguage()) : href} {...rest} />;
  }
  const preload = (): void => void preloadPage(path).catch(() => undefined);
  return <Link to={href} discover="none" onPointerEnter={preload} onFocus={preload} {...rest} />;
}

/** Always underlined: color alone is not enough (WCAG 1.4.1). */
export const TextLink = styled(SiteLink)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: 2 },
}));

/** Large enough for touch. */
export const StandaloneLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
});

/** The last two are for green backgrounds. */
type Look = 'filled' | 'outlined' | 'inverse' | 'ghost';

/** Shared by buttons and links that look like buttons. */
const buttonStyles = ({ theme, look = 'filled' }: { theme: Theme; look?: Look }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  boxSizing: 'border-box' as const,
  padding: '10px 22px',
  border: '1px solid transparent',
  borderRadius: 8,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 620,
  textAlign: 'center' as const,
  textDecoration: 'none',
  transition: 'background-color 120ms, border-color 120ms',
  ...(look === 'filled' && {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  }),
  ...(look === 'outlined' && {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { borderColor: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.sunken },
  }),
  ...(look === 'inverse' && {
    color: '#07513F',
    backgroundColor: '#FFFFFF',
    '&:hover': { backgroundColor: '#E3F1EC' },
    '&&:focus-visible': { outlineColor: '#FFFFFF' },
  }),
  ...(look === 'ghost' && {
    color: '#FFFFFF',
    borderColor: '#8FB8AB',
    '&:hover': { borderColor: '#FFFFFF' },
    '&&:focus-visible': { outlineColor: '#FFFFFF' },
  }),
});

export const ButtonLink = styled(SiteLink, { shouldForwardProp: (prop) => prop !== 'look' })<{ look?: Look }>(
  buttonStyles,
);

export const Button = styled('button', { shouldForwardProp: (prop) => prop !== 'look' })<{ look?: Look }>((props) => ({
  ...buttonStyles(props),
  fontFamily: 'inherit',
  cursor: 'pointer',
  '&[aria-disabled="true"]': { color: props.theme.vars.palette.text.caption, cursor: 'default' },
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 32,
  [theme.breakpoints.down('sm')]: { '& > a': { width: '100%' } },
}));

// keeps a phone number on one line
const Whole = styled(TextLink)({ whiteSpace: 'nowrap' });

export function ContactLinks() {
  const email = useContactEmail();
  const { contactPhone } = useSettings();
  return (
    <>
      <Text>
        {t('site.emailUs')} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Text>
      {contactPhone && (
        <Text>
          {t('site.callUs')} <Whole href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</Whole>
        </Text>
      )}
    </>
  );
}
