import type { ReactNode } from 'react';
import { styled } from '../styled.js';

const Title = styled('h1')({
  margin: 0,
  fontSize: 'clamp(2.25rem, 5vw, 3.5rem)',
  lineHeight: 1.08,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

/** The one h1 of a page; the focus comes here when the page is shown. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => <Title tabIndex={-1}>{children}</Title>;

export const Heading = styled('h2')({
  margin: 0,
  fontSize: 'clamp(1.75rem, 3.2vw, 2.375rem)',
  lineHeight: 1.15,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const SmallHeading = styled('h3')({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: '1.5rem',
  fontWeight: 640,
});

export const Lead = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  maxWidth: '58ch',
  fontSize: '1.1875rem',
  lineHeight: '1.8125rem',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
}));

export const Text = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  'h2 + &': { marginTop: 16 },
  maxWidth: '68ch',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));
