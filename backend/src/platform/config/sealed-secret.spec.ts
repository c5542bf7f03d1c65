import { KeyedHash } from './keyed-hash.js';
import { openSecret, sealSecret } from './sealed-secret.js';

const KEY = new KeyedHash(Buffer.alloc(32, 1));
const OF = { purpose: 'a client secret', record: 'school 2' };

test('a secret opens with the key it was sealed with, for the record it belongs to', () => {
  const sealed = sealSecret(KEY, OF, 'k\u00e4se');
  expect(openSecret(KEY, OF, sealed)).toBe('k\u00e4se');
  expect(sealed.includes('k\u00e4se')).toBe(false);
  expect(sealSecret(KEY, OF, 'k\u00e4se').equals(sealed)).toBe(false);
});

test('and with no other key, for no other record or purpose, and not once it was changed', () => {
  const sealed = sealSecret(KEY, OF, 'secret');
  expect(openSecret(new KeyedHash(Buffer.alloc(32, 2)), OF, sealed)).toBeUndefined();
  expect(openSecret(KEY, { ...OF, record: 'school 3' }, sealed)).toBeUndefined();
  expect(openSecret(KEY, { ...OF, purpose: 'another' }, sealed)).toBeUndefined();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
  expect(openSecret(KEY, OF, changed)).toBeUndefined();
  expect(openSecret(KEY, OF, Buffer.alloc(4))).toBeUndefined();
});
