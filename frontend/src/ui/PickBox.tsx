import { styled } from '@mui/material/styles';
import type { Picked } from './picking.js';
import { ticks } from './ticks.js';

const Reach = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 44,
  minHeight: 36,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
  ...ticks(theme, 18),
}));

interface PickBoxProps {
  readonly label: string;
  readonly picked: Picked;
  readonly onPick: () => void;
  /** Whether the label stands beside the box. */
  readonly worded?: boolean;
}

/** A box that picks a row, or all of them. */
export const PickBox = ({ label, picked, onPick, worded = false }: PickBoxProps) => (
  <Reach>
    <input
      ref={(box) => {
        if (box) box.indeterminate = picked === 'some';
      }}
      type="checkbox"
      checked={picked === 'all'}
      onChange={onPick}
      {...(!worded && { 'aria-label': label })}
    />
    {worded && label}
  </Reach>
);
