import { styled } from '../styled.js';

/** What became of a form, in words that stay. */
export const FormNote = styled('p', { shouldForwardProp: (prop) => prop !== 'bad' })<{ bad?: boolean }>(
  ({ theme, bad = false }) => ({
    margin: 0,
    padding: '12px 16px',
    borderRadius: 8,
    color: bad ? theme.vars.palette.status.rejected.ink : theme.vars.palette.status.approved.ink,
    backgroundColor: bad ? theme.vars.palette.status.rejected.paper : theme.vars.palette.status.approved.paper,
    '& a': { color: 'inherit' },
  }),
);
