import { usernameFrom } from './username-from.js';

test.each([
  ['ada@mail.example', 'ada'],
  ['ａｄａ@mail.example', 'ada'],
  ['аda@mail.example', 'student'],
  ['a@mail.example', 'astudent'],
])('%s signs in as %s', (email, username) => {
  expect(usernameFrom(email, 0, 'student')).toBe(username);
});
