import { newSignerText } from '../sealing/signed-note.js';
import { readEnvironment } from './environment.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hours.example',
  LOG_MAC_KEY: 'a'.repeat(64),
  SEAL_KEY: newSignerText('hours.example'),
};
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
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 9, not "true".'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number'],
  [
    { ...PRODUCTION, PUBLIC_URL: '' },
    'PUBLIC_URL must be an https address in production, not "http://localhost:3000".',
  ],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://hours.example' }, 'PUBLIC_URL must be an https address in production'],
])('%j is refused', (variables, complaint) => {
  expect(() => readEnvironment(variables)).toThrow(complaint);
});
