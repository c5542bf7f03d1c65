import type { ReactNode } from 'react';
import { styled } from '../styled.js';
import { Container } from './Container.js';

export type Ground = 'plain' | 'paper' | 'evergreen';

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' && prop !== 'tight' })<{
  ground: Ground;
  tight: boolean;
}>(({ theme, ground, tight }) => ({
  paddingBlock: tight ? 48 : 96,
  scrollMarginTop: 64,
  fontSize: '1rem',
  lineHeight: '1.625rem',
  [theme.breakpoints.down('sm')]: { paddingBlock: tight ? 32 : 64 },
  ...(ground === 'paper' && {
    backgroundColor: theme.vars.palette.background.paper,
    borderBlock: `1px solid ${theme.vars.palette.hairline}`,
  }),
  ...(ground === 'evergreen' && {
    color: '#FFFFFF',
    backgroundColor: '#07513F',
    '[data-color-scheme="dark"] &': { backgroundColor: '#0B3B30' },
  }),
}));

interface SectionProps {
  readonly children: ReactNode;
  readonly ground?: Ground;
  readonly tight?: boolean;
  readonly id?: string;
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
}

/** A band of a page, as wide as the screen, with its content on the page's measure. */
export const Section = ({ children, ground = 'plain', tight = false, id, labelledBy }: SectionProps) => (
  <Band ground={ground} tight={tight} id={id} aria-labelledby={labelledBy}>
    <Container>{children}</Container>
  </Band>
);
