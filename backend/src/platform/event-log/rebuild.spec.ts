import { copyLine } from './rebuild.js';

test('a line for COPY says nothing, numbers, instants, lists and any text so that PostgreSQL reads them back', () => {
  expect(copyLine([null, undefined, 3, 0.5, true, new Date('2026-11-21T15:00:00Z')])).toBe(
    '\\N\t\\N\t3\t0.5\ttrue\t2026-11-21T15:00:00.000Z\n',
  );
  expect(copyLine(['', '\\N', 'a\tb\nc\rd\\'])).toBe('\t\\\\N\ta\\tb\\nc\\rd\\\\\n');
  expect(copyLine([[], [1, 2], ['a "b"', '\\']])).toBe('{}\t{1,2}\t{"a \\\\"b\\\\"","\\\\\\\\"}\n');
  expect(() => copyLine([{}])).toThrow('cannot be copied');
});
