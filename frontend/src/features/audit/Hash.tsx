import { styled } from '@mui/material/styles';

const Mono = styled('code')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

const SHORT = 16;

export const Hash = ({ of, short = false }: { of: string; short?: boolean }) =>
  short ? <Mono title={of}>{of.slice(0, SHORT)}…</Mono> : <Mono>{of}</Mono>;

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

/** Wraps anywhere: readers compare every character, on screen and in print. */
export const ExactText = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  font: '0.8125rem/1.25rem ui-monospace, SFMono-Regular, Menlo, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
}));
