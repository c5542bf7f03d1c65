import { NEW_SCHOOL, can, type Profile, type SessionUser } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useProfileQuery } from '../api/identity.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { CalendarSection } from '../features/identity/profile/CalendarSection.js';
import { FamilyCodeSection } from '../features/identity/profile/FamilyCodeSection.js';
import { FollowSection } from '../features/identity/profile/FollowSection.js';
import { JoinSchoolSection } from '../features/identity/profile/JoinSchoolSection.js';
import { PasswordSection } from '../features/identity/profile/PasswordSection.js';
import { PersonalDetails } from '../features/identity/profile/PersonalDetails.js';
import { SessionsSection } from '../features/identity/profile/SessionsSection.js';
import { ThemeSection } from '../features/identity/profile/ThemeSection.js';
import { Sections } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Late } from '../ui/states.js';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 680 });
const LOADING_HEIGHT = 1100;

export function ProfilePage() {
  const user = useSessionUser();
  const { data: profile, ...reading } = useProfileQuery();
  return (
    <Sections>
      <PageHeading title="Profile" />
      <Column>
        {profile ? (
          <OwnMatters user={user} profile={profile} />
        ) : reading.isError ? (
          <Card>
            <ErrorState title="Your profile could not be loaded" error={reading.error} onRetry={reading.refetch} />
          </Card>
        ) : (
          <Late role="status" aria-label="Loading your profile">
            <Skeleton variant="rounded" height={LOADING_HEIGHT} />
          </Late>
        )}
        {can(user.role, 'opportunities.read') && <CalendarSection />}
        <SessionsSection />
        <ThemeSection />
      </Column>
    </Sections>
  );
}

const OwnMatters = ({ user, profile }: { user: SessionUser; profile: Profile }) => {
  const isNew = user.organizationId === NEW_SCHOOL.id;
  return (
    <>
      <PersonalDetails profile={profile} />
      {isNew && can(user.role, 'join.ask') && <JoinSchoolSection request={profile.joinRequest} />}
      {!isNew && can(user.role, 'family-code.use') && <FamilyCodeSection code={profile.familyCode} />}
      {user.role === 'parent' && <FollowSection />}
      <PasswordSection hasPassword={profile.hasPassword} />
    </>
  );
};
