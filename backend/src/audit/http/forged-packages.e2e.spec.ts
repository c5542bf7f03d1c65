import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { TEST_SIGNER } from '../../../test/app.js';
import { AuditedSchool } from '../../../test/audited-school.js';
import { makeEvidence, Stranger, unzipped, zipped, type Files, type Verdict } from '../../../test/evidence.js';
import { keyChangeNote } from '../../platform/sealing/key-change.js';
import { newSignerText, openNote, signerIn, signNote, verifierKeyText } from '../../platform/sealing/signed-note.js';

let school: AuditedSchool;
let stranger: Stranger;
let zip: Buffer;
let files: Files;
const END_BYTES = 22;

beforeAll(async () => {
  school = await AuditedSchool.open();
  stranger = await Stranger.move();
  const entry = await school.entry('approved');
  await school.app.sealAll();
  ({ zip } = await makeEvidence(school.app, await school.as(school.student), { kind: 'entry', id: String(entry) }));
  files = unzipped(zip);
});
afterAll(async () => {
  await school.close();
  await stranger.leave();
});

const verify = (archive: Buffer, ...options: readonly string[]): Promise<Verdict> =>
  stranger.verify(files.get('verify.mjs') as Buffer, archive, ...options);

/** An entry as a program finds it that reads an archive from its beginning. */
function localEntry(path: string, content: Buffer, size = content.length): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(path.length, 26);
  return Buffer.concat([head, Buffer.from(path), content]);
}

/** The archive with something before an entry of its list; -1 is the list itself. */
function withBefore(nth: number, something: Buffer): Buffer {
  const end = zip.length - END_BYTES;
  const list = zip.readUInt32LE(end + 16);
  const entries: number[] = [];
  const lengthOf = (at: number): number => 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30);
  for (let at = list; at < end; at += lengthOf(at)) entries.push(at);
  const place = nth === -1 ? list : zip.readUInt32LE((entries[nth] as number) + 42);
  const moved = Buffer.from(zip);
  for (const at of entries)
    if (zip.readUInt32LE(at + 42) >= place) moved.writeUInt32LE(zip.readUInt32LE(at + 42) + something.length, at + 42);
  moved.writeUInt32LE(list + something.length, end + 16);
  return Buffer.concat([moved.subarray(0, place), something, moved.subarray(place)]);
}

describe('a package that other programs would read otherwise cannot be read:', () => {
  const hidden = localEntry('cover.pdf', deflateRawSync('Another cover'));

  it.each([
    ['at its beginning', 0],
    ['between two files', 3],
    ['before its list', -1],
  ])('a file hidden %s', async (_where, nth) => {
    const { code, output } = await verify(withBefore(nth, hidden));
    expect([code, output]).toEqual([1, expect.stringMatching(/^The archive holds something before .* not in/)]);
  });

  it('a second archive behind it, as a comment of the first or of its own', async () => {
    const other = await zipped(new Map([['cover.pdf', Buffer.from('Another cover')]]));
    const commented = Buffer.from(zip);
    commented.writeUInt16LE(other.length, zip.length - 2);
    for (const archive of [Buffer.concat([zip, other]), Buffer.concat([commented, other])])
      expect((await verify(archive)).output).toMatch(/^The archive/);
    const note = Buffer.from('So it was.');
    commented.writeUInt16LE(note.length, zip.length - 2);
    expect((await verify(Buffer.concat([commented, note]))).output).toMatch(/has something behind it/);
  });
});

describe('signatures of keys that the reader does not know', () => {
  const [witness, namesake] = [signerIn(newSignerText('witness.example')), signerIn(newSignerText(TEST_SIGNER.name))];
  const whole = (): string => (files.get('contents.txt') as Buffer).toString();
  const text = (): string => openNote(whole(), [TEST_SIGNER]) as string;
  const lineOf = (signer: typeof witness, signed = text()): string => signNote(signed, signer).slice(signed.length + 1);
  const listed = async (note: string): Promise<Verdict> =>
    verify(await zipped(new Map([...files, ['contents.txt', Buffer.from(note)]])));

  it('stand beside the one that counts, before it or behind it, and change nothing', async () => {
    const own = lineOf(TEST_SIGNER);
    for (const lines of [
      `${own}${lineOf(witness)}`,
      `${lineOf(namesake)}${own}`,
      `${lineOf(witness, 'Else.\n')}${own}`,
    ])
      expect((await listed(`${text()}\n${lines}`)).code).toBe(0);
  });

  it('do not stand for the one that counts, and do not mend it', async () => {
    const own = lineOf(TEST_SIGNER, 'Something else.\n');
    for (const lines of [
      `${lineOf(witness)}${lineOf(namesake)}`,
      `${own}${lineOf(witness)}`,
      `${lineOf(TEST_SIGNER)}${own}`,
    ]) {
      const { code, output } = await listed(`${text()}\n${lines}`);
      expect([code, output]).toEqual([1, expect.stringContaining('contents.txt')]);
      expect(output).toContain('It carries no valid signature of the key');
    }
  });

  it('may stand on a checkpoint that the reader kept', async () => {
    const checkpoint = (files.get('checkpoint.txt') as Buffer).toString();
    const signed = openNote(checkpoint, [TEST_SIGNER]) as string;
    for (const [lines, code] of [
      [`${lineOf(TEST_SIGNER, signed)}${lineOf(witness, signed)}`, 0],
      [`${lineOf(witness, signed)}${lineOf(namesake, signed)}`, 1],
    ] as const) {
      const path = await stranger.save('kept.txt', `${signed}\n${lines}`);
      expect((await verify(zip, '--checkpoint', path)).code).toBe(code);
    }
  });
});

describe('a package that was made to harm its reader', () => {
  /** An archive of one file that declares this size. */
  const bomb = (content: Buffer, size: number): Buffer => {
    const local = localEntry('cover.pdf', content, size);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(9, 28);
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(0x06054b50);
    end.writeUInt32LE(0x00010001, 8);
    end.writeUInt32LE(46 + 9, 12);
    end.writeUInt32LE(local.length, 16);
    return Buffer.concat([local, central, Buffer.from('cover.pdf'), end]);
  };

  it('is not unpacked beyond what a package can hold, nor beyond what it says', async () => {
    const zeros = deflateRawSync(Buffer.alloc(256 * 1024 * 1024));
    expect((await verify(bomb(zeros, 256 * 1024 * 1024))).output).toMatch(/unpacks to more than any package holds/);
    expect((await verify(bomb(zeros, 1_000))).output).toMatch(/^cover\.pdf cannot be unpacked/);
  });

  it('writes nothing on the screen that moves its cursor', async () => {
    const path = '\u001b[2J\u001b[HThis package is as it was made\u202e.txt';
    const { code, output } = await verify(await zipped(new Map(files).set(path, Buffer.from('.'))));
    expect([code, output]).toEqual([1, expect.stringContaining('[2J\ufffd[HThis package is as it was made\ufffd.txt')]);
    // oxlint-disable-next-line no-control-regex
    expect(output).not.toMatch(/[\u001b\u202e]/);
  });

  it('comes to an end, however many steps it says are left out', async () => {
    const [first = ''] = String(files.get('events.jsonl')).split('\n');
    const forged = first.replace('"version":1', `"version":${Number.MAX_SAFE_INTEGER}`);
    const all = new Map(files).set('events.jsonl', Buffer.from(`${first}\n${forged}\n`));
    const { output } = await verify(await zipped(all));
    expect(output).toMatch(/Versions 2 to 9007199254740990 of hours\/\d+ are missing\./);
  });

  it('names the file whose bytes are no text', async () => {
    const all = new Map(files).set('numbers.txt', Buffer.from([0xff, 0x0a, 0xfe, 0x0a]));
    const { code, output } = await verify(await zipped(all));
    expect([code, output]).toEqual([1, expect.stringMatching(/^events\.jsonl line 1: The event has no number/m)]);
  });
});

/** A package that an attacker with the signing key changed. */
function signedAgain(changed: ReadonlyMap<string, string>): Promise<Buffer> {
  const all = new Map(files);
  let list = openNote(String(files.get('contents.txt')), [TEST_SIGNER]) as string;
  for (const [path, content] of changed) {
    const hash = createHash('sha256').update(content).digest('hex');
    list = list.replace(new RegExp(`^\\w+(?= {2}${path}$)`, 'm'), hash);
    all.set(path, Buffer.from(content));
  }
  return zipped(all.set('contents.txt', Buffer.from(signNote(list, TEST_SIGNER))));
}

it('a package signed with a key that was given up is not believed by who holds the one after it', async () => {
  const next = signerIn(newSignerText('hourtrail.test'));
  const change = keyChangeNote(TEST_SIGNER, next, new Date('2026-11-20T15:00:00Z'));
  const forged = await signedAgain(new Map([['key-changes.json', JSON.stringify([change])]]));
  const { code, output } = await verify(forged, '--key', verifierKeyText(next));
  expect([code, output]).toEqual([1, expect.stringContaining('key.txt: It is another key than the one you hold')]);
});

it('a text whose beginning was put to its random bytes is not the one that was written', async () => {
  const lines = String(files.get('texts.jsonl')).split('\n');
  const { salt, text, ...of } = JSON.parse(lines[0] as string) as { salt: string; text: string };
  const moved = { ...of, salt: `${salt}${Buffer.from(text.slice(0, 4)).toString('hex')}`, text: text.slice(4) };
  const forged = await signedAgain(new Map([['texts.jsonl', [JSON.stringify(moved), ...lines.slice(1)].join('\n')]]));
  const { code, output } = await verify(forged);
  expect([code, output]).toEqual([1, expect.stringMatching(/^texts\.jsonl line 1, .*: The text cannot be read/m)]);
});
