import { hash } from 'node:crypto';
import {
  leafHash as leafOf,
  openCheckpoint,
  provesConsistency,
  provesInclusion,
  schoolOf,
  tilePath,
  verifierKeyIn,
} from '@hourtrail/contracts/verifier';
import fc from 'fast-check';
import { forgedConsistency, forgedInclusion } from '../../../test/forging.js';
import { countTo, GrownLog } from '../../../test/merkle.js';
import { signCheckpoint } from '../../platform/sealing/checkpoint.js';
import { newSignerText, signerIn, signNote, verifierKeyText } from '../../platform/sealing/signed-note.js';
import { leafHash } from '../../platform/sealing/node-hash.js';
import { verifier } from './verifier.js';

const log = new GrownLog(130);
const FORGERIES = 2_000;

const included = (n: { leaf: Buffer; index: number; tree: { size: number; root: Buffer }; proof: readonly Buffer[] }) =>
  provesInclusion({ leaf: n.leaf, index: n.index, size: n.tree.size, root: n.tree.root, hashes: n.proof });

const begins = (n: {
  older: { size: number; root: Buffer };
  newer: { size: number; root: Buffer };
  proof: readonly Buffer[];
}) =>
  provesConsistency({
    ...{ from: n.older.size, to: n.newer.size, fromRoot: n.older.root, toRoot: n.newer.root },
    hashes: n.proof,
  });

describe('the verifier that a stranger runs', () => {
  it('believes every proof that the server makes, of every event and every beginning', async () => {
    for (const size of countTo(log.size + 1).slice(1)) {
      for (const index of countTo(size)) expect(await included(log.inclusion(index, size))).toBe(true);
      for (const from of countTo(size).slice(1)) expect(await begins(log.consistency(from, size))).toBe(true);
    }
  });

  it('believes no altered proof, of any of the published kinds', async () => {
    const size = fc.integer({ min: 5, max: log.size });
    await fc.assert(
      fc.asyncProperty(size, fc.nat(), fc.nat(), fc.nat(), async (to, at, kind, n) => {
        const [event, sizes] = [log.inclusion(at % to, to), log.consistency((at % (to - 1)) + 1, to)];
        if (event.proof.length > 1) expect(await included(forgedInclusion(event, kind, n))).toBe(false);
        if (sizes.proof.length > 1) expect(await begins(forgedConsistency(sizes, kind, n))).toBe(false);
      }),
      { numRuns: FORGERIES },
    );
  });

  it('hashes a leaf as RFC 6962 has it', async () => {
    for (const text of ['', 'an event', '日本語']) {
      expect(Buffer.from(await leafOf(Buffer.from(text)))).toEqual(leafHash(Buffer.from(text)));
    }
  });

  it('opens a checkpoint with the key that signed it, and with no other', async () => {
    const [own, other] = [signerIn(newSignerText('hours.example')), signerIn(newSignerText('hours.example'))];
    const [key, otherKey] = [
      (await verifierKeyIn(verifierKeyText(own)))!,
      (await verifierKeyIn(verifierKeyText(other)))!,
    ];
    const checkpoint = { origin: 'hours.example/2', size: 9, root: log.tree(9).root, at: new Date('2026-11-21') };
    const note = signCheckpoint(checkpoint, own);
    expect(await openCheckpoint(note, key)).toEqual({ ...checkpoint, root: new Uint8Array(checkpoint.root) });
    expect(await openCheckpoint(note, otherKey)).toBeUndefined();
    for (let at = 0; at < note.length; at += 1) {
      const forged = `${note.slice(0, at)}${note[at] === 'a' ? 'b' : 'a'}${note.slice(at + 1)}`;
      expect(await openCheckpoint(forged, key)).toBeUndefined();
    }
    const strange = [
      'hours.example/2\n09\nAAAA\nsealed at 2026-11-21T00:00:00.000Z\n',
      'hours.example/2\n9\n',
      'Other words.\n',
    ];
    for (const text of strange) expect(await openCheckpoint(signNote(text, own), key)).toBeUndefined();
  });

  it.each([
    ['hours.example/2', '2'],
    ['hours.example/1/2', '1'],
    ['localhost:3000/0', '0'],
    ['hours.example/x', undefined],
    ['hours.example', undefined],
  ])('knows of %s which school it is', (origin, school) => {
    expect(schoolOf(origin)).toBe(school);
  });

  it.each([
    [0, 0, 256, 'tile/0/000'],
    [0, 5, 17, 'tile/0/005.p/17'],
    [1, 1_234_067, 256, 'tile/1/x001/x234/067'],
    [0, 1_000, 1, 'tile/0/x001/000.p/1'],
  ])('finds tile %i/%i of %i hashes where other logs keep it', (level, index, width, path) => {
    expect(tilePath(level, index, width)).toBe(path);
  });

  it('is one file that imports nothing but what Node brings along, and a page that may load nothing', () => {
    const { program, page } = verifier();
    const imported = [...program.matchAll(/^import .* from '(.*)';$/gm)].map(([, name]) => name);
    expect(imported.every((name) => name?.startsWith('node:'))).toBe(true);
    expect(program).not.toMatch(/\b(fetch|require|XMLHttpRequest)\(/);
    const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(page) ?? [];
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    const [own, look] = [script, style].map((text) => hash('sha256', text, 'base64'));
    expect(page).toContain(`content="default-src 'none'; script-src 'sha256-${own}'; style-src 'sha256-${look}'"`);
    expect(page).not.toMatch(/https?:\/\/(?!c2sp\.org)/);
  });
});
