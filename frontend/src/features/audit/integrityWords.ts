import type { Integrity } from '@hourtrail/contracts';
import { CircleDashed, Clock, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface StateWords {
  readonly title: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

const STATES: Readonly<Record<Integrity['state'], StateWords>> = {
  sealed: { title: 'Sealed', look: 'approved', icon: ShieldCheck },
  sealing: { title: 'Being sealed', look: 'pending', icon: Clock },
  halted: { title: 'Halted', look: 'rejected', icon: ShieldAlert },
  empty: { title: 'Nothing recorded yet', look: 'draft', icon: CircleDashed },
};

const FAULT: StateWords = { title: 'Does not hold', look: 'rejected', icon: ShieldAlert };

/** How a log stands at a glance: a check that fails says more than what was sealed. */
export const stateWords = ({ state, checks }: Pick<Integrity, 'state' | 'checks'>): StateWords =>
  state !== 'halted' && checks.some(({ holds }) => !holds) ? FAULT : STATES[state];

export const CHECK_NAMES: Readonly<Record<Integrity['checks'][number]['name'], string>> = {
  tree: 'Tree of hashes',
  signature: 'Signature',
  outside: 'Copy outside the database',
  events: 'Every event',
};
