import { filterIn, filterWords } from './filters.js';

describe('the filters in the address of the people page', () => {
  it('ask for what a link names, several kinds at once too', () => {
    expect(
      filterIn(new URLSearchParams('q= maya &role=teacher,admin&status=nominated&grade=9&class=7&school=3')),
    ).toEqual({
      sort: 'name',
      q: 'maya',
      role: ['teacher', 'admin'],
      status: ['nominated'],
      gradeLevel: ['9'],
      classId: 7,
      organizationId: 3,
    });
  });

  it('leave out what there is not', () => {
    expect(filterIn(new URLSearchParams('role=wizard&status=&grade=13&school=x&sort=age'))).toEqual({ sort: 'name' });
  });

  it('are echoed in words', () => {
    expect(filterWords({ q: 'maya', role: ['student'], status: ['inactive'], gradeLevel: ['9'] }, 'Class: Band')).toBe(
      '“maya”, Student, Inactive, Grade 9, Class: Band',
    );
  });
});
