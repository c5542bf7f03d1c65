import { styled } from '@mui/material/styles';
import { FORM_LOADING } from './layout.js';

/** The parts of a page, one under the other. */
export const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  // what stands below comes to its place at once
  [`& > [aria-busy="true"] ~ *, & > :has(.${FORM_LOADING}) ~ *`]: { visibility: 'hidden' },
  [theme.breakpoints.down('sm')]: { gap: 24 },
}));

/** A page that holds one short form. */
export const Narrow = styled('div')({ maxWidth: 424, margin: '0 auto' });

/** A wide part with a narrow one beside it, where there is room. */
export const MainAndAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Figures side by side, each in a card of its own. */
export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));
