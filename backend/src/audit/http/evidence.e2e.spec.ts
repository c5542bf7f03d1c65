import { createHash } from 'node:crypto';
import { TEST_SIGNER } from '../../../test/app.js';
import { AuditedSchool } from '../../../test/audited-school.js';
import { makeEvidence, Stranger, unzipped, zipped, type Files } from '../../../test/evidence.js';
import { confirmedByOpenssl } from '../../../test/openssl.js';
import { allOf, readPdf } from '../../../test/pdf.js';
import { keyChangeNote } from '../../platform/sealing/key-change.js';
import { newSignerText, openNote, signerIn, signNote, verifierKeyText } from '../../platform/sealing/signed-note.js';
import { leafHash } from '../../platform/sealing/node-hash.js';

let school: AuditedSchool;
let stranger: Stranger;
let zip: Buffer;
let files: Files;
let program: Buffer;
let older: string;
let foreign: string;

const KEY = verifierKeyText(TEST_SIGNER);
const textOf = (path: string): string => (files.get(path) as Buffer).toString();
const checkpoint = async (person = school.auditor): Promise<string> =>
  (await (await school.as(person)).get('/api/audit/checkpoint')).body as string;

beforeAll(async () => {
  school = await AuditedSchool.open();
  stranger = await Stranger.move();
  const entry = await school.entry('approved');
  await school.app.sealAll();
  older = await checkpoint();
  foreign = (await (await school.as(await school.superAdmin())).get('/api/audit/checkpoint')).body as string;
  await school.entry('approved');
  await school.app.sealAll();
  const request = { kind: 'entry', id: String(entry), held: older.split('\n')[1] };
  ({ zip } = await makeEvidence(school.app, await school.as(school.student), request));
  files = unzipped(zip);
  program = files.get('verify.mjs') as Buffer;
});
afterAll(async () => {
  await school.close();
  await stranger.leave();
});

describe('a package of evidence', () => {
  it('is found good by its own program, with nothing else beside it', async () => {
    const { code, output } = await stranger.verify(program, zip);
    expect([code, output.split('\n')[0]]).toEqual([
      0,
      'This package is as it was made, and its events are in the signed log.',
    ]);
    expect(output).toContain('3 events of the package are among them, not changed since');
    expect(output).toContain('Not shown:');
  });

  it('is found good unpacked, by the program that lies in the folder', async () => {
    for (const [path, content] of files) await stranger.save(`unpacked/${path}`, content);
    const { code } = await stranger.run(await stranger.save('unpacked/verify.mjs', program));
    expect(code).toBe(0);
  });

  it('is found good with the key and the checkpoint that a district kept', async () => {
    const saved = await stranger.save('kept.txt', older);
    const { code, output } = await stranger.verify(program, zip, '--key', KEY, '--checkpoint', saved);
    expect([code, output]).toEqual([0, expect.stringContaining('The log begins with all')]);
    expect(output).not.toContain("That the key is the school's");
  });

  it('is found good with a checkpoint as mail and editors leave it, and asks for one where several are given', async () => {
    const mailed = await stranger.save('mailed.txt', older.trimEnd().replaceAll('\n', '\r\n'));
    const { code, output } = await stranger.verify(program, zip, '--checkpoint', mailed);
    expect([code, output]).toEqual([0, expect.stringContaining('The log begins with all')]);
    const both = await stranger.save('both.txt', `${older}${older}`);
    const verdict = await stranger.verify(program, zip, '--checkpoint', both);
    expect([verdict.code, verdict.output]).toEqual([
      1,
      expect.stringContaining('There are 2 checkpoints in it: give one'),
    ]);
  });

  it('is asked for by its name where it is not there, and says how it is asked', async () => {
    const verifier = await stranger.save('verify.mjs', program);
    expect(await stranger.run(verifier, 'evidense.zip')).toEqual({
      code: 1,
      output: 'There is no file evidense.zip.\n',
    });
    const alone = await stranger.run(verifier);
    expect([alone.code, alone.output]).toEqual([
      1,
      expect.stringMatching(/^There is no package of evidence unpacked in /),
    ]);
    const keyless = await stranger.verify(program, zip, '--key', 'my-key');
    expect([keyless.code, keyless.output]).toEqual([
      1,
      'my-key is no key, such as name+id+key, and no file that holds one.\n',
    ]);
    const verdict = await stranger.run(verifier, '--chekpoint', 'kept.txt');
    expect([verdict.code, verdict.output]).toEqual([1, expect.stringContaining('node verify.mjs [package.zip or')]);
  });

  it('has its whole key compared: anybody can make one with the same id', async () => {
    const { output } = await stranger.verify(program, zip);
    expect(output).toContain(`compare all of ${KEY}`);
    expect(textOf('README.txt')).toContain(KEY);
  });

  it('has a checkpoint whose signature openssl confirms', async () => {
    const [text, signature] = partsOf(textOf('checkpoint.txt'));
    expect(await confirmedByOpenssl(textOf('key.pem'), Buffer.from(text), signature)).toBe(true);
    expect(await confirmedByOpenssl(textOf('key.pem'), Buffer.from(`${text}\n`), signature)).toBe(false);
  });

  it('reads well: a cover, words on how to check it, and every name that the cover needs', async () => {
    const { problems, tree } = await readPdf(files.get('cover.pdf')!);
    expect(problems).toEqual([]);
    expect([...allOf(tree, 'H1'), ...allOf(tree, 'H2')].map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Volunteer hours entry \d+ of /),
      'What happened',
    ]);
    expect(allOf(tree, 'TH').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Events', 'Root of the tree', 'Signed by the key', 'To check it']),
    );
    expect(allOf(tree, 'Lbl').map(({ text }) => text)).toEqual(textOf('numbers.txt').trim().split('\n'));
    expect(textOf('README.txt')).toContain('openssl pkeyutl -verify');
    const { student, staff } = school;
    const people = Object.fromEntries(
      [student, staff.verifier, staff.teacher].map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    );
    expect(JSON.parse(textOf('people.json'))).toEqual(people);
  });
});

const partsOf = (note: string): readonly [text: string, signature: Buffer] => {
  const end = note.lastIndexOf('\n\n') + 1;
  return [note.slice(0, end), Buffer.from(note.slice(end).split(' ')[2] as string, 'base64').subarray(4)];
};

type Alter = (files: Map<string, Buffer>) => void;

const rewrite =
  (path: string, change: (text: string) => string): Alter =>
  (all) => {
    const before = (all.get(path) as Buffer).toString();
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${path}.`);
    all.set(path, Buffer.from(after));
  };
const lines = (path: string, change: (lines: string[]) => string[]): Alter =>
  rewrite(path, (text) => change(text.split('\n')).join('\n'));
const flip =
  (path: string | RegExp, at: number): Alter =>
  (all) => {
    const name = [...all.keys()].find((one) => (typeof path === 'string' ? one === path : path.test(one))) as string;
    const bytes = Buffer.from(all.get(name) as Buffer);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    all.set(name, bytes);
  };
const together =
  (...alterations: readonly Alter[]): Alter =>
  (all) =>
    alterations.forEach((alter) => alter(all));

/** Adapts the list of contents to the changed files, without the key to sign it. */
const relisted: Alter = (all) =>
  rewrite('contents.txt', (text) =>
    [...all].reduce((list, [path, content]) => {
      const hash = createHash('sha256').update(content).digest('hex');
      return list.replace(new RegExp(`^[0-9a-f]{64}(?= {2}${path.replaceAll('.', '\\.')}$)`, 'm'), hash);
    }, text),
  )(all);

const moreHours = rewrite('events.jsonl', (text) => text.replace('"hundredthsAfter":300', '"hundredthsAfter":900'));
const TILE = /^tile\/0\//;

const leafMadeToFit: Alter = (all) => {
  const [first = ''] = (all.get('events.jsonl') as Buffer).toString().split('\n');
  const [number] = (all.get('numbers.txt') as Buffer).toString().split('\n').map(Number);
  const path = [...all.keys()].find((one) => TILE.test(one)) as string;
  const tile = Buffer.from(all.get(path) as Buffer);
  leafHash(Buffer.from(first)).copy(tile, ((number as number) - 1) * 32);
  all.set(path, tile);
};

const stranger2 = signerIn(newSignerText('hourtrail.test'));
/** Everything signed anew by a key of the forger's own, which is put into the package. */
const signedAnew: Alter = (all) => {
  for (const path of ['checkpoint.txt', 'contents.txt'])
    rewrite(path, (note) => signNote(openNote(note, [TEST_SIGNER]) ?? partsOf(note)[0], stranger2))(all);
  all.set('key.txt', Buffer.from(`${verifierKeyText(stranger2)}\n`));
};

const ALTERED: Readonly<Record<string, readonly [alter: Alter, place: RegExp]>> = {
  'an event with more hours': [moreHours, /^events\.jsonl line 1, event \d+: The event is not what was sealed/m],
  'an event with more hours, and the list of contents made to fit': [
    together(moreHours, relisted),
    /^contents\.txt: It carries no valid signature/m,
  ],
  'an event with more hours, and its hash in the tree made to fit': [
    together(moreHours, leafMadeToFit),
    /^tile\/0\/000\.p\/\d+, checkpoint\.txt: The hashes .* do not lead to the signed root/m,
  ],
  'an event by somebody else': [
    lines('events.jsonl', ([one, two = '', ...rest]) => [one as string, two.replace(/"id":\d+/, '"id":1'), ...rest]),
    /^events\.jsonl line 2, event \d+: The event is not what was sealed/m,
  ],
  'an event left out': [
    together(
      lines('events.jsonl', ([one, _two, ...rest]) => [one as string, ...rest]),
      lines('numbers.txt', ([one, _two, ...rest]) => [one as string, ...rest]),
    ),
    /^events\.jsonl: Version 2 of hours\/\d+ is missing\./m,
  ],
  'the last event left out': [
    together(
      lines('events.jsonl', (all) => all.toSpliced(2, 1)),
      lines('numbers.txt', (all) => all.toSpliced(2, 1)),
    ),
    /^events\.jsonl: There are 2 events and were 3/m,
  ],
  'an event put in': [
    together(
      lines('events.jsonl', ([one = '', ...rest]) => [one, one.replace('"version":1', '"version":2'), ...rest]),
      lines('numbers.txt', ([one, ...rest]) => [one as string, String(Number(one) - 1), ...rest]),
    ),
    /^events\.jsonl line 2, event \d+: The event stands after number \d+/m,
  ],
  'events in another order': [
    lines('events.jsonl', ([one, two, ...rest]) => [two as string, one as string, ...rest]),
    /^events\.jsonl line 1, event \d+: The event is not what was sealed/m,
  ],
  'another number for an event': [
    lines('numbers.txt', ([one, ...rest]) => [String(Number(one) - 1), ...rest]),
    /^events\.jsonl line 1, event \d+: The event is not what was sealed/m,
  ],
  'a number beyond the log': [
    lines('numbers.txt', ([one, two, _three, ...rest]) => [one as string, two as string, '999', ...rest]),
    /^events\.jsonl line 3, event 999: The signed log has \d+ events/m,
  ],
  'another text': [
    rewrite('texts.jsonl', (text) => text.replace('all day', 'for an hour')),
    /^texts\.jsonl line 3, comment of event \d+: The text is not the one that was written/m,
  ],
  'another salt': [
    rewrite('texts.jsonl', (text) => text.replace(/"salt":"../, '"salt":"zz')),
    /^texts\.jsonl line 1, \w+ of event \d+: The text cannot be read/m,
  ],
  'a text moved to another event': [
    lines('texts.jsonl', ([one = '', ...rest]) => [
      one.replace(/"number":(\d+)/, (_all, n) => `"number":${Number(n) + 1}`),
      ...rest,
    ]),
    /^texts\.jsonl line 1, \w+ of event \d+: The event was written without such a text/m,
  ],
  'a text left out': [lines('texts.jsonl', ([_one, ...rest]) => rest), /^texts\.jsonl: This file is not as it was/m],
  'a hash of the tree': [flip(TILE, 3), /^tile\/0\/000\.p\/\d+, checkpoint\.txt: The hashes/m],
  'no hashes of the tree': [
    (all) => void all.delete([...all.keys()].find((one) => TILE.test(one)) as string),
    /^tile\/0\/000\.p\/\d+: This file is missing/m,
  ],
  'another size in the checkpoint': [
    lines('checkpoint.txt', ([one, size, ...rest]) => [one as string, String(Number(size) + 1), ...rest]),
    /^checkpoint\.txt: It carries no valid signature/m,
  ],
  'another time in the checkpoint': [
    rewrite('checkpoint.txt', (text) => text.replace('sealed at 2026', 'sealed at 2025')),
    /^checkpoint\.txt: It carries no valid signature/m,
  ],
  'another signature under the checkpoint': [
    rewrite('checkpoint.txt', (text) => text.replace(/.(?=.{9}\n$)/, (one) => (one === 'A' ? 'B' : 'A'))),
    /^checkpoint\.txt: It carries no valid signature/m,
  ],
  'an older checkpoint of the same log': [
    (all) => void all.set('checkpoint.txt', Buffer.from(older)),
    /^contents\.txt: It speaks of another checkpoint than checkpoint\.txt/m,
  ],
  'the checkpoint of another school': [
    (all) => void all.set('checkpoint.txt', Buffer.from(foreign)),
    /^events\.jsonl line 1, event \d+: The event is of another school/m,
  ],
  'another key for openssl': [
    rewrite('key.pem', (pem) => pem.replace(/.{10}=\n/, 'AAAAAAAAAA=\n')),
    /^key\.pem: It is another key than that of key\.txt/m,
  ],
  'a key that is none': [rewrite('key.txt', (text) => text.replace('+', '-')), /^key\.txt: It is no key of a log/m],
  'who it was made for': [
    rewrite('contents.txt', (text) => text.replace(/^by \d+$/m, 'by 1')),
    /^contents\.txt: It carries no valid signature/m,
  ],
  'the name of a person': [
    rewrite('people.json', (text) => text.replace('Student', 'Studena')),
    /^people\.json: This file is not as it was/m,
  ],
  'a byte of the cover': [flip('cover.pdf', 5_000), /^cover\.pdf: This file is not as it was/m],
  'a byte of the program': [
    rewrite('verify.mjs', (text) => text.replace('package', 'Package')),
    /^verify\.mjs: This file is not as it was/m,
  ],
  'a file more': [
    (all) => void all.set('statement.txt', Buffer.from('All is well.')),
    /^statement\.txt: This file was not in the package/m,
  ],
  'a file less': [(all) => void all.delete('people.json'), /^people\.json: This file is missing/m],
  'an event that cannot be read': [
    lines('events.jsonl', ([one = '', ...rest]) => [one.slice(0, -1), ...rest]),
    /^events\.jsonl line 1, event \d+: The event cannot be read/m,
  ],
};

describe('a package made after the log had a new key', () => {
  const [before, between] = [signerIn(newSignerText('hourtrail.test')), signerIn(newSignerText('hourtrail.test'))];
  const at = new Date('2026-11-20T15:00:00Z');
  /** As if the log had been signed by two other keys before. */
  const withChanges = (...changes: readonly string[]): Promise<Buffer> => {
    const all = new Map(files).set('key-changes.json', Buffer.from(JSON.stringify(changes)));
    const hash = createHash('sha256').update(all.get('key-changes.json')!).digest('hex');
    const list = openNote(textOf('contents.txt'), [TEST_SIGNER])!;
    const listed = list.replace(/^\w+(?= {2}key-changes\.json$)/m, hash);
    return zipped(all.set('contents.txt', Buffer.from(signNote(listed, TEST_SIGNER))));
  };
  const changes = [keyChangeNote(before, between, at), keyChangeNote(between, TEST_SIGNER, at)];

  it('is found good by who holds the first of its keys, and a checkpoint of that time', async () => {
    const saved = await stranger.save('kept.txt', signNote(openNote(older, [TEST_SIGNER])!, before));
    const held = ['--key', verifierKeyText(before), '--checkpoint', saved];
    const { code, output } = await stranger.verify(program, await withChanges(...changes), ...held);
    expect([code, output]).toEqual([0, expect.stringContaining('The log begins with all')]);
  });

  it('is not, where one of the changes is missing', async () => {
    const { output } = await stranger.verify(program, await withChanges(changes[1]!), '--key', verifierKeyText(before));
    expect(output).toContain('no change of keys leads from yours to it');
  });
});

describe('a package that somebody altered', () => {
  it.each(Object.entries(ALTERED))('fails and names the place: %s', async (_what, [alter, place]) => {
    const all = new Map(files);
    alter(all);
    const { code, output } = await stranger.verify(program, await zipped(all));
    expect([code, output]).toEqual([1, expect.stringMatching(place)]);
    expect(output).toMatch(/^This package is NOT as it was made: \d+ faults?\./);
  });

  it('fails with the key that a district kept, when all of it was signed anew with another', async () => {
    const all = new Map(files);
    together(moreHours, relisted, signedAnew)(all);
    const { code, output } = await stranger.verify(program, await zipped(all), '--key', KEY);
    expect([code, output]).toEqual([1, expect.stringContaining('key.txt: It is another key than the one you hold')]);
  });

  it('fails with the checkpoint that a district kept, when the log was rewritten under the same key', async () => {
    const [origin, size, , ...rest] = older.split('\n\n')[0]!.split('\n') as [string, string, string, ...string[]];
    const root = createHash('sha256').update('another history').digest('base64');
    const saved = await stranger.save('kept.txt', signNote([origin, size, root, ...rest, ''].join('\n'), TEST_SIGNER));
    const { code, output } = await stranger.verify(program, zip, '--checkpoint', saved);
    expect([code, output]).toEqual([1, expect.stringContaining('your checkpoint: The log was rewritten')]);
  });

  it.each([
    ['has more than the package', '99'],
    ['has others', undefined],
  ])('says of a checkpoint of another life of the log that %s where to ask', async (_what, more) => {
    const [origin, size, , ...rest] = older.split('\n\n')[0]!.split('\n') as [string, string, string, ...string[]];
    const root = createHash('sha256').update('what a restored backup lost').digest('base64');
    const text = [`${origin}/2`, more ?? size, root, ...rest, ''].join('\n');
    const saved = await stranger.save('kept.txt', signNote(text, TEST_SIGNER));
    const { code, output } = await stranger.verify(program, zip, '--checkpoint', saved);
    expect([code, output]).toEqual([1, expect.stringContaining('an older backup took its place')]);
  });

  it('cannot be read when its archive is cut off, or holds a file twice', async () => {
    const cut = await stranger.verify(program, zip.subarray(0, -200));
    expect([cut.code, cut.output]).toEqual([
      1,
      expect.stringContaining('This is no ZIP archive, or its end is missing'),
    ]);
    const twice = await zipped([...files, ['people.json', Buffer.from('{}')] as const] as never);
    const found = await stranger.verify(program, twice);
    expect([found.code, found.output]).toEqual([1, 'The archive holds people.json twice.\n']);
  });
});
