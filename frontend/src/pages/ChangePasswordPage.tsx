import { t, ownPath } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import { ChangePasswordForm } from '../features/identity/ChangePasswordForm.js';
import { useLogOut } from '../features/identity/useLogOut.js';
import { PATHS } from '../lib/paths.js';
import { Narrow } from '../ui/Columns.js';
import { ToLogIn } from '../ui/MessagePage.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Spinner } from '../ui/states.js';

/** People with a one-time password see only this page until they have changed it. */
export function ChangePasswordPage() {
  const { data: user, error, isError, refetch } = useMeQuery();
  const [params] = useSearchParams();
  const { logOut, busy } = useLogOut();
  if (user === null) return <ToLogIn />;
  if (user?.mustChangePassword === false) {
    return <Navigate to={ownPath(params.get('next')) ?? PATHS.dashboard} replace />;
  }
  if (!user) {
    return isError ? (
      <ErrorState title={t('pages.unreachable')} error={error} onRetry={refetch} />
    ) : (
      <Spinner label={t('pages.loadingSession')} />
    );
  }
  return (
    <Narrow>
      <PageHeading title={t('pages.changePassword')} />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('pages.changePasswordText')}</Typography>
      <Card sx={{ mt: 5 }}>
        <ChangePasswordForm currentHint={t('pages.currentPasswordHint')} prominent />
      </Card>
      <Box sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
        {t('pages.loggedInAs', { username: user.username })}{' '}
        <Button color="inherit" disabled={busy} onClick={() => void logOut()}>
          {busy ? t('pages.signingOut') : t('pages.signOut')}
        </Button>
      </Box>
    </Narrow>
  );
}
