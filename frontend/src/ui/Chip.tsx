import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { HoursStatus } from '@hourtrail/contracts';
import type { LucideIcon } from 'lucide-react';

/** The colours that tell a state, named after the states of hours. */
export type ChipLook = HoursStatus | 'unknown';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ChipLook }>(
  ({ theme, look }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 9px 2px 7px',
    borderRadius: 999,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    fontWeight: 620,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.status[look].ink,
    backgroundColor: theme.vars.palette.status[look].paper,
  }),
);

interface ChipProps {
  readonly look: ChipLook;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A state, told by icon, word and colour. */
export const Chip = ({ look, icon: Icon, children }: ChipProps) => (
  <Frame look={look} data-status={look}>
    <Icon size={14} strokeWidth={2.25} aria-hidden />
    {children}
  </Frame>
);
