import { SimilarNames, type ChosenNames } from './similar-names.js';

const questionsOf = (names: readonly string[], known: readonly string[] = [], chosen: ChosenNames = new Map()) => {
  const similar = new SimilarNames();
  for (const name of names) similar.see(name);
  return similar.questions(known, chosen).map((question) => question.names.map(({ name, rows }) => `${name} ${rows}`));
};

it.each([
  ['Riverside Food Bank', 'Riverside Foodbank'],
  ['Riverside Food Bank', 'riverside food-bank'],
  ['The Riverside Food Bank', 'Riverside Food Bank'],
  ['Church & School', 'Church and School'],
  ['Café Núñez', 'Cafe Nunez'],
  ['Riverside Food Bank', 'Riversde Food Bank'],
  ['Riverside Food Bank', 'Rivreside Food Bank'],
  ['Riverside Food Bank', 'Riverside Food Banks'],
])('%p may be %p', (one, other) => {
  expect(questionsOf([one, other, one])).toEqual([[`${one} 2`, `${other} 1`]]);
});

it.each([
  ['Food Bank North', 'Food Bank South'],
  ['Grade 9 Tutoring', 'Grade 8 Tutoring'],
  ['Camp A', 'Camp B'],
  ['City Library', 'Shelter'],
  ['---', '***'],
])('%p is another one than %p', (one, other) => {
  expect(questionsOf([one, other])).toEqual([]);
});

it('compares with the names that the school has, and leaves those alone that it has both', () => {
  expect(questionsOf(['City Libary'], ['City Library'])).toEqual([['City Libary 1', 'City Library 0']]);
  expect(questionsOf(['City Libary', 'City Library'], ['City Library', 'City Libary'])).toEqual([]);
  expect(questionsOf(['Shelter'], ['City Library', 'City Libary'])).toEqual([]);
});

it('asks no more about names that were answered', () => {
  const answered = new Map([
    ['Riverside Food Bank', 'Riverside Food Bank'],
    ['Riverside Foodbank', 'Riverside Food Bank'],
  ]);
  expect(questionsOf(['Riverside Food Bank', 'Riverside Foodbank'], [], answered)).toEqual([]);
});

it('asks the question about most rows first, and at most 25', () => {
  const many = Array.from({ length: 60 }, (_, n) => `${'Helpers '.repeat(2)}${String.fromCharCode(97 + (n % 26))}${n}`);
  expect(questionsOf([...many, ...many.map((name) => name.toUpperCase())])).toHaveLength(25);
  expect(questionsOf(['City Library', 'CITY LIBRARY', 'Food Bank', 'food bank', 'food bank'])[0]).toEqual([
    'Food Bank 1',
    'food bank 2',
  ]);
});

it('leaves a file alone that has more names than a person compares', () => {
  const names = Array.from({ length: 10_000 }, (_, n) => `Organization number ${n} of many`);
  expect(questionsOf([...names, 'Food Bank', 'food bank'])).toEqual([]);
});
