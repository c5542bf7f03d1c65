import type { ApplicationRoute, PublicRoute } from '@hourtrail/contracts';

/** The server knows these paths too. */
export const PATHS = {
  home: '/',
  logIn: '/login',
  forgotPassword: '/forgot-password',
  invitation: '/invitation',
  changePassword: '/change-password',
  secondFactor: '/second-factor',
  verify: '/verify',
  dashboard: '/dashboard',
  opportunities: '/opportunities',
  myHours: '/my-hours',
  approvals: '/approvals',
  audit: '/audit',
  profile: '/profile',
  notifications: '/notifications',
  people: '/people',
  schools: '/schools',
  settings: '/settings',
  inbox: '/inbox',
  districtRules: '/district-rules',
} as const satisfies Readonly<Record<string, ApplicationRoute | PublicRoute>>;

export const personPath = (id: number): string => `${PATHS.people}/${id}`;

/** The search parameter that opens the opportunity form: `new`, or an id. */
export const PUBLISH_PARAM = 'publish';
