import { KeyedHash } from './keyed-hash.js';

const KEY = Buffer.alloc(32, 7);

test('a keyed hash follows from the key, the purpose and the text', () => {
  const hash = new KeyedHash(KEY).of('one', 'text');
  expect(hash).toHaveLength(32);
  expect(new KeyedHash(KEY).of('one', 'text')).toEqual(hash);
  expect(new KeyedHash(KEY).of('other', 'text')).not.toEqual(hash);
  expect(new KeyedHash(KEY).of('one', 'texts')).not.toEqual(hash);
  expect(new KeyedHash(Buffer.alloc(32, 8)).of('one', 'text')).not.toEqual(hash);
});
