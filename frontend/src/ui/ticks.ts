import type { Theme } from '@mui/material/styles';

const CHECK = 'polygon(14% 46%, 4% 58%, 40% 92%, 98% 22%, 86% 12%, 39% 68%)';
const DASH = 'inset(42% 8%)';

/** How a box to tick and a round choice look, light or dark; where colors are forced, they are the browser's own. */
export const ticks = ({ vars: { palette } }: Theme, size: number) => ({
  '& input': {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    width: size,
    height: size,
    margin: 0,
    border: `1.5px solid ${palette.control}`,
    borderRadius: 5,
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    printColorAdjust: 'exact',
  },
  '& input::before': {
    content: '""',
    width: Math.round(size / 2),
    height: Math.round(size / 2),
    clipPath: CHECK,
  },
  '& input[type="radio"]': { borderRadius: '50%' },
  '& input[type="radio"]::before': { clipPath: 'circle()' },
  '& input:checked, & input[type="checkbox"]:indeterminate': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
  '& input:checked::before, & input[type="checkbox"]:indeterminate::before': {
    backgroundColor: palette.primary.contrastText,
  },
  '& input[type="checkbox"]:indeterminate::before': { clipPath: DASH },
  '& input:focus-visible': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
  '& input:disabled': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors: active)': {
    '& input': { appearance: 'auto' },
    '& input::before': { display: 'none' },
  },
});
