import { styled } from '@mui/material/styles';

export const Quote = styled('blockquote')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '2px 0 2px 12px',
  whiteSpace: 'pre-wrap',
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));
