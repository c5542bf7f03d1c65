import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';

export const HoursListSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label="Loading hours" rows={rows} cardHeight={140} />
);
