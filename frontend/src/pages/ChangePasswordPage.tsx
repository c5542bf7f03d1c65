import { ownPath } from '@hourtrail/contracts';
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
      <ErrorState title="HourTrail could not be reached" error={error} onRetry={refetch} />
    ) : (
      <Spinner label="Loading your session" />
    );
  }
  return (
    <Narrow>
      <PageHeading title="Change your password" />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        Your present password was made for one use, or is not long enough for your role. Choose another to go on.
      </Typography>
      <Card sx={{ mt: 5 }}>
        <ChangePasswordForm currentHint="The one you signed in with" prominent />
      </Card>
      <Box sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
        Signed in as {user.username}.{' '}
        <Button color="inherit" disabled={busy} onClick={() => void logOut()}>
          {busy ? 'Signing out...' : 'Sign out'}
        </Button>
      </Box>
    </Narrow>
  );
}
