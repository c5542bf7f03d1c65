import { Passwords } from './passwords.js';

const passwords = new Passwords();

test('a password is kept as Argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [one, other] = [await passwords.hash('walks the dog'), await passwords.hash('walks the dog')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('only the same password matches, however its accents were typed', async () => {
  const hashed = await passwords.hash('cafe\u0301 noir');
  expect(await passwords.matches('café noir', hashed)).toBe(true);
  expect(await passwords.matches('cafe noir', hashed)).toBe(false);
  expect(await passwords.matches('the password of nobody', undefined)).toBe(false);
});
