import { Users } from 'lucide-react';
import { PATHS } from '../../lib/paths.js';
import { Prompt } from '../../ui/Prompt.js';

/** Stands where the children of a parent will be. */
export const FollowAChild = () => (
  <Prompt icon={Users} title="Follow your child" to={PATHS.profile} action="Enter a family code">
    Enter their family code. Your child finds it on their profile; once the school confirms it, you see their hours
    here.
  </Prompt>
);
