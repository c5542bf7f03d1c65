import { styled } from '@mui/material/styles';

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
