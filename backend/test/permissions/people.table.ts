import type { Role } from '@hourtrail/contracts';
import { ALONE, but, type Answers, type Row, type Target } from './table.js';

const STAFF = 'teacher admin super-admin foreign-admin';
const ADMINS = 'admin super-admin foreign-admin';
/** What administrators of Lincoln may do, teachers may not, and Roosevelt's admin does not see. */
const byAdmins: Answers = { done: 'admin super-admin' };
const bySuperAdmins: Answers = { done: 'super-admin', forbidden: 'admin' };

/** Accounts that an administrator looks after, by who they are. */
const EDITED = {
  'a student': byAdmins,
  'a parent': byAdmins,
  'a verifier': byAdmins,
  'a teacher': byAdmins,
  'an auditor': byAdmins,
  'an inactive student': byAdmins,
  'another admin': { done: 'super-admin district-admin', forbidden: 'admin' },
  'another super-admin': bySuperAdmins,
  'a student of Roosevelt': { done: 'super-admin foreign-admin' },
  "Roosevelt's admin": { done: 'super-admin', forbidden: 'foreign-admin' },
  'a student who moved to Roosevelt': { done: 'super-admin foreign-admin' },
  missing: {},
} as const satisfies Record<string, Answers>;

const LET_IN: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'account',
  never: but(STAFF),
  on: {
    'a verifier': { done: 'teacher admin super-admin' },
    'a student': { ...byAdmins, forbidden: 'teacher' },
    'a parent': { ...byAdmins, forbidden: 'teacher' },
    'a teacher': { ...byAdmins, forbidden: 'teacher' },
    'an auditor': { ...byAdmins, forbidden: 'teacher' },
    'another admin': { done: 'super-admin district-admin', forbidden: 'teacher admin' },
    'another super-admin': { done: 'super-admin', forbidden: 'teacher admin' },
    'a nominated verifier': { conflict: 'teacher admin super-admin' },
    'a student of Roosevelt': { done: 'super-admin foreign-admin' },
    'a student who moved to Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
};

const NOMINATION: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'account',
  never: but(STAFF),
  on: {
    'a nominated verifier': { done: 'teacher admin super-admin' },
    'a confirmed verifier': { conflict: 'teacher admin super-admin' },
    'a refused verifier': { conflict: 'teacher admin super-admin' },
    'a verifier': { conflict: 'teacher admin super-admin' },
    'a verifier nominated at Roosevelt': { done: 'super-admin foreign-admin' },
    missing: {},
  },
};

/** Erasing takes what changing takes, and somebody left in charge; what was erased stays so. */
const ERASED: Pick<Row, 'kind' | 'never' | 'on' | 'body'> = {
  kind: 'account',
  never: but(ADMINS),
  on: {
    ...EDITED,
    'a nominated verifier': byAdmins,
    'the only admin of a school': { conflict: 'super-admin' },
    'a person who was erased': { conflict: 'admin super-admin' },
  },
  body: ({ username }) => ({ username }),
};

const newPerson = ({ username, email }: Target) => ({ username, email, firstName: 'Nia', lastName: 'Park' });

/** Making an account of one role, in one's own school. */
const creating = (as: string, role: Role, answers: Answers): Row => ({
  route: 'POST /api/users',
  as,
  kind: 'new name',
  never: 'verifier auditor',
  on: { '': answers },
  body: (target) => ({ ...newPerson(target), role }),
});

const onlyBy = (done: string): Answers => ({ done, forbidden: but(done) });

const changing = (as: string, body: Row['body'], on: Row['on'], more: Partial<Row> = {}): Row => ({
  route: 'PATCH /api/users/{id}',
  as,
  kind: 'account',
  never: but(ADMINS),
  on,
  ...(body && { body }),
  ...more,
});

/** The accounts of others. */
export const ACCOUNTS_OF_OTHERS: readonly Row[] = [
  { route: 'GET /api/users', ...ALONE, never: but(STAFF), on: { '': { done: STAFF } } },
  {
    route: 'GET /api/users/{id}',
    kind: 'account',
    never: but(STAFF),
    on: {
      'a student': { done: 'teacher admin super-admin' },
      'a parent': { done: 'teacher admin super-admin' },
      'a verifier': { done: 'teacher admin super-admin' },
      'a teacher': { done: 'teacher admin super-admin' },
      'another admin': { done: 'teacher admin super-admin' },
      'a nominated verifier': { done: 'teacher admin super-admin' },
      'an inactive student': { done: 'teacher admin super-admin' },
      'a student of Roosevelt': { done: 'super-admin foreign-admin' },
      'a student who moved to Roosevelt': { done: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  // who is still in New School joins a school first
  creating('a verifier', 'verifier', { done: but('verifier', 'auditor', 'member'), conflict: 'member' }),
  creating('a student', 'student', onlyBy(ADMINS)),
  creating('a parent', 'parent', onlyBy(ADMINS)),
  creating('a teacher', 'teacher', onlyBy(ADMINS)),
  creating('an auditor', 'auditor', onlyBy(ADMINS)),
  creating('an admin', 'admin', onlyBy('super-admin district-admin')),
  creating('a super-admin', 'super-admin', onlyBy('super-admin')),
  {
    route: 'POST /api/users',
    as: 'a verifier of a school',
    kind: 'new name at a school',
    never: 'verifier auditor',
    unseen: 400,
    on: {
      Lincoln: { done: 'student parent teacher admin super-admin' },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ organizationId, ...target }) => ({ ...newPerson(target), organizationId, role: 'verifier' }),
  },
  changing('their name', () => ({ firstName: 'Sam' }), { ...EDITED, 'a nominated verifier': byAdmins }),
  changing('an end', () => ({ isActive: false }), {
    ...EDITED,
    'the only admin of a school': { conflict: 'super-admin' },
  }),
  changing('a beginning', () => ({ isActive: true }), {
    ...EDITED,
    // confirmed or refused, not switched on
    'a nominated verifier': { conflict: 'admin super-admin' },
  }),
  changing('the role of a teacher', () => ({ role: 'teacher' }), {
    ...EDITED,
    'the only admin of a school': { conflict: 'super-admin' },
  }),
  changing(
    'the role of an admin',
    () => ({ role: 'admin' }),
    {
      'a student': { done: 'super-admin district-admin' },
      'a teacher': { done: 'super-admin district-admin' },
      'a student of Roosevelt': { done: 'super-admin', unseen: 'district-admin' },
      missing: { unseen: 'district-admin' },
    },
    { never: but('super-admin') },
  ),
  changing(
    'another school',
    ({ jefferson }) => ({ organizationId: jefferson }),
    {
      'a student': { done: 'super-admin' },
      'a teacher': { done: 'super-admin' },
      'another admin': { done: 'super-admin' },
      'a student of Roosevelt': { done: 'super-admin' },
      'the only admin of a school': { conflict: 'super-admin' },
      missing: {},
    },
    { invalid: 'admin foreign-admin' },
  ),
  changing('a school that is not there', () => ({ organizationId: 999_999 }), { 'a student': {} }, { unseen: 400 }),
  { route: 'POST /api/users/{id}/one-time-password', ...LET_IN },
  { route: 'POST /api/users/{id}/invitation', ...LET_IN },
  {
    route: 'POST /api/users/{id}/reset-second-factor',
    kind: 'account with a second factor',
    never: but(STAFF),
    takes: true,
    on: {
      'a verifier': { done: 'teacher admin super-admin' },
      'a teacher': { ...byAdmins, forbidden: 'teacher' },
      'an auditor': { ...byAdmins, forbidden: 'teacher' },
      'another admin': { done: 'super-admin district-admin', forbidden: 'teacher admin' },
      'another super-admin': { done: 'super-admin', forbidden: 'teacher admin' },
      "Roosevelt's admin": { done: 'super-admin', forbidden: 'foreign-admin' },
      'a student': { conflict: 'admin super-admin', forbidden: 'teacher' },
      missing: {},
    },
    body: () => ({ reason: 'Lost phone' }),
  },
  {
    route: 'POST /api/users/{id}/confirm-email',
    kind: 'account',
    never: but(ADMINS),
    on: { ...EDITED, 'a nominated verifier': { conflict: 'admin super-admin' } },
  },
  { route: 'POST /api/users/{id}/erase', ...ERASED },
  { route: 'POST /api/users/{id}/confirm', ...NOMINATION },
  { route: 'POST /api/users/{id}/refuse', ...NOMINATION },
];
