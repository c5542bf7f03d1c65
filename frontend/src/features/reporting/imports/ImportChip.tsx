import type { ImportState } from '@hourtrail/contracts';
import { Check, Clock, Undo2, X, type LucideIcon } from 'lucide-react';
import { Chip, type ChipLook } from '../../../ui/Chip.js';

const LOOKS: Readonly<Record<ImportState, readonly [ChipLook, LucideIcon, string]>> = {
  running: ['pending', Clock, 'Running'],
  applied: ['approved', Check, 'Imported'],
  undone: ['draft', Undo2, 'Undone'],
  failed: ['rejected', X, 'Failed'],
};

/** How an import stands. */
export function ImportChip({ state }: { state: ImportState }) {
  const [look, icon, words] = LOOKS[state];
  return (
    <Chip look={look} icon={icon}>
      {words}
    </Chip>
  );
}
