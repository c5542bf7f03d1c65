import { oneLine } from './mail-server.js';

test.each([
  ['Hello\r\nBcc: everybody@example.org', 'Hello Bcc: everybody@example.org'],
  ['Hello\n\n<script>', 'Hello <script>'],
  ['a\u2028b\u2029c\u0000d\u0085e\u000bf', 'a b c d e f'],
  ['  Ana Łuczak, Lincoln  ', 'Ana Łuczak, Lincoln'],
])('%j becomes one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a line that is too long is cut between characters', () => {
  expect(oneLine('🎓'.repeat(200))).toBe('🎓'.repeat(160));
});
