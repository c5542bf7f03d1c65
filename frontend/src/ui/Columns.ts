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

/** A wide part with a narrow one beside it, where there is room. */
export const MainAndAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
