import { styled } from '@mui/material/styles';

const Mono = styled('code')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

const SHORT = 16;

/** A hash to compare; in lists the beginning of it, which tells it from any other. */
export const Hash = ({ of, short = false }: { of: string; short?: boolean }) =>
  short ? <Mono title={of}>{of.slice(0, SHORT)}…</Mono> : <Mono>{of}</Mono>;

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

/** What is compared letter by letter: all of it is on screen and on paper, however narrow they are. */
export const ExactText = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  font: '0.8125rem/1.25rem ui-monospace, SFMono-Regular, Menlo, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
}));
