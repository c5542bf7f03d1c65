import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minHeight: 40 });
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

interface AtWorkProps {
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

export const AtWork = ({ children, onCancel }: AtWorkProps) => (
  <Line>
    <CircularProgress size={20} aria-hidden />
    <Words role="status">{children}</Words>
    <Button variant="text" onClick={onCancel}>
      Cancel
    </Button>
  </Line>
);
