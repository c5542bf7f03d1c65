import { ownPath } from './own-path.js';

test.each(['/my-hours', '/my-hours?status=pending', '/people#top', '/', '/invitation?next=//there'])(
  '%p is a page of this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'my-hours',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/\0',
  'javascript:alert(1)',
  '/api/auth/logout',
  `/${'x'.repeat(500)}`,
])('%p leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
