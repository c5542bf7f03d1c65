import { Clock, Eraser } from 'lucide-react';
import { ActiveChip } from '../../ui/ActiveChip.js';
import { Chip } from '../../ui/Chip.js';
import { STANDING_LABELS, type Standing } from './standing.js';

/** Whether somebody can sign in. */
export function StandingChip({ standing }: { standing: Standing }) {
  if (standing === 'active' || standing === 'inactive') return <ActiveChip active={standing === 'active'} />;
  return (
    <Chip look={standing === 'nominated' ? 'pending' : 'draft'} icon={standing === 'nominated' ? Clock : Eraser}>
      {STANDING_LABELS[standing]}
    </Chip>
  );
}
