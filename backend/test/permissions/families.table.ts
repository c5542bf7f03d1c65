import { ALONE, but, type Answers, type Row } from './table.js';

const STAFF = 'teacher admin super-admin foreign-admin';
const ADMINS = 'admin super-admin foreign-admin';
const here: Answers = { done: 'teacher admin super-admin' };
const atRoosevelt: Answers = { done: 'super-admin foreign-admin' };
const tooLate: Answers = { conflict: 'teacher admin super-admin' };

const ANSWERED: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'family link',
  never: but(STAFF),
  on: {
    'requested by the parent': here,
    'confirmed for the parent': tooLate,
    refused: tooLate,
    ended: tooLate,
    'requested at Roosevelt': atRoosevelt,
    missing: {},
  },
};

const JOINING: Pick<Row, 'kind' | 'never' | 'on'> = {
  kind: 'join request',
  never: but(ADMINS),
  on: {
    'to Lincoln': { done: 'admin super-admin' },
    'to Lincoln, refused': { conflict: 'admin super-admin' },
    'to Lincoln, withdrawn': { conflict: 'admin super-admin' },
    'to Lincoln, admitted': { conflict: 'admin super-admin' },
    'to Roosevelt': atRoosevelt,
    missing: {},
  },
};

/** Parents and children, and members of New School who ask to join a school. */
export const FAMILIES: readonly Row[] = [
  {
    route: 'GET /api/family-links',
    ...ALONE,
    never: 'verifier auditor',
    on: { '': { done: but('verifier', 'auditor') } },
  },
  {
    route: 'POST /api/family-links',
    as: 'by naming both',
    kind: 'family',
    never: but(STAFF, 'parent'),
    invalid: 'parent',
    unseen: 400,
    on: { 'of Lincoln': here, 'of Roosevelt': atRoosevelt, missing: {} },
    body: ({ parentId, studentId }) => ({ parentId, studentId }),
  },
  {
    route: 'POST /api/family-links',
    as: 'by naming a parent and a student of two schools',
    kind: 'family',
    never: but(STAFF, 'parent'),
    invalid: 'parent',
    unseen: 400,
    on: { 'of two schools': {} },
    body: ({ parentId, studentId }) => ({ parentId, studentId }),
  },
  {
    route: 'POST /api/family-links',
    as: 'by a family code',
    kind: 'family code',
    never: but(STAFF, 'parent'),
    invalid: STAFF,
    unseen: 400,
    on: { 'of a student of Lincoln': { done: 'parent' }, 'of a student of Roosevelt': {}, missing: {} },
    body: ({ code }) => ({ code }),
  },
  { route: 'POST /api/family-links/{id}/confirm', ...ANSWERED },
  { route: 'POST /api/family-links/{id}/refuse', ...ANSWERED },
  {
    route: 'DELETE /api/family-links/{id}',
    kind: 'family link',
    never: but(STAFF, 'parent'),
    on: {
      'confirmed for the parent': { done: 'parent teacher admin super-admin' },
      'confirmed for another parent': here,
      'confirmed at Roosevelt': atRoosevelt,
      refused: { conflict: 'parent teacher admin super-admin' },
      ended: { conflict: 'parent teacher admin super-admin' },
      missing: {},
    },
  },
  { route: 'GET /api/join-requests', ...ALONE, never: but(ADMINS), on: { '': { done: ADMINS } } },
  {
    route: 'POST /api/join-requests',
    spends: true,
    kind: 'join code',
    never: but('student member'),
    unseen: 400,
    on: {
      'of Lincoln': { done: 'member', conflict: 'student' },
      'of a closed school': { conflict: 'student' },
      missing: { conflict: 'student' },
    },
    body: ({ code }) => ({ code }),
  },
  { route: 'POST /api/join-requests/{id}/admit', ...JOINING, body: () => ({}) },
  { route: 'POST /api/join-requests/{id}/refuse', ...JOINING, body: () => ({}) },
  {
    route: 'DELETE /api/join-requests/{id}',
    kind: 'join request',
    never: but('student member'),
    on: {
      'their own': { done: 'member' },
      'their own, refused': { conflict: 'member' },
      'to Lincoln': {},
      'to Roosevelt': {},
      missing: {},
    },
  },
];
