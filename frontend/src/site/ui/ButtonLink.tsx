import { styled } from '../styled.js';
import type { Theme } from '@emotion/react';
import { AnyLink } from './AnyLink.js';

/** The last two stand on evergreen. */
type Look = 'filled' | 'outlined' | 'inverse' | 'ghost';

/** How every button of the site looks, whether it is a link or not. */
export const buttonLook = ({ theme, look = 'filled' }: { theme: Theme; look?: Look }) => ({
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

/** A link that looks like a button: it leads somewhere and does nothing else. */
export const ButtonLink = styled(AnyLink, { shouldForwardProp: (prop) => prop !== 'look' })<{ look?: Look }>(
  buttonLook,
);

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 32,
  [theme.breakpoints.down('sm')]: { '& > a': { width: '100%' } },
}));
