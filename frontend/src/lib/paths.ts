import type { ClientRoute } from '@hourtrail/contracts';

/** The addresses of the screens, as the server knows them too. */
export const PATHS = {
  home: '/',
  logIn: '/login',
  dashboard: '/dashboard',
  myHours: '/my-hours',
  approvals: '/approvals',
} as const satisfies Readonly<Record<string, ClientRoute>>;
