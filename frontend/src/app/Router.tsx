import { lazy, type ReactNode } from 'react';
import { RESET_ROUTE, type Capability } from '@hourtrail/contracts';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PATHS } from '../lib/paths.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { PlainLayout } from './layouts/PlainLayout.js';
import { SignedInLayout } from './layouts/SignedInLayout.js';
import { RequireCapability } from './RequireCapability.js';
import { RequireUser } from './RequireUser.js';
import { ScrollToTop } from './ScrollToTop.js';

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
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/ResetPasswordPage.js')).ResetPasswordPage,
}));
const NotificationsPage = lazy(async () => ({
  default: (await import('../pages/NotificationsPage.js')).NotificationsPage,
}));
const PeoplePage = lazy(async () => ({ default: (await import('../pages/people/PeoplePage.js')).PeoplePage }));
const SchoolsPage = lazy(async () => ({ default: (await import('../pages/SchoolsPage.js')).SchoolsPage }));
const InboxPage = lazy(async () => ({ default: (await import('../pages/inbox/InboxPage.js')).InboxPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.js')).SettingsPage }));

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
          {only('schools.read', PATHS.schools, <SchoolsPage />)}
          {only('settings.manage', PATHS.settings, <SettingsPage />)}
          {only('inbox.manage', PATHS.inbox, <InboxPage />)}
        </Route>
      </Route>
      <Route element={<PlainLayout />}>
        <Route path={PATHS.invitation} element={<InvitationPage />} />
        <Route path={`${RESET_ROUTE}:token`} element={<ResetPasswordPage />} />
        <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </BrowserRouter>
);

const only = (needs: Capability, path: string, page: ReactNode) => (
  <Route path={path} element={<RequireCapability needs={needs}>{page}</RequireCapability>} />
);
