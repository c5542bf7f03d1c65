import { NotebookPen } from 'lucide-react';
import { EmptyState } from '../../ui/states.js';
import type { Child } from './useFollowing.js';

/** Stands where a child's hours will be. */
export const NoHoursOfChild = ({ child }: { child: Child }) => (
  <EmptyState icon={NotebookPen} title="No volunteer hours yet">
    {child.firstName} has not handed in any. Drafts are not shown.
  </EmptyState>
);
