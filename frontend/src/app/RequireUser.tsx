import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import type { SessionState } from '../api/session.js';
import { PATHS } from '../lib/paths.js';
import { Spinner } from '../ui/loading.js';
import { ErrorState } from '../ui/states.js';
import { ToLogIn } from '../ui/ToLogIn.js';

/**
 * Lets signed-in people through; others sign in first, and who has a one-time password chooses one of their own.
 * They are then brought to the page they asked for.
 */
export function RequireUser() {
  const { data: user, error, isError, refetch } = useMeQuery();
  const ended = useSelector(({ session }: SessionState) => session.ended);
  const { pathname, search } = useLocation();
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  if (user?.mustChangePassword) return <Navigate to={PATHS.changePassword + next} replace />;
  if (user) return <Outlet />;
  if (user === null) return <ToLogIn query={ended === 'signed-out' ? '' : next} expired={ended === 'expired'} />;
  if (isError) {
    return (
      <main>
        <ErrorState title="HourTrail could not be reached" error={error} onRetry={refetch} />
      </main>
    );
  }
  return <Spinner label="Loading your session" />;
}
