import { NEW_SCHOOL, can } from '@hourtrail/contracts';
import { School } from 'lucide-react';
import { useProfileQuery } from '../../api/identity.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { PATHS } from '../../lib/paths.js';
import { Prompt } from '../../ui/Prompt.js';

export function JoinYourSchool() {
  const { organizationId, role } = useSessionUser();
  const isNew = organizationId === NEW_SCHOOL.id && can(role, 'join.ask');
  const { data: profile } = useProfileQuery(undefined, { skip: !isNew });
  if (!isNew) return null;
  return profile?.joinRequest ? (
    <Prompt
      icon={School}
      title={`You asked to join ${profile.joinRequest.organizationName}`}
      to={PATHS.profile}
      action="See your request"
    >
      It waits for an answer from the school. Until then you are in New School.
    </Prompt>
  ) : (
    <Prompt icon={School} title="You are in New School" to={PATHS.profile} action="Enter a join code">
      Enter your school’s join code, and the school lets you in.
    </Prompt>
  );
}
