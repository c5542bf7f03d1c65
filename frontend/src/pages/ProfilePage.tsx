import { NEW_SCHOOL, can, LinkFamily, type Profile, type SessionUser } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled, useColorScheme } from '@mui/material/styles';
import { useProfileQuery } from '../api/identity.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { ChangePasswordForm } from '../features/identity/ChangePasswordForm.js';
import { CalendarSection } from '../features/identity/profile/CalendarSection.js';
import { CodeForm } from '../features/identity/profile/CodeForm.js';
import { FamilyCodeSection } from '../features/identity/profile/FamilyCodeSection.js';
import { FamilyLinks, useFollow } from '../features/identity/profile/FamilyLinks.js';
import { JoinSchoolSection } from '../features/identity/profile/JoinSchoolSection.js';
import { PersonalDetails } from '../features/identity/profile/PersonalDetails.js';
import { Section } from '../features/identity/profile/Section.js';
import { SessionsSection } from '../features/identity/profile/SessionsSection.js';
import { Sections } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';
import { RadioField } from '../ui/RadioField.js';
import { ErrorState, Late } from '../ui/states.js';
import { THEME_MODES } from '../ui/theme/scheme.js';

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

function FollowSection() {
  const follow = useFollow();
  return (
    <Section
      title="Following a child"
      about="Your child makes a family code in their profile. Enter it here; once your school confirms, you see their hours on your dashboard."
    >
      <CodeForm label="Family code" contract={LinkFamily} send="Ask to follow" sending="Asking..." onSend={follow} />
      <FamilyLinks side="parent" />
    </Section>
  );
}

const PasswordSection = ({ hasPassword }: { hasPassword: boolean }) =>
  hasPassword ? (
    <Section title="Password" about="Changing it signs you out everywhere else, and ends your calendar address.">
      <ChangePasswordForm />
    </Section>
  ) : (
    <Section title="Password" about="You sign in with Google, so there is no password to change here." />
  );

const SENTENCES = {
  system: 'Light or dark, as this device is set',
  light: 'Dark text on a light page',
  dark: 'Light text on a dark page',
} as const;

const CHOICES = THEME_MODES.map(({ mode, label }) => ({ value: mode, label, sentence: SENTENCES[mode] }));

function ThemeSection() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Section title="Theme" about="Kept in this browser.">
      <RadioField
        legend="Appearance"
        name="theme"
        choices={CHOICES}
        selected={mode}
        onChange={(event) => setMode(event.target.value as typeof mode)}
      />
    </Section>
  );
}
