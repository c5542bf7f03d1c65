import type { VerifierOption } from '@hourtrail/contracts';
import { anEntry, anotherVerifier, verifier } from '../../../testing/builders.js';
import { filledFrom, lastComplete, likelyVerifier, placesOf, sameAgain, verifierAt } from './earlierEntries.js';

const option = ({ id, firstName, lastName, email }: typeof verifier): VerifierOption => ({
  id,
  firstName,
  lastName,
  email,
  role: 'verifier',
});
const vera = option(verifier);
const walt = option(anotherVerifier);

describe('the verifier of a new entry', () => {
  it('is the one of the last entry while that one is active', () => {
    expect(likelyVerifier([vera, walt], anEntry({ verifierId: 9 }))).toBe('9');
    expect(likelyVerifier([vera, walt], anEntry({ verifierId: 99 }))).toBe('6');
  });

  it('is number 6 for who has logged nothing, else the first, else nobody', () => {
    expect(likelyVerifier([walt, vera], undefined)).toBe('6');
    expect(likelyVerifier([walt], undefined)).toBe('9');
    expect(likelyVerifier([], undefined)).toBe('');
  });
});

describe('repeating an entry', () => {
  it('takes the newest that is complete', () => {
    const draft = anEntry({ id: 50, status: 'draft', hours: null });
    expect(lastComplete([draft, anEntry()])?.id).toBe(41);
    expect(lastComplete([draft])).toBeUndefined();
    expect(sameAgain(anEntry({ hours: '1.00' }))).toBe('Same as last time: 1 hour at Riverside Food Bank');
  });

  it('fills in all but the day, and no verifier who has left', () => {
    expect(filledFrom(anEntry(), [vera])).toEqual({
      organizationName: 'Riverside Food Bank',
      description: 'Packed donations',
      startTime: '09:00',
      endTime: '12:00',
      hours: '3',
      verifierId: '6',
    });
    expect(filledFrom(anEntry(), [walt])).not.toHaveProperty('verifierId');
  });
});

describe('places from before', () => {
  const earlier = [
    anEntry({ id: 44, organizationName: 'City Library', verifierId: 99 }),
    anEntry({ id: 43, organizationName: 'City Library ', verifierId: 9 }),
    anEntry({ id: 42, organizationName: null }),
    anEntry(),
  ];

  it('are named once each, the latest first', () => {
    expect(placesOf(earlier)).toEqual(['City Library', 'Riverside Food Bank']);
  });

  it('bring the last verifier along who can still be named', () => {
    expect(verifierAt('City Library', earlier, [vera, walt])).toBe('9');
    expect(verifierAt('City Library', earlier, [vera])).toBeUndefined();
    expect(verifierAt('Elsewhere', earlier, [vera])).toBeUndefined();
  });
});
