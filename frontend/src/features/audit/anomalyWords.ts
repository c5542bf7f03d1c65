import type { AnomalyRule } from '@hourtrail/contracts';
import { HeartHandshake, KeyRound, Timer, UserPlus, Zap, type LucideIcon } from 'lucide-react';

interface AnomalyWords {
  readonly label: string;
  readonly about: string;
  readonly icon: LucideIcon;
}

export const ANOMALY_WORDS: Readonly<Record<AnomalyRule, AnomalyWords>> = {
  burst: {
    label: 'Many decisions at once',
    about: 'One person decided many entries within a minute.',
    icon: Zap,
  },
  'same-minute': {
    label: 'Verified and approved within a minute',
    about: 'An entry was approved less than a minute after somebody else verified it.',
    icon: Timer,
  },
  relative: {
    label: 'Perhaps a relative',
    about: 'Who decided has a family link with the volunteer, or shares their family name.',
    icon: HeartHandshake,
  },
  'nominated-verifier': {
    label: 'Nominated verifier',
    about: 'The verifier was nominated by the volunteer whose hours they verified.',
    icon: UserPlus,
  },
  'let-in': {
    label: 'Let in shortly before',
    about: 'Of two people of an entry, one had made a password or a link for the other in the 30 days before.',
    icon: KeyRound,
  },
};
