import { styled } from '@mui/material/styles';
import { FORM_LOADING } from './layout.js';

export const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  // hidden while something above still loads, so that nothing jumps
  [`& > [aria-busy="true"] ~ *, & > :has(.${FORM_LOADING}) ~ *`]: { visibility: 'hidden' },
  [theme.breakpoints.down('sm')]: { gap: 24 },
}));

export const Narrow = styled('div')({ maxWidth: 424, margin: '0 auto' });

export const MainAndAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));

/** The CSS variable for `grid-template-columns`; one column by default. */
export const COLUMNS = '--field-columns';

export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `var(${COLUMNS}, minmax(0, 1fr))`,
  alignItems: 'start',
  gap: 20,
  columnGap: 24,
  '& > button': { justifySelf: 'start' },
  '& > fieldset, & > [role]': { gridColumn: '1 / -1' },
});
