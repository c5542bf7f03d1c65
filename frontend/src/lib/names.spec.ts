import { fullName, initialsOf } from './names.js';

describe('names', () => {
  it('gives initials from the first and the last word', () => {
    expect(initialsOf('Maya Chen')).toBe('MC');
    expect(initialsOf('Ana María López')).toBe('AL');
    expect(initialsOf('Cher')).toBe('C');
    expect(initialsOf('𝒳ena Ólafsdóttir')).toBe('𝒳Ó');
    expect(initialsOf('')).toBe('');
  });

  it('joins first and last name', () => {
    expect(fullName({ firstName: 'Maya', lastName: 'Chen' })).toBe('Maya Chen');
    expect(fullName({ firstName: 'Cher', lastName: '' })).toBe('Cher');
  });
});
