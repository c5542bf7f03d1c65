import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { checkSavedCheckpoint, type LogReader } from './checkSavedCheckpoint.js';

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const leaf = (event: string): Buffer => sha256('\0', event);
const node = (left: Buffer, right: Buffer): Buffer => sha256('\x01', left, right);

interface Signer {
  readonly id: Buffer;
  readonly secret: KeyObject;
  readonly verifierKey: string;
}

const NAME = 'hours.example';

function newSigner(): Signer {
  const { publicKey, privateKey: secret } = generateKeyPairSync('ed25519');
  const encoded = Buffer.concat([Buffer.of(1), publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)]);
  const id = sha256(`${NAME}\n`, encoded).subarray(0, 4);
  return { id, secret, verifierKey: `${NAME}+${id.toString('hex')}+${encoded.toString('base64')}` };
}

function checkpoint(by: Signer, size: number, root: Buffer, school: number | string = 2): string {
  const text = `${NAME}/${school}\n${size}\n${root.toString('base64')}\nsealed at 2026-11-21T12:00:00.000Z\n`;
  const signature = Buffer.concat([by.id, sign(null, Buffer.from(text), by.secret)]);
  return `${text}\n— ${NAME} ${signature.toString('base64')}\n`;
}

const [one, two, other] = [leaf('one'), leaf('two'), leaf('other')];
const [ours, anybodys] = [newSigner(), newSigner()];
const saved = checkpoint(ours, 1, one);

const reader = (given: { newest?: string; hashes?: readonly Buffer[]; keys?: readonly Signer[] } = {}): LogReader => ({
  keys: async () => (given.keys ?? [ours]).map(({ verifierKey }) => verifierKey),
  newest: async () => given.newest ?? checkpoint(ours, 2, node(one, two)),
  consistency: async (from, to) => ({
    organizationId: 2,
    from,
    to,
    fromRoot: '',
    toRoot: '',
    hashes: (given.hashes ?? [two]).map((hash) => hash.toString('hex')),
  }),
});

describe('a checkpoint that was kept', () => {
  it('is found again in the log of today, also without the last line break, or with those of Windows', async () => {
    for (const note of [saved, saved.trimEnd(), saved.replaceAll('\n', '\r\n')]) {
      expect(await checkSavedCheckpoint(note, 2, reader())).toMatchObject({ holds: true });
    }
  });

  it('is told from the workpaper of a sample, which is signed by the same key', async () => {
    const paper = 'hours.example/2/sample\nHourTrail workpaper: approvals drawn at random\n';
    expect(await checkSavedCheckpoint(paper, 2, reader())).toEqual({
      holds: false,
      words: 'This is the workpaper of a sample, not a checkpoint. To compare it, draw the sample again.',
    });
  });

  it('is found again after the key was replaced', async () => {
    const later = newSigner();
    const newest = checkpoint(later, 2, node(one, two));
    expect(await checkSavedCheckpoint(saved, 2, reader({ newest, keys: [later, ours] }))).toMatchObject({
      holds: true,
    });
  });

  it('is found again in the next life of the log, as far as that has kept what was before', async () => {
    const newest = checkpoint(ours, 2, node(one, two), '2/2');
    expect(await checkSavedCheckpoint(saved, 2, reader({ newest }))).toMatchObject({ holds: true });
  });

  it.each([
    [
      'more than a restored backup has',
      checkpoint(ours, 5, one),
      /Not all of the 5 events .* An older backup was restored/,
    ],
    [
      'what a restored backup has not',
      checkpoint(ours, 1, other),
      /^The 1 event in your checkpoint isn’t in the log\. .* continues as hours\.example\/2\/2\. To see what was lost/,
    ],
  ])('is told from a rewritten one where it is of %s', async (_what, note, words) => {
    const newest = checkpoint(ours, 2, node(one, two), '2/2');
    const { holds, words: verdict } = await checkSavedCheckpoint(note, 2, reader({ newest }));
    expect([holds, verdict]).toEqual([false, expect.stringMatching(words)]);
  });

  it.each([
    ['a log that was rewritten', saved, { newest: checkpoint(ours, 2, node(other, two)) }, /history was rewritten/],
    ['a proof of another tree', saved, { hashes: [other] }, /history was rewritten/],
    ['a proof without its hash', saved, { hashes: [] }, /history was rewritten/],
    [
      'a log that is shorter',
      checkpoint(ours, 5, one),
      {},
      /has 5 events, but the log has only 2 events\. Some are missing/,
    ],
    ['a text that was changed', saved.replace('\n1\n', '\n2\n'), {}, /None of this server’s keys signed/],
    ['what somebody else signed', checkpoint(anybodys, 1, one), {}, /None of this server’s keys signed/],
    ['what is no checkpoint', 'Hello', {}, /None of this server’s keys signed/],
    ['another school', checkpoint(ours, 1, one, 3), {}, /from another log, hours\.example\/3/],
    ['a server that signs by a key it does not list', saved, { newest: checkpoint(anybodys, 2, one) }, /isn’t signed/],
  ])('fails for %s', async (_what, note, given, words) => {
    const { holds, words: verdict } = await checkSavedCheckpoint(note, 2, reader(given));
    expect([holds, verdict]).toEqual([false, expect.stringMatching(words)]);
  });
});
