import { t, ROLE_LABELS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Compass, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { PATHS } from '../lib/paths.js';
import { MessagePage } from '../ui/MessagePage.js';
import { ErrorState } from '../ui/states.js';

export function NotFoundPage() {
  const { data: user } = useMeQuery();
  return (
    <MessagePage icon={Compass} title={t('pages.notFound')} text={t('pages.notFoundText')}>
      <Button href={user ? PATHS.dashboard : PATHS.logIn} variant="contained">
        {user ? t('pages.goToDashboard') : t('pages.goToLogin')}
      </Button>
    </MessagePage>
  );
}

export function ForbiddenPage() {
  const { role } = useSessionUser();
  return (
    <MessagePage
      icon={Lock}
      title={t('pages.noPermission')}
      text={t('pages.noPermissionText', { role: t(ROLE_LABELS[role]) })}
    >
      <Button component={Link} to={PATHS.dashboard} variant="contained">
        {t('pages.goToDashboard')}
      </Button>
    </MessagePage>
  );
}

/** In place of a page that throws, or whose script does not load. */
export const FailedPage = () => <ErrorState title={t('app.pageFailed')} onRetry={() => window.location.reload()} />;
