import { makeOneTimePassword } from './new-passwords.js';

test('a one-time password can be read out, and none is like another', () => {
  const made = Array.from({ length: 1_000 }, makeOneTimePassword);
  expect(new Set(made).size).toBe(1_000);
  for (const password of made) expect(password).toMatch(/^[2-9A-HJ-NP-Z]{5}(?:-[2-9A-HJ-NP-Z]{5}){2}$/);
  expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32);
});
