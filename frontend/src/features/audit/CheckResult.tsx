import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { CircleCheck, ShieldAlert } from 'lucide-react';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'holds' })<{ holds: boolean }>(({ theme, holds }) => {
  const { ink, paper } = theme.vars.palette.status[holds ? 'approved' : 'rejected'];
  return {
    display: 'flex',
    gap: 10,
    padding: '12px 16px',
    borderRadius: 8,
    color: ink,
    backgroundColor: paper,
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none', marginTop: 1 },
  };
});

export const CheckResult = ({ holds, children }: { holds: boolean; children: ReactNode }) => (
  <Box holds={holds}>
    {holds ? <CircleCheck size={18} aria-hidden /> : <ShieldAlert size={18} aria-hidden />}
    <span>{children}</span>
  </Box>
);
