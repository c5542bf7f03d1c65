import { base58btc } from './data-integrity.js';

describe('base58 in multibase', () => {
  // from the IETF draft of base58
  it.each([
    [Buffer.from('Hello World!'), 'z2NEpo7TZRRrLZSi2U'],
    [
      Buffer.from('The quick brown fox jumps over the lazy dog.'),
      'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
    [Buffer.from('0000287fb4cd', 'hex'), 'z11233QC4'],
    [Buffer.alloc(2), 'z11'],
    [Buffer.alloc(0), 'z'],
  ])('writes %s', (bytes, text) => {
    expect(base58btc(bytes)).toBe(text);
  });
});
