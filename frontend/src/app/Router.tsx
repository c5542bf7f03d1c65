import { lazy } from 'react';
import { isReviewer, isVolunteer } from '@hourtrail/contracts';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import { PATHS } from '../lib/paths.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Spinner } from '../ui/Spinner.js';
import { PlainLayout } from './layouts/PlainLayout.js';
import { SignedInLayout } from './layouts/SignedInLayout.js';
import { RequireRole } from './RequireRole.js';
import { RequireUser } from './RequireUser.js';
import { ScrollToTop } from './ScrollToTop.js';

const LoginPage = lazy(async () => ({ default: (await import('../pages/LoginPage.js')).LoginPage }));
const DashboardPage = lazy(async () => ({
  default: (await import('../pages/dashboard/DashboardPage.js')).DashboardPage,
}));
const MyHoursPage = lazy(async () => ({ default: (await import('../pages/MyHoursPage.js')).MyHoursPage }));
const ApprovalsPage = lazy(async () => ({
  default: (await import('../pages/approvals/ApprovalsPage.js')).ApprovalsPage,
}));

export const Router = () => (
  <BrowserRouter>
    <ScrollToTop />
    <Routes>
      <Route path={PATHS.home} element={<Start />} />
      <Route element={<RequireUser />}>
        <Route element={<SignedInLayout />}>
          <Route path={PATHS.dashboard} element={<DashboardPage />} />
          <Route path={PATHS.myHours} element={<RequireRole allows={isVolunteer} children={<MyHoursPage />} />} />
          <Route path={PATHS.approvals} element={<RequireRole allows={isReviewer} children={<ApprovalsPage />} />} />
        </Route>
      </Route>
      <Route element={<PlainLayout />}>
        <Route path={PATHS.logIn} element={<LoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </BrowserRouter>
);

function Start() {
  const { data: user, isError } = useMeQuery();
  if (user === undefined && !isError) return <Spinner label="Loading your session" />;
  return <Navigate to={user ? PATHS.dashboard : PATHS.logIn} replace />;
}
