import { CircleCheck, CircleOff } from 'lucide-react';
import { Chip } from './Chip.js';

/** Whether something is in use. */
export const ActiveChip = ({ active }: { active: boolean }) => (
  <Chip look={active ? 'approved' : 'draft'} icon={active ? CircleCheck : CircleOff}>
    {active ? 'Active' : 'Inactive'}
  </Chip>
);
