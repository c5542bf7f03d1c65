import { createElement } from 'react';
import type { CssVarsThemeOptions, Theme } from '@mui/material/styles';
import { CircleCheck, Info } from 'lucide-react';

type Components = NonNullable<CssVarsThemeOptions['components']>;

const FORCED_COLORS = '@media (forced-colors: active)';

const ALERT_ICON = { size: 18, 'aria-hidden': true };

/** Five tabs do not fit these screens at the usual font size. */
const SMALLEST = '@media (max-width: 359.95px)';
/** Horizontal padding of a tab, in pixels, by screen size. */
const TAB_PADDING = { wide: 14, narrow: 9, least: 5 } as const;

const CHECK = 'polygon(14% 46%, 4% 58%, 40% 92%, 98% 22%, 86% 12%, 39% 68%)';
const DASH = 'inset(42% 8%)';

/** CSS reads the input's own state, because React Hook Form may reset inputs without React. */
const Tick = () => createElement('span', { className: 'tick' });
const tick = createElement(Tick);

const ticks = ({ vars: { palette } }: Theme, mark: string, borderRadius: number | string) => ({
  flex: 'none',
  padding: 0,
  color: palette.control,
  '& .tick': {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    border: '1.5px solid',
    borderRadius,
    backgroundColor: palette.background.paper,
    printColorAdjust: 'exact',
  },
  '&[class*="sizeSmall"] .tick': { width: 18, height: 18 },
  '& .tick::before': { content: '""', width: 12, height: 12, clipPath: mark },
  '&[class*="sizeSmall"] .tick::before': { width: 9, height: 9 },
  '& input:checked + .tick, & input:indeterminate[type="checkbox"] + .tick': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
    '&::before': { backgroundColor: palette.primary.contrastText },
  },
  '& input:indeterminate[type="checkbox"] + .tick::before': { clipPath: DASH },
  '& input:focus-visible + .tick': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
  '& input:disabled + .tick': { opacity: 0.5 },
  [FORCED_COLORS]: {
    '& .tick': { forcedColorAdjust: 'none', color: 'CanvasText', backgroundColor: 'Canvas' },
    '& input:checked + .tick, & input:indeterminate[type="checkbox"] + .tick': {
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      '&::before': { backgroundColor: 'HighlightText' },
    },
  },
});

export const controls: Components = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 44,
        marginRight: 'auto',
        // aligns the text of the first tab with the content below
        marginLeft: -TAB_PADDING.wide,
        [theme.breakpoints.down('sm')]: { marginLeft: -TAB_PADDING.narrow },
        [SMALLEST]: { marginLeft: -TAB_PADDING.least },
      }),
      indicator: ({ theme }) => ({
        paddingInline: TAB_PADDING.wide,
        backgroundClip: 'content-box',
        transition: 'none',
        [theme.breakpoints.down('sm')]: { paddingInline: TAB_PADDING.narrow },
        [SMALLEST]: { paddingInline: TAB_PADDING.least },
        [FORCED_COLORS]: { backgroundColor: 'Highlight' },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 44,
        padding: `8px ${TAB_PADDING.wide}px`,
        lineHeight: '1.25rem',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        [theme.breakpoints.down('sm')]: { paddingInline: TAB_PADDING.narrow },
        [SMALLEST]: { paddingInline: TAB_PADDING.least, fontSize: '0.8125rem' },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: tick, checkedIcon: tick, indeterminateIcon: tick },
    styleOverrides: { root: ({ theme }) => ticks(theme, CHECK, 5) },
  },
  MuiRadio: {
    defaultProps: { icon: tick, checkedIcon: tick },
    styleOverrides: { root: ({ theme }) => ticks(theme, 'circle()', '50%') },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: '24px 1fr',
        gap: 10,
        alignItems: 'start',
        width: 'fit-content',
        margin: 0,
        // aligns the helper text with the label
        '& + .MuiFormHelperText-root': { margin: '0 0 0 34px' },
      },
      label: { fontWeight: 600, lineHeight: '24px' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 22,
        fontSize: '0.75rem',
        lineHeight: '1.125rem',
        fontWeight: 620,
        '& .MuiChip-icon': { margin: '0 0 0 7px', color: 'inherit' },
        ...Object.fromEntries(
          Object.entries(theme.vars.palette.status).map(([status, { ink, paper }]) => [
            `&[data-status="${status}"]`,
            { color: ink, backgroundColor: paper },
          ]),
        ),
      }),
      outlined: ({ theme }) => ({
        height: 20,
        border: '1px solid currentColor',
        fontWeight: 600,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiChip-label': { paddingInline: 7 },
        ...Object.fromEntries(
          Object.entries(theme.vars.palette.role).map(([role, color]) => [`&[data-role="${role}"]`, { color }]),
        ),
      }),
      label: { padding: '0 9px 0 4px' },
    },
  },
  MuiAlert: {
    defaultProps: {
      severity: 'warning',
      role: 'note',
      iconMapping: { warning: createElement(Info, ALERT_ICON), success: createElement(CircleCheck, ALERT_ICON) },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        gap: 10,
        padding: '12px 16px',
        color: theme.vars.palette.status.pending.ink,
        backgroundColor: theme.vars.palette.status.pending.paper,
        '& .MuiAlert-icon': { color: 'inherit' },
        variants: [
          {
            props: { severity: 'success' },
            style: {
              color: theme.vars.palette.status.approved.ink,
              backgroundColor: theme.vars.palette.status.approved.paper,
            },
          },
        ],
      }),
      icon: { margin: '1px 0 0', padding: 0, opacity: 1 },
      message: { padding: 0, overflow: 'visible' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 999,
        backgroundColor: theme.vars.palette.sunken,
        [FORCED_COLORS]: { border: '1px solid' },
      }),
      dashed: { display: 'none' },
      bar: { transition: 'none' },
      bar2: ({ theme }) => ({
        opacity: 0.85,
        backgroundColor: 'transparent',
        backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.primary.main} 0 2px, transparent 2px 6px)`,
      }),
    },
  },
};
