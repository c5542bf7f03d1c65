import { opportunitySearchIn, filterOf, wordsOf } from './filters.js';

const searchOf = (address: string) => opportunitySearchIn(new URLSearchParams(address));

describe('the filters in the address of the opportunities', () => {
  it('ask for what is to come, the next first, unless somebody chooses', () => {
    expect(filterOf(searchOf(''))).toEqual({ when: 'upcoming', sort: 'date' });
    expect(filterOf(searchOf('when=all'))).toEqual({ when: 'all', sort: '-date' });
  });

  it('ask for what a link names', () => {
    expect(filterOf(searchOf('q= tutor &when=week&audience=parents&active=false&school=3'))).toEqual({
      q: 'tutor',
      when: 'week',
      audience: 'parents',
      active: false,
      organizationId: 3,
      sort: 'date',
    });
  });

  it('leave out what there is not', () => {
    expect(searchOf('when=never&audience=teachers&active=maybe&school=x')).toEqual({ q: '', when: 'upcoming' });
    expect(searchOf(`q=${'a'.repeat(150)}`).q).toHaveLength(100);
  });

  it('are echoed in words', () => {
    expect(wordsOf(searchOf('q=tutor&when=month&audience=both&active=true'))).toBe(
      '“tutor”, This Month, Students and parents, Active',
    );
    expect([wordsOf(searchOf('')), wordsOf(searchOf('when=all'))]).toEqual(['', '']);
  });
});
