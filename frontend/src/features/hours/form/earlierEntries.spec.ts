import { anEntry, anotherVerifier, aVerifier, verifier } from '../../../testing/builders.js';
import { filledFrom, lastComplete, placesOf, sameAgain, verifierAt } from './earlierEntries.js';

const vera = aVerifier(verifier);
const walt = aVerifier(anotherVerifier, 'Elm Street Library', 'Mill Creek Park');

describe('repeating an entry', () => {
  it('takes the newest that is complete', () => {
    const draft = anEntry({ id: 50, status: 'draft', hours: null });
    expect(lastComplete([draft, anEntry()])?.id).toBe(41);
    expect(lastComplete([draft])).toBeUndefined();
    expect(sameAgain(anEntry({ hours: '1.00' }))).toBe('Same as last time: 1 hour at Riverside Food Bank');
  });

  it('fills in all but the day, and no verifier who has left', () => {
    expect(filledFrom(anEntry(), [], [vera])).toEqual({
      organizationName: 'Riverside Food Bank',
      description: 'Packed donations',
      startTime: '09:00',
      endTime: '12:00',
      hours: '3',
      verifierId: '6',
    });
    expect(filledFrom(anEntry(), [], [walt])).toMatchObject({ verifierId: '' });
    expect(filledFrom(anEntry({ organizationName: 'Mill Creek Park' }), [], [walt])).toMatchObject({ verifierId: '9' });
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
    expect(verifierAt('City Library', earlier, [vera, walt])).toBe(walt);
    expect(verifierAt('City Library', earlier, [vera])).toBeUndefined();
  });

  it('suggest who verified there for others, however it is spelled, and otherwise nobody', () => {
    expect(verifierAt(' mill creek PARK', earlier, [vera, walt])).toBe(walt);
    expect(verifierAt('Riverside Food Bank', earlier, [walt, { ...vera, organizations: [] }])).toMatchObject({ id: 6 });
    expect(verifierAt('Elsewhere', earlier, [vera, walt])).toBeUndefined();
    expect(verifierAt(' ', [anEntry({ organizationName: '' })], [vera, walt])).toBeUndefined();
  });
});
