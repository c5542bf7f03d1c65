import { randomBytes } from 'node:crypto';
import type { IssuedRecord } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { clientsOf, makeStaffedSchool } from '../../../test/people.js';

const GUESSES = 1_000_000;
const AT_ONCE = 50;

describe('a link to a supervisor', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is looked up for few of a million guesses from one network in an hour', async () => {
    const client = app.client();
    const answers: Record<number, number> = {};
    const time = Date.now().toString(36);
    let left = GUESSES;
    const guess = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const { status } = await client.get(`/api/confirmations/1.${time}.${randomBytes(32).toString('base64url')}`);
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    const began = Date.now();
    await Promise.all(Array.from({ length: AT_ONCE }, guess));
    const hours = Math.ceil((Date.now() - began) / 3_600_000);
    expect(Object.keys(answers)).toEqual(['404', '429']);
    expect(answers[404]).toBeLessThanOrEqual(300 * (hours + 1));
    expect((answers[404] ?? 0) + (answers[429] ?? 0)).toBe(GUESSES);
  });
});

describe('an official record', () => {
  const PROBES = 10_000;
  const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  let database: TestDatabase;
  let app: TestApp;
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('says nothing of itself in ten thousand probes, near its code and far from it', async () => {
    const school = await makeStaffedSchool(app);
    const { student } = await clientsOf(app, school);
    const issued = await student.post(`/api/users/${school.student.id}/records`, { show: ['school'] });
    const code = (issued.body as IssuedRecord).code.replaceAll('-', '');
    const { firstName, lastName, email, username } = school.student;
    const hidden = [firstName, lastName, email, username];
    const stranger = app.client();
    const shown = await stranger.get(`/api/records/${code}`);
    expect(shown.status).toBe(200);
    for (const word of hidden) expect(JSON.stringify([shown.body, shown.headers])).not.toContain(word);

    const random = (): string => Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join('');
    const near = (nth: number): string => {
      const place = nth % 12;
      const other = LETTERS[(LETTERS.indexOf(code[place] as string) + 1 + (nth % 31)) % 32] as string;
      return code.slice(0, place) + other + code.slice(place + 1);
    };
    const answers = new Map<string, number>();
    for (let nth = 0; nth < PROBES; nth += 1) {
      // an hour has 300 looks
      if (nth % 250 === 0) clock.advance(3_600_000);
      const file = ['', '.json', '.pdf'][nth % 3] as string;
      const answer = await stranger.get(`/api/records/${nth % 2 === 0 ? near(nth) : random()}${file}`);
      const { requestId: _each, ...said } = answer.body as { readonly requestId?: string };
      const seen = JSON.stringify([answer.status, said, answer.headers['x-robots-tag']]);
      answers.set(seen, (answers.get(seen) ?? 0) + 1);
    }
    expect([...answers.values()]).toEqual([PROBES]);
    expect([...answers.keys()].join()).toContain('[404,');
  });
});
