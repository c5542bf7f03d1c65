import { contrastWithWhite, darkEnough, theColorIsOneForWhiteText } from './color.js';

test('white text can be read on a dark color, and not on a light one', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
  const holds = (color: string): boolean => theColorIsOneForWhiteText(color) === undefined;
  expect(['', '#1a2b3c', '#767676', '#777777', '#FFD700', 'red'].map(holds)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test.each(['#ffd700', '#ffffff', '#ff0000', '#777777'])('%s in a darker shade can be read with white', (color) => {
  expect(darkEnough(color)).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrastWithWhite(darkEnough(color))).toBeGreaterThanOrEqual(4.5);
});

test('a color that is dark enough stays as it is', () => {
  expect(darkEnough('#1a2b3c')).toBe('#1a2b3c');
});
