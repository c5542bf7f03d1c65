import { ALONE, but, type Row } from './table.js';

const ADMINS = 'admin super-admin foreign-admin';
const never = but(ADMINS);

/** What is taken in from files, and out again. */
export const IMPORTS: readonly Row[] = [
  {
    route: 'POST /api/admin/import/{kind}',
    kind: 'file to import',
    never,
    namesSchool: true,
    unseen: 400,
    on: {
      'their school': { done: ADMINS },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    query: ({ organizationId }) => (typeof organizationId === 'number' ? `organizationId=${organizationId}` : ''),
    body: ({ file }) => file,
    headers: { 'content-type': 'text/csv' },
  },
  {
    route: 'POST /api/admin/roster',
    kind: 'roster to import',
    never,
    namesSchool: true,
    unseen: 400,
    on: {
      'their school': { done: ADMINS },
      Roosevelt: { done: 'super-admin foreign-admin' },
      missing: {},
    },
    query: ({ organizationId }) => (typeof organizationId === 'number' ? `organizationId=${organizationId}` : ''),
    body: () => 'no ZIP file',
    headers: { 'content-type': 'application/zip' },
  },
  { route: 'GET /api/admin/imports', ...ALONE, never, on: { '': { done: ADMINS } } },
  {
    route: 'GET /api/admin/imports/{id}',
    kind: 'import',
    never,
    on: {
      "Lincoln's": { done: 'admin super-admin' },
      "Roosevelt's": { done: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  {
    route: 'GET /api/admin/imports/{id}/exceptions',
    kind: 'import',
    never,
    on: {
      "Lincoln's": { done: 'admin super-admin' },
      "Roosevelt's": { done: 'super-admin foreign-admin' },
      missing: {},
    },
  },
  {
    route: 'POST /api/admin/imports/{id}/files',
    kind: 'import',
    never,
    // the imports of these tests are of people, who have no files
    on: {
      "Lincoln's": { conflict: 'admin super-admin' },
      "Roosevelt's": { conflict: 'super-admin foreign-admin' },
      missing: {},
    },
    body: () => 'no ZIP file',
    headers: { 'content-type': 'application/zip' },
  },
  {
    route: 'POST /api/admin/imports/{id}/undo',
    kind: 'import',
    never,
    on: {
      "Lincoln's": { done: 'admin super-admin' },
      "Roosevelt's": { done: 'super-admin foreign-admin' },
      'undone at Lincoln': { conflict: 'admin super-admin' },
      missing: {},
    },
    body: () => ({ reason: 'The wrong file' }),
  },
];
