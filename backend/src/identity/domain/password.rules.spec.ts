import { DomainError } from '../../platform/kernel/domain-error.js';
import { requireLongEnough, requireUncommonPassword } from './password.rules.js';

const ANA = { username: 'ana.ruiz', email: 'ruiz.family@home.example' };

test.each([
  'password',
  'Password1',
  '123456',
  'QWERTY',
  'qwerty123!',
  'iloveyou??',
  'student1',
  'hourtrail',
  'Starwars',
  'zaq12wsx',
])('the password %p is one of the first that others would guess', (password) => {
  expect(() => requireUncommonPassword(password, ANA)).toThrow(DomainError);
});

test.each(['ana.ruiz', 'ANA.RUIZ', 'ruiz.family@home.example', 'ruiz.family'])(
  '%p is her own name, and no secret',
  (password) => {
    expect(() => requireUncommonPassword(password, ANA)).toThrow('This password is too easy to guess');
  },
);

test.each(['volunteer-demo', 'a long walk home', 'walks the dog', 'Tr1cycle', 'passwordless'])(
  '%p will do',
  (password) => {
    expect(() => requireUncommonPassword(password, ANA)).not.toThrow();
  },
);

test('a common password in wide letters is hashed as the common one, and is refused', () => {
  expect(() => requireUncommonPassword('ｐａｓｓｗｏｒｄ', ANA)).toThrow('This password is too easy to guess');
  expect(() => requireUncommonPassword('ａｎａ.ｒｕｉｚ', ANA)).toThrow('This password is too easy to guess');
});

test('accents written apart do not make a password longer, nor one sign that stands for many', () => {
  expect(() => requireLongEnough('e\u0301'.repeat(3), 6)).toThrow(DomainError);
  expect(() => requireLongEnough('\ufdfa', 6)).toThrow(DomainError);
  expect(() => requireLongEnough('e\u0301'.repeat(6), 6)).not.toThrow();
});
