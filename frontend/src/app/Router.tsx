import { lazy, useEffect, useRef, type ReactNode } from 'react';
import {
  t,
  BADGE_ROUTE,
  CONFIRM_ROUTE,
  RESET_ROUTE,
  VERIFY_ROUTE,
  can,
  isOfDistrict,
  type Capability,
} from '@hourtrail/contracts';
import { useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import type { SessionState } from '../api/session.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { mustAddSecondFactor } from '../lib/mustAddSecondFactor.js';
import { visitedSchool } from '../api/visitedSchool.js';
import { PATHS } from '../lib/paths.js';
import { NotFoundPage, ForbiddenPage } from '../pages/ErrorPages.js';
import { ToLogIn } from '../ui/MessagePage.js';
import { goneOn } from '../ui/PageHeading.js';
import { ErrorState, Spinner } from '../ui/states.js';
import { PlainLayout } from './layouts/PlainLayout.js';
import { SignedInLayout } from './layouts/SignedInLayout.js';

const DashboardPage = lazy(async () => ({
  default: (await import('../pages/dashboard/DashboardPage.js')).DashboardPage,
}));
const OpportunitiesPage = lazy(async () => ({
  default: (await import('../pages/opportunities/OpportunitiesPage.js')).OpportunitiesPage,
}));
const MyHoursPage = lazy(async () => ({ default: (await import('../pages/MyHoursPage.js')).MyHoursPage }));
const ApprovalsPage = lazy(async () => ({
  default: (await import('../pages/approvals/ApprovalsPage.js')).ApprovalsPage,
}));
const AuditPage = lazy(async () => ({ default: (await import('../pages/audit/AuditPage.js')).AuditPage }));
const ProfilePage = lazy(async () => ({ default: (await import('../pages/ProfilePage.js')).ProfilePage }));
const InvitationPage = lazy(async () => ({ default: (await import('../pages/InvitationPage.js')).InvitationPage }));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('../pages/ChangePasswordPage.js')).ChangePasswordPage,
}));
const SecondFactorPage = lazy(async () => ({
  default: (await import('../pages/SecondFactorPage.js')).SecondFactorPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/ResetPasswordPage.js')).ResetPasswordPage,
}));
const NotificationsPage = lazy(async () => ({
  default: (await import('../pages/NotificationsPage.js')).NotificationsPage,
}));
const PeoplePage = lazy(async () => ({ default: (await import('../pages/people/PeoplePage.js')).PeoplePage }));
const PersonPage = lazy(async () => ({ default: (await import('../pages/people/PersonPage.js')).PersonPage }));
const SchoolsPage = lazy(async () => ({ default: (await import('../pages/SchoolsPage.js')).SchoolsPage }));
const DistrictRulesPage = lazy(async () => ({
  default: (await import('../pages/DistrictRulesPage.js')).DistrictRulesPage,
}));
const InboxPage = lazy(async () => ({ default: (await import('../pages/inbox/InboxPage.js')).InboxPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.js')).SettingsPage }));

const ConfirmPage = lazy(async () => ({ default: (await import('../pages/confirm/ConfirmPage.js')).ConfirmPage }));
const BadgePage = lazy(async () => ({ default: (await import('../pages/verify/BadgePage.js')).BadgePage }));
const VerifyPage = lazy(async () => ({ default: (await import('../pages/verify/VerifyPage.js')).VerifyPage }));

export const Router = () => (
  <BrowserRouter>
    <ScrollToTop />
    <Routes>
      <Route element={<RequireUser />}>
        <Route element={<SignedInLayout />}>
          <Route path={PATHS.dashboard} element={<DashboardPage />} />
          <Route path={PATHS.profile} element={<ProfilePage />} />
          <Route path={PATHS.notifications} element={<NotificationsPage />} />
          {only('opportunities.read', PATHS.opportunities, <OpportunitiesPage />)}
          {only('hours.log', PATHS.myHours, <MyHoursPage />)}
          {only('hours.review', PATHS.approvals, <ApprovalsPage />)}
          {only('audit.read', PATHS.audit, <AuditPage />)}
          {only('people.list', PATHS.people, <PeoplePage />)}
          {only('people.list', `${PATHS.people}/:id`, <PersonPage />)}
          {only('schools.read', PATHS.schools, <SchoolsPage />)}
          {only('settings.manage', PATHS.settings, <SettingsPage />)}
          {only('districts.set-rules', PATHS.districtRules, <DistrictRulesPage />)}
          {only('inbox.manage', PATHS.inbox, <InboxPage />)}
        </Route>
      </Route>
      <Route element={<PlainLayout />}>
        <Route path={PATHS.invitation} element={<InvitationPage />} />
        <Route path={`${RESET_ROUTE}:token`} element={<ResetPasswordPage />} />
        <Route path={`${CONFIRM_ROUTE}:token`} element={<ConfirmPage />} />
        <Route path={PATHS.verify} element={<VerifyPage />} />
        <Route path={`${VERIFY_ROUTE}:code`} element={<VerifyPage />} />
        <Route path={`${BADGE_ROUTE}:code`} element={<BadgePage />} />
        <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
        <Route path={PATHS.secondFactor} element={<SecondFactorPage />} />
      </Route>
      <Route element={<FrameOfReader />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </BrowserRouter>
);

const only = (needs: Capability, path: string, page: ReactNode) => (
  <Route path={path} element={<RequireCapability needs={needs}>{page}</RequireCapability>} />
);

/** Only hides pages; the server enforces permissions itself. */
function RequireCapability({ needs, children }: { needs: Capability; children: ReactNode }) {
  const { role } = useSessionUser();
  const isInDistrict = isOfDistrict(role) && visitedSchool() === undefined;
  const isOfIt = needs === 'districts.set-rules';
  if (isOfDistrict(role) && isInDistrict !== isOfIt) return <Navigate to={PATHS.dashboard} replace />;
  return can(role, needs) && isInDistrict === isOfIt ? children : <ForbiddenPage />;
}

/** Sends others to log in, or to choose their own password, and then back to the page they requested. */
export function RequireUser() {
  const { data: user, error, isError, refetch } = useMeQuery();
  const ended = useSelector(({ session }: SessionState) => session.ended);
  const { pathname, search } = useLocation();
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  if (user?.mustChangePassword) return <Navigate to={PATHS.changePassword + next} replace />;
  if (user && mustAddSecondFactor(user)) return <Navigate to={PATHS.secondFactor + next} replace />;
  if (user) return <Outlet />;
  if (user === null) return <ToLogIn query={ended === 'signed-out' ? '' : next} expired={ended === 'expired'} />;
  if (isError) {
    return (
      <main>
        <ErrorState title={t('app.serverUnreachable')} error={error} onRetry={refetch} />
      </main>
    );
  }
  return <Spinner label={t('app.loadingSession')} />;
}

/** The frame of the application for people who can use it, the plain one for others. */
export function FrameOfReader() {
  const { data: user, isLoading } = useMeQuery();
  if (isLoading) return <Spinner label={t('app.loadingSession')} />;
  return user && !user.mustChangePassword && !mustAddSecondFactor(user) ? <SignedInLayout /> : <PlainLayout />;
}

function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname !== shown.current) goneOn();
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
