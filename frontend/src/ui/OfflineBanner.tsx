import { styled } from '@mui/material/styles';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/browserState.js';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip>
          <WifiOff size={16} aria-hidden /> You are offline. What you typed stays here; send it when you are back.
        </Strip>
      )}
    </div>
  );
}

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
