import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { DomainEvent, Json } from '../kernel/event.js';
import { canonicalJson, commitmentTo, macOf, record, type Recording } from './recording.js';

const KEY = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const PLACE = { organizationId: 2, stream: 'hours/17', version: 3 };
const AT = new Date('2026-03-16T12:34:56.789Z');
const ACTOR = {
  id: 6,
  role: 'verifier',
  organizationId: 2,
  requestId: 'r-1',
  sessionHash: Buffer.alloc(32, 7),
};
const VERIFIED: DomainEvent = {
  type: 'hours.verified',
  data: { to: 'verified', from: 'pending', student: 5, set: { hundredths: 300, date: '2026-03-14' } },
  texts: { comment: 'Was there 😀', description: null },
};

const recordOf = (event: DomainEvent = VERIFIED): Recording =>
  record(event, PLACE, { actor: ACTOR, at: AT, macKey: KEY });
const parsed = ({ canonical }: Recording) =>
  JSON.parse(canonical) as Record<string, Json> & { id: string; texts: Record<string, string> };

/** SHA-256 and HMAC-SHA-256 by the older functions of Node, from the bytes alone. */
const sha256 = (...parts: readonly (Buffer | string)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

describe('Canonical JSON', () => {
  it.each<[Json, string]>([
    [null, 'null'],
    [true, 'true'],
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [1e21, '1e+21'],
    ['', '""'],
    ['é\u2028😀"\\/\n\u0007', '"é\u2028😀\\"\\\\/\\n\\u0007"'],
    ['\uD83D', '"\\ud83d"'],
    [[], '[]'],
    [{}, '{}'],
    [[3, 1, [2, null]], '[3,1,[2,null]]'],
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ b: { d: 1, c: [{ f: 1, e: 2 }] }, a: [] }, '{"a":[],"b":{"c":[{"e":2,"f":1}],"d":1}}'],
    [{ 10: 'ten', 9: 'nine', a: 'a' }, '{"10":"ten","9":"nine","a":"a"}'],
    [{ Z: 1, a: 2, _: 3, '': 4 }, '{"":4,"Z":1,"_":3,"a":2}'],
    [{ é: 1, e: 2, z: 3 }, '{"e":2,"z":3,"é":1}'],
    [{ '\uFFFD': 1, '😀': 2 }, '{"😀":2,"\uFFFD":1}'],
  ])('writes %j in one way', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('says the same as the value, whatever the value, and the same whatever the order of its keys', () => {
    const shuffled = (value: Json): Json => {
      if (value === null || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(shuffled);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, each]) => [key, shuffled(each)]),
      );
    };

    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (any) => {
        const value = JSON.parse(JSON.stringify(any)) as Json;
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      }),
      { seed: 20_260_316, numRuns: 300 },
    );
  });

  it('has no space between its parts', () => {
    expect(recordOf().canonical).not.toMatch(/[:,[{] | [}\]]/);
  });
});

describe('A recorded event', () => {
  it('is written down with everything that was known before the write, in one order', () => {
    const recording = recordOf();

    expect(recording.canonical).toBe(
      `{"actor":{"id":6,"role":"verifier"},"at":"2026-03-16T12:34:56.789Z",` +
        `"data":{"from":"pending","set":{"date":"2026-03-14","hundredths":300},"student":5,"to":"verified"},` +
        `"id":"${parsed(recording).id}","organization":2,"request":"r-1","schema":1,"stream":"hours/17",` +
        `"texts":{"comment":"${parsed(recording).texts['comment']}","description":null},` +
        `"type":"hours.verified","version":3}`,
    );
  });

  it('has an id of its own', () => {
    const ids = Array.from({ length: 100 }, () => parsed(recordOf()).id);

    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('can be hashed again by anybody who has its bytes', () => {
    const { canonical, hash } = recordOf();

    expect(hash).toBe(sha256(Buffer.from(canonical, 'utf8')));
  });

  it('can be proved by whoever has the key, from its hash in bytes', () => {
    const { hash, mac } = recordOf();

    expect(mac).toBe(createHmac('sha256', KEY).update(Buffer.from(hash, 'hex')).digest('hex'));
    expect(macOf(KEY, hash)).toBe(mac);
    expect(macOf(Buffer.from(KEY).fill(1, 0, 1), hash)).not.toBe(mac);
  });

  it('has the MAC that RFC 4231 gives for its second case', () => {
    const data = Buffer.from('what do ya want for nothing?').toString('hex');

    expect(macOf(Buffer.from('Jefe'), data)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('has another hash once a single bit of it is another', () => {
    const { canonical, hash, mac } = recordOf();
    const bytes = Buffer.from(canonical, 'utf8');

    const hashes = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] as number) ^ (1 << (bit & 7));
      return sha256(forged);
    });

    expect(new Set([...hashes, hash]).size).toBe(bytes.length * 8 + 1);
    expect(hashes.map((each) => macOf(KEY, each))).not.toContain(mac);
  });

  it.each<[string, () => Recording]>([
    ['type', () => recordOf({ ...VERIFIED, type: 'hours.approved' })],
    ['data', () => recordOf({ ...VERIFIED, data: { ...VERIFIED.data, student: 6 } })],
    ['school', () => record(VERIFIED, { ...PLACE, organizationId: 3 }, { actor: ACTOR, at: AT, macKey: KEY })],
    ['stream', () => record(VERIFIED, { ...PLACE, stream: 'hours/18' }, { actor: ACTOR, at: AT, macKey: KEY })],
    ['version', () => record(VERIFIED, { ...PLACE, version: 4 }, { actor: ACTOR, at: AT, macKey: KEY })],
    ['actor', () => record(VERIFIED, PLACE, { actor: { ...ACTOR, id: 7 }, at: AT, macKey: KEY })],
    ['role', () => record(VERIFIED, PLACE, { actor: { ...ACTOR, role: 'admin' }, at: AT, macKey: KEY })],
    ['request', () => record(VERIFIED, PLACE, { actor: { ...ACTOR, requestId: 'r-2' }, at: AT, macKey: KEY })],
    ['time', () => record(VERIFIED, PLACE, { actor: ACTOR, at: new Date(+AT + 1), macKey: KEY })],
  ])('covers its %s', (_what, other) => {
    const bare = (recording: Recording): object => {
      const { id, texts, ...rest } = parsed(recording);
      return { ...rest, hasId: Boolean(id), textsOf: Object.keys(texts) };
    };

    expect(bare(other())).not.toEqual(bare(recordOf()));
  });

  it('may have nobody as its actor and no request', () => {
    const signUp = record(VERIFIED, PLACE, {
      actor: { id: null, role: 'student', organizationId: 1 },
      at: AT,
      macKey: KEY,
    });

    expect(parsed(signUp)).toMatchObject({
      actor: { id: null, role: 'student' },
      request: null,
      organization: 2,
    });
  });

  it('keeps the session out of what is written', () => {
    expect(recordOf().canonical).not.toContain(ACTOR.sessionHash.toString('hex'));
    expect(recordOf().canonical).not.toMatch(/session/i);
  });

  it('is handed on as it was decided', () => {
    const { event } = recordOf();

    expect(event).toEqual({
      ...PLACE,
      type: 'hours.verified',
      at: AT,
      actor: { id: 6, role: 'verifier' },
      data: VERIFIED.data,
      texts: VERIFIED.texts,
    });
  });
});

describe('A free text', () => {
  it('stands beside the event, which holds only a commitment to it', () => {
    const recording = recordOf();

    expect(recording.canonical).not.toContain('Was there');
    expect(recording.texts).toMatchObject([{ field: 'comment', body: 'Was there 😀' }]);
    expect(recording.texts[0]?.salt).toMatch(/^[\da-f]{32}$/);
  });

  it('can be checked against its commitment by anybody who has text and salt', () => {
    const recording = recordOf();
    const [text] = recording.texts;

    const again = sha256(Buffer.from(text?.salt as string, 'hex'), Buffer.from('Was there 😀', 'utf8'));

    expect(parsed(recording).texts['comment']).toBe(again);
    expect(commitmentTo(Buffer.from(text?.salt as string, 'hex'), 'Was there 😀')).toBe(again);
  });

  it('is held to every letter and to its salt', () => {
    const salt = Buffer.alloc(16, 1);
    const commitments = ['Was there', 'was there', 'Was there ', 'Was the re', '', 'Was thér e'].map((body) =>
      commitmentTo(salt, body),
    );

    expect(new Set([...commitments, commitmentTo(Buffer.alloc(16, 2), 'Was there')]).size).toBe(7);
  });

  it('cannot be guessed by comparing: equal texts have different salts and commitments', () => {
    const same = { ...VERIFIED, texts: { comment: 'Yes', description: 'Yes' } };
    const recordings = Array.from({ length: 100 }, () => recordOf(same));

    expect(new Set(recordings.flatMap(({ texts }) => texts.map(({ salt }) => salt))).size).toBe(200);
    expect(new Set(recordings.flatMap((each) => Object.values(parsed(each).texts))).size).toBe(200);
    expect(new Set(recordings.map(({ hash }) => hash)).size).toBe(100);
  });

  it('that was emptied has neither salt nor commitment', () => {
    const recording = recordOf({ ...VERIFIED, texts: { description: null } });

    expect(recording.texts).toEqual([]);
    expect(parsed(recording).texts).toEqual({ description: null });
  });

  it('of no letters is a text all the same', () => {
    expect(recordOf({ ...VERIFIED, texts: { comment: '' } }).texts).toHaveLength(1);
  });

  it('need not be there', () => {
    const { texts, ...bare } = VERIFIED;
    const recording = recordOf(bare);

    expect(texts).toBeDefined();
    expect(recording.texts).toEqual([]);
    expect(recording.event.texts).toEqual({});
    expect(parsed(recording).texts).toEqual({});
  });
});
