import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import * as Tooltip from '@radix-ui/react-tooltip';

const Bubble = styled(Tooltip.Content)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  maxWidth: 260,
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
}));

export const HintProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Tooltip.Provider>
);

/** Names a control that shows only an icon, for people who point at it; give the control an aria-label as well. */
export const Hint = ({ text, children }: { text: string; children: ReactElement }) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Bubble sideOffset={6} collisionPadding={8}>
        {text}
      </Bubble>
    </Tooltip.Portal>
  </Tooltip.Root>
);
