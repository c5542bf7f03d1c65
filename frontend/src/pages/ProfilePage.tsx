import {
  can,
  currentLanguage,
  isVolunteer,
  LANGUAGE_NAMES,
  LANGUAGES,
  LinkFamily,
  NEW_SCHOOL,
  t,
  type Language,
  type Profile,
  type SessionUser,
} from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled, useColorScheme } from '@mui/material/styles';
import { useProfileQuery } from '../api/identity.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { ChangePasswordForm } from '../features/identity/ChangePasswordForm.js';
import { CalendarSection } from '../features/identity/profile/CalendarSection.js';
import { CodeForm } from '../features/identity/profile/CodeForm.js';
import { EmailSection } from '../features/identity/profile/EmailSection.js';
import { FamilyCodeSection } from '../features/identity/profile/FamilyCodeSection.js';
import { FamilyLinks, useFollow } from '../features/identity/profile/FamilyLinks.js';
import { JoinSchoolSection } from '../features/identity/profile/JoinSchoolSection.js';
import { useChooseLanguage } from '../features/identity/useLanguage.js';
import { PersonalDetails } from '../features/identity/profile/PersonalDetails.js';
import { SecondFactorSection } from '../features/identity/profile/SecondFactorSection.js';
import { Section } from '../features/identity/profile/Section.js';
import { SessionsSection } from '../features/identity/profile/SessionsSection.js';
import { YourRecord } from '../features/privacy/YourRecord.js';
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
      <PageHeading title={t('pages.profile')} />
      <Column>
        {profile ? (
          <OwnMatters user={user} profile={profile} />
        ) : reading.isError ? (
          <Card>
            <ErrorState title={t('pages.profileLoadFailed')} error={reading.error} onRetry={reading.refetch} />
          </Card>
        ) : (
          <Late role="status" aria-label={t('pages.loadingProfile')}>
            <Skeleton variant="rounded" height={LOADING_HEIGHT} />
          </Late>
        )}
        {isVolunteer(user.role) && user.organizationId !== NEW_SCHOOL.id && <YourRecord />}
        {can(user.role, 'opportunities.read') && <CalendarSection />}
        <SessionsSection />
        <LanguageSection />
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
      {isNew && can(user.role, 'join.ask') && <JoinSchoolSection {...profile} />}
      {!isNew && can(user.role, 'family-code.use') && <FamilyCodeSection code={profile.familyCode} />}
      {user.role === 'parent' && <FollowSection />}
      <EmailSection profile={profile} />
      <PasswordSection hasPassword={profile.hasPassword} />
      {profile.hasPassword && !isVolunteer(user.role) && <SecondFactorSection />}
    </>
  );
};

function FollowSection() {
  const follow = useFollow();
  return (
    <Section title={t('pages.followTitle')} about={t('pages.followText')}>
      <CodeForm
        label={t('pages.familyCode')}
        contract={LinkFamily}
        send={t('pages.askToFollow')}
        sending={t('pages.asking')}
        onSend={follow}
      />
      <FamilyLinks side="parent" />
    </Section>
  );
}

const PasswordSection = ({ hasPassword }: { hasPassword: boolean }) =>
  hasPassword ? (
    <Section title={t('common.password')} about={t('pages.passwordText')}>
      <ChangePasswordForm />
    </Section>
  ) : (
    <Section title={t('common.password')} about={t('pages.noPasswordText')} />
  );

const SENTENCES = {
  system: t('pages.themeSystem'),
  light: t('pages.themeLight'),
  dark: t('pages.themeDark'),
} as const;

const CHOICES = THEME_MODES.map(({ mode, label }) => ({ value: mode, label, sentence: SENTENCES[mode] }));

function LanguageSection() {
  const { choose, busy } = useChooseLanguage();
  return (
    <Section title={t('profile.language')} about={t('profile.languageText')}>
      <RadioField
        legend={t('profile.language')}
        name="language"
        choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        selected={currentLanguage()}
        disabled={busy}
        onChange={(event) => void choose(event.target.value as Language)}
      />
    </Section>
  );
}

function ThemeSection() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Section title={t('common.theme')} about={t('pages.savedInBrowser')}>
      <RadioField
        legend={t('pages.appearance')}
        name="theme"
        choices={CHOICES}
        selected={mode}
        onChange={(event) => setMode(event.target.value as typeof mode)}
      />
    </Section>
  );
}
