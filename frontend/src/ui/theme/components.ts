import type { CssVarsThemeOptions } from '@mui/material/styles';
import { keepFocus } from '../focus.js';
import { controls } from './controls.js';

type Components = NonNullable<CssVarsThemeOptions['components']>;

const TOUCH = '@media (pointer: coarse)';
const CALM = '@media (prefers-reduced-motion: reduce)';

export const components: Components = {
  ...controls,
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: {
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
      },
      '[tabindex="-1"]:focus': { outline: 'none' },
      'a:focus-visible, [tabindex="0"]:focus-visible': {
        outline: `2px solid ${theme.vars.palette.focus}`,
        outlineOffset: 2,
      },
      '.print-only': { display: 'none' },
      '@media print': {
        // prints only `.for-paper`, or only the drawer that is in front
        'body:has(.for-paper) :not(:has(.for-paper), .for-paper, .for-paper *)': { display: 'none' },
        'body:has(> .for-paper) > :not(.for-paper)': { display: 'none' },
        // MUI locks the page's scroll while a drawer is open, which would cut off the print
        'html, body': { overflow: 'visible !important', paddingRight: '0 !important', background: 'none !important' },
        '.print-only': { display: 'revert' },
        '.MuiButton-root, .MuiIconButton-root, details:not([open])': { display: 'none !important' },
      },
      [CALM]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { fontFamily: 'inherit' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        whiteSpace: 'nowrap',
        '@media (max-width: 359px)': { whiteSpace: 'normal' },
        boxShadow: 'none',
        '&.Mui-disabled.MuiButton-contained': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.sunken,
        },
        [TOUCH]: { minHeight: 44 },
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
      text: { paddingInline: 10 },
      sizeSmall: { minHeight: 30, minWidth: 0, paddingBlock: 2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        [TOUCH]: { width: 44, height: 44 },
        [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined', ...{ component: 'section' } },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 20,
        borderRadius: 10,
        overflow: 'visible',
        [theme.breakpoints.down('sm')]: { padding: 16 },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.hairline}`,
        boxShadow: theme.vars.palette.floating,
        borderRadius: 10,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 40, fontSize: '0.875rem', gap: 10, [TOUCH]: { minHeight: 44 } } },
  },
  MuiDialog: {
    defaultProps: { slotProps: { transition: { onExited: keepFocus } } },
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: theme.vars.palette.floating,
        borderRadius: 10,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h2' }, styleOverrides: { root: { padding: '20px 20px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '0 20px 20px', gap: 8, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.vars.palette.floating }) } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8, 18, 15, 0.45)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '0.875rem',
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control },
        '&:hover:not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      multiline: { padding: 0 },
      input: ({ theme }) => ({
        padding: '9px 12px',
        '&:not(textarea)': { height: 22 },
        // for some filters the placeholder is the only visible label
        '&::placeholder': { color: theme.vars.palette.text.caption, opacity: 1 },
        [theme.breakpoints.down('sm')]: { padding: '11px 12px' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem', lineHeight: '1.125rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { maxWidth: '100%' } } },
};
