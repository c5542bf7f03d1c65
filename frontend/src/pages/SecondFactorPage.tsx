import { t, ownPath } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import { SecondFactorSection } from '../features/identity/profile/SecondFactorSection.js';
import { useLogOut } from '../features/identity/useLogOut.js';
import { mustAddSecondFactor } from '../lib/mustAddSecondFactor.js';
import { PATHS } from '../lib/paths.js';
import { Narrow } from '../ui/Columns.js';
import { ToLogIn } from '../ui/MessagePage.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Spinner } from '../ui/states.js';

/** People whose school requires a second factor see only this page until they have one and have seen their codes. */
export function SecondFactorPage() {
  const { data: user, error, isError, refetch } = useMeQuery();
  const [params] = useSearchParams();
  const { logOut, busy } = useLogOut();
  if (user === null) return <ToLogIn />;
  if (user?.mustChangePassword) return <Navigate to={PATHS.changePassword} replace />;
  if (!user) {
    return isError ? (
      <ErrorState title={t('pages.unreachable')} error={error} onRetry={refetch} />
    ) : (
      <Spinner label={t('pages.loadingSession')} />
    );
  }
  return (
    <Narrow>
      <PageHeading title={t('secondFactor.page')} />
      <Box sx={{ mt: 5 }}>
        <SecondFactorSection />
      </Box>
      {!mustAddSecondFactor(user) && (
        <Button variant="contained" href={ownPath(params.get('next')) ?? PATHS.dashboard} sx={{ mt: 4 }}>
          {t('secondFactor.goOn')}
        </Button>
      )}
      <Box sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
        {t('pages.loggedInAs', { username: user.username })}{' '}
        <Button color="inherit" disabled={busy} onClick={() => void logOut()}>
          {busy ? t('pages.signingOut') : t('pages.signOut')}
        </Button>
      </Box>
    </Narrow>
  );
}
