import { idIn, severalIn, textIn, withoutParams, withParams } from './useSearchState.js';

const now = new URLSearchParams('role=teacher,wizard&person=5&q=%20maya%20&school=x');

it('reads what exists and leaves out the rest', () => {
  expect(severalIn(now, 'role', ['student', 'teacher'])).toEqual(['teacher']);
  expect([idIn(now, 'person'), idIn(now, 'school'), idIn(now, 'none')]).toEqual([5, null, null]);
  expect([textIn(now, 'q'), textIn(now, 'q', 2), textIn(now, 'none')]).toEqual(['maya', 'ma', '']);
});

it('changes one value, or several, and keeps the rest', () => {
  const params = new URLSearchParams('role=teacher&person=5');
  expect(withParams(params, { status: 'active' }).toString()).toBe('role=teacher&person=5&status=active');
  expect(withParams(params, { role: '', person: '7' }).toString()).toBe('person=7');
  expect(withoutParams(params, ['role', 'q']).toString()).toBe('person=5');
  expect(params.toString()).toBe('role=teacher&person=5');
});
