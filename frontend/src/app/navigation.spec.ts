import { ROLES } from '@hourtrail/contracts';
import { navigationFor } from './navigation.js';

describe('where people can go', () => {
  it.each(ROLES)('%s sees the places of their role', (role) => {
    const volunteers = role === 'student' || role === 'parent';
    expect(navigationFor(role).map(({ label }) => label)).toEqual(['Dashboard', volunteers ? 'My Hours' : 'Approvals']);
  });

  it('the mobile bar says Hours for My Hours', () => {
    expect(navigationFor('student').map(({ short }) => short)).toEqual(['Dashboard', 'Hours']);
  });
});
