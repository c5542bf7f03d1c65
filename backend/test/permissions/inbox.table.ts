import { ALONE, but, everybody, toAll, type Row } from './table.js';

const BOSS = { never: but('super-admin') } as const;
const done = { done: 'super-admin' } as const;
const conflict = { conflict: 'super-admin' } as const;

/** What visitors write and ask for, and who sees to it. */
export const INBOX: readonly Row[] = [
  {
    route: 'POST /api/contact',
    isPublic: true,
    kind: 'new name',
    on: toAll,
    body: ({ email }) => ({ firstName: 'A', lastName: 'B', email, organization: 'C', message: 'D' }),
  },
  {
    route: 'POST /api/newsletter',
    isPublic: true,
    kind: 'new name',
    on: toAll,
    body: ({ email }) => ({ email }),
  },
  {
    route: 'POST /api/newsletter/confirm',
    isPublic: true,
    kind: 'newsletter link',
    on: { 'that confirms': { done: everybody } },
    body: ({ token }) => ({ token }),
  },
  {
    route: 'POST /api/newsletter/unsubscribe',
    isPublic: true,
    kind: 'newsletter link',
    on: { 'that ends': { done: everybody } },
    body: ({ token }) => ({ token }),
  },
  {
    route: 'GET /api/unsubscribe/{token}',
    isPublic: true,
    kind: 'email link',
    on: { 'that stops emails': { done: everybody } },
  },
  {
    route: 'POST /api/unsubscribe/{token}',
    isPublic: true,
    kind: 'email link',
    on: { 'that stops emails': { done: everybody } },
  },
  { route: 'GET /api/contact-messages', ...ALONE, ...BOSS, on: { '': done } },
  {
    route: 'POST /api/contact-messages/{id}/handle',
    kind: 'contact message',
    ...BOSS,
    on: { 'a new one': done, 'one that was seen to': conflict, missing: {} },
  },
  {
    route: 'POST /api/contact-messages/{id}/reopen',
    kind: 'contact message',
    ...BOSS,
    on: { 'a new one': conflict, 'one that was seen to': done, missing: {} },
  },
  {
    route: 'POST /api/contact-messages/{id}/erase',
    kind: 'contact message',
    ...BOSS,
    on: { 'a new one': done, 'one that was seen to': done, missing: {} },
  },
  { route: 'GET /api/newsletter-subscriptions', ...ALONE, ...BOSS, on: { '': done } },
  {
    route: 'DELETE /api/newsletter-subscriptions/{id}',
    kind: 'subscription',
    ...BOSS,
    on: { 'one that waits': done, 'one that was removed': conflict, missing: {} },
  },
  {
    route: 'POST /api/newsletter-subscriptions/{id}/erase',
    kind: 'subscription',
    ...BOSS,
    on: { 'one that waits': done, 'one that was removed': done, missing: {} },
  },
  { route: 'GET /api/mail', ...ALONE, ...BOSS, on: { '': done } },
];
