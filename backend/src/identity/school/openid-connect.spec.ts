import { GOOGLE_ISSUER, type SchoolSignInProblem } from '@hourtrail/contracts';
import type { IDToken } from 'openid-client';
import { identityOf } from './openid-connect.js';

const MICROSOFT = 'https://login.microsoftonline.com/8d0c/v2.0';
const ADA = { sub: '7', aud: 'us', iat: 0, exp: 1, email: 'ada@lincoln.example' };

const claims = (issuer: string, than: Record<string, unknown>): IDToken => ({ ...ADA, iss: issuer, ...than });
const problemOf = (issuer: string, than: Record<string, unknown>): SchoolSignInProblem | undefined => {
  try {
    identityOf(claims(issuer, than), { issuer, domain: 'lincoln.example' });
    return undefined;
  } catch (error) {
    return (error as { problem: SchoolSignInProblem }).problem;
  }
};

test('Google lets in people of the domain that the school named, and no others', () => {
  const verified = { email_verified: true };
  expect(problemOf(GOOGLE_ISSUER, { ...verified, hd: 'lincoln.example' })).toBeUndefined();
  expect(problemOf(GOOGLE_ISSUER, verified)).toBe('school-other-tenant');
  expect(problemOf(GOOGLE_ISSUER, { ...verified, hd: 'evil.example' })).toBe('school-other-tenant');
});

test('at Microsoft the word of the domain’s owner verifies an address', () => {
  for (const xms_edov of [true, 1, '1']) expect(problemOf(MICROSOFT, { xms_edov })).toBeUndefined();
  for (const xms_edov of [undefined, false, 0, '0', 'false'])
    expect(problemOf(MICROSOFT, { xms_edov })).toBe('school-email-unverified');
});

test('the address is of the domain itself, in any letters', () => {
  const verified = { email_verified: true };
  expect(problemOf(MICROSOFT, { ...verified, email: 'Ada@LINCOLN.example' })).toBeUndefined();
  expect(problemOf(MICROSOFT, { ...verified, email: 'ada@not-lincoln.example' })).toBe('school-other-tenant');
  expect(problemOf(MICROSOFT, { ...verified, email: 'ada@a.lincoln.example' })).toBe('school-other-tenant');
});

test('the token is of the issuer to the letter', () => {
  const of = { issuer: MICROSOFT, domain: '' };
  expect(() => identityOf(claims(`${MICROSOFT}/`, { email_verified: true }), of)).toThrow();
});
