import type { UserView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../api/errorMessage.js';
import { usePersonQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay, formatWait } from '../../lib/dates.js';
import { fullName } from '../../lib/names.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Late } from '../../ui/loading.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { hasFamily } from './allowed.js';
import { FamilyLinks } from './FamilyLinks.js';
import { standingOf } from './standing.js';
import { StandingChip } from './StandingChip.js';
import { UserActions } from './UserActions.js';

interface UserDetailsProps {
  readonly id: number;
  readonly onEdit: () => void;
  readonly onOpen: (id: number) => void;
  readonly onHours?: () => void;
}

/** One person: who they are, what can be done with their account, and their family. */
export function UserDetails({ id, onEdit, onOpen, onHours }: UserDetailsProps) {
  const { currentData: user, error, isError, refetch } = usePersonQuery(id);
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={SearchX} title="There is no such person">
        They may have moved to another school.
      </EmptyState>
    );
  }
  if (isError) {
    return <ErrorState title="The person could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!user) return <DetailsSkeleton />;
  const name = fullName(user);
  return (
    <>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={name} role={user.role} size={44} />
        <div style={{ minWidth: 0 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
            <RoleBadge role={user.role} />
            <StandingChip standing={standingOf(user)} />
          </Stack>
        </div>
      </Stack>
      {user.nominated && <NominationNotice user={user} />}
      {user.erasedAt && <ErasedNotice at={user.erasedAt} />}
      <UserActions user={user} onEdit={onEdit} {...(onHours && { onHours })} />
      <Typography variant="h3" component="h4" sx={{ mt: 7, mb: 3 }}>
        Details
      </Typography>
      <Facts user={user} />
      {hasFamily(user) && <FamilyLinks user={user} onOpen={onOpen} />}
    </>
  );
}

function NominationNotice({ user }: { user: UserView }) {
  return (
    <div style={{ marginTop: 16 }}>
      <Alert>
        {user.createdBy ? `Nominated by ${user.createdBy.name} ` : 'Nominated '}
        {formatWait(user.createdAt)} ago. They cannot sign in or be chosen until staff confirm them.
      </Alert>
    </div>
  );
}

function ErasedNotice({ at }: { at: string }) {
  const { timeZone } = useSessionUser();
  return (
    <div style={{ marginTop: 16 }}>
      <Alert>
        Erased on {formatDay(at, timeZone)}. Their name and the words of their entries are gone for good. What was
        decided on their hours stays, under the name “Erased person”; what they decided on the hours of others stays
        with their comments.
      </Alert>
    </div>
  );
}

function Facts({ user }: { user: UserView }) {
  const { timeZone } = useSessionUser();
  const made = formatDay(user.createdAt, timeZone);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Number', user.erasedAt && String(user.id)],
    ['Username', user.erasedAt ? null : user.username],
    ['Email', user.erasedAt ? null : user.emailConfirmed ? user.email : `${user.email}, not confirmed`],
    ['School', user.organizationName],
    ['Grade level', user.gradeLevel],
    ['Here since', user.createdBy ? `${made}, by ${user.createdBy.name}` : made],
    ['Password', user.mustChangePassword ? 'They choose a new one at their next login' : null],
    ['Nomination', user.nomination === 'refused' ? 'Refused' : null],
  ];
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}

const DetailsSkeleton = () => (
  <Late role="status" aria-label="Loading the person">
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Skeleton width="50%" height={26} />
    </Stack>
    <Skeleton variant="rounded" height={36} sx={{ mt: 4 }} />
    <Skeleton variant="rounded" height={160} sx={{ mt: 7 }} />
  </Late>
);
