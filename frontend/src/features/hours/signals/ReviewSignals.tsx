import { useId } from 'react';
import { t, REVIEW_SIGNAL_LABELS, type ReviewSignal } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Flag } from 'lucide-react';
import { Hint } from '../../../ui/Hint.js';

const Box = styled('section')(({ theme }) => ({
  marginTop: 16,
  padding: '12px 16px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.hairline}`,
  '& h4, & p, & ul': { margin: 0, padding: 0 },
  '& h4': { fontSize: '0.875rem', fontWeight: 650 },
  '& ul': { display: 'grid', gap: 8, margin: '8px 0', listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', columnGap: 8 },
  '& li svg': { marginTop: 3, color: theme.vars.palette.status.pending.ink },
  '& li p': { overflowWrap: 'anywhere' },
  '& .quiet': { gridColumn: 2, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

export function SignalList({ signals }: { signals: readonly ReviewSignal[] }) {
  const id = useId();
  if (signals.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h4 id={id}>{signalCount(signals)}</h4>
      <ul>
        {signals.map((signal) => (
          <li key={signal.rule}>
            <Flag size={14} strokeWidth={2.25} aria-hidden />
            <p>{signal.reason}</p>
            <p className="quiet">{ruleWords(signal)}</p>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('hours.signalHint')}</p>
    </Box>
  );
}

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

export const SignalMark = ({ signals }: { signals: readonly ReviewSignal[] }) =>
  signals.length > 0 && (
    <Hint text={signals.map(({ reason }) => reason).join(' ')}>
      <Mark role="img" aria-label={signalCount(signals)}>
        <Flag size={14} strokeWidth={2.25} aria-hidden />
        {signals.length}
      </Mark>
    </Hint>
  );

export const ruleWords = ({ rule, version }: ReviewSignal): string =>
  t('hours.signalRule', { rule: t(REVIEW_SIGNAL_LABELS[rule]), version });

export const signalCount = ({ length: count }: readonly ReviewSignal[]): string => t('hours.signalCount', { count });
