import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { errorReference } from '../api/errorMessage.js';
import { useMeQuery } from '../api/identity.js';
import type { SessionState } from '../api/session.js';
import { PATHS } from '../lib/paths.js';
import { Spinner } from '../ui/Spinner.js';
import { ErrorState } from '../ui/states.js';

/** Lets signed-in people through; others sign in first and are brought to the page they asked for. */
export function RequireUser() {
  const { data: user, error, isError, refetch } = useMeQuery();
  const leftOnPurpose = useSelector(({ session }: SessionState) => session.ended === 'signed-out');
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  if (user === null) {
    const next = leftOnPurpose ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={PATHS.logIn + next} replace />;
  }
  if (isError) {
    return (
      <main>
        <ErrorState
          title="HourTrail could not be reached"
          reference={errorReference(error)}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  return <Spinner label="Loading your session" />;
}
