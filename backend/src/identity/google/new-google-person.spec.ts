import { newGooglePerson } from './sign-in-with-google.js';

const called = (firstName: string, lastName = 'Byron') =>
  newGooglePerson({
    issuer: 'https://accounts.google.com',
    subject: '1',
    email: 'ada@mail.example',
    emailVerified: true,
    firstName,
    lastName,
  });

test('a name that is too long ends with a whole character', () => {
  expect(called(`A${'😀'.repeat(60)}`).firstName).toBe(`A${'😀'.repeat(49)}`);
});

test('a name in which nothing can be seen is not taken over', () => {
  expect(called('\u3164\u200d', '\u00ad')).toMatchObject({ firstName: 'New', lastName: 'Student' });
  expect(called('A\u200eda').firstName).toBe('Ada');
});
