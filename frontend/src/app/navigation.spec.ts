import { navigationFor } from './navigation.js';

describe('where people can go', () => {
  it.each([
    ['student', ['Dashboard', 'Opportunities', 'My Hours']],
    ['parent', ['Dashboard', 'Opportunities', 'My Hours']],
    ['verifier', ['Dashboard', 'Opportunities', 'Approvals']],
    ['teacher', ['Dashboard', 'Opportunities', 'Approvals', 'People']],
    ['admin', ['Dashboard', 'Opportunities', 'Approvals', 'Audit', 'People', 'School']],
    ['super-admin', ['Dashboard', 'Opportunities', 'Approvals', 'Audit', 'People', 'Schools', 'Inbox']],
    ['auditor', ['Audit']],
  ] as const)('%s sees the places of their role', (role, places) => {
    expect(navigationFor(role).map(({ label }) => label)).toEqual(places);
  });

  it('the mobile bar says Hours for My Hours', () => {
    expect(navigationFor('student').map(({ short }) => short)).toEqual(['Dashboard', 'Opportunities', 'Hours']);
  });
});
