import type { ReactNode } from 'react';
import { can, type Capability } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import { ForbiddenPage } from '../pages/ForbiddenPage.js';

/** Shows a page to the roles it is for; the server decides for itself. */
export const RequireCapability = ({ needs, children }: { needs: Capability; children: ReactNode }) =>
  can(useSessionUser().role, needs) ? children : <ForbiddenPage />;
