import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { openCheckpoint, originIn, originOf, signCheckpoint } from './checkpoint.js';
import { newSignerText, openNote, signerIn, signNote, verifierKeyIn, verifierKeyText } from './signed-note.js';

/** The example of the specification of signed notes. */
const EXAMPLE_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const EXAMPLE_NOTE = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

const signerOf = (name: string) => signerIn(newSignerText(name));

describe('a signed note', () => {
  it('is opened with the published key', () => {
    expect(openNote(EXAMPLE_NOTE, [verifierKeyIn(EXAMPLE_KEY)])).toBe('This is an example message.\n');
  });

  it('names its key as others write it', () => {
    expect(verifierKeyText(verifierKeyIn(EXAMPLE_KEY))).toBe(EXAMPLE_KEY);
  });

  it('is signed by a key that was kept as a text', () => {
    const text = newSignerText('hours.example');
    const note = signNote('The words.\n', signerIn(text));
    expect(openNote(note, [verifierKeyIn(verifierKeyText(signerIn(text)))])).toBe('The words.\n');
    expect(() => signerIn(text.replace('hours', 'years'))).toThrow('does not belong');
    expect(() => signerIn(text.slice(0, -4))).toThrow('no Ed25519 signing key');
  });

  it('stays shut with one byte changed, wherever it is', () => {
    const key = verifierKeyIn(EXAMPLE_KEY);
    const bytes = Buffer.from(EXAMPLE_NOTE);
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
      expect(openNote(forged.toString(), [key])).toBeUndefined();
    }
  });

  it.each([
    ['nothing', ''],
    ['no signature', 'This is an example message.\n'],
    ['an empty signature', 'This is an example message.\n\n— example.com/foo \n'],
    ['no last newline', EXAMPLE_NOTE.trimEnd()],
    ['more after it', `${EXAMPLE_NOTE}more`],
    ['another spelling of the signature', EXAMPLE_NOTE.replace('eyaQM=', 'eyaQN=')],
  ])('stays shut with %s', (_what, note) => {
    expect(openNote(note, [verifierKeyIn(EXAMPLE_KEY)])).toBeUndefined();
  });

  it('opens beside the signatures of others, and not by theirs alone', () => {
    const [mine, theirs] = [signerOf('hours.example'), signerOf('witness.example')];
    const text = 'The words.\n';
    const line = signNote(text, theirs).split('\n\n')[1] as string;
    expect(openNote(signNote(text, mine) + line, [mine])).toBe(text);
    expect(openNote(signNote(text, theirs), [mine])).toBeUndefined();
  });

  it('is worth nothing when a known key has signed something else', () => {
    const [mine, theirs] = [signerOf('hours.example'), signerOf('witness.example')];
    const line = signNote('Other words.\n', theirs).split('\n\n')[1] as string;
    expect(openNote(signNote('The words.\n', mine) + line, [mine, theirs])).toBeUndefined();
  });

  it.each(['no newline', 'a tab\t\n'])('is not made of %j', (text) => {
    expect(() => signNote(text, signerOf('hours.example'))).toThrow('A note is text');
  });

  it.each([
    EXAMPLE_KEY.replace('530d903a', '530d903b'),
    EXAMPLE_KEY.replace('+Aek', '+Bek'),
    EXAMPLE_KEY.slice(0, -4),
    'x',
  ])('has no key %s', (text) => {
    expect(() => verifierKeyIn(text)).toThrow();
  });
});

describe('a checkpoint', () => {
  const signer = signerOf('hours.example');
  const at = new Date('2026-11-21T15:00:00Z');
  const checkpoints = fc.record({
    origin: fc.constant('hours.example/schools/2'),
    size: fc.nat(),
    root: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
    at: fc.constant(at),
  });

  it('is read as it was signed', () => {
    fc.assert(
      fc.property(checkpoints, (checkpoint) => {
        expect(openCheckpoint(signCheckpoint(checkpoint, signer), [signer])).toEqual(checkpoint);
      }),
    );
  });

  it.each([
    ['a size with a zero before it', (text: string) => text.replace('\n7\n', '\n07\n')],
    ['a size that is none', (text: string) => text.replace('\n7\n', '\n-7\n')],
    [
      'a root that is too short',
      (text: string) => text.replace(/\n[^\n]{44}\n/, `\n${randomBytes(31).toString('base64')}\n`),
    ],
    ['another line', (text: string) => `${text}more\n`],
    ['no time', (text: string) => text.split('\n').slice(0, 3).join('\n') + '\n'],
  ])('is none with %s, whoever signed it', (_what, alter) => {
    const honest = signCheckpoint({ origin: 'hours.example/schools/2', size: 7, root: randomBytes(32), at }, signer);
    const text = openNote(honest, [signer]) as string;
    expect(openCheckpoint(signNote(alter(text), signer), [signer])).toBeUndefined();
  });
});

const ORIGIN_KEY = { name: 'hours.example.org' };

describe('the name of a log in its checkpoints', () => {
  it.each([
    [2, 1, 'hours.example.org/2'],
    [0, 1, 'hours.example.org/0'],
    [1, 2, 'hours.example.org/1/2'],
    [12, 10, 'hours.example.org/12/10'],
  ])('says school %i and life %i', (organizationId, generation, text) => {
    expect(originOf(ORIGIN_KEY, organizationId, generation)).toBe(text);
    expect(originIn(text)).toEqual({ organizationId, generation });
  });

  it('takes the second life of school 1 for no log of school 2', () => {
    expect(originIn('hours.example.org/1/2')?.organizationId).toBe(1);
  });

  it.each([
    '',
    'hours.example.org',
    'hours.example.org/',
    'hours.example.org/02',
    'hours.example.org/2/',
    'hours.example.org/2/0',
    'hours.example.org/2/1',
    'hours.example.org/2/02',
    'hours.example.org/2/2/2',
    'hours.example.org/-1',
    'hours.example.org/2 ',
    'hours.example.org/2147483648',
    'hours.example.org/2/99999999999',
    '/2',
  ])('is not read out of "%s"', (text) => {
    expect(originIn(text)).toBeUndefined();
  });
});
