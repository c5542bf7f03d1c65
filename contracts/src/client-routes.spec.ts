import { isApplicationRoute, ownPath } from './client-routes.js';

test.each([
  '/my-hours',
  '/my-hours?status=pending',
  '/my-hours?show=waiting&entry=3',
  '/approvals?q=a%20b',
  '/people#top',
  '/',
  '/invitation?next=//there',
])('%p is a page of this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test('letters that a header cannot hold are written as an address has them', () => {
  expect(ownPath('/my-hours?q=Łuczak%20🎓')).toBe('/my-hours?q=%C5%81uczak%20%F0%9F%8E%93');
});

test.each([
  undefined,
  null,
  '',
  'my-hours',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/\0',
  '/\ud83c',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/%61pi/auth/logout',
  '/%61%70%69/auth/logout',
  '/API/auth/logout',
  '/my-hours/../api/auth/logout',
  '/my-hours/%2e%2e/api/auth/logout',
  '/./api/auth/logout',
  '/%2fapi/auth/logout',
  '/%',
  `/${'x'.repeat(500)}`,
])('%p leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined();
});

test('every person has a page, and nothing else below it has', () => {
  expect(['/people/5', '/people/5/'].map(isApplicationRoute)).toEqual([true, true]);
  expect(['/people/five', '/people/0', '/people/5/hours', '/people/12345678901'].some(isApplicationRoute)).toBe(false);
});
