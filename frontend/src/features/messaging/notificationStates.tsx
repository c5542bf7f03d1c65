import Skeleton from '@mui/material/Skeleton';
import { BellRing } from 'lucide-react';
import { Late } from '../../ui/loading.js';
import { EmptyState } from '../../ui/states.js';

/** Stands where nobody has been told anything yet. */
export const NothingToTell = () => (
  <EmptyState icon={BellRing} title="All caught up">
    What happens to your entries, and what waits for you, is told here.
  </EmptyState>
);

export const NotificationsSkeleton = ({ rows }: { rows: number }) => (
  <Late role="status" aria-label="Loading the notifications">
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={44} sx={{ mx: 5, my: 4 }} />
    ))}
  </Late>
);
