import { versionIn } from './expected-version.js';

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"3"', 3],
  ['W/"12"', 12],
  ['"0"', 0],
])('If-Match %p expects version %p', (header, version) => {
  expect(versionIn(header)).toBe(version);
});

test.each(['3', '""', '"03"', '"x"', '"1", "2"'])('If-Match %p is refused', (header) => {
  expect(() => versionIn(header)).toThrow('If-Match takes the ETag of an earlier response');
});
