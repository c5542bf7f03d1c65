import { navigationFor } from './navigation.js';

describe('where people can go', () => {
  it.each([
    ['student', ['Dashboard', 'My Hours']],
    ['parent', ['Dashboard', 'My Hours']],
    ['verifier', ['Dashboard', 'Approvals']],
    ['teacher', ['Dashboard', 'Approvals', 'People']],
    ['admin', ['Dashboard', 'Approvals', 'People', 'School']],
    ['super-admin', ['Dashboard', 'Approvals', 'People', 'Schools']],
  ] as const)('%s sees the places of their role', (role, places) => {
    expect(navigationFor(role).map(({ label }) => label)).toEqual(places);
  });

  it('the mobile bar says Hours for My Hours', () => {
    expect(navigationFor('student').map(({ short }) => short)).toEqual(['Dashboard', 'Hours']);
  });
});
