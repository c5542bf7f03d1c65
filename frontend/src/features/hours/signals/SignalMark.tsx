import type { ReviewSignal } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Flag } from 'lucide-react';
import { Hint } from '../../../ui/Hint.js';
import { signalCount } from './signalWords.js';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  verticalAlign: 'middle',
  minHeight: 24,
  padding: '0 4px',
  fontSize: '0.75rem',
  fontWeight: 620,
  color: theme.vars.palette.status.pending.ink,
}));

/** That something about an entry asks for a second look; what it is, stands in its trail and in its review. */
export const SignalMark = ({ signals }: { signals: readonly ReviewSignal[] }) =>
  signals.length > 0 && (
    <Hint text={signals.map(({ reason }) => reason).join(' ')}>
      <Mark role="img" aria-label={signalCount(signals)}>
        <Flag size={14} strokeWidth={2.25} aria-hidden />
        {signals.length}
      </Mark>
    </Hint>
  );
