import { useId } from 'react';
import {
  reachOf,
  t,
  REVIEW_SIGNAL_LABELS,
  type HoursView,
  type ReviewSignal,
  type SessionUser,
} from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Flag as FlagIcon } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
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

/** Why to look twice. What would count for less is a flag to those who decide. */
interface Flag {
  readonly id: string;
  readonly reason: string;
  readonly rule: string;
}

export function flagsOf(
  { status, signals, counted, waitingTogether }: HoursView,
  { role }: Pick<SessionUser, 'role'>,
): readonly Flag[] {
  const waits = (status === 'pending' || status === 'verified') && reachOf(role, 'hours.review').length > 0;
  return [
    ...signals.map((signal) => ({ id: signal.rule, reason: signal.reason, rule: ruleWords(signal) })),
    ...(waits ? counted : []).map(({ rule, version, sentence }) => ({
      id: `counted ${rule}`,
      reason: sentence,
      rule: t('hours.signalRule', { rule: t('hours.whatCounts'), version }),
    })),
    ...(waits && waitingTogether ? [{ id: 'together', reason: waitingTogether, rule: t('hours.countingRule') }] : []),
  ];
}

export function SignalList({ entry }: { entry: HoursView }) {
  const id = useId();
  const flags = flagsOf(entry, useSessionUser());
  if (flags.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h4 id={id}>{signalCount(flags)}</h4>
      <ul>
        {flags.map((flag) => (
          <li key={flag.id}>
            <FlagIcon size={14} strokeWidth={2.25} aria-hidden />
            <p>{flag.reason}</p>
            <p className="quiet">{flag.rule}</p>
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

export function SignalMark({ entry }: { entry: HoursView }) {
  const flags = flagsOf(entry, useSessionUser());
  return (
    flags.length > 0 && (
      <Hint text={flags.map(({ reason }) => reason).join(' ')}>
        <Mark role="img" aria-label={signalCount(flags)}>
          <FlagIcon size={14} strokeWidth={2.25} aria-hidden />
          {flags.length}
        </Mark>
      </Hint>
    )
  );
}

export const ruleWords = ({ rule, version }: ReviewSignal): string =>
  t('hours.signalRule', { rule: t(REVIEW_SIGNAL_LABELS[rule]), version });

export const signalCount = ({ length: count }: readonly unknown[]): string => t('hours.signalCount', { count });
