import { styled } from '@mui/material/styles';

/** What is there for who asks: a summary, and the rest below it once it is opened. */
export const Folded = styled('details')(({ theme }) => ({
  marginTop: 10,
  '& > summary': {
    width: 'fit-content',
    padding: '4px 0',
    cursor: 'pointer',
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
  '@media (pointer: coarse)': { '& > summary': { padding: '12px 0' } },
  '& > summary:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& > p': { margin: '4px 0 0', maxWidth: '68ch', color: theme.vars.palette.text.secondary },
  '& dl': { marginTop: 4 },
}));
