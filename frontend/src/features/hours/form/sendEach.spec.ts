import { sendEach } from './sendEach.js';

const FULL = {
  status: 400,
  data: { message: 'No.', errors: [{ field: 'hours', message: 'A day cannot hold more than 24 hours in total.' }] },
};
const WRONG_VERIFIER = {
  status: 400,
  data: { message: 'No.', errors: [{ field: 'verifierId', message: 'Choose an active verifier at your school.' }] },
};
const LOST = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
const DAYS = ['2026-09-28', '2026-09-29', '2026-09-30'];

async function sending(answers: Readonly<Record<string, object>>) {
  const sent: string[] = [];
  const lefts: (readonly string[])[] = [];
  const outcome = await sendEach(
    DAYS,
    async (date) => {
      sent.push(date);
      const answer = answers[date];
      if (answer) throw Object.assign(new Error('refused'), answer);
    },
    (left) => lefts.push(left),
  );
  return { sent, lefts, ...outcome };
}

describe('logging the same on several days', () => {
  it('sends one after the other and tells each time which are left', async () => {
    expect(await sending({})).toMatchObject({
      sent: DAYS,
      done: 3,
      refused: [],
      lefts: [['2026-09-29', '2026-09-30'], ['2026-09-30'], []],
    });
  });

  it('goes on after a day that is full, and keeps that day with its reason', async () => {
    expect(await sending({ '2026-09-29': FULL })).toMatchObject({
      sent: DAYS,
      done: 2,
      refused: [{ date: '2026-09-29', message: 'A day cannot hold more than 24 hours in total.' }],
      lefts: [['2026-09-29', '2026-09-30'], ['2026-09-29']],
    });
  });

  it.each([
    ['the connection is lost', LOST],
    ['what is wrong would be wrong on every day', WRONG_VERIFIER],
    ['something else is wrong', { status: 409, data: { message: 'Stale.' } }],
  ])('stops where %s, with nothing sent after it', async (_why, error) => {
    const outcome = await sending({ '2026-09-29': error });
    expect(outcome).toMatchObject({ sent: DAYS.slice(0, 2), done: 1, refused: [], stopped: error });
    expect(outcome.lefts).toEqual([DAYS.slice(1)]);
  });
});
