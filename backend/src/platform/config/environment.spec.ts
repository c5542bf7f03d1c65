import { newSignerText } from '../sealing/signed-note.js';
import { readEnvironment } from './environment.js';

const PRODUCTION = { NODE_ENV: 'production', LOG_MAC_KEY: 'a'.repeat(64), SEAL_KEY: newSignerText('hours.example') };
const CLIENT = { GOOGLE_CLIENT_ID: 'hourtrail', GOOGLE_CLIENT_SECRET: 'a secret of the two' };

test('Google is offered once both of its variables are set', () => {
  expect(readEnvironment({}).google).toBeUndefined();
  expect(readEnvironment({ ...PRODUCTION, ...CLIENT }).google).toEqual({
    clientId: 'hourtrail',
    clientSecret: 'a secret of the two',
    issuer: 'https://accounts.google.com',
  });
});

test('a provider without https is for development only', () => {
  const own = { ...CLIENT, GOOGLE_ISSUER: 'http://localhost:8080' };
  expect(readEnvironment(own).google?.issuer).toBe('http://localhost:8080');
  expect(() => readEnvironment({ ...PRODUCTION, ...own })).toThrow('GOOGLE_ISSUER must be an https address');
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'hourtrail' }, 'set both or neither'],
  [{ GOOGLE_CLIENT_SECRET: 'a secret' }, 'set both or neither'],
  [{ ...CLIENT, GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER must be'],
  [{ COORDINATOR_INITIAL_PASSWORD: '12345' }, 'COORDINATOR_INITIAL_PASSWORD must have 6 to 128 characters.'],
])('%j is refused', (variables, complaint) => {
  expect(() => readEnvironment(variables)).toThrow(complaint);
});
