import { createTheme } from '@mui/material/styles';
import { components } from './components.js';
import { direction } from './direction.js';
import { paletteOf } from './palette.js';
import { COLOR_SCHEME_ATTRIBUTE } from './scheme.js';
import { dark, light } from './tokens.js';

export const theme = createTheme({
  direction,
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  spacing: 4,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineColor: 'var(--mui-palette-focus)' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 180,
      complex: 180,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  typography: {
    fontFamily: "'Figtree Variable', system-ui, sans-serif",
    fontSize: 14,
    h1: { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 650, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 620 },
    h3: { fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 620 },
    body1: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    body2: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
    caption: { fontSize: '0.75rem', lineHeight: '1rem' },
    button: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, textTransform: 'none' },
    stat: {
      fontSize: '2rem',
      lineHeight: '2.25rem',
      fontWeight: 600,
      letterSpacing: '-0.015em',
      fontVariantNumeric: 'tabular-nums',
    },
    lead: { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  },
  components,
});
