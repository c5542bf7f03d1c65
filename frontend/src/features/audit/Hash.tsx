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
