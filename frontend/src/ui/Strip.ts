import { styled } from '@mui/material/styles';

/** A line across the page, below its head, that tells what holds for all of it. */
export const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '6px 16px',
  fontWeight: 550,
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  '& svg': { flex: 'none' },
  '& a': { color: 'inherit' },
  '@media print': { display: 'none' },
}));
