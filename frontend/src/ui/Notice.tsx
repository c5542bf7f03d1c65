import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Info } from 'lucide-react';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '12px 16px',
  borderRadius: 8,
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  '& svg': { flex: 'none', marginTop: 1 },
}));

/** Something to know before going on. `urgent` is said at once by a screen reader. */
export const Notice = ({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) => (
  <Box role={urgent ? 'alert' : 'note'}>
    <Info size={18} aria-hidden />
    <div>{children}</div>
  </Box>
);
