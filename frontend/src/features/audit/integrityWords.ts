import type { Integrity, IntegrityState } from '@hourtrail/contracts';
import {
  CircleDashed,
  CircleHelp,
  CircleCheck,
  CircleX,
  Clock,
  Lock,
  OctagonX,
  Hourglass,
  ShieldAlert,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface StateWords {
  readonly title: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
  /** What a reader without technical knowledge should do. */
  readonly advice?: string;
}

export const STATES: Readonly<Record<IntegrityState, StateWords>> = {
  empty: { title: 'Nothing recorded yet', look: 'draft', icon: CircleDashed },
  sealed: { title: 'Sealed', look: 'approved', icon: ShieldCheck },
  sealing: { title: 'Being sealed', look: 'pending', icon: Clock },
  waiting: {
    title: 'Sealing waits',
    look: 'pending',
    icon: Hourglass,
    advice: 'Where this stands for more than a few minutes, tell whoever runs this server.',
  },
  faulty: {
    title: 'Does not hold',
    look: 'rejected',
    icon: ShieldAlert,
    advice:
      'First keep what shows how it was: download the newest checkpoint below, and open the records that are named to ' +
      'download their evidence. Then tell whoever runs this server: the command audit:fsck lists every finding.',
  },
  halted: {
    title: 'Sealing has stopped',
    look: 'rejected',
    icon: OctagonX,
    advice:
      'Keep the newest checkpoint below: it shows how the log was until then. Then tell whoever runs this server: the ' +
      'command audit:fsck says what is wrong, and audit:resume lets sealing go on once they have seen to it.',
  },
  'read-only': {
    title: 'Nothing can be changed',
    look: 'rejected',
    icon: Lock,
    advice:
      'Everybody can sign in and read, and nothing is lost by waiting. Keep every checkpoint that you have: they tell ' +
      'what was signed. Then tell whoever runs this server.',
  },
};

interface CheckWords {
  readonly icon: LucideIcon;
  readonly look: ChipLook;
  readonly label: string;
}

export const checkWords = ({ holds }: Pick<Integrity['checks'][number], 'holds'>): CheckWords =>
  holds === null
    ? { icon: CircleHelp, look: 'pending', label: 'Could not be looked at' }
    : holds
      ? { icon: CircleCheck, look: 'approved', label: 'Holds' }
      : { icon: CircleX, look: 'rejected', label: 'Does not hold' };

export const CHECK_NAMES: Readonly<Record<Integrity['checks'][number]['name'], string>> = {
  tree: 'Tree of hashes',
  signature: 'Signature',
  outside: 'Copy outside the database',
  events: 'Every event',
};
