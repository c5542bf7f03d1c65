import { ownPath } from './own-path.js';

test.each(['/my-hours', '/my-hours?status=pending', '/people#top', '/', '/invitation?next=//there'])(
  '%p is a page of this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test('letters that a header cannot hold are written as an address has them', () => {
  expect(ownPath('/my-hours?q=Łuczak%20🎓')).toBe('/my-hours?q=%C5%81uczak%20%F0%9F%8E%93');
});

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
  '/\ud83c',
  'javascript:alert(1)',
  '/api/auth/logout',
  `/${'x'.repeat(500)}`,
])('%p leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
