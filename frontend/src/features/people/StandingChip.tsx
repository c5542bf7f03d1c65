import type { UserStanding } from '@hourtrail/contracts';
import { Clock } from 'lucide-react';
import { ActiveChip } from '../../ui/ActiveChip.js';
import { Chip } from '../../ui/Chip.js';
import { STANDING_LABELS } from './standing.js';

/** Whether somebody can sign in. */
export const StandingChip = ({ standing }: { standing: UserStanding }) =>
  standing === 'nominated' ? (
    <Chip look="pending" icon={Clock}>
      {STANDING_LABELS.nominated}
    </Chip>
  ) : (
    <ActiveChip active={standing === 'active'} />
  );
