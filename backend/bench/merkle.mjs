import { spawnSync } from 'node:child_process';
import { GrowingTree } from '../dist/src/platform/sealing/growing-tree.js';
import { consistencyProof, inclusionProof } from '../dist/src/platform/sealing/merkle-tree.js';
import { provesConsistency, provesInclusion } from '../dist/src/platform/sealing/proofs.js';
import { subtreesIn } from '../dist/src/platform/sealing/tiles.js';
import { leafHash, leafHashOfText } from '../dist/src/platform/sealing/node-hash.js';
import { interleaved, ratiosOf } from './support/rounds.mjs';

const NODE_BYTES = 65;
const EVENT = 'x'.repeat(454);
const PROOFS = 20_000;
const DISTINCT = 4_093;
// a proof is checked when it has just come: of many more, most of the time goes into fetching them from memory
const PLACES = 499;

/** Goal 12: the root of a million events against openssl hashing as much, and what a proof costs. */
export async function merkle({ rounds, scaled }) {
  if (hashesPerSecond(NODE_BYTES) === undefined) return { rows: [], notes: ['openssl is needed for goal 12.'] };
  const count = scaled(1_000_000);
  // a million of them would measure the collection of the benchmark's own garbage
  const leaves = Array.from({ length: DISTINCT }, (_, n) => leafHash(Buffer.from(`event ${n}`)));
  let tree = new GrowingTree();
  const figures = await interleaved(rounds, {
    root: () => {
      tree = new GrowingTree();
      return timesPerSecond(count, () => {
        for (let n = 0; n < count; n += 1) tree.add(leaves[n % DISTINCT]);
        tree.rootAt(count);
      });
    },
    nodes: () => hashesPerSecond(NODE_BYTES),
    leaves: () =>
      timesPerSecond(count, () => {
        for (let n = 0; n < count; n += 1) leafHashOfText(EVENT);
      }),
    events: () => hashesPerSecond(EVENT.length + 1),
  });
  const proving = await interleaved(rounds, proofsOf(tree, leaves));
  const microseconds = (name) => proving[name].map((perSecond) => 1_000_000 / perSecond);
  const anchor = 'µs';
  return {
    rows: [
      row(`root of ${count.toLocaleString('en')} leaves`, figures.root, figures.nodes, 0.33),
      row('hash of an event of 454 bytes', figures.leaves, figures.events, 0.33),
      ...['inclusion proof', 'inclusion verified', 'consistency proof', 'consistency verified'].map((figure) => ({
        figure,
        anchor,
        ratios: microseconds(figure),
        atMost: 10,
      })),
    ],
  };
}

const row = (figure, ours, openssl, atLeast) => ({
  figure,
  anchor: 'openssl speed, as many bytes',
  ratios: ratiosOf(ours, openssl),
  atLeast,
});

function proofsOf(tree, leaves) {
  const { size } = tree;
  const root = tree.rootAt(size);
  const subtree = subtreesIn(tree.allTiles());
  const places = Array.from({ length: PLACES }, (_, n) => (n * 7_919) % size);
  const inclusions = places.map((index) => inclusionProof(index, size, subtree));
  const older = places.map((index) => ({ size: index + 1, root: tree.rootAt(index + 1) }));
  const consistencies = older.map((one) => consistencyProof(one.size, size, subtree));
  const each = (work) => () =>
    timesPerSecond(PROOFS, () => {
      for (let n = 0; n < PROOFS; n += 1) work(places[n % PLACES], n % PLACES);
    });
  const required = (holds) => {
    if (!holds) throw new Error('A proof does not hold.');
  };
  return {
    'inclusion proof': each((index) => inclusionProof(index, size, subtree)),
    'inclusion verified': each((index, n) =>
      required(provesInclusion(leaves[index % DISTINCT], index, { size, root }, inclusions[n])),
    ),
    'consistency proof': each((index) => consistencyProof(index + 1, size, subtree)),
    'consistency verified': each((_, n) => required(provesConsistency(older[n], { size, root }, consistencies[n]))),
  };
}

/** By processor time, as openssl counts its own. */
function timesPerSecond(times, work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return times / ((user + system) / 1_000_000);
}

/** How many times a second openssl hashes so many bytes by SHA-256, on one core; undefined where there is no openssl. */
function hashesPerSecond(bytes) {
  const { status, stdout } = spawnSync(
    'openssl',
    ['speed', '-mr', '-seconds', '1', '-bytes', String(bytes), '-evp', 'sha256'],
    { encoding: 'utf8' },
  );
  const figure = stdout?.split('\n').find((line) => line.startsWith('+F'));
  return status === 0 && figure ? Number(figure.split(':').at(-1)) / bytes : undefined;
}
