import type { ReactNode } from 'react';
import { styled } from '../../ui/styled.js';

const Title = styled('h1')({
  margin: 0,
  fontSize: 'clamp(2.25rem, 5vw, 3.5rem)',
  lineHeight: 1.08,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

/** The page's only h1, focused after a navigation. */
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

export const Intro = styled('p')(({ theme }) => ({
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

const Number = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  marginBottom: 20,
  borderRadius: '50%',
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: 0,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

interface NumberedHeadingProps {
  readonly id: string;
  readonly number: number;
  readonly children: string;
}

export const NumberedHeading = ({ id, number, children }: NumberedHeadingProps) => (
  <Heading id={id}>
    <Number>{number}</Number> {children}
  </Heading>
);
