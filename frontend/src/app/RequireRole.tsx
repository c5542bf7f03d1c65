import type { ReactNode } from 'react';
import type { Role } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import { ForbiddenPage } from '../pages/ForbiddenPage.js';

/** Shows a page to the roles it is for; the server decides for itself. */
export const RequireRole = ({ allows, children }: { allows: (role: Role) => boolean; children: ReactNode }) =>
  allows(useSessionUser().role) ? children : <ForbiddenPage />;
