import { useId, type ReactNode } from 'react';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListHead } from './ListCard.js';

const Frame = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    width: 'min(400px, calc(100vw - 32px))',
    border: `1px solid ${theme.vars.palette.hairline}`,
    borderRadius: 10,
    boxShadow: theme.vars.palette.floating,
  },
}));

interface PopPanelProps {
  readonly title: string;
  readonly anchor: HTMLElement | null;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

export function PopPanel({ title, anchor, action, children, onClose }: PopPanelProps) {
  const id = useId();
  return (
    <Frame
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <ListHead>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </ListHead>
      {children}
    </Frame>
  );
}
