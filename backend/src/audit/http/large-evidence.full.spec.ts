import { AuditedSchool } from '../../../test/audited-school.js';
import { makeEvidence, Stranger, unzipped, zipped, type Files } from '../../../test/evidence.js';

const ENTRIES = 700;

let school: AuditedSchool;
let stranger: Stranger;
let zip: Buffer;
let files: Files;

beforeAll(async () => {
  school = await AuditedSchool.open();
  stranger = await Stranger.move();
  await school.fill(ENTRIES);
  ({ zip } = await makeEvidence(school.app, await school.as(school.auditor), { kind: 'school' }));
  files = unzipped(zip);
});
afterAll(async () => {
  await school.close();
  await stranger.leave();
});

describe('the evidence of a whole school', () => {
  const verify = (given: Buffer) => stranger.verify(files.get('verify.mjs') as Buffer, given);
  const altered = async (path: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
    const all = new Map(files);
    all.set(path, change(Buffer.from(all.get(path) as Buffer)));
    const { code, output } = await verify(await zipped(all));
    expect(code).toBe(1);
    return output;
  };

  it('shows that none of its events is missing', async () => {
    const { code, output } = await verify(zip);
    expect([code, output]).toEqual([0, expect.stringContaining('The package holds all of them: none was changed')]);
  });

  it('names the one event that was changed among hundreds', async () => {
    const output = await altered('events.jsonl', (bytes) => {
      const lines = bytes.toString().split('\n');
      return Buffer.from(
        lines.with(399, lines[399]!.replace('"hundredthsAfter":50', '"hundredthsAfter":95')).join('\n'),
      );
    });
    expect(output).toMatch(
      /^events\.jsonl line 400, event 400: The event is not what was sealed under this number\.$/m,
    );
  });

  it('names the events under a part of the tree that was changed', async () => {
    const output = await altered('tile/0/001', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(0x5a)]));
    expect(output).toMatch(/^tile\/0\/001: Its hashes do not lead to the signed root \(events 257 to 512\)\.$/m);
  });

  it('says how many events are missing when somebody took some out', async () => {
    const all = new Map(files);
    for (const path of ['events.jsonl', 'numbers.txt']) {
      const lines = (all.get(path) as Buffer).toString().split('\n');
      all.set(path, Buffer.from(lines.toSpliced(299, 2).join('\n')));
    }
    const { output } = await verify(await zipped(all));
    expect(output).toMatch(/line 300, event 302: The events from number 300 to 301 are missing before it\./);
  });

  it('of one student in it is small, and leads to the same root', async () => {
    const [number] = String(files.get('events.jsonl')).match(/(?<="student":)\d+/) as [string];
    const request = { kind: 'student', id: number };
    const made = await makeEvidence(school.app, await school.as(school.auditor), request);
    expect((await verify(made.zip)).code).toBe(0);
    expect(unzipped(made.zip).get('checkpoint.txt')).toEqual(files.get('checkpoint.txt'));
  });
});
