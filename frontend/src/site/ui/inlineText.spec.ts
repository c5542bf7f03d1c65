import { piecesOf, plainText } from './inlineText.js';

describe('a sentence of the site', () => {
  it('may hold a link, a strong word and something to type', () => {
    expect(piecesOf('Read [the terms](/terms-of-service), **then** send `a@b`.')).toEqual([
      { kind: 'text', text: 'Read ' },
      { kind: 'link', text: 'the terms', href: '/terms-of-service' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'then' },
      { kind: 'text', text: ' send ' },
      { kind: 'code', text: 'a@b' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is itself where nothing is marked', () => {
    expect(piecesOf('2 * 3 * 4 [sic]')).toEqual([{ kind: 'text', text: '2 * 3 * 4 [sic]' }]);
    expect(piecesOf('')).toEqual([]);
  });

  it('reads the same without its marks', () => {
    expect(plainText('See **the** [FAQ](/faq).')).toBe('See the FAQ.');
  });
});
