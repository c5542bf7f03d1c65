import { Suspense, lazy } from 'react';
import { t, isOfDistrict, isReviewer, isVolunteer } from '@hourtrail/contracts';
import { Navigate } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { visitedSchool } from '../../api/visitedSchool.js';
import { PATHS } from '../../lib/paths.js';
import { Spinner } from '../../ui/states.js';
import { NotFoundPage } from '../ErrorPages.js';

const VolunteerDashboard = lazy(async () => ({
  default: (await import('./VolunteerDashboard.js')).VolunteerDashboard,
}));
const SuperAdminDashboard = lazy(async () => ({
  default: (await import('./SuperAdminDashboard.js')).SuperAdminDashboard,
}));
const AdminDashboard = lazy(async () => ({ default: (await import('./AdminDashboard.js')).AdminDashboard }));
const DistrictDashboard = lazy(async () => ({ default: (await import('./DistrictDashboard.js')).DistrictDashboard }));
const ReviewerDashboard = lazy(async () => ({ default: (await import('./ReviewerDashboard.js')).ReviewerDashboard }));

export function DashboardPage() {
  const { role } = useSessionUser();
  const isInDistrict = isOfDistrict(role) && visitedSchool() === undefined;
  if (isInDistrict) {
    return (
      <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
        <DistrictDashboard />
      </Suspense>
    );
  }
  if (role === 'auditor' || role === 'district-auditor') return <Navigate to={PATHS.audit} replace />;
  if (!isVolunteer(role) && !isReviewer(role)) return <NotFoundPage />;
  return (
    <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
      {role === 'super-admin' ? (
        <SuperAdminDashboard />
      ) : role === 'admin' || role === 'district-admin' ? (
        <AdminDashboard />
      ) : isVolunteer(role) ? (
        <VolunteerDashboard />
      ) : (
        <ReviewerDashboard />
      )}
    </Suspense>
  );
}
