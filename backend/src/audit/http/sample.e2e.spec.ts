import { createHash } from 'node:crypto';
import type { Sample } from '@hourtrail/contracts';
import { startApp, TEST_SIGNER, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { newSignerText, openNote, signerIn, verifierKeyText } from '../../platform/sealing/signed-note.js';

const APPROVALS = 40;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let school: number;
let reviewer: Client;
let volunteer: Client;
let teacher: Client;
let mornings = 0;

const done = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

async function approve(): Promise<number> {
  const date = new Date(Date.UTC(2026, 7, 1) + (mornings += 1) * 86_400_000).toISOString().slice(0, 10);
  const body = { organizationName: 'Food Bank', description: `Morning ${mornings}`, date, hours: 3 };
  const times = { startTime: '09:00', endTime: '12:00' };
  const { id } = done(await volunteer.post('/api/volunteer-hours', { ...body, ...times })) as { id: number };
  done(await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved' }));
  return id;
}

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-19T04:50:00Z'));
  app = await startApp({ database, clock });
  const staffed = await makeStaffedSchool(app);
  school = staffed.id;
  reviewer = await app.as(await makePerson(app, school, 'auditor'));
  [volunteer, teacher] = [await app.as(staffed.student), await app.as(staffed.teacher)];
  for (let n = 0; n < APPROVALS; n += 1) {
    if (n === APPROVALS / 2) clock.advance(20 * 60_000);
    await approve();
  }
  await app.sealAll();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const drawn = async (query: string): Promise<Sample> =>
  done(await reviewer.get(`/api/audit/sample?${query}`)) as Sample;

/** What a stranger draws who has the log, the seed and the rule. */
async function redrawn({ seed, size, count, day }: { seed: string; size: number; count: number; day?: string }) {
  const approvals = await asAdmin<{ number: string; stream: string }>(
    database,
    `SELECT s.number, s.stream FROM log.sealed_events s JOIN log.events e USING (organization_id, stream, version)
     WHERE organization_id = $1 AND number <= $2 AND e.type = 'hours.approved'
       AND ($3::date IS NULL OR (e.at AT TIME ZONE 'America/New_York')::date = $3)`,
    [school, size, day ?? null],
  );
  return approvals
    .map(({ number, stream }) => ({
      draw: createHash('sha256').update(`${seed}\n${school}\n${number}`).digest('hex'),
      number: Number(number),
      record: stream,
    }))
    .sort((a, b) => (a.draw < b.draw ? -1 : 1))
    .slice(0, count);
}

const sizes = async (): Promise<readonly number[]> =>
  (
    await asAdmin<{ size: string }>(
      database,
      'SELECT size FROM log.checkpoints WHERE organization_id = $1 ORDER BY size',
      [school],
    )
  ).map(({ size }) => Number(size));

describe('a sample of approvals', () => {
  it('is what anybody draws who has the log, the seed and the rule', async () => {
    const sample = await drawn('seed=spring+term&entries=7');
    expect(sample).toMatchObject({ organizationId: school, seed: 'spring term', population: APPROVALS });
    expect(sample.entries.map(({ draw, number, record }) => ({ draw, number, record }))).toEqual(
      await redrawn({ seed: 'spring term', size: sample.size, count: 7 }),
    );
    expect(sample.entries[0]).toMatchObject({
      actor: { role: 'teacher' },
      person: { id: expect.any(Number) as number },
      hours: '3.00',
    });
  });

  it('is the same for the same question, and another for another seed', async () => {
    const [one, same, other] = [
      await drawn('seed=a&entries=5'),
      await drawn('seed=a&entries=5'),
      await drawn('seed=b&entries=5'),
    ];
    expect(one).toEqual(same);
    expect(other.entries).not.toEqual(one.entries);
  });

  it('of a size stays as it was drawn, though the log has grown since', async () => {
    const before = await drawn('seed=a&entries=40');
    await approve();
    await app.sealAll();
    expect(await drawn(`seed=a&entries=40&size=${before.size}`)).toEqual(before);
    const after = await drawn('seed=a&entries=40');
    expect([after.population, after.size > before.size]).toEqual([before.population + 1, true]);
    expect(await sizes()).toContain(after.size);
  });

  it('can be of a time, by the days of the school', async () => {
    const sample = await drawn('seed=a&entries=500&from=2026-11-18&to=2026-11-18');
    expect([sample.population, sample.entries.length]).toEqual([APPROVALS / 2, APPROVALS / 2]);
    expect(sample.entries.map(({ draw, number, record }) => ({ draw, number, record }))).toEqual(
      await redrawn({ seed: 'a', size: sample.size, count: 500, day: '2026-11-18' }),
    );
  });

  it('of a time without approvals is empty', async () => {
    expect(await drawn('seed=a&entries=5&to=2026-01-01')).toMatchObject({ population: 0, entries: [] });
  });

  it.each([
    ['entries=5', 'Seed must be plain text.'],
    ['seed=a&entries=0', 'Entries must be a whole number from 1 to 500.'],
    ['seed=a&entries=501', 'Entries must be a whole number from 1 to 500.'],
    ['seed=a&entries=5&size=999999', /^The log has \d+ sealed events\. There is no tree of 999,999\.$/],
    ['seed=a&entries=5&size=0', 'Events in the log must be a whole number from 1 to 2,147,483,647.'],
  ])('asked for by %s is refused with a sentence', async (query, message) => {
    const { status, body } = await reviewer.get(`/api/audit/sample?${query}`);
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});

describe('a workpaper', () => {
  it('is a note signed with the key of the log that tells the question and what was drawn', async () => {
    const question = 'seed=spring%0Aterm&entries=3&from=2026-11-18';
    const { headers, body } = await reviewer.get(`/api/audit/sample/workpaper?${question}`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="workpaper-\d+-\d+\.txt"$/);
    const text = openNote(String(body), [TEST_SIGNER]) ?? '';
    const sample = await drawn(question);
    expect(text.split('\n').slice(0, 10)).toEqual([
      `hourtrail.test/${school}/sample`,
      'HourTrail workpaper: approvals drawn at random',
      expect.stringMatching(/^school \d+ "/),
      `log size ${sample.size}`,
      `root ${sample.root}`,
      'seed "spring\\nterm"',
      'period from 2026-11-18 to the end, in America/New_York',
      `approvals ${sample.population}`,
      'asked for 3',
      'drawn 3',
    ]);
    for (const { draw, number, record } of sample.entries) expect(text).toContain(`\n${draw} ${number} ${record}\n`);
  });

  it('of which a single character was changed is worth nothing', async () => {
    const { body } = await reviewer.get('/api/audit/sample/workpaper?seed=a&entries=3');
    expect(openNote(String(body), [TEST_SIGNER])).toBeDefined();
    expect(openNote(String(body).replace('drawn 3', 'drawn 2'), [TEST_SIGNER])).toBeUndefined();
  });
});

it('of a log of which nothing is sealed there is no sample', async () => {
  const fresh = await makeStaffedSchool(app);
  const { status, body } = await (await app.as(fresh.admin)).get('/api/audit/sample?seed=a&entries=1');
  expect([status, (body as { message: string }).message]).toEqual([404, 'Nothing in this log is sealed yet.']);
});

it('signs nothing, and says so, while the server still has the key before', async () => {
  const next = verifierKeyText(signerIn(newSignerText('hourtrail.test')));
  await asAdmin(database, 'INSERT INTO log.signing_keys (verifier_key, since) VALUES ($1, now())', [next]);
  const evidence = reviewer.post('/api/audit/evidence', { kind: 'school' });
  for (const answer of [await reviewer.get('/api/audit/sample/workpaper?seed=a&entries=3'), await evidence]) {
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'other-key' }]);
    expect((answer.body as { message: string }).message).toContain('must set SEAL_KEY to the new key');
  }
});
