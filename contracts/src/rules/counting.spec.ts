import { countWords } from './counting.js';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['I learned patience.', 3],
  ['I didn’t — not  really', 4],
  ['well-being, 2 hours\nañadí más', 5],
])('counts the words of %p as %d', (text, words) => {
  expect(countWords(text)).toBe(words);
});
