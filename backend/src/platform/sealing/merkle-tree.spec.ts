import fc from 'fast-check';
import { forgedConsistency, forgedInclusion } from '../../../test/forging.js';
import { countTo, GrownLog } from '../../../test/merkle.js';
import { rootOf, subtreesOf } from './merkle-tree.js';
import { provesConsistency, provesInclusion } from './proofs.js';
import { leafHash, nodeHash, emptyRoot, type Digest } from './node-hash.js';

/** Published with the reference implementation of RFC 6962. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const log = new GrownLog(300);

/** The root as RFC 6962 §2.1 defines it, word for word. */
function plainRoot(hashes: readonly Digest[]): Digest {
  if (hashes.length === 0) return emptyRoot();
  if (hashes.length === 1) return hashes[0] as Digest;
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return nodeHash(plainRoot(hashes.slice(0, half)), plainRoot(hashes.slice(half)));
}

describe('the tree over the events of a school', () => {
  it('has the published roots', () => {
    const known = subtreesOf(LEAVES.map((leaf) => leafHash(Buffer.from(leaf, 'hex'))));
    expect(ROOTS.map((_, size) => rootOf(size, known).toString('hex'))).toEqual(ROOTS);
  });

  it('has the root that the definition gives, at every size', () => {
    for (const size of countTo(log.size + 1)) {
      expect(log.tree(size).root).toEqual(plainRoot(countTo(size).map((index) => log.leaf(index))));
    }
  });

  it('proves every event of every size', () => {
    expect(log.unprovedEvents(countTo(log.size + 1))).toEqual([]);
  });

  it('proves that every size begins with every smaller one', () => {
    expect(log.unprovedBeginnings(countTo(log.size + 1))).toEqual([]);
  });

  it.each([
    [5, 5],
    [-1, 5],
    [0, 0],
    [0.5, 5],
  ])('has no event %d of %d', (index, size) => {
    expect(() => log.inclusion(index, size)).toThrow(RangeError);
  });

  it.each([
    [0, 5],
    [6, 5],
    [1.5, 5],
    [-1, 5],
  ])('has no proof from %d to %d events', (from, to) => {
    expect(() => log.consistency(from, to)).toThrow(RangeError);
  });
});

describe('a proof that somebody altered', () => {
  const FORGERIES = 10_000;
  // a proof of one step, or of none, leaves too little to alter
  const sizes = fc.integer({ min: 5, max: log.size });

  it('proves nothing of an event', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), fc.nat(), (size, at, kind, n) => {
        const honest = log.inclusion(at % size, size);
        fc.pre(honest.proof.length > 1);
        const { leaf, index, tree, proof } = forgedInclusion(honest, kind, n);
        expect(provesInclusion(leaf, index, tree, proof)).toBe(false);
      }),
      { numRuns: FORGERIES },
    );
  });

  it('proves nothing of two sizes', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), fc.nat(), (to, at, kind, n) => {
        const honest = log.consistency((at % (to - 1)) + 1, to);
        fc.pre(honest.proof.length > 1);
        const { older, newer, proof } = forgedConsistency(honest, kind, n);
        expect(provesConsistency(older, newer, proof)).toBe(false);
      }),
      { numRuns: FORGERIES },
    );
  });
});
