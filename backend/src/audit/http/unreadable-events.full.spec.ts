import type { AuditStep } from '@hourtrail/contracts';
import { AuditedSchool } from '../../../test/audited-school.js';
import type { Client } from '../../../test/client.js';
import { makeEvidence, Stranger, unzipped } from '../../../test/evidence.js';

let school: AuditedSchool;
let stranger: Stranger;
let auditor: Client;
let broken: number;
let sound: number;

beforeAll(async () => {
  school = await AuditedSchool.open();
  stranger = await Stranger.move();
  sound = await school.entry('approved');
  broken = await school.entry('approved');
  await school.entry('draft');
  await school.app.sealAll();
  auditor = await school.as(school.auditor);
});
afterAll(async () => {
  await school.close();
  await stranger.leave();
});

/** The verifier's output for a package. */
async function verdict(client: Client, request: object): Promise<string> {
  const { status, zip, body } = await makeEvidence(school.app, client, request);
  if (status !== 200) throw new Error(`${status}: ${body.code}`);
  return (await stranger.verify(unzipped(zip).get('verify.mjs') as Buffer, zip)).output;
}

const edit = (bytes: string, version: number): Promise<void> =>
  school.behindItsBack(
    `UPDATE log.events SET canonical = ${bytes} WHERE organization_id = ${school.id} AND stream = 'hours/${broken}' AND version = ${version}`,
  );

const UNREADABLE: readonly (readonly [string, string, version: number])[] = [
  ['no JSON at all', "'gone'", 3],
  ['no JSON, of the first event', "'gone'", 1],
  ['JSON of nothing', "'null'", 2],
  ['without what happened', `'{"stream":"hours/1","texts":{},"at":"2026-11-21T00:00:00.000Z","data":null}'`, 3],
  ['a person that is no number', String.raw`regexp_replace(canonical, '"student":\d+', '"student":"x"')`, 1],
  ['a person beyond all numbers', String.raw`regexp_replace(canonical, '"student":\d+', '"student":1e300')`, 1],
  ['a character that no text of the database holds', String.raw`replace(canonical, '"from"', '"\u0000"')`, 3],
  ['more than one line', String.raw`replace(canonical, ',', E',\n')`, 2],
];

describe.each(UNREADABLE)('an event whose bytes were made %s', (_what, bytes, version) => {
  beforeAll(async () => {
    await school.behindItsBack(`CREATE TABLE log.kept AS SELECT * FROM log.events`);
    await edit(bytes, version);
  });
  afterAll(() =>
    school.behindItsBack(
      `UPDATE log.events e SET canonical = k.canonical FROM log.kept k
       WHERE (k.organization_id, k.stream, k.version) = (e.organization_id, e.stream, e.version); DROP TABLE log.kept`,
    ),
  );

  it('is named in the evidence of its school, and nothing else is', async () => {
    const output = await verdict(auditor, { kind: 'school' });
    expect(new Set(output.match(/, event \d+/g)).size).toBe(1);
    expect(output).toContain('The event is not what was sealed under this number.');
  });

  it('keeps nobody from evidence of another entry', async () => {
    for (const client of [auditor, await school.as(school.student), await school.as(school.parent)])
      expect(await verdict(client, { kind: 'entry', id: String(sound) })).toMatch(/^This package is as it was made/);
  });

  it('keeps nobody from evidence of its student', async () => {
    for (const client of [auditor, await school.as(school.student), await school.as(school.parent)])
      expect(await verdict(client, { kind: 'student', id: String(school.student.id) })).toMatch(/^This package/);
  });

  it('stands broken in the trail of its record', async () => {
    const { status, body } = await auditor.get(`/api/audit/records/hours/${broken}`);
    expect(status).toBe(200);
    expect((body as AuditStep[]).filter(({ verified }) => verified === 'broken').map((step) => step.version)).toEqual([
      version,
    ]);
  });

  it('keeps no proof of another event away', async () => {
    expect((await auditor.get('/api/audit/proofs/inclusion?number=1')).status).toBe(200);
  });
});
