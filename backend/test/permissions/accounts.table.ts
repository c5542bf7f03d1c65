import { ALONE, but, everybody, toAll, type Row } from './table.js';

const PASSWORD = 'a long walk home';
const OPEN = { ...ALONE, on: toAll, isPublic: true } as const;
const OWN = { ...ALONE, on: toAll } as const;
const FIGURES_OF = {
  kind: 'person with hours',
  never: 'auditor',
  on: {
    'the student': { done: 'student parent teacher admin super-admin' },
    'the parent': { done: 'parent teacher admin super-admin' },
    'the verifier': { done: 'verifier teacher admin super-admin' },
    'another student': { done: 'teacher admin super-admin' },
    'a child nobody confirmed': { done: 'teacher admin super-admin' },
    'a child no longer followed': { done: 'teacher admin super-admin' },
    'a student of Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
} as const;

/** Like the figures, but a verifier has no hours to be recorded. */
const RECORDS_OF = { ...FIGURES_OF, never: 'verifier auditor' } as const;
const RECORD = { kind: 'official record', on: { 'the student': { done: everybody } }, isPublic: true } as const;

const BADGES_OF = {
  kind: 'person with an achievement',
  never: 'verifier teacher admin super-admin foreign-admin auditor',
  on: {
    'the student': { done: 'student parent' },
    'the parent': { done: 'parent' },
    'another student': {},
    'a child nobody confirmed': {},
    'a child no longer followed': {},
    'a student of Roosevelt': {},
    missing: {},
  },
} as const;
const BADGE = { kind: 'badge', on: { 'the student': { done: everybody } }, isPublic: true } as const;
const ISSUER = { kind: 'issuer of badges', on: { Lincoln: { done: everybody } }, isPublic: true } as const;

/** What everybody may do for themselves, and what visitors see. */
export const ACCOUNTS: readonly Row[] = [
  { route: 'GET /api/health/live', ...OPEN },
  { route: 'GET /api/health/ready', ...OPEN },
  { route: 'GET /api/version', ...OPEN },
  { route: 'GET /api/batch', ...OWN, query: () => 'path=/api/version' },
  { route: 'GET /api/auth/options', ...OPEN },
  { route: 'GET /api/auth/demo-log-ins', ...OPEN },
  { route: 'GET /api/auth/google', ...OPEN, headers: { accept: 'text/html' } },
  { route: 'GET /api/auth/google/callback', ...OPEN, headers: { accept: 'text/html' } },
  { route: 'GET /api/auth/oidc/schools', ...OPEN },
  {
    route: 'GET /api/auth/oidc/callback/{id}',
    kind: 'school',
    isPublic: true,
    on: { Lincoln: { done: everybody }, 'New School': { done: everybody }, missing: { done: everybody } },
    headers: { accept: 'text/html' },
  },
  {
    route: 'GET /api/auth/oidc/{id}',
    kind: 'school',
    isPublic: true,
    on: { Lincoln: { done: everybody }, 'New School': { done: everybody }, missing: { done: everybody } },
    headers: { accept: 'text/html' },
  },
  {
    route: 'POST /api/auth/saml/{id}',
    kind: 'school',
    isPublic: true,
    on: { Lincoln: { done: everybody }, 'New School': { done: everybody }, missing: { done: everybody } },
    headers: { accept: 'text/html' },
  },
  {
    route: 'GET /api/auth/saml/metadata/{id}',
    kind: 'school',
    isPublic: true,
    on: { Lincoln: { done: everybody }, 'New School': { done: everybody }, missing: { done: everybody } },
  },
  {
    route: 'POST /api/auth/oidc/link',
    isPublic: true,
    takes: true,
    kind: 'pending link',
    on: { 'a student': { done: everybody } },
    body: () => ({ password: PASSWORD }),
  },
  {
    route: 'POST /api/auth/login',
    isPublic: true,
    spends: true,
    kind: 'account',
    on: { 'a student': { done: everybody } },
    body: ({ username }) => ({ username, password: PASSWORD }),
  },
  {
    route: 'POST /api/auth/signup',
    isPublic: true,
    spends: true,
    kind: 'new name',
    on: toAll,
    body: ({ username, email }) => ({ username, email, password: PASSWORD, firstName: 'Nia', lastName: 'Park' }),
  },
  {
    route: 'POST /api/auth/invitation',
    isPublic: true,
    kind: 'invitation',
    on: { 'an invitation': { done: everybody } },
    body: ({ token }) => ({ token }),
  },
  {
    route: 'POST /api/auth/invitation/accept',
    isPublic: true,
    spends: true,
    kind: 'invitation',
    on: { 'an invitation': { done: everybody } },
    body: ({ token }) => ({ token, password: 'walk home again' }),
  },

  {
    route: 'POST /api/auth/forgot-password',
    isPublic: true,
    kind: 'new name',
    on: toAll,
    body: ({ email }) => ({ email }),
  },
  {
    route: 'POST /api/auth/reset-password',
    isPublic: true,
    kind: 'mailed link',
    on: { 'for a password': { done: everybody } },
    body: ({ token }) => ({ token, password: 'walk home again' }),
  },
  {
    route: 'POST /api/auth/confirm-email',
    isPublic: true,
    kind: 'mailed link',
    on: { 'for an email': { done: everybody } },
    body: ({ token }) => ({ token }),
  },

  { route: 'GET /api/auth/me', ...OWN, beforePassword: true },
  { route: 'POST /api/auth/logout', ...OWN, beforePassword: true, spends: true },
  {
    route: 'POST /api/auth/change-password',
    ...OWN,
    beforePassword: true,
    spends: true,
    body: () => ({ currentPassword: PASSWORD, newPassword: 'walk home again' }),
  },
  {
    route: 'POST /api/auth/second-factor/passkey',
    isPublic: true,
    kind: 'pending sign-in',
    takes: true,
    on: { 'a right password': { done: everybody } },
  },
  {
    route: 'POST /api/auth/second-factor',
    isPublic: true,
    kind: 'pending sign-in',
    takes: true,
    on: { 'a right password': { done: everybody } },
    body: ({ recoveryCode }) => ({ recoveryCode }),
  },
  { route: 'GET /api/profile/second-factor', ...OWN },
  {
    route: 'POST /api/profile/second-factor/passkey-setup',
    ...OWN,
    body: () => ({ currentPassword: PASSWORD }),
  },
  {
    route: 'POST /api/profile/second-factor/authenticator-setup',
    ...OWN,
    body: () => ({ currentPassword: PASSWORD }),
  },
  {
    route: 'POST /api/profile/second-factor/passkeys',
    kind: 'setup of a second factor',
    takes: true,
    on: { 'a passkey': { done: everybody } },
    body: ({ passkey }) => passkey,
  },
  {
    route: 'POST /api/profile/second-factor/authenticator',
    kind: 'setup of a second factor',
    takes: true,
    on: { 'an app': { done: everybody } },
    body: ({ setup, code }) => ({ setup, code }),
  },
  {
    route: 'POST /api/profile/second-factor/recovery-codes',
    kind: 'second factor',
    takes: true,
    on: { 'their own': { done: everybody } },
    body: () => ({ currentPassword: PASSWORD }),
  },
  {
    route: 'POST /api/profile/second-factor/{id}/remove',
    kind: 'second factor',
    takes: true,
    on: { 'their own': { done: everybody }, "somebody else's": {}, missing: {} },
    body: () => ({ currentPassword: PASSWORD }),
  },
  { route: 'GET /api/auth/sessions', ...OWN },
  { route: 'DELETE /api/auth/sessions', ...OWN, spends: true },
  {
    route: 'DELETE /api/auth/sessions/{id}',
    kind: 'session',
    on: { 'their own': { done: everybody }, "somebody else's": {}, missing: {} },
  },
  { route: 'GET /api/profile', ...OWN },
  { route: 'PATCH /api/profile', ...OWN, body: () => ({ firstName: 'Sam' }) },
  // this server sends no mail
  { route: 'POST /api/profile/email-confirmation', ...ALONE, on: { '': { conflict: everybody } } },
  {
    route: 'POST /api/profile/family-code',
    ...ALONE,
    never: but('student member'),
    on: { '': { done: 'student', conflict: 'member' } },
  },
  {
    route: 'DELETE /api/profile/family-code',
    ...ALONE,
    never: but('student member'),
    on: { '': { done: 'student member' } },
  },
  { route: 'GET /api/profile/notifications', ...OWN },
  { route: 'PUT /api/profile/notifications', ...OWN, body: () => ({ digest: 'never' }) },
  { route: 'GET /api/users/verifiers', ...OWN },
  { route: 'GET /api/supervisors', ...OWN },

  { route: 'GET /api/notifications', ...OWN },
  // a stream without end; what it sends to whom is told in stream.e2e.spec.ts
  { route: 'GET /api/stream', ...OWN, invalid: everybody },
  { route: 'POST /api/notifications/read', ...OWN },
  {
    route: 'POST /api/notifications/{id}/read',
    kind: 'notification',
    on: { 'their own': { done: everybody }, "somebody else's": {}, "somebody of Roosevelt's": {}, missing: {} },
  },

  { route: 'GET /api/achievements', ...OWN },
  { route: 'GET /api/users/{id}/stats', ...FIGURES_OF },
  { route: 'GET /api/users/{id}/achievements', ...FIGURES_OF },
  { route: 'GET /api/users/{id}/requirements', ...FIGURES_OF },
  {
    route: 'GET /api/users/{id}/accesses',
    kind: 'person with hours',
    never: 'verifier teacher',
    on: {
      'the student': { done: 'student parent admin auditor super-admin' },
      'the parent': { done: 'parent admin auditor super-admin' },
      'the verifier': { done: 'admin auditor super-admin' },
      'another student': { done: 'admin auditor super-admin' },
      'a child nobody confirmed': { done: 'admin auditor super-admin' },
      'a child no longer followed': { done: 'admin auditor super-admin' },
      'a student of Roosevelt': { done: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  { route: 'GET /api/users/{id}/records', ...RECORDS_OF },
  { route: 'POST /api/users/{id}/records', ...RECORDS_OF, body: () => ({ show: ['name'] }) },
  {
    route: 'DELETE /api/records/{code}',
    kind: 'official record',
    never: 'verifier auditor',
    on: RECORDS_OF.on,
    takes: true,
  },
  {
    route: 'POST /api/records/{code}/countersign',
    kind: 'official record',
    never: `${but('teacher admin foreign-admin')} district-admin`,
    on: {
      'the student': { done: 'teacher admin' },
      'the parent': { done: 'teacher admin' },
      'a student of Roosevelt': { done: 'foreign-admin' },
      missing: {},
    },
    takes: true,
  },
  { route: 'GET /api/records/{code}', ...RECORD },
  { route: 'GET /api/records/{code}.json', ...RECORD },
  { route: 'GET /api/records/{code}.pdf', ...RECORD },
  { route: 'GET /api/users/{id}/badges', ...BADGES_OF },
  {
    route: 'POST /api/users/{id}/badges',
    ...BADGES_OF,
    body: ({ achievementId }) => ({ achievementId }),
    takes: true,
  },
  { route: 'DELETE /api/badges/{code}', ...BADGES_OF, kind: 'badge', takes: true },
  { route: 'GET /api/badges/{code}', ...BADGE },
  { route: 'GET /api/badges/{code}.json', ...BADGE },
  { route: 'GET /api/badges/{code}.png', ...BADGE },
  { route: 'GET /api/badges/issuers/{id}', ...ISSUER },
  { route: 'GET /api/badges/issuers/{id}/status/{list}', ...ISSUER },
];
