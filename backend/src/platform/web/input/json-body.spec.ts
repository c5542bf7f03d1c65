import { isDeeperThan } from './json-body.js';

const deeper = (limit: number, json: string): boolean => isDeeperThan(limit, Buffer.from(json));

test('depth counts lists and objects that stand inside one another', () => {
  expect(deeper(2, '{"a":[1,2],"b":[{"c":3}]}')).toBe(true);
  expect(deeper(3, '{"a":[1,2],"b":[{"c":3}]}')).toBe(false);
  expect(deeper(1, '[],[],[]')).toBe(false);
});

test('brackets inside a text are no depth', () => {
  expect(deeper(1, '{"a":"[[[["}')).toBe(false);
  expect(deeper(1, '{"a":"\\"[[[["}')).toBe(false);
  expect(deeper(1, '{"a":"\\\\","b":[[]]}')).toBe(true);
});
