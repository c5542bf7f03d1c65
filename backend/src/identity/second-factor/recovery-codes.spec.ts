import { base32 } from './authenticator.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';

test('ten codes of sixteen characters, none like another', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

test('a code may be typed in small letters, with other spaces, and with a nought or a one as it looks', () => {
  const hash = hashOfCode('OIAB-CDEF-GHJK-2345');
  for (const typed of ['oiab cdef ghjk 2345', '01ABCDEFGHJK2345', ' OIAB–CDEF–GHJK–2345 ']) {
    expect(hashOfCode(typed)).toEqual(hash);
  }
  expect(hashOfCode('OIAB-CDEF-GHJK-2346')).not.toEqual(hash);
});

// RFC 4648, section 10; a secret is 20 bytes and a code 10, which need no padding
test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s in base 32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
