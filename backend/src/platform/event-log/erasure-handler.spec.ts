import { mentionsAnyone } from './erasure-handler.js';

const MARIA = ['María', 'Núñez-Ortega', 'maria.nunez', 'maria@home.example'];

test.each([
  ['their first name', 'q=maría&status=pending'],
  ['their last name', 'Hours of NÚÑEZ ORTEGA, 2026'],
  ['their last name with its hyphen', 'nunez, núñez-ortega'],
  ['their username', 'maria.nunez.csv maria.nunez'],
  ['their address', 'q=maria@home.example'],
])('%s is found in what somebody typed', (_what, text) => {
  expect(mentionsAnyone(text, MARIA)).toBe(true);
});

test('a name that is only a part of another word is not theirs', () => {
  expect(mentionsAnyone('q=marían', MARIA)).toBe(false);
  expect(mentionsAnyone('Alice waits', ['Al'])).toBe(false);
  expect(mentionsAnyone('', MARIA)).toBe(false);
});

test('a name of signs alone is found nowhere', () => {
  expect(mentionsAnyone('late=true - all', ['-'])).toBe(false);
});
