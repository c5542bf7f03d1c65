import { ROLES } from '@hourtrail/contracts';
import { barFor, navigationFor } from './navigation.js';

describe('where people can go', () => {
  it.each([
    ['student', ['Dashboard', 'Opportunities', 'My Hours']],
    ['parent', ['Dashboard', 'Opportunities', 'My Hours']],
    ['verifier', ['Dashboard', 'Opportunities', 'Approvals']],
    ['teacher', ['Dashboard', 'Opportunities', 'Approvals', 'People']],
    ['admin', ['Dashboard', 'Opportunities', 'Approvals', 'Audit', 'People', 'School']],
    ['super-admin', ['Dashboard', 'Opportunities', 'Approvals', 'Audit', 'People', 'Schools', 'Inbox']],
    ['auditor', ['Audit']],
    ['district-admin', ['Dashboard', 'Rules']],
    ['district-auditor', ['Dashboard']],
  ] as const)('%s sees the places of their role', (role, places) => {
    expect(navigationFor(role).map(({ label }) => label)).toEqual(places);
  });

  it.each([
    ['district-admin', ['Dashboard', 'Opportunities', 'Approvals', 'Audit', 'People', 'School']],
    ['district-auditor', ['Audit']],
  ] as const)('%s sees the places of a school while they work in it', (role, places) => {
    sessionStorage.setItem('hourtrail-visited-school', '2');
    expect(navigationFor(role).map(({ label }) => label)).toEqual(places);
    expect(barFor(role).places.length).toBeLessThanOrEqual(4);
    sessionStorage.clear();
  });

  it.each(ROLES)('%s has at most five items in the mobile bar, and every place in it or behind More', (role) => {
    const { places, more } = barFor(role);
    expect(places.length + Math.min(more.length, 1)).toBeLessThanOrEqual(5);
    expect([...places, ...more].map(({ to }) => to).sort()).toEqual(
      navigationFor(role)
        .map(({ to }) => to)
        .sort(),
    );
  });

  it('a super-admin has schools and people at hand, and what schools do themselves behind More', () => {
    const { places, more } = barFor('super-admin');
    expect(places.map(({ short }) => short)).toEqual(['Dashboard', 'People', 'Schools', 'Inbox']);
    expect(more.map(({ short }) => short)).toEqual(['Opportunities', 'Approvals', 'Audit']);
  });

  it('the mobile bar says Hours for My Hours', () => {
    expect(navigationFor('student').map(({ short }) => short)).toEqual(['Dashboard', 'Opportunities', 'Hours']);
  });
});
