import { t, type Integrity, type IntegrityState } from '@hourtrail/contracts';
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
  empty: { title: t('audit.stateEmpty'), look: 'draft', icon: CircleDashed },
  sealed: { title: t('audit.sealed'), look: 'approved', icon: ShieldCheck },
  sealing: { title: t('audit.beingSealed'), look: 'pending', icon: Clock },
  waiting: {
    title: t('audit.stateWaiting'),
    look: 'pending',
    icon: Hourglass,
    advice: t('audit.adviceWaiting'),
  },
  faulty: {
    title: t('audit.stateFaulty'),
    look: 'rejected',
    icon: ShieldAlert,
    advice: t('audit.adviceFaulty'),
  },
  halted: {
    title: t('audit.stateHalted'),
    look: 'rejected',
    icon: OctagonX,
    advice: t('audit.adviceHalted'),
  },
  'read-only': {
    title: t('audit.stateReadOnly'),
    look: 'rejected',
    icon: Lock,
    advice: t('audit.adviceReadOnly'),
  },
};

interface CheckWords {
  readonly icon: LucideIcon;
  readonly look: ChipLook;
  readonly label: string;
}

export const checkWords = ({ holds }: Pick<Integrity['checks'][number], 'holds'>): CheckWords =>
  holds === null
    ? { icon: CircleHelp, look: 'pending', label: t('audit.unchecked') }
    : holds
      ? { icon: CircleCheck, look: 'approved', label: t('audit.passed') }
      : { icon: CircleX, look: 'rejected', label: t('audit.failed') };

export const CHECK_NAMES: Readonly<Record<Integrity['checks'][number]['name'], string>> = {
  tree: t('audit.checkTree'),
  signature: t('audit.checkSignature'),
  outside: t('audit.checkExternalCopy'),
  events: t('audit.checkEvents'),
};
