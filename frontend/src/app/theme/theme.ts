import { createTheme, type PaletteOptions } from '@mui/material/styles';
import './augmentation.js';
import { components } from './components.js';
import { dark, light, type Tokens } from './tokens.js';

export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** The key under which index.html, too, finds the person's choice before the first paint. */
export const THEME_STORAGE_KEY = 'hourtrail-theme';

const palette = (tokens: Tokens): PaletteOptions => ({
  background: { default: tokens.background, paper: tokens.paper },
  text: tokens.text,
  primary: { main: tokens.primary.main, dark: tokens.primary.hover, contrastText: tokens.primary.contrast },
  error: { main: tokens.status.rejected.ink, dark: tokens.status.rejected.ink, contrastText: tokens.paper },
  success: { main: tokens.status.approved.ink, contrastText: tokens.paper },
  warning: { main: tokens.status.pending.ink, contrastText: tokens.paper },
  divider: tokens.hairline,
  accent: tokens.accent,
  control: tokens.control,
  hairline: tokens.hairline,
  sunken: tokens.sunken,
  focus: tokens.focus,
  floating: tokens.shadow,
  status: tokens.status,
  role: tokens.role,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
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
