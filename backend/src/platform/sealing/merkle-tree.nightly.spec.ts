import { forgedConsistency, forgedInclusion } from '../../../test/forging.js';
import { countTo, GrownLog } from '../../../test/merkle.js';
import { provesConsistency, provesInclusion } from './proofs.js';

const log = new GrownLog(1_025);
const FORGERIES = 500_000;

const any = (below: number): number => Math.floor(Math.random() * below);

it('proves every event and every beginning of every size up to 1,025', () => {
  const sizes = countTo(log.size + 1);
  expect(log.unprovedEvents(sizes)).toEqual([]);
  expect(log.unprovedBeginnings(sizes)).toEqual([]);
});

it('is taken in by none of a million forgeries', () => {
  const accepted: object[] = [];
  let made = 0;
  while (made < FORGERIES) {
    const [size, kind, n] = [5 + any(log.size - 4), any(1_000), any(1_000_000)];
    const event = log.inclusion(any(size), size);
    const sizes = log.consistency(1 + any(size - 1), size);
    if (event.proof.length < 2 || sizes.proof.length < 2) continue;
    made += 1;
    const { leaf, index, tree, proof } = forgedInclusion(event, kind, n);
    if (provesInclusion(leaf, index, tree, proof)) accepted.push({ event, kind, n });
    const { older, newer, proof: steps } = forgedConsistency(sizes, kind, n);
    if (provesConsistency(older, newer, steps)) accepted.push({ sizes, kind, n });
  }
  expect(accepted).toEqual([]);
});
