import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Picked } from './picking.js';

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
    <Checkbox
      size="small"
      checked={picked === 'all'}
      indeterminate={picked === 'some'}
      onChange={onPick}
      slotProps={{ input: worded ? {} : { 'aria-label': label } }}
    />
    {worded && label}
  </Reach>
);
