import { Suspense } from 'react';
import { t } from '@hourtrail/contracts';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { FailedPage } from '../../pages/ErrorPages.js';
import { Spinner } from '../../ui/states.js';

/** Where a page fails, its frame stays, and leads on to the others. */
export function PageOfAddress() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<FailedPage />} resetKeys={[pathname]}>
      <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
