import {
  fromHex,
  leafHash,
  openCheckpoint,
  provesConsistency,
  provesInclusion,
  utf8,
  verifierKeyIn,
} from '@hourtrail/contracts/verifier';
import type { CheckpointRow, ConsistencyProof, InclusionProof, LogKey } from '@hourtrail/contracts';
import { TEST_SIGNER } from '../../../test/app.js';
import { AuditedSchool } from '../../../test/audited-school.js';
import type { Answer, Client } from '../../../test/client.js';
import { makeSchool } from '../../../test/people.js';
import { verifierKeyText } from '../../platform/sealing/signed-note.js';

let school: AuditedSchool;
let auditor: Client;
let sizes: readonly number[];

const hash = (hex: string): Uint8Array => fromHex(hex) as Uint8Array;
const hashes = (all: readonly string[]): Uint8Array[] => all.map(hash);
const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await auditor.get(`/api/audit/${path}`);
  expect(status).toBe(200);
  return body as T;
};
const refused = ({ status, body }: Answer) => [status, body.code, body.message] as const;

beforeAll(async () => {
  school = await AuditedSchool.open();
  auditor = await school.as(school.auditor);
  const seal = async (): Promise<number> => {
    await school.app.sealAll();
    return (await get<InclusionProof>('proofs/inclusion?number=1')).size;
  };
  const all: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await school.entry('approved');
    all.push(await seal());
  }
  sizes = all;
});
afterAll(() => school.close());

describe('a stranger with the proofs of a log', () => {
  it('finds every event in every tree, from its bytes to the root', async () => {
    for (const size of sizes) {
      for (let number = 1; number <= size; number += 1) {
        const proof = await get<InclusionProof>(`proofs/inclusion?number=${number}&size=${size}`);
        const leaf = await leafHash(utf8(proof.event as string));
        const tree = { leaf, index: number - 1, size, root: hash(proof.root), hashes: hashes(proof.hashes) };
        expect(await provesInclusion(tree)).toBe(true);
        expect(await provesInclusion({ ...tree, index: number % size })).toBe(size === 1);
      }
    }
  });

  it('finds that every tree begins with every smaller one, whether or not a checkpoint was signed there', async () => {
    const newest = sizes.at(-1) as number;
    for (let from = 1; from <= newest; from += 1) {
      const { fromRoot, toRoot, ...proof } = await get<ConsistencyProof>(`proofs/consistency?from=${from}`);
      const both = { ...proof, fromRoot: hash(fromRoot), toRoot: hash(toRoot), hashes: hashes(proof.hashes) };
      expect(proof.to).toBe(newest);
      expect(await provesConsistency(both)).toBe(true);
    }
  });

  it('finds the root of a proof signed with a key that anybody may ask for', async () => {
    const { body } = await school.app.client().get('/api/audit/keys');
    const [{ verifierKey, until }] = body as [LogKey];
    expect([verifierKey, until]).toEqual([verifierKeyText(TEST_SIGNER), null]);
    const { root, size } = await get<InclusionProof>('proofs/inclusion?number=3');
    const key = await verifierKeyIn(verifierKey);
    const note = await auditor.get('/api/audit/checkpoint');
    expect(note.headers['content-type']).toBe('text/plain; charset=utf-8');
    const checkpoint = await openCheckpoint(note.body as string, key!);
    expect(checkpoint).toMatchObject({ origin: `hourtrail.test/${school.id}`, size, root: hash(root) });
  });

  it('reads every checkpoint, the newest first, page by page', async () => {
    const whole = await auditor.get('/api/audit/checkpoints');
    const rows: CheckpointRow[] = [];
    for (let next: string | undefined = '/api/audit/checkpoints?limit=2'; next;) {
      const { body, headers } = await auditor.get(next);
      rows.push(...(body as CheckpointRow[]));
      next = /<(.*)>; rel="next"/.exec(String(headers['link']))?.[1];
    }
    expect(rows).toEqual(whole.body);
    expect(whole.headers['x-total-count']).toBe(String(rows.length));
    expect(rows.map(({ size }) => size)).toEqual(expect.arrayContaining([...sizes]));
    expect(rows.map(({ size }) => size)).toEqual(rows.map(({ size }) => size).sort((one, other) => other - one));
    for (const { size, root, sealedAt, key } of rows) {
      const note = await get<string>(`checkpoint?size=${size}`);
      const opened = await openCheckpoint(note, (await verifierKeyIn(verifierKeyText(TEST_SIGNER)))!);
      expect(opened).toMatchObject({ size, root: hash(root), at: new Date(sealedAt) });
      expect(note).toContain('hourtrail.test');
      expect(key).toBe(verifierKeyText(TEST_SIGNER).split('+')[1]);
    }
  });

  it('gets no bytes of an entry that is a draft, and of every other the same as are stored', async () => {
    const draft = await school.entry('draft');
    await school.app.sealAll();
    const { size } = await get<InclusionProof>('proofs/inclusion?number=1');
    const proof = await get<InclusionProof>(`proofs/inclusion?number=${size}`);
    expect(proof.event).toBeNull();
    await (await school.as(school.student)).patch(`/api/volunteer-hours/${draft}`, { status: 'pending' });
    await school.app.sealAll();
    const handedIn = await get<InclusionProof>(`proofs/inclusion?number=${size}`);
    expect(JSON.parse(handedIn.event as string)).toMatchObject({ stream: `hours/${draft}`, version: 1 });
  });
});

describe('a proof that cannot be', () => {
  const ask = async (path: string, client = auditor) => refused(await client.get(`/api/audit/${path}`));
  let size = 0;
  beforeAll(async () => {
    ({ size } = await get<InclusionProof>('proofs/inclusion?number=1'));
  });

  it('of a number beyond the tree is refused with the number of events', async () => {
    expect(await ask(`proofs/inclusion?number=${size + 1}`)).toEqual([
      400,
      'audit.beyond-the-tree',
      `The tree has ${size} events. There is no number ${size + 1} in it.`,
    ]);
    expect(await ask('proofs/inclusion?number=3&size=2')).toEqual([
      400,
      'audit.beyond-the-tree',
      'The tree has 2 events. There is no number 3 in it.',
    ]);
  });

  it('of a tree that never was is refused', async () => {
    const message = `The log has ${size} sealed events. There is no tree of 9,999.`;
    expect(await ask('proofs/inclusion?number=1&size=9999')).toEqual([400, 'audit.beyond-the-log', message]);
    expect(await ask('proofs/consistency?from=1&to=9999')).toEqual([400, 'audit.beyond-the-log', message]);
    expect(await ask('proofs/consistency?from=9999')).toEqual([400, 'audit.beyond-the-log', message]);
    // a slow machine may have signed at a size between
    let at = 2;
    while (at < 6 && (await ask(`checkpoint?size=${at}`))[0] === 200) at += 1;
    expect(await ask(`checkpoint?size=${at}`)).toEqual([
      404,
      'audit.no-checkpoint',
      `No checkpoint was signed at ${at} events.`,
    ]);
  });

  it('with its sizes swapped is refused', async () => {
    expect(await ask('proofs/consistency?from=5&to=3')).toEqual([
      400,
      'audit.sizes-swapped',
      '“From” can’t be greater than “to.” A tree of 3 events can’t begin with 5.',
    ]);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999', ''])('of %j is refused', async (number) => {
    for (const path of [`proofs/inclusion?number=${number}`, `proofs/consistency?from=${number}`]) {
      const [status, code] = await ask(path);
      expect([status, code]).toEqual([400, 'invalid-input']);
    }
  });

  it('of another school is refused, as of one that is none; a super-admin sees all', async () => {
    const other = await makeSchool(school.app);
    const paths = ['checkpoint', 'checkpoints', 'proofs/inclusion?number=1', 'proofs/consistency?from=1'];
    for (const path of paths) {
      for (const id of [other, 9_999, 0]) {
        const [status, code] = await ask(`${path}${path.includes('?') ? '&' : '?'}organizationId=${id}`);
        expect([path, id, status, code]).toEqual([path, id, 403, 'organization.not-yours']);
      }
    }
    const everywhere = await school.as(await school.superAdmin());
    const { status, body } = await everywhere.get(`/api/audit/proofs/inclusion?number=1&organizationId=${school.id}`);
    expect([status, body.organizationId]).toEqual([200, school.id]);
    expect((await ask('checkpoint?organizationId=9999', everywhere))[0]).toBe(404);
  });

  it('of a log in which nothing is sealed yet says so', async () => {
    const everywhere = await school.as(await school.superAdmin());
    const other = await makeSchool(school.app);
    expect(await ask(`checkpoint?organizationId=${other}`, everywhere)).toEqual([
      404,
      'audit.nothing-sealed',
      'Nothing in this log is sealed yet.',
    ]);
  });
});
